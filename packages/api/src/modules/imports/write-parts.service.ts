import { newId } from "@ymp/core/ids";
import { sections } from "@ymp/db/schema/equipment";
import { spareParts } from "@ymp/db/schema/inventory";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { identity } from "../../platform/imports/comparable.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import type { PartsPlan, PlannedPart } from "../../platform/imports/plan-parts-import.ts";
import { equipmentRecord, partRecord, type SparePartRow } from "../equipment/equipment.record.ts";
import type { Writing } from "./import-kind.ts";
import { listSectionsOf, lockParts } from "./parts-on-board.repository.ts";
import { writeInventory } from "./write-inventory.service.ts";
import { created, updated, type WrittenRecord } from "./written-rows.ts";

/** Fields that an import may change, and so has to be able to give back. */
export const importedPartFields = [
  "sectionId",
  "itemId",
  "designation",
  "partNo",
  "figureNumber",
  "unit",
  "measurement",
  "fittedQuantity",
  "serialNo",
  "standard",
  "key",
  "description",
  "spotX",
  "spotY",
  "updatedAt",
  "version",
] as const satisfies readonly (keyof SparePartRow)[];

interface Change {
  planned: PlannedPart;
  old: SparePartRow | null;
  row: SparePartRow;
}

type SectionOf = (equipmentId: string, name: string | null | undefined) => string | null;

/** Writes the rows of a parts list: sections that are missing, parts, and their links to the stores. */
export async function writeParts(scope: VesselScope, plan: PartsPlan, writing: Writing): Promise<WrittenRecord[]> {
  const { tx, vesselId } = scope;
  const stores = await writeStock(scope, plan, writing);
  const rows = plan.rows.flatMap((row) => {
    if (row.action !== "create" && row.action !== "update") return [];
    const itemId = stores.itemOf(row.sourceRow) ?? row.itemId;
    return [itemId ? { ...row, itemId } : row];
  });
  const { sectionOf, written } = await sectionsNamed(scope, rows);
  const known = await lockParts(
    tx,
    vesselId,
    rows.flatMap(({ matchedId }) => matchedId ?? []),
  );
  const before = new Map(known.map((row) => [row.id, row]));
  const deciding = mapped(rows, (planned): Change | null => {
    if (planned.sameAs !== undefined) return null;
    const old = before.get(planned.matchedId ?? "") ?? null;
    const row = partRowOf(scope, planned, old, { sectionOf, importId: writing.importId });
    const isUntouched = old && Object.keys(planned.values).length === 0 && row.itemId === old.itemId;
    return isUntouched ? null : { planned, old, row };
  });
  const changes = (await withRoom(deciding)).filter((change) => change !== null);
  await insertRows(
    tx,
    spareParts,
    changes.filter(({ old }) => !old).map(({ row }) => row),
  );
  await updateRows(
    tx,
    spareParts,
    vesselId,
    importedPartFields,
    changes.filter(({ old }) => old).map(({ row }) => row),
  );
  await tell(scope, changes, writing);
  return [...stores.written, ...written, ...changes.map(writtenPart)];
}

/** What the rows say of the stores, written as a stock list would be; and the item that each row speaks of. */
async function writeStock(scope: VesselScope, { stock, rows }: PartsPlan, writing: Writing) {
  if (!stock) return { written: [], itemOf: () => undefined };
  const left = new Set(rows.filter(({ action }) => action === "error").map(({ sourceRow }) => sourceRow));
  const kept = stock.items.rows.filter(({ sourceRow }) => !left.has(sourceRow));
  const written = await writeInventory(scope, { ...stock.items, rows: kept }, writing);
  const fresh = new Map(
    written.flatMap(({ recordKind, action, sourceRow, recordId }) =>
      recordKind === "item" && action === "create" ? [[sourceRow, recordId] as const] : [],
    ),
  );
  const itemOf = (sourceRow: number) => {
    const item = stock.itemRows.get(sourceRow);
    return item && (item.matchedId ?? fresh.get(item.sameAs ?? item.sourceRow));
  };
  return { written, itemOf };
}

