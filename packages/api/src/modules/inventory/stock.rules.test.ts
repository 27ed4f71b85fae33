import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { describe, expect, it } from "vitest";
import { expiryOn } from "./expiry.rules.ts";
import { expectWholeSteps, itemIdIn, ownerOf } from "./items.rules.ts";
import { itemLevel, type LevelFigures } from "./levels.rules.ts";
import { afterLines, type HeldStock, linesOf } from "./posting.rules.ts";
import { groupValues, worthOf } from "./valuation.rules.ts";

const figures: LevelFigures = {
  onHand: 3,
  usable: 3,
  onOrder: 2,
  asked: 0,
  reserved: 1,
  min: 4,
  max: 10,
  packSize: null,
  isCritical: false,
};

describe("the level of an item", () => {
  it.each([
    ["what is ordered counts, and equal to the minimum is not low", {}, { available: 4, alert: null, suggested: 0 }],
    ["what jobs hold back does not", { reserved: 2 }, { available: 3, alert: "low", suggested: 7 }],
    ["whole packs are ordered", { reserved: 2, packSize: 5 }, { alert: "low", suggested: 10 }],
    ["what was asked for is not asked for again", { reserved: 2, asked: 7 }, { alert: "low", suggested: 0 }],
    [
      "a maximum that is missing is the minimum",
      { onHand: 0, usable: 0, onOrder: 0, reserved: 0, min: 2, max: null },
      { suggested: 2 },
    ],
    [
      "critical and none on board, even on order",
      { onHand: 0, usable: 0, onOrder: 6, isCritical: true },
      { alert: "critical_none_on_board" },
    ],
    [
      "expired stock of a critical item is none",
      { onHand: 4, usable: 0, onOrder: 0, isCritical: true },
      { onHand: 4, alert: "critical_none_on_board" },
    ],
  ])("%s", (_case, changes, expected) => {
    expect(itemLevel({ ...figures, ...changes })).toMatchObject(expected);
  });
});

const held = (lotId: string | null, onHand: number, expiresOn: string | null): HeldStock => ({
  itemId: "filter",
  locationId: "cabinet",
  lotId,
  onHand,
  expiresOn: expiresOn === null ? null : day(expiresOn),
});
const taking = (quantity: number, lotId?: string) => ({
  id: "first",
  itemId: "filter",
  locationId: "cabinet",
  lotId,
  kind: "consume" as const,
  quantity: -quantity,
});

describe("taking from a place", () => {
  const lots = [held("late", 3, "2027-01-31"), held("early", 2, "2026-05-31"), held(null, 1, null)];

  it("takes what expires first, and gives the id to the first line alone", () => {
    expect(linesOf(taking(3), lots, "Filter").map(({ id, lotId, quantity }) => [id, lotId, quantity])).toEqual([
      ["first", "early", -2],
      [undefined, "late", -1],
    ]);
  });

  it("takes of the lot that is named, and no more than it holds", () => {
    expect(linesOf(taking(3, "late"), lots, "Filter")).toMatchObject([{ lotId: "late", quantity: -3 }]);
    expect(() => linesOf(taking(4, "late"), lots, "Filter")).toThrow("inventory:notEnough");
  });

  it("refuses what a place does not hold, and knows what is left after lines", () => {
    expect(() => linesOf(taking(7), lots, "Filter")).toThrow("inventory:notEnough");
    const left = afterLines(lots, linesOf(taking(5), lots, "Filter"));
    expect(() => linesOf(taking(2), left, "Filter")).toThrow("inventory:notEnough");
    expect(linesOf(taking(1), left, "Filter")).toMatchObject([{ lotId: null, quantity: -1 }]);
  });
});

describe("what the stores are worth", () => {
  it("is rounded as bookkeepers do, for parts of a unit as well", () => {
    expect(worthOf(6.5, 2651)).toBe(17_232);
  });

  it("is grouped without ever adding two currencies", () => {
    const bin = { itemId: "a", category: "Deck", location: "Locker", valueMinor: 100, currency: "EUR" };
    const bins = [
      bin,
      { ...bin, itemId: "b", currency: "USD" },
      { ...bin, itemId: "c", category: null, valueMinor: 900 },
    ];
    expect(groupValues(bins, "category")).toEqual([
      { name: null, itemCount: 1, totals: [{ currency: "EUR", amountMinor: 900 }] },
      {
        name: "Deck",
        itemCount: 2,
        totals: [
          { currency: "EUR", amountMinor: 100 },
          { currency: "USD", amountMinor: 100 },
        ],
      },
    ]);
  });
});

it.each([
  ["2026-06-14", "expired", -1],
  ["2026-06-15", "urgent", 0],
  ["2026-07-15", "urgent", 30],
  ["2026-07-16", "expiring", 31],
  ["2026-09-13", "expiring", 90],
  ["2026-09-14", "good", 91],
])("something good until %s is %s on 15 June 2026", (on, state, daysLeft) => {
  expect(expiryOn(day(on), day("2026-06-15"))).toEqual({ on, state, daysLeft });
});

it.each([
  ["pcs", 2, true],
  ["pcs", 2.5, false],
  ["l", 2.5, true],
  ["l", 2.55, false],
  ["m", 2.55, true],
  ["bolts", 2.555, true],
  ["bolts", 0.0004, false],
])("in %s, %d can be kept count of: %s", (unit, quantity, isFine) => {
  const judge = () => expectWholeSteps(unit, quantity);
  if (isFine) expect(judge).not.toThrow();
  else expect(judge).toThrow("inventory:refusal.unitSteps");
});

const id = "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6a";
it.each([
  [`https://ymp.example/app/inventory?item=${id}`, id],
  [`https://ymp.example/app/inventory?state=low&item=${id.toUpperCase()}`, id],
  [id, id],
  [`https://ymp.example/app/equipment/${id}`, null],
  ["4006381333931", null],
])("the code %s names the item %s", (code, expected) => {
  expect(itemIdIn(code)).toBe(expected);
});

describe("whose a private item is", () => {
  const crew = { userId: "me", seesPrivate: false };
  const captain = { userId: "captain", seesPrivate: true };

  it.each([
    ["one's own, unless said otherwise", { isPrivate: true }, undefined, crew, { isPrivate: true, ownerUserId: "me" }],
    [
      "captains may name anybody",
      { isPrivate: true, ownerUserId: "owner" },
      undefined,
      captain,
      { isPrivate: true, ownerUserId: "owner" },
    ],
    [
      "captains may name nobody",
      { isPrivate: true, ownerUserId: null },
      undefined,
      captain,
      { isPrivate: true, ownerUserId: null },
    ],
    [
      "it stays who it was",
      { isPrivate: true },
      { isPrivate: true, ownerUserId: "owner" },
      captain,
      { isPrivate: true, ownerUserId: "owner" },
    ],
    [
      "nobody's once it is private no more",
      { isPrivate: false },
      { isPrivate: true, ownerUserId: "me" },
      crew,
      { isPrivate: false, ownerUserId: null },
    ],
  ])("%s", (_case, given, before, by, expected) => {
    expect(ownerOf(given, before, by)).toEqual(expected);
  });

  it("is not for others to give away", () => {
    expect(() => ownerOf({ isPrivate: true, ownerUserId: "owner" }, undefined, crew)).toThrow(
      "inventory:refusal.notYours",
    );
  });
});
