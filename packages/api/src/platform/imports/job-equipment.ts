import { comparable } from "./comparable.ts";
import { indexBy } from "./parent-references.ts";

export interface KnownEquipment {
  id: string;
  code: string | null;
  name: string;
  parentId: string | null;
}

export type EquipmentLookup =
  | { kind: "found"; id: string; by: "id" | "code" | "name" }
  /** The reference and the name lead to two machines; the reference counts. */
  | { kind: "contradiction"; id: string; by: "id" | "code"; named: KnownEquipment }
  | { kind: "ambiguous" }
  | { kind: "notFound" }
  | { kind: "unsaid" };

/** Finds the machine of a task row by our id, by code, then by name. */
export function equipmentLookup(equipment: readonly KnownEquipment[]) {
  const itself = (item: KnownEquipment) => item;
  const byId = indexBy(equipment, ({ id }) => id, itself);
  const byCode = indexBy(equipment, ({ code }) => code, itself);
  const byName = indexBy(equipment, ({ name }) => normalName(name), itself);

  return (reference: string | null, name: string | null): EquipmentLookup => {
    if (!reference && !name) return { kind: "unsaid" };
    const named = [name, reference].flatMap((text) => (text ? (byName.get(normalName(text)) ?? []) : []));
    const key = reference?.trim().toLowerCase().replace(/\s+/g, " ") ?? "";
    const [identified] = byId.get(key) ?? [];
    const coded = byCode.get(key) ?? [];
    const direct = identified ?? (coded.length === 1 ? coded[0] : undefined);
    const [first, ...others] = named;
    if (direct) {
      const by = identified ? "id" : "code";
      const agrees = !first || named.some(({ id }) => id === direct.id);
      return agrees ? { kind: "found", id: direct.id, by } : { kind: "contradiction", id: direct.id, by, named: first };
    }
    if (!first) return coded.length > 1 ? { kind: "ambiguous" } : { kind: "notFound" };
    return others.some(({ id }) => id !== first.id)
      ? { kind: "ambiguous" }
      : { kind: "found", id: first.id, by: "name" };
  };
}

const shortForms: Readonly<Record<string, string>> = {
  stbd: "starboard",
  stb: "starboard",
  sb: "starboard",
  strbd: "starboard",
  prt: "port",
  ps: "port",
  gen: "generator",
  genset: "generator",
  fwd: "forward",
  hyd: "hydraulic",
  eng: "engine",
};

/** Names as words, with the usual abbreviations of the engine room written out. */
export function normalName(text: string): string {
  return comparable(text)
    .split(" ")
    .map((word) => shortForms[word] ?? word)
    .join(" ");
}

/**
 * Finds another machine whose whole name stands in a title although the row's own machine does not: the sign of a task
 * hung on the wrong machine. Machines above or below the row's own in the tree, and parts of its name, do not count.
 */
export function titleChecker(
  equipment: readonly KnownEquipment[],
): (title: string, ownId: string) => KnownEquipment | undefined {
  const parents = new Map(equipment.map(({ id, parentId }) => [id, parentId]));
  const machines = equipment.map((item) => ({
    item,
    words: ` ${normalName(item.name)} `,
    above: lineage(item.id, parents),
  }));
  const byId = new Map(machines.map((machine) => [machine.item.id, machine]));
  const longestFirst = machines
    .filter(({ item }) => item.name.length >= 4)
    .toSorted((a, b) => b.item.name.length - a.item.name.length);

  return (title, ownId) => {
    const words = ` ${normalName(title)} `;
    const own = byId.get(ownId);
    if (!own || words.includes(own.words)) return undefined;
    return longestFirst.find(
      (other) =>
        words.includes(other.words) &&
        !own.words.includes(other.words) &&
        !own.above.includes(other.item.id) &&
        !other.above.includes(ownId),
    )?.item;
  };
}

function lineage(id: string, parents: ReadonlyMap<string, string | null>): string[] {
  const above: string[] = [];
  let at = parents.get(id) ?? null;
  while (at && !above.includes(at)) {
    above.push(at);
    at = parents.get(at) ?? null;
  }
  return above;
}
