import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { hoursOfMachine } from "../../kit/hours-counter.ts";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import { withinItem } from "./branch.ts";
import type { EquipmentFilters, ListEquipmentInput } from "./equipment.schema.ts";
import { listJobMarks, machinesOverdue, noMarks } from "./job-marks.repository.ts";

const parents = alias(equipment, "parents");

export async function findEquipment(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), eq(equipment.id, id)));
  return row;
}

export async function listTree(tx: Db, vesselId: string, today: CalendarDate, includesArchived: boolean) {
  const [nodes, marks] = await Promise.all([
    tx
      .select({
        id: equipment.id,
        parentId: equipment.parentId,
        name: equipment.name,
        code: equipment.code,
        type: equipment.type,
        supplierId: equipment.supplierId,
        photoFileId: equipment.photoFileId,
        warrantyUntil: equipment.warrantyUntil,
        department: equipment.department,
        location: equipment.location,
        manufacturer: equipment.manufacturer,
        modelNumber: equipment.modelNumber,
        serialNumber: equipment.serialNumber,
        isCritical: equipment.isCritical,
        isUsedAtSea: equipment.isUsedAtSea,
        isUsedInPort: equipment.isUsedInPort,
        version: equipment.version,
        archivedAt: equipment.archivedAt,
      })
      .from(equipment)
      .where(and(eq(equipment.vesselId, vesselId), includesArchived ? undefined : isNull(equipment.archivedAt)))
      .orderBy(asc(equipment.position), asc(equipment.name), asc(equipment.id)),
    listJobMarks(tx, vesselId, today),
  ]);
  return nodes.map((node) => ({ ...node, ...(marks.get(node.id) ?? noMarks) }));
}

const pages = keysetPages(z.tuple([z.string().nullable(), z.uuid()]));

export async function listEquipment(tx: Db, vesselId: string, today: CalendarDate, input: ListEquipmentInput) {
  const conditions = conditionsOf(vesselId, today, input);
  const { key, after, orderBy } = orderOf(input);
  const rows = await tx
    .select({
      id: equipment.id,
      parentId: equipment.parentId,
      parentName: parents.name,
      name: equipment.name,
      code: equipment.code,
      type: equipment.type,
      supplierName: suppliers.name,
      department: equipment.department,
      location: equipment.location,
      manufacturer: equipment.manufacturer,
      modelNumber: equipment.modelNumber,
      serialNumber: equipment.serialNumber,
      isCritical: equipment.isCritical,
      isStandby: equipment.isStandby,
      isUsedAtSea: equipment.isUsedAtSea,
      isUsedInPort: equipment.isUsedInPort,
      photoFileId: equipment.photoFileId,
      archivedAt: equipment.archivedAt,
      version: equipment.version,
      counterId: counters.id,
      lastReading: counters.lastReading,
      lastTotal: counters.lastTotal,
      lastReadAt: counters.lastReadAt,
      dailyAverage: counters.dailyAverage,
    })
    .from(equipment)
    .leftJoin(parents, and(eq(parents.vesselId, equipment.vesselId), eq(parents.id, equipment.parentId)))
    .leftJoin(suppliers, and(eq(suppliers.vesselId, equipment.vesselId), eq(suppliers.id, equipment.supplierId)))
    .leftJoin(counters, hoursOfMachine)
    .where(and(...conditions, after))
    .orderBy(...orderBy)
    .limit(pages.rowsToRead(input));
  const page = pages.page(rows, input, (row) => [key(row), row.id]);
  const marks = await listJobMarks(
    tx,
    vesselId,
    today,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, ...(marks.get(row.id) ?? noMarks) })) };
}