function writtenPart({ planned, old, row }: Change): WrittenRecord {
  if (!old) return created(planned.sourceRow, "part", row.id);
  const before = Object.fromEntries(importedPartFields.map((field) => [field, old[field]]));
  return updated(planned.sourceRow, "part", row, before);
}

/** Sections by their names within each machine, made at its end where there are none. */
async function sectionsNamed(scope: VesselScope, rows: readonly PlannedPart[]) {
  const named = rows.flatMap(({ sourceRow, given: { equipmentId, section } }) =>
    equipmentId && section ? [{ sourceRow, equipmentId, name: section }] : [],
  );
  const known = await listSectionsOf(scope.tx, scope.vesselId, [
    ...new Set(named.map(({ equipmentId }) => equipmentId)),
  ]);
  const keyOf = (equipmentId: string, name: string) => `${equipmentId} ${identity(name)}`;
  const ids = new Map(known.map(({ id, equipmentId, name }) => [keyOf(equipmentId, name), id]));
  const fresh: { sourceRow: number; id: string; equipmentId: string; name: string; position: number }[] = [];
  const countOf = new Map<string, number>();
  for (const { equipmentId } of known) countOf.set(equipmentId, (countOf.get(equipmentId) ?? 0) + 1);
  for (const { sourceRow, equipmentId, name } of named) {
    if (ids.has(keyOf(equipmentId, name))) continue;
    const position = countOf.get(equipmentId) ?? 0;
    countOf.set(equipmentId, position + 1);
    const section = { sourceRow, id: newId(), equipmentId, name, position };
    fresh.push(section);
    ids.set(keyOf(equipmentId, name), section.id);
  }
  await insertRows(
    scope.tx,
    sections,
    fresh.map(({ id, equipmentId, name, position }) => ({ ...stampOf(scope, id), equipmentId, name, position })),
  );
  await recordChanges(
    scope,
    equipmentRecord,
    fresh.map(({ equipmentId, name }) => ({
      recordId: equipmentId,
      verb: "section_added",
      facts: { section: name },
    })),
  );
  const sectionOf: SectionOf = (equipmentId, name) => (name ? (ids.get(keyOf(equipmentId, name)) ?? null) : null);
  return { sectionOf, written: fresh.map(({ sourceRow, id }) => created(sourceRow, "section", id)) };
}

function partRowOf(
  scope: VesselScope,
  { values, given, label, itemId }: PlannedPart,
  old: SparePartRow | null,
  { sectionOf, importId }: { sectionOf: SectionOf; importId: string },
): SparePartRow {
  const { section, equipmentId: _, ...same } = values;
  const base = old
    ? { ...old, updatedAt: scope.now, version: old.version + 1 }
    : newPart(scope, { equipmentId: given.equipmentId ?? "", designation: label, importId });
  const sectionId = section === undefined ? base.sectionId : sectionOf(base.equipmentId, section);
  // A number on the drawing of one section stands on no other.
  const spot = sectionId === base.sectionId ? {} : { spotX: null, spotY: null };
  return { ...base, ...same, ...spot, sectionId, itemId: base.itemId ?? itemId ?? null };
}

function newPart(
  scope: VesselScope,
  given: { equipmentId: string; designation: string; importId: string },
): SparePartRow {
  return {
    ...stampOf(scope, newId()),
    version: 1,
    sectionId: null,
    itemId: null,
    partNo: null,
    figureNumber: null,
    unit: null,
    measurement: null,
    fittedQuantity: null,
    serialNo: null,
    standard: null,
    key: null,
    description: null,
    spotX: null,
    spotY: null,
    ...given,
  };
}

async function tell(scope: VesselScope, changes: readonly Change[], { importId, fileName }: Writing): Promise<void> {
  await recordChanges(
    scope,
    partRecord,
    changes.map(({ old, row }) => ({
      recordId: row.id,
      verb: old ? "updated" : "imported",
      before: old ?? {},
      after: row,
      facts: { designation: row.designation, partNo: row.partNo, fileName },
      relatedIds: [row.equipmentId, row.itemId, importId],
    })),
  );
}
