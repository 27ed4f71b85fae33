import { describe, expect, it } from "vitest";
import { builtMenuEntries, menuEntries } from "./menu.ts";
import { entriesOfEdition, grantableModules } from "./offered.ts";

describe("what is offered and promised", () => {
  it("is nothing that cannot be used yet", () => {
    const usable = menuEntries.filter(({ key }) => builtMenuEntries.has(key)).map(({ module }) => module);
    expect([...usable, "watchkeeper"]).toEqual(expect.arrayContaining(grantableModules("full")));
    expect(grantableModules("full")).not.toContain("accounting");
    expect(grantableModules("lite")).not.toContain("supplier");
  });

  it("is the menu of the edition, or what it has beyond another", () => {
    const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);
    expect(keys(entriesOfEdition("lite"))).toEqual(["jobs", "equipment", "inventory", "log", "guests"]);
    expect(keys(entriesOfEdition("full", "lite"))).toEqual([
      "spareparts",
      "supplier",
      "logbook",
      "watchkeeping",
      "crew",
    ]);
  });
});
