import { AppError } from "@ymp/core/errors";
import { describe, expect, it } from "vitest";
import { expectBase, saysAnythingNew } from "./expect-base.ts";

const current = { version: 4, name: "Impeller", isCritical: true, remarks: null };

function faultsOf(edited: Parameters<typeof expectBase>[1], wanted: object): unknown {
  try {
    expectBase(current, edited, wanted);
  } catch (error) {
    return error instanceof AppError ? [error.code, Object.keys(error.fields)] : error;
  }
  return "taken";
}

describe("a change of a record that was changed meanwhile", () => {
  it.each([
    ["of the newest version is taken", { version: 4 }, { name: "Pump" }, "taken"],
    ["of another field is taken", { version: 3, base: { name: "Impeller" } }, { name: "Pump" }, "taken"],
    [
      "of the same field is refused",
      { version: 3, base: { isCritical: null } },
      { isCritical: false },
      ["stale", ["isCritical"]],
    ],
    ["to what is there already is taken", { version: 3, base: { isCritical: false } }, { isCritical: true }, "taken"],
    ["of a field that stays empty is taken", { version: 3, base: { remarks: "" } }, { remarks: "Worn" }, "taken"],
    ["that does not say what it came from is refused", { version: 3 }, { name: "Pump" }, ["stale", []]],
    ["that leaves out one field's base is refused", { version: 3, base: {} }, { name: "Pump" }, ["stale", ["name"]]],
  ])("%s", (_case, edited, wanted, expected) => {
    expect(faultsOf(edited, wanted)).toEqual(expected);
  });
});

describe("what is saved", () => {
  const standing = { ...current, template: { title: "Oil", tasks: ["Drain", "Fill"] }, dueOn: new Date(0) };

  it.each([
    ["says nothing where nothing is named", {}, false],
    ["says nothing where a field is left out", { name: undefined }, false],
    ["says nothing where all stands there", { name: "Impeller", isCritical: true }, false],
    ["says nothing where an empty field is emptied", { remarks: "" }, false],
    ["says nothing in another order of fields", { template: { tasks: ["Drain", "Fill"], title: "Oil" } }, false],
    ["says nothing of the same moment", { dueOn: new Date(0) }, false],
    ["says something by another order of a list", { template: { title: "Oil", tasks: ["Fill", "Drain"] } }, true],
    ["says something by one field", { name: "Impeller", isCritical: false }, true],
    ["says something by emptying a field", { name: null }, true],
    ["may say something in a field that is kept elsewhere", { places: null }, true],
  ])("%s", (_case, wanted, isNew) => {
    expect(saysAnythingNew(standing, wanted)).toBe(isNew);
  });

  it("says nothing new from an older version where somebody else said the same", () => {
    expect(expectBase(current, { version: 3, base: { isCritical: false } }, { isCritical: true })).toBe(false);
    expect(expectBase(current, { version: 3, base: { name: "Impeller" } }, { name: "Pump" })).toBe(true);
  });
});
