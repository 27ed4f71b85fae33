import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { leaveRequests, leaveRules } from "@ymp/db/schema/leave";
import { and, asc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { LeaveRequestRow, LeaveRulesRow } from "./leave.record.ts";

const { vesselId: vesselColumn, id, profileId, startsOn, endsOn, state } = leaveRequests;

export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export async function findRequest(tx: Db, vesselId: string, wanted: string): Promise<LeaveRequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(leaveRequests)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)));
  return row;
}

/** Of these people, as far as it lies in those days. */
export const requestsOf = (tx: Db, vesselId: string, profileIds: readonly string[], { from, to }: Days) =>
  tx
    .select()
    .from(leaveRequests)
    .where(and(eq(vesselColumn, vesselId), inArray(profileId, [...profileIds]), lte(startsOn, to), gte(endsOn, from)))
    .orderBy(asc(startsOn), asc(id));

/** What waits for an answer, as far as it lies in those days. */
export const waitingIn = (tx: Db, vesselId: string, { from, to }: Days) =>
  tx
    .select()
    .from(leaveRequests)
    .where(and(eq(vesselColumn, vesselId), eq(state, "requested"), lte(startsOn, to), gte(endsOn, from)))
    .orderBy(asc(startsOn), asc(id));

/** What was granted to these people, whenever. */
export const grantedOf = (tx: Db, vesselId: string, profileIds: readonly string[]) =>
  tx
    .select()
    .from(leaveRequests)
    .where(and(eq(vesselColumn, vesselId), inArray(profileId, [...profileIds]), eq(state, "approved")))
    .orderBy(asc(startsOn), asc(id));

/** What was granted to anybody, as far as it lies in those days. */
export const grantedIn = (tx: Db, vesselId: string, { from, to }: Days) =>
  tx
    .select({
      profileId,
      startsOn,
      endsOn,
      startsAtNoon: leaveRequests.startsAtNoon,
      endsAtNoon: leaveRequests.endsAtNoon,
    })
    .from(leaveRequests)
    .where(and(eq(vesselColumn, vesselId), eq(state, "approved"), lte(startsOn, to), gte(endsOn, from)))
    .orderBy(asc(startsOn), asc(id));

/** Those that wait for an answer, the first asked on top. */
export const waitingRequests = (tx: Db, vesselId: string) =>
  tx
    .select()
    .from(leaveRequests)
    .where(and(eq(vesselColumn, vesselId), eq(state, "requested")))
    .orderBy(asc(leaveRequests.askedAt), asc(id));

export async function insertRequest(
  tx: Db,
  row: typeof leaveRequests.$inferInsert & { id: string },
): Promise<LeaveRequestRow> {
  const [inserted] = await tx.insert(leaveRequests).values(row).returning();
  return expectRow(inserted);
}

export async function updateRequest(
  tx: Db,
  { vesselId, id: wanted }: LeaveRequestRow,
  values: Partial<typeof leaveRequests.$inferInsert>,
  now: Date,
): Promise<LeaveRequestRow> {
  const [row] = await tx
    .update(leaveRequests)
    .set({ ...values, updatedAt: now, version: sql`${leaveRequests.version} + 1` })
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)))
    .returning();
  return expectRow(row);
}

/** Leave of the vessel is changed by one after the other: whoever grants it has counted who is left aboard. */
export async function takeLeaveTurn(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leave of ${vesselId}`}, 0))`);
}

export async function findLeaveRules(tx: Db, vesselId: string): Promise<LeaveRulesRow | undefined> {
  const [row] = await tx.select().from(leaveRules).where(eq(leaveRules.vesselId, vesselId));
  return row;
}

export async function putLeaveRules(tx: Db, row: typeof leaveRules.$inferInsert): Promise<LeaveRulesRow> {
  const { floor, halfDays, minimums, updatedAt } = row;
  const [put] = await tx
    .insert(leaveRules)
    .values(row)
    .onConflictDoUpdate({
      target: [leaveRules.vesselId],
      set: { floor, halfDays, minimums, updatedAt, version: sql`${leaveRules.version} + 1` },
    })
    .returning();
  return expectRow(put);
}
