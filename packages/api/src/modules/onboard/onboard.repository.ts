import type { Db } from "@ymp/db/client";
import { engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { type PersonRow, personColumns } from "../../platform/accounts/personal-columns.ts";

export type StayRow = typeof onboardStays.$inferSelect;

/** Everybody who works or worked on board; people from outside are not among them. */
export function listCrew(tx: Db, vesselId: string) {
  return tx
    .select({
      id: profiles.id,
      userId: profiles.userId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      department: profiles.department,
      jobTitle: profiles.jobTitle,
      role: profiles.role,
      color: profiles.color,
      photoFileId: profiles.photoFileId,
      isOnboard: profiles.isOnboard,
    })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), ne(profiles.role, "user")));
}

/** Everybody's last stay. */
export function lastStays(tx: Db, vesselId: string) {
  return tx
    .selectDistinctOn([onboardStays.profileId], {
      profileId: onboardStays.profileId,
      startedAt: onboardStays.startedAt,
      endedAt: onboardStays.endedAt,
      endReason: onboardStays.endReason,
      createdBy: onboardStays.createdBy,
      confirmedBy: onboardStays.confirmedBy,
    })
    .from(onboardStays)
    .where(eq(onboardStays.vesselId, vesselId))
    .orderBy(onboardStays.profileId, desc(onboardStays.startedAt), desc(onboardStays.id));
}

/** Everybody's engagements, past ones and those to come included. */
export function allEngagements(tx: Db, vesselId: string) {
  return tx
    .select({
      id: engagements.id,
      profileId: engagements.profileId,
      rank: engagements.rank,
      signedOnOn: engagements.signedOnOn,
      signedOffOn: engagements.signedOffOn,
    })
    .from(engagements)
    .where(eq(engagements.vesselId, vesselId));
}

export async function findPerson(tx: Db, vesselId: string, id: string): Promise<PersonRow | undefined> {
  const [row] = await tx
    .select(personColumns)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
  return row;
}

/** Two people who tell of the same person at once take turns here. */
export async function lockPerson(tx: Db, vesselId: string, id: string): Promise<PersonRow | undefined> {
  const [row] = await tx
    .select(personColumns)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)))
    .for("update");
  return row;
}

export function listStays(tx: Db, vesselId: string, profileId: string): Promise<StayRow[]> {
  return tx
    .select()
    .from(onboardStays)
    .where(and(eq(onboardStays.vesselId, vesselId), eq(onboardStays.profileId, profileId)))
    .orderBy(desc(onboardStays.startedAt), desc(onboardStays.id));
}

export async function lastStayOf(tx: Db, vesselId: string, profileId: string): Promise<StayRow | undefined> {
  const [row] = await tx
    .select()
    .from(onboardStays)
    .where(and(eq(onboardStays.vesselId, vesselId), eq(onboardStays.profileId, profileId)))
    .orderBy(desc(onboardStays.startedAt), desc(onboardStays.id))
    .limit(1);
  return row;
}

/** Whether exactly this coming or going is in the book already. */
export async function isKnownMovement(
  tx: Db,
  vesselId: string,
  profileId: string,
  { isOnboard, at }: { isOnboard: boolean; at: Date },
): Promise<boolean> {
  const moment = isOnboard ? eq(onboardStays.startedAt, at) : eq(onboardStays.endedAt, at);
  const rows = await tx
    .select({ id: onboardStays.id })
    .from(onboardStays)
    .where(and(eq(onboardStays.vesselId, vesselId), eq(onboardStays.profileId, profileId), moment));
  return rows.length > 0;
}

export async function insertStay(tx: Db, row: typeof onboardStays.$inferInsert): Promise<void> {
  await tx.insert(onboardStays).values(row);
}

export async function closeStay(
  tx: Db,
  { vesselId, id }: StayRow,
  values: Pick<StayRow, "endedAt" | "endReason" | "updatedAt">,
): Promise<void> {
  await tx
    .update(onboardStays)
    .set(values)
    .where(and(eq(onboardStays.vesselId, vesselId), eq(onboardStays.id, id)));
}

/** Somebody else says it too. @returns whether it was by their own word alone until now */
export async function confirmStay(
  tx: Db,
  vesselId: string,
  { id: profileId, userId }: Pick<PersonRow, "id" | "userId">,
  values: Pick<StayRow, "confirmedBy" | "updatedAt">,
): Promise<boolean> {
  if (userId === null) return false;
  const { endedAt, createdBy, confirmedBy } = onboardStays;
  const ofPerson = and(eq(onboardStays.vesselId, vesselId), eq(onboardStays.profileId, profileId));
  const rows = await tx
    .update(onboardStays)
    .set(values)
    .where(and(ofPerson, isNull(endedAt), isNull(confirmedBy), eq(createdBy, userId)))
    .returning({ id: onboardStays.id });
  return rows.length > 0;
}

/** Where somebody is does not stand in the way of who edits the profile meanwhile: its version stays. */
export async function setIsOnboard(tx: Db, vesselId: string, id: string, isOnboard: boolean): Promise<void> {
  await tx
    .update(profiles)
    .set({ isOnboard })
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
}
