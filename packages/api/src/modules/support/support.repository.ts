import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships, supportVisits, themes, users } from "@ymp/db/schema/accounts";
import { defaultLocale, isLocale, type Locale } from "@ymp/i18n/locales";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { holdsAt } from "../../kit/clock-windows.ts";
import { expectRow } from "../../kit/rows.ts";
import { isHeldPlace } from "../../platform/accounts/crew-aboard.ts";

export type VisitRow = typeof supportVisits.$inferSelect;

/** One administrator's visits of one vessel begin one after the other. */
export async function lockVisits(tx: Db, vesselId: string, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visit of ${vesselId} by ${userId}`}, 0))`);
}

export async function findVisit(tx: Db, id: string, vesselId?: string): Promise<VisitRow | undefined> {
  const [row] = await tx
    .select()
    .from(supportVisits)
    .where(and(eq(supportVisits.id, id), vesselId ? eq(supportVisits.vesselId, vesselId) : undefined));
  return row;
}

const holds = (now: Date) =>
  and(isNull(supportVisits.endedAt), holdsAt(supportVisits.startedAt, supportVisits.endsAt, now));

export function openVisitsBy(tx: Db, userId: string, now: Date): Promise<VisitRow[]> {
  return tx
    .select()
    .from(supportVisits)
    .where(and(eq(supportVisits.userId, userId), holds(now)))
    .orderBy(asc(supportVisits.vesselId));
}

export function openVisitsOn(tx: Db, vesselId: string, now: Date) {
  return tx
    .select({
      id: supportVisits.id,
      userId: supportVisits.userId,
      name: users.name,
      reason: supportVisits.reason,
      startedAt: supportVisits.startedAt,
      endsAt: supportVisits.endsAt,
    })
    .from(supportVisits)
    .innerJoin(users, eq(users.id, supportVisits.userId))
    .where(and(eq(supportVisits.vesselId, vesselId), holds(now)))
    .orderBy(asc(supportVisits.startedAt));
}

export async function insertVisit(tx: Db, row: typeof supportVisits.$inferInsert): Promise<VisitRow> {
  const [visit] = await tx.insert(supportVisits).values(row).returning();
  return expectRow(visit);
}

export async function closeVisit(tx: Db, { vesselId, id }: VisitRow, at: Date): Promise<void> {
  await tx
    .update(supportVisits)
    .set({ endedAt: at, updatedAt: at, version: sql`${supportVisits.version} + 1` })
    .where(and(eq(supportVisits.vesselId, vesselId), eq(supportVisits.id, id)));
}

/**
 * Lets the transaction read what that person may read of themselves, their visits on every vessel among it. Whoever asked has it
 * again before anything is written.
 */
export async function readAs(tx: Db, userId: string | null): Promise<void> {
  await tx.execute(sql`select set_config('app.user_id', ${userId ?? ""}, true)`);
}

export interface Captain {
  userId: string;
  email: string;
  name: string;
  locale: Locale;
}

/** Under the vessel's scope: her captains whose accounts are open and who have not left. */
export async function captainsOn(tx: Db, vesselId: string, today: CalendarDate): Promise<Captain[]> {
  const rows = await tx
    .select({ userId: users.id, email: users.email, name: users.name, locale: themes.locale })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(themes, eq(themes.userId, users.id))
    .where(
      and(
        eq(memberships.vesselId, vesselId),
        eq(memberships.role, "captain"),
        isHeldPlace(today),
        isNull(users.softDeletedAt),
      ),
    );
  return rows.map((row) => ({ ...row, locale: row.locale && isLocale(row.locale) ? row.locale : defaultLocale }));
}