/** Counts no further than a list shows. */
export async function countEquipment(tx: Db, vesselId: string, today: CalendarDate, filters: EquipmentFilters) {
  const found = tx
    .select({ id: equipment.id })
    .from(equipment)
    .where(and(...conditionsOf(vesselId, today, filters)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found.as("found"));
  return row?.total ?? 0;
}

function conditionsOf(vesselId: string, today: CalendarDate, filters: EquipmentFilters): (SQL | undefined)[] {
  const {
    departments = [],
    types = [],
    location,
    supplierId,
    isCritical,
    state,
    use,
    withinId,
    hasOverdue,
    hasPhoto,
  } = filters;
  return [
    eq(equipment.vesselId, vesselId),
    state === "live"
      ? isNull(equipment.archivedAt)
      : state === "archived"
        ? isNotNull(equipment.archivedAt)
        : undefined,
    departments.length > 0 ? sql`${equipment.department} in ${jsonTexts(departments)}` : undefined,
    location ? eq(equipment.location, location) : undefined,
    types.length > 0 ? sql`${equipment.type} in ${jsonTexts(types)}` : undefined,
    supplierId ? eq(equipment.supplierId, supplierId) : undefined,
    hasPhoto === undefined ? undefined : hasPhoto ? isNotNull(equipment.photoFileId) : isNull(equipment.photoFileId),
    isCritical === undefined ? undefined : eq(equipment.isCritical, isCritical),
    use === "sea" ? sql`${equipment.isUsedAtSea}` : use === "port" ? sql`${equipment.isUsedInPort}` : undefined,
    withinId ? sql`${equipment.id} in ${withinItem(vesselId, withinId)}` : undefined,
    filters.ids ? sql`${equipment.id} in ${jsonIds(filters.ids)}` : undefined,
    hasOverdue ? sql`${equipment.id} in ${machinesOverdue(vesselId, today)}` : undefined,
    ...wordsOf(filters.search).map(holdsWord),
  ];
}

function wordsOf(search: string | undefined): string[] {
  return (search ?? "").split(/\s+/).filter(Boolean).slice(0, 8);
}

/** Every word must be somewhere in the particulars. */
function holdsWord(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  const { name, code, location, manufacturer, modelNumber, serialNumber } = equipment;
  return sql`concat_ws(' ', ${name}, ${code}, ${location}, ${manufacturer}, ${modelNumber}, ${serialNumber}) ilike ${pattern}`;
}

const sortColumns = {
  name: equipment.name,
  code: equipment.code,
  location: equipment.location,
  manufacturer: equipment.manufacturer,
} as const;

/** Rows without the sorted field stand last, whichever way the list runs. */
function orderOf(input: ListEquipmentInput) {
  const { sort, descending } = input;
  const column = sortColumns[sort];
  const direction = descending ? desc : asc;
  const seen = pages.seen(input);
  const beyond = descending ? sql.raw("<") : sql.raw(">");
  const idBeyond = seen && sql`${equipment.id} ${beyond} ${seen[1]}::uuid`;
  const after =
    seen &&
    (seen[0] === null
      ? sql`${column} is null and ${idBeyond}`
      : sort === "name"
        ? sql`(${column}, ${equipment.id}) ${beyond} (${seen[0]}, ${seen[1]}::uuid)`
        : sql`((${column}, ${equipment.id}) ${beyond} (${seen[0]}, ${seen[1]}::uuid) or ${column} is null)`);
  const blanksLast = sort === "name" ? [] : [sql`${column} is null`];
  return {
    key: (row: Record<typeof sort, string | null>) => row[sort],
    after,
    orderBy: [...blanksLast, direction(column), direction(equipment.id)],
  };
}

export async function listPlaces(tx: Db, vesselId: string) {
  return tx
    .selectDistinct({ location: equipment.location })
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), isNotNull(equipment.location)))
    .orderBy(asc(equipment.location));
}

/** From the root of the tree down to the item's parent; a circle of parents ends where it closes. */
export async function listAncestors(tx: Db, vesselId: string, id: string) {
  const rows = await tx.execute<{ id: string; name: string }>(sql`
    with recursive above(id, parent_id, name, height) as (
      select id, parent_id, name, 0 from ${equipment} where vessel_id = ${vesselId} and id = ${id}
      union all
      select e.id, e.parent_id, e.name, above.height + 1 from ${equipment} e join above on e.id = above.parent_id
      where e.vessel_id = ${vesselId}
    ) cycle id set is_again using path
    select id, name from above where height > 0 and not is_again order by height desc`);
  return rows.map((row) => ({ id: row.id, name: row.name }));
}
