import { identity } from "./comparable.ts";
import type { EquipmentRow } from "./equipment-rows.ts";
import { errorAt, textIn, warningAt } from "./imported-row.ts";
import { indexBy } from "./parent-references.ts";
import type { Problem } from "./reading.ts";

export interface RowDuplicates {
  /** A row that says nothing new, and the row that counts instead; both 0-based. */
  sameAs: Map<number, number>;
  problems: Map<number, Problem[]>;
  sharedSerials: Set<string>;
}

/** Rows written twice are left out; one code for two different rows is an error on the later, one serial number a warning. */
export function duplicatesIn(rows: readonly EquipmentRow[]): RowDuplicates {
  const sameAs = new Map<number, number>();
  const problems = new Map<number, Problem[]>();
  const note = (index: number, problem: Problem) => problems.set(index, [...(problems.get(index) ?? []), problem]);
  const firstWith = new Map<string, number>();
  rows.forEach((row, index) => {
    const content = contentOf(row);
    const first = firstWith.get(content);
    if (first === undefined) firstWith.set(content, index);
    else {
      sameAs.set(index, first);
      note(index, warningAt("name", "imports:rowSameAs", { row: rows[first]?.sourceRow ?? 0 }));
    }
  });
  const counting = [...rows.keys()].filter((index) => !sameAs.has(index));
  const sharing = (name: "code" | "serialNumber") =>
    indexBy(
      counting,
      (index) => (rows[index] ? textIn(rows[index], name) : null),
      (index) => index,
    );
  for (const [first = 0, ...later] of sharing("code").values()) {
    const params = { code: textOf(rows[first], "code"), row: rows[first]?.sourceRow ?? 0 };
    for (const index of later) note(index, errorAt("code", "imports:rowCodeTwice", params));
  }
  const sharedSerials = new Set<string>();
  for (const [first = 0, ...later] of sharing("serialNumber").values()) {
    const serial = textOf(rows[first], "serialNumber");
    if (later.length > 0) sharedSerials.add(identity(serial));
    for (const index of later) {
      note(index, warningAt("serialNumber", "imports:rowSerialTwice", { serial, row: rows[first]?.sourceRow ?? 0 }));
    }
  }
  const unkeyed = indexBy(
    counting,
    (index) => placeOfUnkeyed(rows[index]),
    (index) => index,
  );
  for (const [first = 0, ...later] of unkeyed.values()) {
    const params = { row: rows[first]?.sourceRow ?? 0 };
    for (const index of later) note(index, warningAt("name", "imports:rowNameTwice", params));
  }
  return { sameAs, problems, sharedSerials };
}

function placeOfUnkeyed(row: EquipmentRow | undefined): string | null {
  if (!row || hasOwnKey(row)) return null;
  return JSON.stringify([textIn(row, "name"), textIn(row, "parent"), textIn(row, "location")]);
}

function hasOwnKey(row: EquipmentRow): boolean {
  return Boolean(textIn(row, "code") ?? textIn(row, "sourceId") ?? textIn(row, "serialNumber"));
}

function textOf(row: EquipmentRow | undefined, name: "code" | "serialNumber"): string {
  return (row && textIn(row, name)) ?? "";
}

/** Rows without a key of their own may be several of one kind (six fire extinguishers), so only keyed rows can repeat each other. */
function contentOf(row: EquipmentRow): string {
  if (!hasOwnKey(row)) return `row ${row.sourceRow}`;
  return JSON.stringify([...row.values].sort(([a], [b]) => (a < b ? -1 : 1)));
}
