import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { equipment, sections } from "@ymp/db/schema/equipment";
import { inventoryItems, itemLocations, locations, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { sortedPages } from "../../kit/keyset-list.ts";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import { withinItem } from "../equipment/branch.ts";
import type { FoundByWord } from "./finding.service.ts";
import type { ListPartsInput, PartFilters } from "./spare-parts.schema.ts";

export interface PartBin {
  location: string;
  box: string | null;
  shelf: string | null;
  quantity: number;
}

/** Where the linked item is; one ledger read for each part on the page. */
const bins = sql<PartBin[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('location', l.name, 'box', il.box, 'shelf', il.shelf, 'quantity', s.quantity) order by s.quantity desc, l.name), '[]'::jsonb)
  from (select m.location_id, sum(m.quantity) as quantity from ${stockMoves} m
    where m.vessel_id = ${spareParts.vesselId} and m.item_id = ${inventoryItems.id} group by m.location_id) s
  join ${locations} l on l.vessel_id = ${spareParts.vesselId} and l.id = s.location_id
  left join ${itemLocations} il on il.vessel_id = l.vessel_id and il.item_id = ${inventoryItems.id} and il.location_id = l.id
  where s.quantity <> 0)`;

const lastUsedAt = sql<string | null>`(
  select max(m.moved_at)::text from ${stockMoves} m
  where m.vessel_id = ${spareParts.vesselId} and m.item_id = ${inventoryItems.id} and m.kind = 'consume')`;

/** Machines whose lists name the same item: they share one stock. */
const sharedBy = sql<number>`(
  select count(distinct other.equipment_id)::int from ${spareParts} other
  where other.vessel_id = ${spareParts.vesselId} and other.item_id = ${inventoryItems.id})`;

const columns = {
  part: spareParts,
  machine: {
    id: equipment.id,
    name: equipment.name,
    code: equipment.code,
    department: equipment.department,
    isCritical: equipment.isCritical,
    archivedAt: equipment.archivedAt,
    manufacturer: equipment.manufacturer,
  },
  sectionName: sections.name,
  item: {
    id: inventoryItems.id,
    name: inventoryItems.name,
    unit: inventoryItems.unit,
    version: inventoryItems.version,
    min: inventoryItems.minQuantity,
    max: inventoryItems.maxQuantity,
    archivedAt: inventoryItems.archivedAt,
  },
  bins,
  lastUsedAt,
  sharedBy,
};

/** An item that is another person's own does not come along: to the reader the part has none. */
function partsWith(tx: Db) {
  return tx
    .select(columns)
    .from(spareParts)
    .innerJoin(equipment, and(eq(equipment.vesselId, spareParts.vesselId), eq(equipment.id, spareParts.equipmentId)))
    .leftJoin(sections, and(eq(sections.vesselId, spareParts.vesselId), eq(sections.id, spareParts.sectionId)))
    .leftJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, spareParts.vesselId), eq(inventoryItems.id, spareParts.itemId)),
    )
    .$dynamic();
}
export type PartRow = Awaited<ReturnType<typeof partsWith>>[number];

/** The parts of one machine or of one of its sections, in the order of the drawing's numbers. */
export function partsOfMachine(
  tx: Db,
  vesselId: string,
  filter: { equipmentId: string; sectionId?: string | undefined },
) {
  return partsWith(tx)
    .where(
      and(
        eq(spareParts.vesselId, vesselId),
        eq(spareParts.equipmentId, filter.equipmentId),
        filter.sectionId ? eq(spareParts.sectionId, filter.sectionId) : undefined,
      ),
    )
    .orderBy(
      sql`${sections.position} asc nulls last`,
      sql`nullif(regexp_replace(coalesce(${spareParts.key}, ${spareParts.figureNumber}, ''), '\D', '', 'g'), '')::numeric asc nulls last`,
      asc(spareParts.designation),
      asc(spareParts.id),
    );
}

export async function partWith(tx: Db, vesselId: string, id: string): Promise<PartRow | undefined> {
  const [row] = await partsWith(tx).where(and(eq(spareParts.vesselId, vesselId), eq(spareParts.id, id)));
  return row;
}

export interface PartQuery {
  /** What the search index knows of each word that was typed. */
  found: readonly FoundByWord[];
  /** The items in the wanted state of stock; null where the state does not depend on it. */
  itemIds: readonly string[] | null;
}

const pages = sortedPages(
  spareParts.id,
  { designation: spareParts.designation, partNo: spareParts.partNo, equipment: equipment.name },
  ["designation", "equipment"],
);

export async function listParts(tx: Db, vesselId: string, input: ListPartsInput, query: PartQuery) {
  const rows = await partsWith(tx)
    .where(and(...conditionsOf(vesselId, input, query), pages.after(input)))
    .orderBy(...pages.orderBy(input))
    .limit(pages.rowsToRead(input));
  const { sort } = input;
  return pages.page(rows, input, ({ part, machine }) => ({
    value: sort === "equipment" ? machine.name : part[sort],
    id: part.id,
  }));
}

/** Counts no further than a list shows. */
export async function countParts(tx: Db, vesselId: string, filters: PartFilters, query: PartQuery): Promise<number> {
  const found = tx
    .select({ id: spareParts.id })
    .from(spareParts)
    .innerJoin(equipment, and(eq(equipment.vesselId, spareParts.vesselId), eq(equipment.id, spareParts.equipmentId)))
    .leftJoin(sections, and(eq(sections.vesselId, spareParts.vesselId), eq(sections.id, spareParts.sectionId)))
    .leftJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, spareParts.vesselId), eq(inventoryItems.id, spareParts.itemId)),
    )
    .where(and(...conditionsOf(vesselId, filters, query)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found.as("found"));
  return row?.total ?? 0;
}

function conditionsOf(vesselId: string, filters: PartFilters, { found, itemIds }: PartQuery): (SQL | undefined)[] {
  const { equipmentId, sectionId, itemId, departments = [], isOfCritical, state, ids } = filters;
  return [
    eq(spareParts.vesselId, vesselId),
    isNull(equipment.archivedAt),
    equipmentId ? sql`${spareParts.equipmentId} in ${withinItem(vesselId, equipmentId)}` : undefined,
    sectionId ? eq(spareParts.sectionId, sectionId) : undefined,
    itemId ? eq(inventoryItems.id, itemId) : undefined,
    departments.length > 0 ? sql`${equipment.department} in ${jsonTexts(departments)}` : undefined,
    isOfCritical === undefined ? undefined : eq(equipment.isCritical, isOfCritical),
    state === "unlinked" ? isNull(inventoryItems.id) : undefined,
    state === "no_minimum"
      ? sql`(${equipment.isCritical} and ${inventoryItems.id} is not null and coalesce(${inventoryItems.minQuantity}, 0) <= 0)`
      : undefined,
    itemIds ? sql`${inventoryItems.id} in ${jsonIds(itemIds)}` : undefined,
    ids ? sql`${spareParts.id} in ${jsonIds(ids)}` : undefined,
    ...found.map(holdsWord),
  ];
}

const particulars = sql`concat_ws(' ', ${spareParts.designation}, ${spareParts.partNo}, ${spareParts.measurement}, ${spareParts.serialNo},
  ${spareParts.standard}, ${spareParts.key}, ${spareParts.figureNumber}, ${equipment.name}, ${equipment.code}, ${equipment.manufacturer},
  ${sections.name}, ${inventoryItems.name}, ${inventoryItems.partNo}, ${inventoryItems.barcode})`;

/** Every word must be in the particulars of the part, its machine or its item, or be known of one of them by the index. */
function holdsWord({ word, parts, machines, items }: FoundByWord): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(${particulars} ilike ${pattern} or ${spareParts.id} in ${parts}
    or ${spareParts.equipmentId} in ${machines} or ${inventoryItems.id} in ${items})`;
}

/** Every item that is a part of a machine in use, as far as the reader may know of it. */
export async function itemIdsOfParts(tx: Db, vesselId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: inventoryItems.id })
    .from(spareParts)
    .innerJoin(equipment, and(eq(equipment.vesselId, spareParts.vesselId), eq(equipment.id, spareParts.equipmentId)))
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, spareParts.vesselId), eq(inventoryItems.id, spareParts.itemId)),
    )
    .where(and(eq(spareParts.vesselId, vesselId), isNull(equipment.archivedAt), isNull(inventoryItems.archivedAt)));
  return rows.map(({ id }) => id);
}
