import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships, supportVisits, users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { changes } from "@ymp/db/schema/platform";
import { companies, vessels } from "@ymp/db/schema/vessels";
import { and, asc, count, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { isCrewAboard, isHeldPlace, placeOfProfile } from "../../platform/accounts/crew-aboard.ts";

export type VesselRow = typeof vessels.$inferSelect;

export async function findVessel(tx: Db, vesselId: string): Promise<VesselRow | undefined> {
  const [row] = await tx.select().from(vessels).where(eq(vessels.id, vesselId));
  return row;
}

/** To be changed by this transaction: anyone who changes her at the same time waits. */
export async function lockVessel(tx: Db, vesselId: string): Promise<VesselRow | undefined> {
  const [row] = await tx.select().from(vessels).where(eq(vessels.id, vesselId)).for("update");
  return row;
}

/** What the vessel says of herself, without what the platform keeps about her. */
const particulars = {
  id: vessels.id,
  version: vessels.version,
  name: vessels.name,
  edition: vessels.edition,
  vesselType: vessels.vesselType,
  imo: vessels.imo,
  mmsi: vessels.mmsi,
  callSign: vessels.callSign,
  builder: vessels.builder,
  yearBuilt: vessels.yearBuilt,
  hullNumber: vessels.hullNumber,
  flag: vessels.flag,
  portOfRegistry: vessels.portOfRegistry,
  officialNumber: vessels.officialNumber,
  classSociety: vessels.classSociety,
  lengthMetres: vessels.lengthMetres,
  beamMetres: vessels.beamMetres,
  draughtMetres: vessels.draughtMetres,
  grossTonnage: vessels.grossTonnage,
  maxPersons: vessels.maxPersons,
  maxPassengers: vessels.maxPassengers,
  guestMonthsKept: vessels.guestMonthsKept,
  contactEmail: vessels.contactEmail,
  contactPhone: vessels.contactPhone,
  address: vessels.address,
  ownerName: vessels.ownerName,
  timeZone: vessels.timeZone,
  currency: vessels.currency,
  volumeUnit: vessels.volumeUnit,
  language: vessels.language,
  photoFileId: vessels.photoFileId,
};

export async function findParticulars(tx: Db, vesselId: string) {
  const [row] = await tx.select(particulars).from(vessels).where(eq(vessels.id, vesselId));
  return row;
}

export async function findCompanyName(tx: Db, companyId: string): Promise<string | null> {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return row?.name ?? null;
}

export async function updateVessel(
  tx: Db,
  vesselId: string,
  values: Partial<typeof vessels.$inferInsert>,
): Promise<VesselRow | undefined> {
  const [row] = await tx
    .update(vessels)
    .set({ ...values, version: sql`${vessels.version} + 1`, updatedAt: sql`now()` })
    .where(eq(vessels.id, vesselId))
    .returning();
  return row;
}

/** Who changed the particulars last. */
export async function findLastEditor(tx: Db, vesselId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: users.name })
    .from(changes)
    .innerJoin(users, eq(users.id, changes.userId))
    .where(and(eq(changes.vesselId, vesselId), eq(changes.recordKind, "vessel"), eq(changes.recordId, vesselId)))
    .orderBy(desc(changes.seq))
    .limit(1);
  return row?.name ?? null;
}

export async function countPeople(tx: Db, vesselId: string, today: CalendarDate) {
  const [row] = await tx
    .select({ people: count(), onboard: sql<number>`count(*) filter (where ${profiles.isOnboard})::int` })
    .from(profiles)
    .leftJoin(memberships, placeOfProfile)
    .where(and(eq(profiles.vesselId, vesselId), isCrewAboard(today)));
  return row ?? { people: 0, onboard: 0 };
}

/** Open accounts of the vessel's own; the captains among them administer her. */
export function accountsOf(tx: Db, vesselId: string, today: CalendarDate) {
  return tx
    .select({
      userId: memberships.userId,
      role: memberships.role,
      name: users.name,
      jobTitle: users.jobTitle,
      profileId: profiles.id,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(profiles, and(eq(profiles.vesselId, memberships.vesselId), eq(profiles.userId, memberships.userId)))
    .where(and(eq(memberships.vesselId, vesselId), isHeldPlace(today), isNull(users.softDeletedAt)))
    .orderBy(asc(users.name));
}

export function visitsSince(tx: Db, vesselId: string, since: Date) {
  return tx
    .select({
      id: supportVisits.id,
      name: users.name,
      reason: supportVisits.reason,
      startedAt: supportVisits.startedAt,
      endsAt: supportVisits.endsAt,
      endedAt: supportVisits.endedAt,
    })
    .from(supportVisits)
    .innerJoin(users, eq(users.id, supportVisits.userId))
    .where(and(eq(supportVisits.vesselId, vesselId), gt(supportVisits.startedAt, since)))
    .orderBy(desc(supportVisits.startedAt));
}
