import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import type { ItemState } from "@ymp/core/lists";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { inventoryItems, itemLocations, locations, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { recordFiles } from "@ymp/db/schema/platform";
import { suppliers } from "@ymp/db/schema/suppliers";
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { sortedPages } from "../../kit/keyset-list.ts";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import { expiringDays } from "./expiry.rules.ts";
import type { ItemFilters, ListItemsInput } from "./inventory.schema.ts";
import { countsAsCritical, levelColumns } from "./levels.repository.ts";
import { expiringItems, judgedStores } from "./stores-levels.repository.ts";

export interface ItemBin {
  locationId: string;
  location: string;
  box: string | null;
  shelf: string | null;
  quantity: number;
}

/** Where the item is and where it has its place; one ledger read for each row of the page. */
const bins = sql<ItemBin[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('locationId', p.id, 'location', p.name, 'box', k.box, 'shelf', k.shelf,
    'quantity', coalesce(s.quantity, 0)) order by coalesce(s.quantity, 0) desc, p.name), '[]'::jsonb)
  from ${itemLocations} k
  join ${locations} p on p.vessel_id = k.vessel_id and p.id = k.location_id
  left join lateral (select sum(m.quantity) as quantity from ${stockMoves} m
    where m.vessel_id = k.vessel_id and m.item_id = k.item_id and m.location_id = k.location_id) s on true
  where k.vessel_id = inventory_items.vessel_id and k.item_id = inventory_items.id)`;

/** The first day on which something that is on board expires. */
const nextExpiry = sql<CalendarDate | null>`(
  select min(t.expires_on)::text from ${stockLots} t
  where t.vessel_id = inventory_items.vessel_id and t.item_id = inventory_items.id and t.expires_on is not null
    and (select coalesce(sum(m.quantity), 0) from ${stockMoves} m where m.vessel_id = t.vessel_id and m.item_id = t.item_id and m.lot_id = t.id) > 0)`;

export const photoOfItem = sql<
  string | null
>`coalesce(inventory_items.photo_file_id, (select f.file_id from ${recordFiles} f
  where f.vessel_id = inventory_items.vessel_id and f.record_kind = 'item' and f.record_id = inventory_items.id and f.kind = 'photo'
  order by f.created_at, f.id limit 1))`;

const pages = sortedPages(
  inventoryItems.id,
  { name: inventoryItems.name, partNo: inventoryItems.partNo, category: inventoryItems.category },
  ["name"],
);

/** @param found what the search index knows by the words that were typed; null: nothing was typed */
export async function listItems(
  tx: Db,
  vesselId: string,
  today: CalendarDate,
  input: ListItemsInput,
  found: SQL | null,
) {
  const rows = await tx
    .select({
      id: inventoryItems.id,
      version: inventoryItems.version,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      manufacturer: inventoryItems.manufacturer,
      modelNo: inventoryItems.modelNo,
      category: inventoryItems.category,
      subCategory: inventoryItems.subCategory,
      description: inventoryItems.description,
      barcode: inventoryItems.barcode,
      unit: inventoryItems.unit,
      min: inventoryItems.minQuantity,
      max: inventoryItems.maxQuantity,
      packSize: inventoryItems.packSize,
      isCritical: countsAsCritical,
      isPrivate: inventoryItems.isPrivate,
      hasLots: inventoryItems.hasLots,
      priceMinor: inventoryItems.priceMinor,
      currency: inventoryItems.currency,
      archivedAt: inventoryItems.archivedAt,
      supplierName: suppliers.name,
      photoFileId: photoOfItem,
      bins,
      nextExpiry,
      ...levelColumns({ today }),
    })
    .from(inventoryItems)
    .leftJoin(
      suppliers,
      and(eq(suppliers.vesselId, inventoryItems.vesselId), eq(suppliers.id, inventoryItems.supplierId)),
    )
    .where(and(...conditionsOf(vesselId, today, input, found), pages.after(input)))
    .orderBy(...pages.orderBy(input))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, (row) => ({ value: row[input.sort], id: row.id }));
}

/** Counts no further than a list shows. */
export async function countItems(
  tx: Db,
  vesselId: string,
  today: CalendarDate,
  filters: ItemFilters,
  found: SQL | null,
): Promise<number> {
  const counted = tx
    .select({ id: inventoryItems.id })
    .from(inventoryItems)
    .where(and(...conditionsOf(vesselId, today, filters, found)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(counted.as("counted"));
  return row?.total ?? 0;
}

function conditionsOf(
  vesselId: string,
  today: CalendarDate,
  filters: ItemFilters,
  found: SQL | null,
): (SQL | undefined)[] {
  const { categories = [], subCategory, locationId, supplierId, state, isCritical, isPrivate, ids } = filters;
  return [
    eq(inventoryItems.vesselId, vesselId),
    state === "archived" ? isNotNull(inventoryItems.archivedAt) : isNull(inventoryItems.archivedAt),
    stateCondition(vesselId, state, today),
    categories.length > 0 ? sql`${inventoryItems.category} in ${jsonTexts(categories)}` : undefined,
    subCategory ? eq(inventoryItems.subCategory, subCategory) : undefined,
    supplierId ? eq(inventoryItems.supplierId, supplierId) : undefined,
    isCritical === undefined ? undefined : eq(countsAsCritical, isCritical),
    isPrivate === undefined ? undefined : eq(inventoryItems.isPrivate, isPrivate),
    ids ? sql`${inventoryItems.id} in ${jsonIds(ids)}` : undefined,
    found ? sql`${inventoryItems.id} in ${found}` : undefined,
    locationId ? liesAt(locationId) : undefined,
  ];
}

const liesAt = (locationId: string) => sql`exists (select 1 from ${itemLocations} k
  where k.vessel_id = inventory_items.vessel_id and k.item_id = inventory_items.id and k.location_id = ${locationId}::uuid)`;

function stateCondition(vesselId: string, state: ItemState, today: CalendarDate): SQL | undefined {
  const ids = sql`inventory_items.id`;
  if (state === "critical")
    return sql`${ids} in (select id from ${judgedStores(vesselId, today)} judged where is_missing)`;
  if (state === "low") return sql`${ids} in (select id from ${judgedStores(vesselId, today)} judged where is_low)`;
  return state === "expiring"
    ? sql`inventory_items.has_lots and ${ids} in ${expiringItems(vesselId, addDays(today, expiringDays))}`
    : undefined;
}
