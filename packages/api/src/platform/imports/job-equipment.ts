import { comparable, identity } from "./comparable.ts";
import { indexBy } from "./parent-references.ts";

export interface KnownEquipment {
  id: string;
  code: string | null;
  name: string;
  parentId: string | null;
  /** Ids it had where it was imported from. */
  sourceIds: readonly string[];
}

type FoundBy = "id" | "code" | "sourceId";

export type EquipmentLookup =
  | { kind: "found"; id: string; by: FoundBy | "name" }
  /** Two references, or a reference and the name, lead to two machines; the first reference counts. */
  | { kind: "contradiction"; id: string; by: FoundBy; named: KnownEquipment }
  | { kind: "ambiguous" }
  | { kind: "notFound" }
  | { kind: "unsaid" };

/** Finds the machine of a row by its references, each our id, the machine's code or its id in the other system, then by name. */
export function equipmentLookup(equipment: readonly KnownEquipment[]) {
  const itself = (item: KnownEquipment) => item;
  const byId = indexBy(equipment, ({ id }) => id, itself);
  const byCode = indexBy(equipment, ({ code }) => code, itself);
  const bySourceId = indexBy(
    equipment.flatMap((item) => item.sourceIds.map((sourceId) => ({ item, sourceId }))),
    ({ sourceId }) => sourceId,
    ({ item }) => item,
  );
  const byName = indexBy(equipment, ({ name }) => normalName(name), itself);
  const indexes = [
    ["id", byId],
    ["code", byCode],
    ["sourceId", bySourceId],
  ] as const;

  const referred = (reference: string): { by: FoundBy; items: readonly KnownEquipment[] } | undefined => {
    for (const [by, index] of indexes) {
      const items = index.get(identity(reference));
      if (items) return { by, items };
    }
    return undefined;
  };

  return (references: readonly (string | null)[], name: string | null): EquipmentLookup => {
    const given = references.flatMap((reference) => (reference ? [reference] : []));
    if (given.length === 0 && !name) return { kind: "unsaid" };
    const named = [name, ...given].flatMap((text) => (text ? (byName.get(normalName(text)) ?? []) : []));
    const findings = given.flatMap((reference) => referred(reference) ?? []);
    const [direct, ...otherDirect] = findings.flatMap(({ by, items: [item, ...more] }) =>
      item && more.length === 0 ? [{ by, item }] : [],
    );
    if (direct)
      return agreed(
        direct,
        otherDirect.map(({ item }) => item),
        named,
      );
    const [first, ...others] = named;
    if (!first) return findings.length > 0 ? { kind: "ambiguous" } : { kind: "notFound" };
    return others.some(({ id }) => id !== first.id)
      ? { kind: "ambiguous" }
      : { kind: "found", id: first.id, by: "name" };
  };
}

function agreed(
  { by, item: { id } }: { by: FoundBy; item: KnownEquipment },
  otherDirect: readonly KnownEquipment[],
  named: readonly KnownEquipment[],
): EquipmentLookup {
  const [firstNamed] = named.some((item) => item.id === id) ? [] : named;
  const other = otherDirect.find((item) => item.id !== id) ?? firstNamed;
  return other ? { kind: "contradiction", id, by, named: other } : { kind: "found", id, by };
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
