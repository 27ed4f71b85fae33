import type { VesselSort, VesselState } from "@ymp/core/lists";
import { countedUpTo } from "@ymp/core/lists";
import { endingWithinDays } from "@ymp/core/platform/subscription-notice";
import type { Db } from "@ymp/db/client";
import { supportVisits, users } from "@ymp/db/schema/accounts";
import { companies, vessels } from "@ymp/db/schema/vessels";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { holdsAt } from "../../kit/clock-windows.ts";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonIds } from "../../kit/lists.ts";
import type { ListVesselsInput, VesselFilters } from "./vessels.schema.ts";

/** Zones are names or offsets; PostgreSQL reads the sign of an offset the other way round. */
const todayAboard = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(case when ${vessels.timeZone} ~ '^[+-]' then (${at} at time zone 'UTC') + ${vessels.timeZone}::interval else ${at} at time zone ${vessels.timeZone} end)::date`;
};

/** The same as `closedReason` of core says; a test holds the two together. */
const isClosed = (now: Date): SQL =>
  sql`(${vessels.deletionRequestedAt} is not null or ${vessels.suspendedAt} is not null or ${vessels.subscriptionState} = 'EXPIRED' or coalesce(${vessels.subscriptionEndsOn} < ${todayAboard(now)}, false))`;
const isEnding = (now: Date): SQL =>
  sql`(not ${isClosed(now)} and coalesce(${vessels.subscriptionEndsOn} <= ${todayAboard(now)} + ${endingWithinDays}::int, false))`;

const inState: Record<VesselState, (now: Date) => SQL> = {
  active: (now) => sql`not ${isClosed(now)}`,
  ending: isEnding,
  closed: isClosed,
};

function matching({ search, edition, state, isTemplate }: VesselFilters, now: Date): SQL | undefined {
  const pattern = search && `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    edition && eq(vessels.edition, edition),
    isTemplate === undefined ? undefined : eq(vessels.isTemplate, isTemplate),
    state && inState[state](now),
    pattern
      ? sql`lower(concat_ws(' ', ${vessels.name}, ${vessels.imo}, ${vessels.callSign}, ${vessels.flag}, ${companies.name})) like ${pattern}`
      : undefined,
  );
}

/** Figures of every vessel, for the orders that go by them. */
const allFigures = sql`app.vessel_figures(array(select id from ${vessels})) as figures`;
const figureOf = (column: "users" | "storage_bytes") =>
  sql`lpad(coalesce(figures.${sql.raw(column)}, 0)::text, 20, '0')`;

const sortKeys: Record<VesselSort, SQL> = {
  name: sql`lower(${vessels.name})`,
  endsOn: sql`coalesce(${vessels.subscriptionEndsOn}::text, '9999-12-31')`,
  lastActivity: sql`coalesce(to_char(figures.last_activity_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '')`,
  users: figureOf("users"),
  storage: figureOf("storage_bytes"),
};
const goesByFigures = (sort: VesselSort) => sort !== "name" && sort !== "endsOn";

const pages = keysetPages(z.tuple([z.string(), z.uuid()]));

export async function listVesselRows(tx: Db, input: ListVesselsInput, now: Date) {
  const key = sortKeys[input.sort];
  const after = pages.seen(input);
  const [beyond, order] = input.descending ? [sql.raw("<"), sql.raw("desc")] : [sql.raw(">"), sql.raw("asc")];
  const where = matching(input, now);
  const listed = tx
    .select({ vessel: vessels, companyName: companies.name, key: sql<string>`${key}` })
    .from(vessels)
    .leftJoin(companies, eq(companies.id, vessels.companyId))
    .$dynamic();
  const figured = goesByFigures(input.sort)
    ? listed.leftJoin(allFigures, sql`figures.vessel_id = ${vessels.id}`)
    : listed;
  const rows = await figured
    .where(
      and(where, after ? sql`(${key}, ${vessels.id}) ${beyond} (${after[0]}::text, ${after[1]}::uuid)` : undefined),
    )
    .orderBy(sql`${key} ${order}`, sql`${vessels.id} ${order}`)
    .limit(pages.rowsToRead(input));
  const total = after ? null : await countVessels(tx, where);
  return { ...pages.page(rows, input, (row) => [row.key, row.vessel.id]), total };
}

async function countVessels(tx: Db, where: SQL | undefined): Promise<number> {
  const counted = tx
    .select({ one: sql`1` })
    .from(vessels)
    .leftJoin(companies, eq(companies.id, vessels.companyId))
    .where(where)
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(counted.as("counted"));
  return row?.total ?? 0;
}

export interface VesselFigures {
  vesselId: string;
  users: number;
  storageBytes: number;
  lastActivityAt: Date | null;
}

export async function figuresOf(tx: Db, vesselIds: readonly string[]): Promise<VesselFigures[]> {
  const rows = await tx.execute<{
    vessel_id: string;
    users: number;
    storage_bytes: number;
    last_activity_at: string | null;
  }>(
    sql`select vessel_id, users::float8 as users, storage_bytes::float8 as storage_bytes, to_char(last_activity_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_activity_at from app.vessel_figures(array${jsonIds(vesselIds)})`,
  );
  return rows.map((row) => ({
    vesselId: row.vessel_id,
    users: row.users,
    storageBytes: row.storage_bytes,
    lastActivityAt: row.last_activity_at === null ? null : new Date(row.last_activity_at),
  }));
}

export interface VesselCaptain {
  vesselId: string;
  userId: string;
  name: string;
  endsOn: string | null;
}

/** Whose role on these vessels is captain, with their last days: which is over is told by each vessel's time. */
export async function captainsOf(tx: Db, vesselIds: readonly string[]): Promise<VesselCaptain[]> {
  const rows = await tx.execute<{ vessel_id: string; user_id: string; name: string; ends_on: string | null }>(sql`
    select m.vessel_id, m.user_id, u.name, m.ends_on::text
    from app.memberships_of(array(select id from ${users} where soft_deleted_at is null)) m join ${users} u on u.id = m.user_id
    where m.role = 'captain' and m.soft_deleted_at is null and m.vessel_id in ${jsonIds(vesselIds)} order by u.name, u.id`);
  return rows.map((row) => ({ vesselId: row.vessel_id, userId: row.user_id, name: row.name, endsOn: row.ends_on }));
}

/** The visits of one administrator that still hold; the policy lets everybody see their own. */
export function ownVisits(tx: Db, userId: string, now: Date) {
  return tx
    .select({ id: supportVisits.id, vesselId: supportVisits.vesselId, endsAt: supportVisits.endsAt })
    .from(supportVisits)
    .where(
      and(
        eq(supportVisits.userId, userId),
        isNull(supportVisits.endedAt),
        holdsAt(supportVisits.startedAt, supportVisits.endsAt, now),
      ),
    );
}

export async function sumVessels(tx: Db, edition: "full" | "lite" | undefined, now: Date) {
  const [row] = await tx
    .select({
      vessels: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${inState.active(now)}))::int`,
      ending: sql<number>`(count(*) filter (where ${inState.ending(now)}))::int`,
      closed: sql<number>`(count(*) filter (where ${inState.closed(now)}))::int`,
      users: sql<number>`coalesce(sum(figures.users), 0)::int`,
      storageBytes: sql<number>`coalesce(sum(figures.storage_bytes), 0)::float8`,
    })
    .from(vessels)
    .leftJoin(allFigures, sql`figures.vessel_id = ${vessels.id}`)
    .where(edition && eq(vessels.edition, edition));
  return row ?? { vessels: 0, active: 0, ending: 0, closed: 0, users: 0, storageBytes: 0 };
}
