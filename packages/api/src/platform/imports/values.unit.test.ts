import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideCriticalScale, readCritical } from "./critical-values.ts";
import { decideDateOrder, readDate } from "./date-values.ts";
import { readInterval } from "./interval-values.ts";
import { readKind, readPriority, readStatus } from "./job-word-values.ts";
import { decideDecimalMark, readDecimal } from "./number-values.ts";
import type { Reading } from "./reading.ts";
import type { Cell } from "./table.ts";
import { readArchived, readDepartment, readYesNo } from "./word-values.ts";

const today = "2026-11-21";
const outcome = (reading: Reading<unknown>) =>
  reading.kind === "value" ? reading.value : reading.kind === "blank" ? null : reading.key;

it.each([45_678, "45678", "45678.5"])("%s is no date unless somebody said so", (cell) => {
  const reading = (serials: "days" | "none") => outcome(readDate(cell, { order: "dayFirst", today, serials }));
  expect(reading("none")).toBe("imports:cellNumberNotADate");
  expect(reading("days")).toBe("2025-01-21");
});

describe("dates", () => {
  it.each<[Cell, string | null]>([
    ["2026-03-15", "2026-03-15"],
    ["2026/3/5", "2026-03-05"],
    ["20260315", "2026-03-15"],
    ["2026-03-15T23:59:00Z", "2026-03-15"],
    ["15/03/2026 10:30", "2026-03-15"],
    ["15.03.26", "2026-03-15"],
    ["1.6.97", "1997-06-01"],
    ["01.06.46", "2046-06-01"],
    ["01.06.47", "1947-06-01"],
    ["15-MAR-2026", "2026-03-15"],
    ["15mar26", "2026-03-15"],
    ["Tue 15 March 2026", "2026-03-15"],
    ["March 15, 2026", "2026-03-15"],
    ["15 mars 2026", "2026-03-15"],
    ["1er août 2026", "2026-08-01"],
    ["15. März 2026", "2026-03-15"],
    ["3 gennaio 2026", "2026-01-03"],
    ["15 de marzo de 2026", "2026-03-15"],
    ["2026年3月15日", "2026-03-15"],
    [46096, "2026-03-15"],
    ["46096.5", "2026-03-15"],
    [new Date("2026-03-14T23:59:59.999Z"), "2026-03-15"],
    ["29/02/2024", "2024-02-29"],
    ["29/02/2026", "imports:cellNoSuchDay"],
    ["31/04/2026", "imports:cellNoSuchDay"],
    ["soon", "imports:cellNotADate"],
    ["March 2026", "imports:cellNotADate"],
    [12, "imports:cellNotADate"],
    ["n/a", null],
    ["00/00/0000", null],
    [null, null],
  ])("%s is %s", (cell, expected) => {
    expect(outcome(readDate(cell, { order: "dayFirst", today, serials: "days" }))).toBe(expected);
  });

  it.each([
    [
      "a day above twelve settles day first",
      ["03/04/2026", "25/04/2026"],
      { order: "dayFirst", certain: true, mixed: false },
    ],
    [
      "a second figure above twelve settles month first",
      ["03/04/2026", "04/25/2026"],
      { order: "monthFirst", certain: true, mixed: false },
    ],
    [
      "nothing settles it: the reader is asked",
      ["03/04/2026"],
      { order: "dayFirst", certain: false, mixed: false, ambiguous: ["03/04/2026"] },
    ],
    [
      "the same either way needs no question",
      ["03/03/2026", "2026-04-05"],
      { order: "dayFirst", certain: true, mixed: false },
    ],
    [
      "a column that contradicts itself",
      ["25/04/2026", "04/25/2026"],
      { order: "dayFirst", certain: false, mixed: true },
    ],
  ])("%s", (_, cells, decision) => {
    expect(decideDateOrder(cells)).toMatchObject(decision);
  });

  it("reads any column of real dates back once one date settles the order", () => {
    const date = fc.date({ min: new Date("2007-01-01"), max: new Date("2046-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(date), fc.boolean(), fc.constantFrom("/", ".", "-"), (dates, isDayFirst, mark) => {
        const days = [...dates.map((at) => at.toISOString().slice(0, 10)), "2026-12-31"];
        const texts = days.map((on) => {
          const [year, month, day] = on.split("-");
          return [isDayFirst ? day : month, isDayFirst ? month : day, year].join(mark);
        });
        const { order, certain } = decideDateOrder(texts);
        expect(certain).toBe(true);
        expect(texts.map((text) => outcome(readDate(text, { order, today, serials: "days" })))).toEqual(days);
      }),
    );
  });
});

