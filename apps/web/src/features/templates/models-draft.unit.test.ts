import { describe, expect, it } from "vitest";
import { batchesOf, isSet, type Model, machinesOfSet, namesFor, plansOf, withQuantity } from "./models-draft.ts";

const engine: Model = {
  ...{ key: "main-engine", equipmentType: "main_engine", name: "Main engine", department: "engineering" },
  pair: ["Port main engine", "Starboard main engine"],
  ...{ location: "Engine room", isCritical: true, isStandby: false, isUsedAtSea: true, isUsedInPort: false },
  ...{ hasHourCounter: true, onBoard: 0, jobs: 19 },
};
const pump: Model = { ...engine, key: "pump", equipmentType: "fire_pump", name: "Fire pump", pair: undefined, jobs: 4 };
const hull: Model = { ...pump, key: "hull", equipmentType: "hull", name: "Hull", jobs: 0 };
const models = [engine, pump, hull];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe("the names of new machines", () => {
  it.each([
    ["one", engine, 1, ["Main engine"]],
    ["a pair", engine, 2, ["Port main engine", "Starboard main engine"]],
    ["three", engine, 3, ["Main engine 1", "Main engine 2", "Main engine 3"]],
    ["two that are no pair", pump, 2, ["Fire pump 1", "Fire pump 2"]],
  ])("tell %s apart", (_, model, quantity, expected) => {
    expect(namesFor(model, quantity)).toEqual(expected);
  });

  it("follow the number while nobody changed them, and stay once somebody did", () => {
    const [first] = withQuantity([], pump, 1);
    const typed = [{ ...(first ?? { id: "", key: "pump", reading: null }), name: "Old faithful" }].flatMap((machine) =>
      "location" in machine ? [machine] : [],
    );
    expect(names(withQuantity(typed, pump, 2))).toEqual(["Old faithful", "Fire pump 2"]);
    expect(names(withQuantity(withQuantity([], pump, 1), pump, 2))).toEqual(["Fire pump 1", "Fire pump 2"]);
  });

  it("keep their machine's id when the number grows", () => {
    const one = withQuantity([], engine, 1);
    expect(withQuantity(one, engine, 2)[0]?.id).toBe(one[0]?.id);
  });
});

describe("a set", () => {
  const set = {
    key: "day-boat",
    models: [
      { key: "main-engine", quantity: 2 },
      { key: "hull", quantity: 1 },
    ],
  };

  it("brings its machines, and is known as long as their number is the same", () => {
    const machines = machinesOfSet(set, models);
    expect(names(machines)).toEqual(["Port main engine", "Starboard main engine", "Hull"]);
    expect(isSet(machines, set)).toBe(true);
    expect(isSet(withQuantity(machines, pump, 1), set)).toBe(false);
    expect(plansOf(machines, models)).toBe(38);
  });
});

describe("the calls", () => {
  it("keep machines of a type together and stay small", () => {
    const machines = [engine, pump, hull].flatMap((model) => withQuantity([], model, 3));
    expect(batchesOf(machines, models).map(names)).toEqual([
      names(withQuantity([], engine, 3)),
      [...names(withQuantity([], pump, 3)), ...names(withQuantity([], hull, 3))],
    ]);
  });
});
