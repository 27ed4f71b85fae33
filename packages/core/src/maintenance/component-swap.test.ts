import { describe, expect, it } from "vitest";
import { carriedDue, judgeSwap, proposedWay, swappedPlaces } from "./component-swap.ts";
import { totalAt } from "./counters.ts";

const turbocharger = {
  name: "Turbocharger port",
  parentId: "main engine port",
  position: 2,
  code: "ME1-TC",
  department: "engineering",
  location: "Engine room",
  isCritical: true,
  isStandby: false,
  isUsedAtSea: true,
  isUsedInPort: false,
  serialNumber: "TC-100",
  warrantyUntil: "2026-01-01",
};
const inStore: typeof turbocharger = {
  name: "Turbocharger, overhauled",
  parentId: "store",
  position: 7,
  code: "ST-31",
  department: "engineering",
  location: "Store, shelf 4",
  isCritical: false,
  isStandby: true,
  isUsedAtSea: false,
  isUsedInPort: false,
  serialNumber: "TC-200",
  warrantyUntil: "2028-06-01",
};
const after = (namesStay: boolean) => {
  const places = swappedPlaces(turbocharger, inStore, { namesStay });
  return { fitted: { ...turbocharger, ...places.fitted }, spare: { ...inStore, ...places.spare } };
};

describe("a swap of components", () => {
  it("puts each where the other stood, with the code, use and importance of that place", () => {
    const { fitted, spare } = after(true);
    expect(spare).toMatchObject({
      parentId: "main engine port",
      position: 2,
      code: "ME1-TC",
      location: "Engine room",
      isCritical: true,
      isUsedAtSea: true,
    });
    expect(fitted).toMatchObject({ parentId: "store", position: 7, code: "ST-31", isCritical: false, isStandby: true });
  });

  it("leaves serial number and warranty with the component", () => {
    const { fitted, spare } = after(true);
    expect([spare.serialNumber, spare.warrantyUntil]).toEqual(["TC-200", "2028-06-01"]);
    expect([fitted.serialNumber, fitted.warrantyUntil]).toEqual(["TC-100", "2026-01-01"]);
  });

  it.each([
    [true, "Turbocharger, overhauled", "Turbocharger port"],
    [false, "Turbocharger port", "Turbocharger, overhauled"],
  ])("names the positions when names stay (%s)", (namesStay, fittedName, spareName) => {
    const { fitted, spare } = after(namesStay);
    expect([fitted.name, spare.name]).toEqual([fittedName, spareName]);
  });

  it("swapped back, leaves everything as it was", () => {
    const once = after(true);
    const twice = swappedPlaces(once.spare, once.fitted, { namesStay: true });
    expect({ ...once.fitted, ...twice.spare }).toEqual(turbocharger);
    expect({ ...once.spare, ...twice.fitted }).toEqual(inStore);
  });
});

describe("two places", () => {
  it.each([
    ["side by side", { path: ["a", "engine"], height: 1 }, { path: ["b", "store"], height: 1 }, "ok"],
    ["one at the top", { path: ["a"], height: 1 }, { path: ["b", "store"], height: 2 }, "ok"],
    [
      "one inside the other",
      { path: ["a", "b", "engine"], height: 1 },
      { path: ["b", "engine"], height: 2 },
      "inside_each_other",
    ],
    [
      "the other inside the one",
      { path: ["a", "engine"], height: 2 },
      { path: ["b", "a", "engine"], height: 1 },
      "inside_each_other",
    ],
    ["a branch that just fits", { path: ["a", "3", "2", "1"], height: 1 }, { path: ["b"], height: 2 }, "ok"],
    [
      "a branch too deep for the new place",
      { path: ["a", "3", "2", "1"], height: 1 },
      { path: ["b"], height: 3 },
      "too_deep",
    ],
  ] as const)("%s: %s", (_, fitted, spare, verdict) => {
    expect(judgeSwap({ id: "a", ...fitted }, { id: "b", ...spare }, 5)).toBe(verdict);
  });

  it("of the same item cannot be swapped", () => {
    const place = { id: "a", path: ["a"], height: 1 };
    expect(judgeSwap(place, place, 5)).toBe("same");
  });
});

describe("open work", () => {
  it.each([
    ["service by the component's own hours", { kind: "planned", counterId: "own" }, "component"],
    ["service by the engine's hours", { kind: "planned", counterId: "of the engine" }, "position"],
    ["service by the calendar", { kind: "planned", counterId: null }, "position"],
    ["a survey of the position", { kind: "class", counterId: null }, "position"],
    ["a defect", { kind: "defect", counterId: null }, "component"],
    ["a condition of class", { kind: "condition_of_class", counterId: null }, "component"],
  ] as const)("%s", (_, job, way) => {
    expect(proposedWay(job, new Set(["own"]))).toBe(way);
  });

  it.each([
    [45_000, 43_800, 0, 1_200],
    [45_000, 43_800, 12_000, 13_200],
    [45_000, 46_000, 12_000, 11_000],
  ])("due at %d on a total of %d falls due at the same distance from %d", (due, leaving, coming, carried) => {
    expect(carriedDue(due, leaving, coming)).toBe(carried);
  });
});

describe("counters that travel with their component", () => {
  it.each([
    ["R1", { offsetTotal: 45_123, startReading: 0 }, 885, 46_008],
    ["R2", { offsetTotal: 45_123, startReading: 120 }, 885, 45_888],
    ["R3", { offsetTotal: 100_000, startReading: 0 }, 64, 100_064],
  ])("%s: count on over the swap as they would without it", (_, segment, reading, total) => {
    const fitted = { ...segment, number: 2, reason: "replaced" as const, startedAt: new Date(0), endReading: null };
    expect(totalAt(fitted, reading)).toBe(total);
  });
});
