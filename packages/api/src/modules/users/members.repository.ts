import type { CalendarDate } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import type { Db } from "@ymp/db/client";
import { memberships, themes, users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { defaultLocale, isLocale, type Locale } from "@ymp/i18n/locales";
import { and, eq, isNull, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import {
  type AccountRow,
  accountColumns,
  type PersonRow,
  personColumns,
} from "../../platform/accounts/personal-columns.ts";
import type { MembershipRow } from "../../platform/accounts/places.repository.ts";

export async function findProfile(tx: Db, vesselId: string, id: string): Promise<PersonRow | undefined> {
  const [row] = await tx
    .select(personColumns)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
  return row;
}

export async function insertMember(
  tx: Db,
  rows: { membership: typeof memberships.$inferInsert; profile: typeof profiles.$inferInsert },
): Promise<{ membership: MembershipRow; profile: PersonRow }> {
  const [[membership], [profile]] = await Promise.all([
    tx.insert(memberships).values(rows.membership).returning(),
    tx.insert(profiles).values(rows.profile).returning(personColumns),
  ]);
  return { membership: expectRow(membership), profile: expectRow(profile) };
}

export async function patchMembership(
  tx: Db,
  { vesselId, id }: MembershipRow,
  patch: Partial<typeof memberships.$inferInsert>,
  now: Date,
): Promise<MembershipRow> {
  const [row] = await tx
    .update(memberships)
    .set({ ...patch, updatedAt: now, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.vesselId, vesselId), eq(memberships.id, id)))
    .returning();
  return expectRow(row);
}

export async function removeMembership(tx: Db, { vesselId, id }: MembershipRow): Promise<void> {
  await tx.delete(memberships).where(and(eq(memberships.vesselId, vesselId), eq(memberships.id, id)));
}

/** Anyone else who brings somebody aboard under that address, on any vessel, waits for the end of the transaction. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`aboard as ${email.toLowerCase()}`}, 0))`);
}

export async function findUserByEmail(tx: Db, email: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select(accountColumns)
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.standsForId)));
  return row;
}

export async function findUserByName(tx: Db, username: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select(accountColumns)
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()));
  return row;
}

export async function insertUser(tx: Db, row: typeof users.$inferInsert): Promise<AccountRow> {
  const [user] = await tx.insert(users).values(row).returning(accountColumns);
  return expectRow(user);
}

export async function patchUser(tx: Db, id: string, patch: Partial<typeof users.$inferInsert>): Promise<void> {
  await tx
    .update(users)
    .set({ ...patch, updatedAt: sql`now()`, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

export interface HeldPlace {
  vesselId: string;
  vesselName: string;
  endsOn: CalendarDate | null;
  isDeleted: boolean;
}

/** Every vessel the account has a place on, also where it was taken off the list. */
export async function placesOf(tx: Db, userId: string): Promise<HeldPlace[]> {
  const rows = await tx.execute<{
    vessel_id: string;
    vessel_name: string;
    ends_on: string | null;
    soft_deleted_at: string | null;
  }>(
    sql`select vessel_id, vessel_name, ends_on::text, soft_deleted_at::text from app.memberships_of(array[${userId}]::uuid[]) order by vessel_id`,
  );
  return rows.map((row) => ({
    vesselId: row.vessel_id,
    vesselName: row.vessel_name,
    endsOn: calendarDateSchema.nullable().parse(row.ends_on),
    isDeleted: row.soft_deleted_at !== null,
  }));
}

/** Whether it is one at all; which one is told to the vessels that it looks after. */
export async function worksForCompany(tx: Db, userId: string): Promise<boolean> {
  const [row] = await tx.execute<{ works: boolean }>(sql`select app.works_for_company(${userId}) as works`);
  return row?.works === true;
}

/** The language somebody reads; the other's when they have never chosen one. */
export async function localeOf(tx: Db, userId: string, otherwise: string | null): Promise<Locale> {
  const rows = await tx
    .select({ userId: themes.userId, locale: themes.locale })
    .from(themes)
    .where(sql`${themes.userId} in (${userId}::uuid, ${otherwise}::uuid)`);
  const found = rows.find((row) => row.userId === userId) ?? rows[0];
  return found && isLocale(found.locale) ? found.locale : defaultLocale;
}

export async function nameOfUser(tx: Db, userId: string | null): Promise<string> {
  if (!userId) return "YMP";
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? "YMP";
}

/** Members whose place was not taken away. */
export function currentMembers(tx: Db, vesselId: string) {
  return tx
    .select({ membership: memberships, profile: personColumns })
    .from(memberships)
    .innerJoin(profiles, and(eq(profiles.vesselId, memberships.vesselId), eq(profiles.userId, memberships.userId)))
    .where(and(eq(memberships.vesselId, vesselId), isNull(memberships.softDeletedAt)))
    .orderBy(profiles.lastName, profiles.id);
}
