import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, parseCalendarDate as on } from "../calendar-date.ts";
import { leaveBalance, type TakenLeave, takenUpTo } from "./leave-balance.ts";
import { daysAway } from "./leave-days.ts";
import { leaveTypes } from "./leave-request.ts";
import { accrued, daysEmployed, faultsOfTerms, type LeaveTerms, rotationCredit } from "./leave-terms.ts";

const mlc: LeaveTerms = {
  startsOn: on("2026-01-01"),
  endsOn: null,
  basis: "annual",
  minimum: "mlc",
  annual: 3000,
  onDays: null,
  offDays: null,
  travel: 0,
  carryOver: null,
  opening: 0,
};
const uk: LeaveTerms = { ...mlc, minimum: "uk", annual: 3800 };
const rotation: LeaveTerms = { ...mlc, basis: "rotation", annual: null, onDays: 60, offDays: 30 };
const leave = (startsOn: string, endsOn: string, more: Partial<TakenLeave> = {}): TakenLeave => ({
  startsOn: on(startsOn),
  endsOn: on(endsOn),
  startsAtNoon: false,
  endsAtNoon: false,
  type: "annual",
  travel: 0,
  ...more,
});
const nothing = { leaves: [], adjustments: [] };
const after = (days: number) => addDays(mlc.startsOn, days - 1);

describe("time for time", () => {
  const ashore = [{ startsOn: on("2026-01-21"), endsOn: on("2026-01-30") }];
  const aboard = (terms: LeaveTerms, leaves: TakenLeave[], day: string) =>
    leaveBalance(terms, { leaves, adjustments: [] }, on(day)).lines.find((line) => line.kind === "rotation");
  it.each<[string, TakenLeave[], string, number]>([
    ["without days that the list of those on board says were ashore", [], "2026-03-01", 5000],
    ["counting a day once that is leave as well", [leave("2026-01-26", "2026-02-04")], "2026-03-01", 4500],
    ["up to the day that is asked about", [], "2026-01-25", 2000],
  ])("is earned %s", (_name, leaves, day, days) => {
    expect(aboard({ ...rotation, ashore }, leaves, day)).toMatchObject({ aboard: days });
  });
});

describe("leave earned by days a year (MLC A2.4, MSN 1877)", () => {
  it.each([
    [30, 247, 312],
    [137, 1126, 1426],
    [365, 3000, 3800],
  ])("after %i days it is %i hundredths under MLC and %i under the United Kingdom", (days, underMlc, underUk) => {
    expect(accrued(3000, days)).toBe(underMlc);
    expect(accrued(3800, days)).toBe(underUk);
    expect(leaveBalance(mlc, nothing, after(days)).days).toBe(underMlc);
    expect(leaveBalance(uk, nothing, after(days)).days).toBe(underUk);
  });

  it("is the opening, and what was earned, without what was taken: 3.00 + 11.26 − 10 = 4.26", () => {
    const leaves = [leave("2026-03-02", "2026-03-11")];
    const balance = leaveBalance({ ...mlc, opening: 300 }, { leaves, adjustments: [] }, after(137));
    expect(balance.days).toBe(426);
    expect(balance.lines).toEqual([
      { kind: "opening", days: 300, on: "2026-01-01" },
      { kind: "accrued", days: 1126, annual: 3000, employed: 137 },
      { kind: "taken", days: -1000, startsOn: "2026-03-02", endsOn: "2026-03-11", travel: 0 },
    ]);
  });

  it("never earns less than the law gives, whatever the contract says", () => {
    const balance = leaveBalance({ ...mlc, annual: 2000 }, nothing, after(365));
    expect(balance.lines).toContainEqual({ kind: "minimum", days: 1000, employed: 365 });
    expect(balance.days).toBe(3000);
    expect(faultsOfTerms({ ...mlc, annual: 2999 })).toEqual([
      { field: "annual", messageKey: "leave:refusal.belowMinimum" },
    ]);
    expect(faultsOfTerms({ ...uk, annual: 3000 })).toHaveLength(1);
    expect(faultsOfTerms(uk)).toEqual([]);
  });

  it("ends with the contract", () => {
    const ended = { ...mlc, endsOn: on("2026-01-30") };
    expect(leaveBalance(ended, nothing, on("2026-12-31")).days).toBe(247);
    expect(daysEmployed(ended, on("2025-12-31"))).toBe(0);
    expect(leaveBalance(mlc, nothing, on("2025-12-31"))).toEqual({ days: 0, lines: [] });
  });
});

describe("leave earned time for time", () => {
  it("is 37.50 days after 75 days aboard, 60 on and 30 off", () => {
    expect(rotationCredit(7500, 60, 30)).toBe(3750);
    expect(leaveBalance(rotation, nothing, after(75)).days).toBe(3750);
  });

  it("is not earned while away, and does not fall below what the law gives", () => {
    const leaves = [leave("2026-03-02", "2026-03-31")];
    const { days, lines } = leaveBalance(rotation, { leaves, adjustments: [] }, on("2026-03-31"));
    expect(lines).toEqual([
      { kind: "rotation", days: 3000, aboard: 6000, onDays: 60, offDays: 30 },
      { kind: "taken", days: -3000, startsOn: "2026-03-02", endsOn: "2026-03-31", travel: 0 },
    ]);
    expect(days).toBe(0);
    const scarce = { ...rotation, onDays: 90, offDays: 1 };
    expect(leaveBalance(scarce, nothing, after(365)).days).toBe(3000);
  });
});

