import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as on } from "../calendar-date.ts";
import { type MatrixColumn, type MatrixPaper, matrixRow } from "./certificate-matrix.ts";

const paper = (type: string, expires: string | null, change: Partial<MatrixPaper> = {}): MatrixPaper => ({
  ...{ id: `${type} ${expires}`, type, issuedOn: null, replacesId: null },
  ...{ expiresOn: expires === null ? null : on(expires), hasNoExpiry: expires === null },
  ...change,
});
const everything = (_type: string) => true;
const cellOf = (column: MatrixColumn, papers: MatrixPaper[], day: string, mayKnow = everything) =>
  matrixRow({ department: "deck", papers }, on(day), mayKnow).find((cell) => cell.column === column);

/** Worked examples of expiry: the last day still holds. */
test.each([
  ["2026-03-31", 91, "valid"],
  ["2026-04-01", 90, "expiring"],
  ["2026-05-30", 31, "expiring"],
  ["2026-05-31", 30, "urgent"],
  ["2026-06-30", 0, "urgent"],
  ["2026-07-01", -1, "expired"],
])("on %s a medical certificate to 2026-06-30 has %i days left: %s", (day, daysLeft, state) => {
  expect(cellOf("medical", [paper("medical_certificate", "2026-06-30")], day)).toMatchObject({ daysLeft, state });
});

describe("a cell of the matrix", () => {
  const basic = [
    ...[paper("survival_techniques", "2027-03-01"), paper("fire_fighting", "2026-08-01")],
    ...[paper("elementary_first_aid", null), paper("personal_safety", null)],
  ];

  it("shows of a set the paper that ends first", () => {
    expect(cellOf("basicSafety", basic, "2026-06-15")).toMatchObject({
      ...{ state: "expiring", expiresOn: "2026-08-01", types: ["fire_fighting"] },
    });
  });

  it("lets the higher paper stand for the lower", () => {
    const papers = [...basic, paper("advanced_fire_fighting", "2030-01-01")];
    expect(cellOf("basicSafety", papers, "2026-06-15")).toMatchObject({ state: "valid", expiresOn: "2027-03-01" });
  });

  it("names what is missing of a set, and tells it from what nobody of the department needs", () => {
    expect(cellOf("basicSafety", basic.slice(1), "2026-06-15")).toMatchObject({
      ...{ state: "missing", types: ["survival_techniques"] },
    });
    expect(cellOf("gmdss", [], "2026-06-15")?.state).toBe("none");
  });

  it("is that of the day: before a renewal was issued the paper it renews", () => {
    const old = paper("passport", "2026-06-01");
    const renewal = paper("passport", "2036-05-19", { issuedOn: on("2026-05-20"), replacesId: old.id });
    expect(cellOf("passport", [old, renewal], "2026-05-19")).toMatchObject({
      state: "urgent",
      expiresOn: "2026-06-01",
    });
    expect(cellOf("passport", [old, renewal], "2026-05-20")).toMatchObject({ state: "valid", expiresOn: "2036-05-19" });
  });

  it("tells no more than the reader may know, not even that something is missing", () => {
    const noPassports = (type: string) => type !== "passport";
    expect(cellOf("passport", [paper("passport", "2020-01-01")], "2026-06-15", noPassports)).toMatchObject({
      ...{ state: "hidden", expiresOn: null, types: [] },
    });
    expect(cellOf("passport", [], "2026-06-15", noPassports)?.state).toBe("hidden");
  });

  it("tells no end from an end that nobody entered", () => {
    expect(cellOf("security", [paper("security_awareness", null)], "2026-06-15")?.state).toBe("noExpiry");
    const unknown = paper("security_awareness", null, { hasNoExpiry: false });
    expect(cellOf("security", [unknown], "2026-06-15")?.state).toBe("unknown");
  });
});
