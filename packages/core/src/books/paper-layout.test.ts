import { expect, it } from "vitest";
import { entryColumns } from "../definitions/entry-lines.ts";
import { entryTypesOf } from "./all-books.ts";
import { titlesOf } from "./paper-layout.ts";

const printing = { tanks: new Map(), figures: {}, flags: {}, names: new Map(), shipOffsetMin: 0 };

it("a column that only some entries have stands where it stands among theirs", () => {
  expect(titlesOf(entryTypesOf("imonavigational"))).toEqual(["Group", "Time", "Record", "Weather", "Officer"]);
});

it("a remark that was typed with its full stop gets no second one", () => {
  const special = entryTypesOf("imonavigational").find(({ code }) => code === "DAILY_REPORT");
  if (!special) throw new Error("The navigational log has no daily report");
  const told = (narrative: string) => entryColumns(special, { narrative, course: "182.0" }, printing).Record;
  expect(told("Slight sea.")).toBe(": Slight sea. Course 182.0°");
  expect(told("Slight sea")).toBe(": Slight sea. Course 182.0°");
  expect(told("Wait...")).toBe(": Wait.... Course 182.0°");
});
