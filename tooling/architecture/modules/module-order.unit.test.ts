import { describe, expect, it } from "vitest";
import { findCycles } from "../cycles.ts";
import { allImports, type Import } from "../import-graph.ts";
import { isTest } from "../source-tree.ts";
import { modules, type PublicFiles } from "./public-files.ts";
import { features } from "./public-parts.ts";

type Inside = Import & { to: string };

const moduleIn = (file: string) => /^packages\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1];
const fileOf = ({ to }: Inside) => to.split("/").slice(5).join("/");
const known = (name: string | undefined): PublicFiles | undefined => modules.find((one) => one.name === name);
const named = ({ from, to }: Inside) => `${from} → ${to}`;

const inside = allImports().flatMap((found): Inside[] =>
  found.to === undefined || isTest(found.from) ? [] : [{ ...found, to: found.to }],
);
const between = inside.filter(({ from, to }) => moduleIn(from) && moduleIn(to) && moduleIn(from) !== moduleIn(to));

describe("modules of the server", () => {
  it("reach what others have for them, and nothing of that is left over", () => {
    const reached = new Map<string, Set<string>>();
    for (const found of between) {
      const name = moduleIn(found.to) ?? "";
      reached.set(name, (reached.get(name) ?? new Set()).add(fileOf(found)));
    }
    const found = [...reached].map(([name, files]) => [name, [...files].sort()]);
    const declared = modules.map(({ name, reads, calls }) => [name, [...reads, ...calls].sort()]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(declared));
  });

  it("call those that stand before them", () => {
    const placeOf = (name: string | undefined) => modules.findIndex((one) => one.name === name);
    // A router puts calls together, and nothing leads to it.
    const calls = between.filter(
      (found) => !found.from.endsWith(".router.ts") && known(moduleIn(found.to))?.calls.includes(fileOf(found)),
    );
    const upwards = calls.filter(({ from, to }) => {
      const [own, other] = [placeOf(moduleIn(from)), placeOf(moduleIn(to))];
      return own >= 0 && own <= other;
    });
    expect(upwards.map(named)).toEqual([]);
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of calls) {
      const [own = "", other = ""] = [moduleIn(from), moduleIn(to)];
      edges.set(own, (edges.get(own) ?? new Set()).add(other));
    }
    expect(findCycles(edges)).toEqual([]);
  });

  it("read of one another what leads to no statement and no use case", () => {
    const leads = new Map<string, string[]>();
    for (const { from, to, isTypeOnly } of inside) if (!isTypeOnly) leads.set(from, [...(leads.get(from) ?? []), to]);
    const isWork = (file: string) => moduleIn(file) !== undefined && /\.(service|repository|router)\.ts$/.test(file);
    const wayToWork = (file: string, seen = new Set<string>()): string[] | undefined => {
      if (seen.has(file)) return undefined;
      seen.add(file);
      if (isWork(file)) return [file];
      for (const next of leads.get(file) ?? []) {
        const way = wayToWork(next, seen);
        if (way) return [file, ...way];
      }
      return undefined;
    };
    const read = modules.flatMap(({ name, reads }) => reads.map((file) => `packages/api/src/modules/${name}/${file}`));
    expect(read.flatMap((file) => wayToWork(file) ?? [])).toEqual([]);
  });
});

describe("features of the browser", () => {
  const featureIn = (file: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
  const shared = inside.filter(({ from, to }) => featureIn(from) && featureIn(to) && featureIn(from) !== featureIn(to));

  it("use what others have for them, and nothing of that is left over", () => {
    const used = new Map<string, Set<string>>();
    for (const found of shared) {
      const name = featureIn(found.to) ?? "";
      used.set(name, (used.get(name) ?? new Set()).add(fileOf(found)));
    }
    const found = [...used].map(([name, files]) => [name, [...files].sort()]);
    const declared = features.map(({ name, files }) => [name, [...files].sort()]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(declared));
  });

  it("use those that stand before them", () => {
    const placeOf = (file: string) => features.findIndex(({ name }) => name === featureIn(file));
    const upwards = shared.filter(({ from, to }) => placeOf(from) >= 0 && placeOf(from) <= placeOf(to));
    expect(upwards.map(named)).toEqual([]);
  });
});
