import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { tripStays, trips } from "@ymp/db/schema/trips";
import { and, asc, eq, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { sortedPages } from "../../kit/keyset-list.ts";
import { expectRow } from "../../kit/rows.ts";
import type { TripRow } from "./trips.record.ts";
import type { ListTripsInput, TripFilters } from "./trips.schema.ts";

export type NewTrip = typeof trips.$inferInsert;

/** What a list is narrowed to; `found` are those that the typed words mean. */
export interface TripsScope {
  vesselId: string;
  found: SQL | null;
}

const {
  id,
  version,
  name,
  reference,
  startsOn,
  endsOn,
  startPort,
  endPort,
  cancelledAt,
  archivedAt,
  vesselId: vesselColumn,
} = trips;
const pages = sortedPages(id, { name, startsOn }, ["name"]);
/** Every guest of the trip counts, whenever they come. */
const guestCount = sql<number>`(select count(*)::int from ${tripStays} s where s.vessel_id = ${trips}.vessel_id and s.trip_id = ${trips}.id)`;

export async function listTrips(tx: Db, scope: TripsScope, input: ListTripsInput) {
  const rows = await tx
    .select({ id, version, name, reference, startsOn, endsOn, startPort, endPort, cancelledAt, archivedAt, guestCount })
    .from(trips)
    .where(and(...conditionsOf(scope, input), pages.after(input)))
    .orderBy(...pages.orderBy(input))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, (row) => ({ value: row[input.sort], id: row.id }));
}

/** Counts no further than a list shows. */
export async function countTrips(tx: Db, scope: TripsScope, filters: TripFilters): Promise<number> {
  const found = tx
    .select({ id })
    .from(trips)
    .where(and(...conditionsOf(scope, filters)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found.as("found"));
  return row?.total ?? 0;
}

export async function findTrip(tx: Db, vesselId: string, wanted: string): Promise<TripRow | undefined> {
  const [row] = await tx
    .select()
    .from(trips)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)));
  return row;
}

export async function lockTrip(tx: Db, vesselId: string, wanted: string): Promise<TripRow | undefined> {
  const [row] = await tx
    .select()
    .from(trips)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)))
    .for("update");
  return row;
}

export async function insertTrip(tx: Db, row: NewTrip): Promise<TripRow> {
  const [inserted] = await tx.insert(trips).values(row).returning();
  return expectRow(inserted);
}

export async function updateTrip(tx: Db, before: TripRow, values: Partial<NewTrip>, now: Date): Promise<TripRow> {
  const [row] = await tx
    .update(trips)
    .set({ ...values, updatedAt: now, version: sql`${version} + 1` })
    .where(and(eq(vesselColumn, before.vesselId), eq(id, before.id)))
    .returning();
  return expectRow(row);
}

function conditionsOf({ vesselId, found }: TripsScope, filters: TripFilters): (SQL | undefined)[] {
  const stands = { live: isNull(archivedAt), archived: isNotNull(archivedAt), all: undefined };
  return [eq(vesselColumn, vesselId), stands[filters.state], found ? sql`${id} in ${found}` : undefined];
}

export const tripsBetween = (
  tx: Db,
  vesselId: string,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
) =>
  tx
    .select({ id, name, startsOn, endsOn })
    .from(trips)
    .where(
      and(
        ...[eq(vesselColumn, vesselId), isNull(archivedAt), isNull(cancelledAt)],
        ...[lte(startsOn, days.to), gte(endsOn, days.from)],
      ),
    )
    .orderBy(asc(startsOn), asc(id));