describe("figures", () => {
  it.each([
    ["1.234,5", "comma", 1234.5],
    ["1,234.5", "point", 1234.5],
    ["1'234.5", "point", 1234.5],
    ["4 380 h", "point", 4380],
    ["4\u202f380,5 h", "comma", 4380.5],
    ["500 hrs.", "point", 500],
    ["-3.5", "point", -3.5],
    ["1.234.567", "comma", 1234567],
    ["12,34,5", "point", "imports:cellNotANumber"],
    ["1.5", "comma", "imports:cellNotANumber"],
    ["see log", "point", "imports:cellNotANumber"],
    ["10-20", "point", "imports:cellNotANumber"],
    ["n/a", "point", null],
  ] as const)("%s with a decimal %s is %s", (text, mark, expected) => {
    expect(outcome(readDecimal(text, mark))).toBe(expected);
  });

  it.each([
    [["1.234,5", "12"], { mark: "comma", certain: true }],
    [["1,234.5"], { mark: "point", certain: true }],
    [["12,5", "1.234"], { mark: "comma", certain: true }],
    [["1.234"], { mark: "comma", certain: false }],
    [["1,234"], { mark: "point", certain: false }],
    [["12", 3.5], { mark: "point", certain: true }],
  ])("%j", (cells, decision) => {
    expect(decideDecimalMark(cells)).toMatchObject(decision);
  });
});

describe("words", () => {
  it.each([
    [readYesNo, "oui", true],
    [readYesNo, "X", true],
    [readYesNo, "✓", true],
    [readYesNo, 0, false],
    [readYesNo, "Sí", true],
    [readYesNo, "perhaps", "imports:cellNotYesNo"],
    [readDepartment, "Engine Room", "engineering"],
    [readDepartment, "Küche", "galley"],
    [readDepartment, "Intérieur", "interior"],
    [readDepartment, "Laundry chute", "imports:cellUnknownDepartment"],
    [(cell: Cell) => readArchived(cell, false), "ACTIVE", false],
    [(cell: Cell) => readArchived(cell, false), "no", true],
    [(cell: Cell) => readArchived(cell, true), "no", false],
    [(cell: Cell) => readArchived(cell, true), "Defekt", false],
    [(cell: Cell) => readArchived(cell, true), "Scrapped", true],
    [readStatus, "In Progress", "in_progress"],
    [readStatus, "terminé", "done"],
    [readKind, "Corrective", "defect"],
    [readPriority, "P1", "critical"],
    [readPriority, "2 - High", "high"],
  ])("%o reads %s as %s", (readCell, cell, expected) => {
    expect(outcome(readCell(cell))).toBe(expected);
  });

  it.each([
    ["its own word for critical puts high one step below", ["critical", "high", "medium"], [true, false, false], true],
    [
      "high is the top of high, medium, low, and the reader is asked",
      ["high", "medium", "low"],
      [true, false, false],
      false,
    ],
    ["A is the top of letters", ["A", "B", "C"], [true, false, false], true],
    ["1 is the top of 1, 2, 3", ["1", "2", "3"], [true, false, false], true],
    ["1 and 0 are yes and no", ["1", "0"], [true, false], true],
  ])("criticality: %s", (_, cells, expected, isCertain) => {
    const { scale, certain } = decideCriticalScale(cells);
    expect(cells.map((cell) => outcome(readCritical(cell, scale)))).toEqual(expected);
    expect(certain).toBe(isCertain);
  });

  it.each([
    ["500 h", { hours: 500, calendar: null, bare: null }],
    ["500 hrs / 12 months", { hours: 500, calendar: { n: 12, unit: "month" }, bare: null }],
    ["every 2 weeks", { hours: null, calendar: { n: 2, unit: "week" }, bare: null }],
    ["6 Monate", { hours: null, calendar: { n: 6, unit: "month" }, bare: null }],
    ["Trimestriel", { hours: null, calendar: { n: 3, unit: "month" }, bare: null }],
    [250, { hours: null, calendar: null, bare: 250 }],
  ])("the interval %s", (cell, value) => {
    expect(readInterval(cell, "point")).toEqual({ kind: "value", value });
  });

  it.each(["when dirty", "3 moons", "-2 h"])("%s is no interval", (cell) => {
    expect(outcome(readInterval(cell, "point"))).toBe("imports:cellNotAnInterval");
  });
});
