import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { vessels } from "@ymp/db/schema/vessels";
import { and, asc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import { personColumns, personNameColumns } from "../../platform/accounts/personal-columns.ts";
import type { ProfileRow } from "./people.record.ts";

export type NewProfile = typeof profiles.$inferInsert;

const profileColumns = {
  ...personColumns,
  version: profiles.version,
  updatedAt: profiles.updatedAt,
  isOnMailingList: profiles.isOnMailingList,
  photoFileId: profiles.photoFileId,
  birthDate: profiles.birthDate,
  birthPlace: profiles.birthPlace,
  gender: profiles.gender,
  nationality: profiles.nationality,
  address: profiles.address,
  city: profiles.city,
  postal: profiles.postal,
  phone: profiles.phone,
  phone2: profiles.phone2,
  skype: profiles.skype,
  emergencyName: profiles.emergencyName,
  emergencyPhone: profiles.emergencyPhone,
  emergencyRelation: profiles.emergencyRelation,
  emergencyEmail: profiles.emergencyEmail,
  emergencyAddress: profiles.emergencyAddress,
  emergencySkype: profiles.emergencySkype,
  isUnreviewed: profiles.isUnreviewed,
  signingName: profiles.signingName,
  signingPost: profiles.signingPost,
  signatureFileId: profiles.signatureFileId,
  signatureStatus: profiles.signatureStatus,
  signatureDecidedBy: profiles.signatureDecidedBy,
  signatureDecidedAt: profiles.signatureDecidedAt,
  hasMasterPin: sql<boolean>`${profiles.masterPinHash} is not null`,
};

/** `onlyId` undefined: everybody; null: nobody. */
export function peopleOnBoard(tx: Db, vesselId: string, onlyId: string | null | undefined) {
  return tx
    .select(personNameColumns)
    .from(profiles)
    .where(
      and(
        eq(profiles.vesselId, vesselId),
        onlyId === undefined ? undefined : sql`${profiles.id} is not distinct from ${onlyId}::uuid`,
      ),
    )
    .orderBy(asc(profiles.lastName), asc(profiles.id));
}

export async function findProfile(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select(profileColumns)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
  return row;
}

export async function findProfileIdOfUser(tx: Db, vesselId: string, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.userId, userId)));
  return row?.id;
}

export async function lockProfile(tx: Db, vesselId: string, id: string): Promise<ProfileRow | undefined> {
  const [row] = await tx
    .select(profileColumns)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)))
    .for("update");
  return row;
}

export async function insertProfile(tx: Db, row: NewProfile): Promise<ProfileRow> {
  const [inserted] = await tx.insert(profiles).values(row).returning(profileColumns);
  return expectRow(inserted);
}

export async function updateProfile(
  tx: Db,
  vesselId: string,
  id: string,
  values: Partial<NewProfile>,
  now: Date,
): Promise<ProfileRow> {
  const [updated] = await tx
    .update(profiles)
    .set({ ...values, updatedAt: now })
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)))
    .returning(profileColumns);
  return expectRow(updated);
}

/** Nobody else has said that they are on board. */
const isOwnWord = sql<boolean>`exists (select from onboard_stays s where s.vessel_id = profiles.vessel_id
  and s.profile_id = profiles.id and s.ended_at is null and s.confirmed_by is null
  and s.created_by = profiles.user_id)`;

/** Everybody on board, and by whose word. */
export function profilesOnBoard(tx: Db, vesselId: string) {
  const { id, isOnboard } = profiles;
  return tx
    .select({ id, isOnboard, isOwnWord })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(isOnboard, true)));
}

/** What somebody signs with; read for themselves alone. */
export async function findSigningMeans(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select({
      masterPinHash: profiles.masterPinHash,
      signatureDrawing: profiles.signatureDrawing,
      isOnboard: profiles.isOnboard,
      isOwnWord,
    })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
  return row;
}

export async function isDrawnByAnother(tx: Db, vesselId: string, id: string, drawing: string): Promise<boolean> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), ne(profiles.id, id), eq(profiles.signatureDrawing, drawing)))
    .limit(1);
  return rows.length > 0;
}

export async function keepDrawing(tx: Db, vesselId: string, id: string, drawing: string, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({ signatureDrawing: drawing, updatedAt: now })
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
}

/** An account goes by the name that its owner bears. */
export async function renameAccount(tx: Db, userId: string, name: string, now: Date): Promise<void> {
  await tx.update(users).set({ name, updatedAt: now }).where(eq(users.id, userId));
}

export function everyVessel(db: Db) {
  return db.select(getTableColumns(vessels)).from(vessels).orderBy(asc(vessels.name));
}
