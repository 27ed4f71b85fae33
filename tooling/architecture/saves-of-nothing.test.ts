import { newId } from "@ymp/core/ids";
import { platformChanges } from "@ymp/db/schema/operations";
import { changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allProcedures, property } from "./fleet/all-procedures.ts";

import { savedForms } from "./saved-forms.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const records = savedForms(() => world);

function saveOf(path: string): (input: unknown) => Promise<unknown> {
  const ofCompany = path === "leave.saveContract" ? world.as("manager") : world.as("captain");
  const caller = /^(?:platform|library)\./.test(path) ? world.as("superadmin") : ofCompany;
  const save = path.split(".").reduce<unknown>(property, caller);
  if (typeof save !== "function") throw new Error(`There is no ${path}.`);
  return async (input) => save(input);
}

const toldSoFar = async () => {
  const [ofVessels] = await world.inVessel("A", (tx) => tx.select({ rows: count() }).from(changes));
  const [ofPlatform] = await world.inVessel("A", (tx) => tx.select({ rows: count() }).from(platformChanges));
  return { ofVessels: ofVessels?.rows, ofPlatform: ofPlatform?.rows };
};

describe("saving a record as it stands", () => {
  // The gate of these tests refuses a write without a history entry.
  it.each(Object.keys(records))(
    "writes nothing, tells nothing, and makes nothing anew of what is gone: %s",
    async (path) => {
      const input = await records[path]?.();
      const told = await toldSoFar();
      const answer = await saveOf(path)(input);
      expect(await toldSoFar()).toEqual(told);
      if (property(answer, "version") !== undefined)
        expect(property(answer, "version")).toBe(property(input, "version"));
      if (property(input, "id") === undefined || property(input, "version") === undefined) return;
      expect(await refusalOf(saveOf(path)({ ...input, id: newId(), key: "gone" }))).toMatchObject({
        code: "not_found",
      });
    },
  );

  it("is tried with every form that says which values it came from", () => {
    const forms = allProcedures.filter(({ type, input }) => type === "mutation" && "base" in shapeOf(input));
    expect(forms.length).toBeGreaterThan(10);
    expect(forms.map(({ path }) => path).filter((path) => !(path in records))).toEqual([]);
  });
});

function shapeOf(input: unknown): object {
  const inner = property(input, "def");
  const shape = [input, property(inner, "innerType"), property(inner, "in")]
    .map((schema) => property(schema, "shape"))
    .find((found) => found !== undefined);
  return typeof shape === "object" && shape !== null ? shape : {};
}
