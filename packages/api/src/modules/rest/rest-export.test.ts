import { parseCalendarDate } from "@ymp/core/calendar-date";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { writeDays } from "@ymp/testing/factories/rest";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
const month = "2026-05";
const on = parseCalendarDate;
const longDay = `${".".repeat(6)}${"#".repeat(36)}${".".repeat(6)}`;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  await writeDays(world, "deckhand", on("2026-05-01"), 31);
  await writeDays(world, "stew", on("2026-05-30"), 2);
  const stew = { profileId: world.crew.A.stew.profileId, lateReason: "At sea" };
  await world.as("captain").rest.saveDay({ ...stew, onDay: on("2026-05-29"), grid: longDay, remark: "Guests, late" });
  const { hash } = await world.as("deckhand").rest.month({ month });
  await world.as("deckhand").rest.signMonth({ month, capacity: "seafarer", revision: 1, hash, pin: worldPin });
});
afterAll(() => world.close());

const linesOf = ({ base64 }: { base64: string }) =>
  Buffer.from(base64, "base64").toString("utf8").replace("\uFEFF", "").trim().split("\r\n");
const monthFile = (who: Who, whose: Who) =>
  world
    .as(who)
    .rest.exportMonth({ profileId: world.person(whose).profileId ?? "", month, format: "csv", locale: "en" });
const overviewFile = (who: Who, asked = month) =>
  world.as(who).rest.exportOverview({ month: asked, format: "csv", locale: "en" });

it("takes a month along, a line a day and a column a half hour, with the figures of each", async () => {
  const file = await monthFile("captain", "stew");
  expect(file).toMatchObject({ mediaType: "text/csv; charset=utf-8", fileName: expect.stringContaining("2026-05") });
  const lines = linesOf(file);
  expect(lines).toHaveLength(32);
  expect(lines[0]).toContain("00:00,00:30,01:00");
  const cells = lines[29]?.split(",") ?? [];
  expect(cells[0]).toBe("2026-05-29");
  expect(cells.slice(1, 49).join("")).toBe(`${"R".repeat(6)}${"W".repeat(36)}${"R".repeat(6)}`);
  expect(cells.slice(50, 53)).toEqual(["18.0", "6.0", "0.0"]);
  expect(lines[29]).toContain('"Guests, late"');
  expect(lines[1]?.split(",").slice(1, 49).join("")).toBe("");
});

it("takes a signed month along as it was signed, as a workbook as well", async () => {
  const lines = linesOf(await monthFile("deckhand", "deckhand"));
  expect(lines.filter((line) => line.includes("W"))).toHaveLength(31);
  const book = await world.as("deckhand").rest.exportMonth({ month, format: "xlsx", locale: "en" });
  expect(book.fileName).toMatch(/\.xlsx$/);
  expect(Buffer.from(book.base64, "base64").subarray(0, 2).toString()).toBe("PK");
});

it("takes along the overview of those whose rest the reader may read, and of nobody else", async () => {
  const captain = linesOf(await overviewFile("captain"));
  expect(captain.join("\n")).toContain("Liam Shaw");
  expect(captain.length).toBeGreaterThan(4);
  const own = linesOf(await overviewFile("deckhand"));
  expect(own).toHaveLength(2);
  expect(own[1]).toContain("hours-of-rest:state.signed");
  // The other vessel has crew of the same names, who signed nothing.
  expect(linesOf(await overviewFile("rival")).join("\n")).not.toContain("hours-of-rest:state.signed");
});

it("gives nobody the month of others, nor of another vessel", async () => {
  expect(await refusalOf(monthFile("deckhand", "stew"))).toMatchObject({ code: "not_found" });
  expect(await refusalOf(monthFile("rival", "deckhand"))).toMatchObject({ code: "not_found" });
  expect(await refusalOf(monthFile("contractor", "deckhand"))).toMatchObject({ code: "forbidden" });
});
