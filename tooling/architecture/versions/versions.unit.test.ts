import { describe, expect, it } from "vitest";
import { allProcedures, property } from "../fleet/all-procedures.ts";
import { reasons, unversioned } from "./unversioned.ts";

const mutations = allProcedures.filter(({ type }) => type === "mutation");
const excused = Object.values(unversioned).flat();

/** Whether the input, or each of the records that it names, has a version. */
function takesVersion(schema: unknown, depth = 0): boolean {
  if (depth > 8) return false;
  const def = property(schema, "def");
  const shape = property(schema, "shape");
  if (typeof shape === "object" && shape !== null)
    return "version" in shape || Object.values(shape).some((field) => takesVersion(field, depth + 1));
  const inner = ["innerType", "in", "element"].map((name) => property(def, name)).find((one) => one !== undefined);
  if (inner !== undefined) return takesVersion(inner, depth + 1);
  const options = property(def, "options");
  return Array.isArray(options) && options.some((option) => takesVersion(option, depth + 1));
}

describe("a call that writes", () => {
  it("says which version of a record it was made over, or why not", () => {
    const bare = mutations.filter(({ input }) => !takesVersion(input)).map(({ path }) => path);
    expect(bare.filter((path) => !excused.includes(path))).toEqual([]);
  });

  it("is excused once, for one reason, and only while it takes none", () => {
    const known = new Map(mutations.map(({ path, input }) => [path, input]));
    expect(excused.filter((path) => !known.has(path) || takesVersion(known.get(path)))).toEqual([]);
    expect(excused.length).toBe(new Set(excused).size);
    expect(Object.keys(unversioned)).toEqual(Object.keys(reasons));
  });
});
