import { AppError } from "@ymp/core/errors";
import { describe, expect, it } from "vitest";
import { expectBase } from "./expect-base.ts";

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
