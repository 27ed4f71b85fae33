import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { restBreachNotes, restPlans, restRules, restWatchkeepers } from "@ymp/db/schema/rest";
import { and, asc, eq, gt, inArray, lt, lte, min, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type RestRulesRow = typeof restRules.$inferSelect;
export type WatchkeeperRow = typeof restWatchkeepers.$inferSelect;
export type BreachNoteRow = typeof restBreachNotes.$inferSelect;
export type RestPlanRow = typeof restPlans.$inferSelect;

export const rulesUpTo = (tx: Db, vesselId: string, month: CalendarDate): Promise<RestRulesRow[]> =>
  tx
    .select()
    .from(restRules)
    .where(and(eq(restRules.vesselId, vesselId), lte(restRules.month, month)));

/** The month from which other rules hold. */
export async function nextRules(tx: Db, vesselId: string, month: CalendarDate): Promise<CalendarDate | undefined> {
  const [row] = await tx
    .select({ month: min(restRules.month) })
    .from(restRules)
    .where(and(eq(restRules.vesselId, vesselId), gt(restRules.month, month)));
  return row?.month ?? undefined;
}

/** The month from which it is told otherwise whether somebody stands watches. */
export async function nextWatchkeeper(tx: Db, vesselId: string, profileId: string, month: CalendarDate) {
  const [row] = await tx
    .select({ month: min(restWatchkeepers.month) })
    .from(restWatchkeepers)
    .where(
      and(
        eq(restWatchkeepers.vesselId, vesselId),
        eq(restWatchkeepers.profileId, profileId),
        gt(restWatchkeepers.month, month),
      ),
    );
  return row?.month ?? undefined;
}

export const watchkeepersUpTo = (
  tx: Db,
  vesselId: string,
  profileIds: readonly string[],
  month: CalendarDate,
): Promise<WatchkeeperRow[]> =>
  tx
    .select()
    .from(restWatchkeepers)
    .where(
      and(
        eq(restWatchkeepers.vesselId, vesselId),
        inArray(restWatchkeepers.profileId, [...profileIds]),
        lte(restWatchkeepers.month, month),
      ),
    );

/** What was recorded of breaches whose interval touches a time. */
export const notesWithin = (
  tx: Db,
  vesselId: string,
  profileId: string,
  { from, until }: { from: Date; until: Date },
): Promise<BreachNoteRow[]> =>
  tx
    .select()
    .from(restBreachNotes)
    .where(
      and(
        eq(restBreachNotes.vesselId, vesselId),
        eq(restBreachNotes.profileId, profileId),
        lt(restBreachNotes.beganAt, until),
        gt(restBreachNotes.endedAt, from),
      ),
    )
    .orderBy(asc(restBreachNotes.beganAt), asc(restBreachNotes.id));

/** The plans of each person that began by a day, the oldest first. */
export const plansUpTo = (
  tx: Db,
  vesselId: string,
  profileIds: readonly string[],
  day: CalendarDate,
): Promise<RestPlanRow[]> =>
  tx
    .select()
    .from(restPlans)
    .where(
      and(eq(restPlans.vesselId, vesselId), inArray(restPlans.profileId, [...profileIds]), lte(restPlans.fromDay, day)),
    )
    .orderBy(asc(restPlans.fromDay));

const again = { updatedAt: sql`excluded.updated_at` };

export async function putRules(tx: Db, row: typeof restRules.$inferInsert): Promise<RestRulesRow> {
  const { limits, periodRule, minPeriodMinutes, slotMinutes, exceptionsReference, law } = row;
  const [put] = await tx
    .insert(restRules)
    .values(row)
    .onConflictDoUpdate({
      target: [restRules.vesselId, restRules.month],
      set: {
        ...{ limits, periodRule, minPeriodMinutes, slotMinutes, exceptionsReference, law },
        ...again,
        version: sql`${restRules.version} + 1`,
      },
    })
    .returning();
  return expectRow(put);
}

export async function putWatchkeeper(tx: Db, row: typeof restWatchkeepers.$inferInsert): Promise<WatchkeeperRow> {
  const [put] = await tx
    .insert(restWatchkeepers)
    .values(row)
    .onConflictDoUpdate({
      target: [restWatchkeepers.vesselId, restWatchkeepers.profileId, restWatchkeepers.month],
      set: { isWatchkeeper: row.isWatchkeeper, ...again, version: sql`${restWatchkeepers.version} + 1` },
    })
    .returning();
  return expectRow(put);
}

export async function putPlan(tx: Db, row: typeof restPlans.$inferInsert): Promise<RestPlanRow> {
  const [put] = await tx
    .insert(restPlans)
    .values(row)
    .onConflictDoUpdate({
      target: [restPlans.vesselId, restPlans.profileId, restPlans.fromDay],
      set: { grid: row.grid, ...again, version: sql`${restPlans.version} + 1` },
    })
    .returning();
  return expectRow(put);
}

export async function insertNote(tx: Db, row: typeof restBreachNotes.$inferInsert): Promise<BreachNoteRow> {
  const [inserted] = await tx.insert(restBreachNotes).values(row).returning();
  return expectRow(inserted);
}

type Noted = Pick<BreachNoteRow, "beganAt" | "endedAt" | "cause" | "action" | "compensatedOn">;

export async function updateNote(
  tx: Db,
  { vesselId, id }: BreachNoteRow,
  values: Partial<Noted>,
  now: Date,
): Promise<BreachNoteRow> {
  const [row] = await tx
    .update(restBreachNotes)
    .set({ ...values, updatedAt: now, version: sql`${restBreachNotes.version} + 1` })
    .where(and(eq(restBreachNotes.vesselId, vesselId), eq(restBreachNotes.id, id)))
    .returning();
  return expectRow(row);
}
