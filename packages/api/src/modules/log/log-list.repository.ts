import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { readings } from "@ymp/db/schema/equipment";
import { logEntries, logNames, logReadings } from "@ymp/db/schema/log";
import { and, between, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { sortedPages } from "../../kit/keyset-list.ts";
import { figureOrNone, gainedAt } from "./gained.ts";
import type { ListLogInput, LogFilters } from "./log.schema.ts";

/** What a list is narrowed to; `found` are those that the typed words mean. */
export interface LogScope {
  vesselId: string;
  found: SQL | null;
}

const pages = sortedPages(logEntries.id, { loggedOn: logEntries.loggedOn, distance: logEntries.distance }, [
  "loggedOn",
]);

/** The hours of the meter that ran longest, as far as its reading counts; else what was told. */
const engineHours = sql<number | null>`coalesce((
    select max(${gainedAt(sql`r`)}) from ${logReadings} l join ${readings} r on r.vessel_id = l.vessel_id and r.id = l.reading_id
    where l.vessel_id = log_entries.vessel_id and l.entry_id = log_entries.id and r.withdrawn_at is null
  ), log_entries.engine_hours)`.mapWith(figureOrNone);

const listed = {
  id: logEntries.id,
  version: logEntries.version,
  nameId: logEntries.nameId,
  recordName: logNames.name,
  loggedOn: logEntries.loggedOn,
  title: logEntries.title,
  engineHours,
  fuelTaken: logEntries.fuelTaken,
  fuelLeft: logEntries.fuelLeft,
  distance: logEntries.distance,
  crew: logEntries.crew,
  remarks: logEntries.remarks,
  archivedAt: logEntries.archivedAt,
};

const selected = (tx: Db) =>
  tx
    .select(listed)
    .from(logEntries)
    .leftJoin(logNames, and(eq(logNames.vesselId, logEntries.vesselId), eq(logNames.id, logEntries.nameId)));

export async function listEntries(tx: Db, scope: LogScope, input: ListLogInput) {
  const rows = await selected(tx)
    .where(and(...conditionsOf(scope, input), pages.after(input)))
    .orderBy(...pages.orderBy(input))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, (row) => ({ value: row[input.sort], id: row.id }));
}

export async function findListed(tx: Db, vesselId: string, id: string) {
  const [row] = await selected(tx).where(and(eq(logEntries.vesselId, vesselId), eq(logEntries.id, id)));
  return row;
}

/** Counts no further than a list shows. */
export async function countEntries(tx: Db, scope: LogScope, filters: LogFilters): Promise<number> {
  const found = tx
    .select({ id: logEntries.id })
    .from(logEntries)
    .where(and(...conditionsOf(scope, filters)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found.as("found"));
  return row?.total ?? 0;
}

/** What was logged in a year, summed up, and the years there are. */
export async function sumsOf(tx: Db, vesselId: string, year: number) {
  const sum = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::float8`;
  const [sums] = await tx
    .select({
      entries: sql<number>`count(*)::int`,
      engineHours: sum(engineHours),
      distance: sum(sql`${logEntries.distance}`),
      fuelTaken: sum(sql`${logEntries.fuelTaken}`),
    })
    .from(logEntries)
    .where(and(eq(logEntries.vesselId, vesselId), isNull(logEntries.archivedAt), inYear(year)));
  return sums ?? { entries: 0, engineHours: 0, distance: 0, fuelTaken: 0 };
}

export async function yearsOf(tx: Db, vesselId: string): Promise<number[]> {
  const year = sql<number>`extract(year from ${logEntries.loggedOn})::int`;
  const rows = await tx
    .selectDistinct({ year })
    .from(logEntries)
    .where(eq(logEntries.vesselId, vesselId))
    .orderBy(sql`1 desc`);
  return rows.map((row) => row.year);
}

const inYear = (year: number): SQL =>
  sql`${logEntries.loggedOn} between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`;

function conditionsOf({ vesselId, found }: LogScope, { nameId, year, state }: LogFilters): (SQL | undefined)[] {
  const stands = { live: isNull(logEntries.archivedAt), archived: isNotNull(logEntries.archivedAt), all: undefined };
  return [
    eq(logEntries.vesselId, vesselId),
    stands[state],
    nameId ? eq(logEntries.nameId, nameId) : undefined,
    year ? inYear(year) : undefined,
    found ? sql`${logEntries.id} in ${found}` : undefined,
  ];
}

/** Hours and distance of each day that has entries. */
export async function sumsByDay(
  tx: Db,
  vesselId: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
) {
  return tx
    .select({
      on: logEntries.loggedOn,
      engineHours: sql<number | null>`sum(${engineHours})`.mapWith(figureOrNone),
      distance: sql<number>`coalesce(sum(${logEntries.distance}), 0)`.mapWith(Number),
    })
    .from(logEntries)
    .where(
      and(eq(logEntries.vesselId, vesselId), isNull(logEntries.archivedAt), between(logEntries.loggedOn, from, to)),
    )
    .groupBy(logEntries.loggedOn);
}