describe("what is taken", () => {
  it.each([
    ["whole days, both ends included", leave("2026-05-01", "2026-05-10"), 1000],
    ["from noon", leave("2026-05-01", "2026-05-10", { startsAtNoon: true }), 950],
    ["until noon", leave("2026-05-01", "2026-05-10", { endsAtNoon: true }), 950],
    ["half a day", leave("2026-05-01", "2026-05-01", { endsAtNoon: true }), 50],
    ["without the way there and back", leave("2026-05-01", "2026-05-10", { travel: 200 }), 800],
    ["sickness is no leave", leave("2026-05-01", "2026-05-10", { type: "sick" }), 0],
    ["nor is time for time", leave("2026-05-01", "2026-05-10", { type: "compensatory" }), 0],
  ])("%s", (_, taken, days) => {
    expect(takenUpTo(taken)).toBe(days);
  });

  it("counts as far as it is past", () => {
    const half = leave("2026-05-01", "2026-05-10", { startsAtNoon: true });
    expect(takenUpTo(half, on("2026-05-03"))).toBe(250);
    expect(takenUpTo(half, on("2026-04-30"))).toBe(0);
  });
});

describe("the end of a year", () => {
  const terms = { ...mlc, startsOn: on("2025-01-01"), annual: 6000, carryOver: 500 };

  it("takes what may not be carried over, and leaves what the law gives for the year", () => {
    const balance = leaveBalance(terms, nothing, on("2026-01-01"));
    expect(balance.lines).toContainEqual({ kind: "lapsed", days: -3000, on: "2026-01-01" });
    expect(leaveBalance(terms, nothing, on("2025-12-31")).days).toBe(6000);
  });

  it("leaves what is carried over, once the lawful leave was taken", () => {
    const facts = { leaves: [leave("2025-05-01", "2025-05-30")], adjustments: [] };
    expect(leaveBalance(terms, facts, on("2026-01-01")).lines).toContainEqual({
      kind: "lapsed",
      days: -2500,
      on: "2026-01-01",
    });
  });

  it("takes nothing where everything may be carried over", () => {
    const { lines } = leaveBalance({ ...terms, carryOver: null }, nothing, on("2027-06-01"));
    expect(lines.map(({ kind }) => kind)).toEqual(["accrued"]);
  });
});

it("a correction counts from its day on, with its reason", () => {
  const adjustments = [{ on: on("2026-02-01"), days: 150, reason: "Public holiday at sea" }];
  expect(leaveBalance(mlc, { leaves: [], adjustments }, on("2026-01-30")).days).toBe(247);
  expect(leaveBalance(mlc, { leaves: [], adjustments }, on("2026-02-01")).lines).toContainEqual({
    kind: "adjustment",
    ...adjustments[0],
  });
});

const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(on("2024-06-01"), days));
const aLeave = fc
  .record({
    startsOn: aDay,
    nights: fc.integer({ min: 1, max: 40 }),
    startsAtNoon: fc.boolean(),
    endsAtNoon: fc.boolean(),
    type: fc.constantFrom(...leaveTypes),
    travel: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ nights, ...rest }): TakenLeave => ({ ...rest, endsOn: addDays(rest.startsOn, nights) }));
const someTerms = fc.record({
  startsOn: aDay,
  endsOn: fc.option(aDay.map((day) => addDays(day, 1600))),
  basis: fc.constantFrom("annual" as const, "rotation" as const),
  minimum: fc.constantFrom("mlc" as const, "uk" as const),
  annual: fc.integer({ min: 0, max: 18_000 }),
  onDays: fc.integer({ min: 1, max: 200 }),
  offDays: fc.integer({ min: 0, max: 200 }),
  travel: fc.constant(0),
  carryOver: fc.option(fc.integer({ min: 0, max: 6000 })),
  opening: fc.integer({ min: -2000, max: 6000 }),
});
const facts = fc.record({
  leaves: fc.array(aLeave, { maxLength: 6 }),
  adjustments: fc.array(fc.record({ on: aDay, days: fc.integer({ min: -500, max: 500 }), reason: fc.string() }), {
    maxLength: 4,
  }),
});

describe("on any day, under any contract", () => {
  it("the balance is the sum of its lines, in whole hundredths", () => {
    fc.assert(
      fc.property(someTerms, facts, aDay, (terms, known, day) => {
        const { days, lines } = leaveBalance(terms, known, day);
        expect(days).toBe(day < terms.startsOn ? days : lines.reduce((sum, line) => sum + line.days, 0));
        expect(lines.every((line) => Number.isInteger(line.days))).toBe(true);
      }),
    );
  });

  it("what is earned never falls from one day to the next, and never lies below the law", () => {
    fc.assert(
      fc.property(someTerms, aDay, (terms, day) => {
        const earned = (at: typeof day) => leaveBalance({ ...terms, opening: 0, carryOver: null }, nothing, at).days;
        expect(earned(addDays(day, 1))).toBeGreaterThanOrEqual(earned(day));
        const least = accrued(terms.minimum === "uk" ? 3800 : 3000, daysEmployed(terms, day));
        expect(earned(day)).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it("a year's end takes nothing that is not there, and the day tells what was taken in full at last", () => {
    fc.assert(
      fc.property(someTerms, facts, aDay, (terms, known, day) => {
        const { lines } = leaveBalance(terms, known, day);
        expect(lines.every((line) => line.kind !== "lapsed" || line.days < 0)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(aLeave, (one) => {
        expect(daysAway(one, addDays(one.endsOn, 30))).toBe(daysAway(one));
        expect(daysAway(one, addDays(one.startsOn, -1))).toBe(0);
      }),
    );
  });
});
