import type { Db } from "@ymp/db/client";
import { companyDepartures, memberships, themes, users } from "@ymp/db/schema/accounts";
import { equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { companies, vessels } from "@ymp/db/schema/vessels";
import { defaultLocale, type Locale } from "@ymp/i18n/locales";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type VesselRow = typeof vessels.$inferSelect;

export async function findVessel(tx: Db, vesselId: string): Promise<VesselRow | undefined> {
  const [row] = await tx.select().from(vessels).where(eq(vessels.id, vesselId));
  return row;
}

/** Two administrators who change the same vessel take turns. */
export async function lockVessel(tx: Db, vesselId: string): Promise<VesselRow | undefined> {
  const [row] = await tx.select().from(vessels).where(eq(vessels.id, vesselId)).for("update");
  return row;
}

/** The language that somebody reads the screens in. */
export async function languageOf(tx: Db, userId: string | null): Promise<Locale> {
  if (!userId) return defaultLocale;
  const [row] = await tx.select({ locale: themes.locale }).from(themes).where(eq(themes.userId, userId));
  return row?.locale ?? defaultLocale;
}

export async function insertVessel(tx: Db, row: typeof vessels.$inferInsert): Promise<VesselRow> {
  const [vessel] = await tx.insert(vessels).values(row).returning();
  return expectRow(vessel);
}

/** The dates of a deletion go by the database's own function, which holds to who asks and how long a vessel cools off. */
export async function patchVessel(
  tx: Db,
  vesselId: string,
  patch: Partial<typeof vessels.$inferInsert>,
  now: Date,
): Promise<VesselRow> {
  const { deletionRequestedAt, deletionRequestedBy: _, deletesAt, ...open } = patch;
  if (deletionRequestedAt !== undefined)
    await tx.execute(
      sql`select app.set_deletion(${vesselId}::uuid, ${momentOf(deletionRequestedAt)}::timestamptz, ${momentOf(deletesAt)}::timestamptz)`,
    );
  const [row] = await tx
    .update(vessels)
    .set({ ...open, updatedAt: now, version: sql`${vessels.version} + 1` })
    .where(eq(vessels.id, vesselId))
    .returning();
  return expectRow(row);
}

/** What a company's people did aboard by scripts ends with the company's time, also when the vessel comes back to it. */
export async function noteLeftCompany(
  tx: Db,
  { id: managedVesselId, companyId }: Pick<VesselRow, "id" | "companyId">,
  now: Date,
): Promise<void> {
  if (companyId) await tx.insert(companyDepartures).values({ companyId, managedVesselId, leftAt: now });
}

const momentOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

export async function findCompany(tx: Db, companyId: string) {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId));
  return row;
}

/** How much there is on board; what it is stays on board. */
export async function countWork(tx: Db, vesselId: string) {
  const [row] = await tx
    .select({
      equipment: sql<number>`(select count(*)::int from ${equipment} where ${and(eq(equipment.vesselId, vesselId), isNull(equipment.archivedAt))})`,
      jobs: sql<number>`(select count(*)::int from ${jobs} where ${eq(jobs.vesselId, vesselId)})`,
      openJobs: sql<number>`(select count(*)::int from ${jobs} where ${eq(jobs.vesselId, vesselId)} and coalesce(${jobs.status}, 'due') not in ('done', 'verified', 'cancelled'))`,
    })
    .from(vessels)
    .where(eq(vessels.id, vesselId));
  return row ?? { equipment: 0, jobs: 0, openJobs: 0 };
}

/** Everybody with a place on the vessel. */
export function listMembers(tx: Db, vesselId: string) {
  return tx
    .select({
      userId: users.id,
      profileId: profiles.id,
      name: sql<string>`coalesce(${profiles.firstName} || ' ' || ${profiles.lastName}, ${users.name})`,
      username: users.username,
      email: users.email,
      backgroundColor: users.backgroundColor,
      borderColor: users.borderColor,
      jobTitle: sql<string | null>`coalesce(${profiles.jobTitle}, ${users.jobTitle})`,
      role: memberships.role,
      department: memberships.department,
      userType: memberships.userType,
      endsOn: memberships.endsOn,
      access: memberships.access,
      version: memberships.version,
      isDeleted: sql<boolean>`(${memberships.softDeletedAt} is not null)`,
      isAccountDeleted: sql<boolean>`(${users.softDeletedAt} is not null)`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(profiles, and(eq(profiles.vesselId, memberships.vesselId), eq(profiles.userId, memberships.userId)))
    .where(eq(memberships.vesselId, vesselId))
    .orderBy(
      sql`array_position(array['captain', 'hod', 'crew', 'user'], ${memberships.role})`,
      asc(users.name),
      asc(users.id),
    );
}
