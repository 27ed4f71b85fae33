import type { Db } from "@ymp/db/client";
import { schema } from "@ymp/db/schema";
import { disclosures, profiles } from "@ymp/db/schema/people";
import { and, asc, eq, is, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { jsonIds } from "../../kit/lists.ts";
import { bySlices } from "../../kit/slices.ts";
import { pointedAt } from "./pointed-at.ts";

/** Everybody who has a profile, with what a list may tell of them. */
export function listCrewOnBoard(tx: Db, vesselId: string) {
  return tx
    .select({
      id: profiles.id,
      version: profiles.version,
      userId: profiles.userId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      jobTitle: profiles.jobTitle,
      department: profiles.department,
      birthDate: profiles.birthDate,
      birthPlace: profiles.birthPlace,
      gender: profiles.gender,
      nationality: profiles.nationality,
      phone: profiles.phone,
      email: profiles.email,
      emergencyName: profiles.emergencyName,
      emergencyRelation: profiles.emergencyRelation,
      emergencyPhone: profiles.emergencyPhone,
      address: profiles.address,
      postal: profiles.postal,
      city: profiles.city,
    })
    .from(profiles)
    .where(eq(profiles.vesselId, vesselId))
    .orderBy(asc(profiles.id));
}

export function lockCrew(tx: Db, vesselId: string, ids: readonly string[]) {
  return bySlices(ids, (slice) =>
    tx
      .select({
        id: profiles.id,
        version: profiles.version,
        userId: profiles.userId,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
      })
      .from(profiles)
      .where(and(eq(profiles.vesselId, vesselId), sql`${profiles.id} in ${jsonIds(slice)}`))
      .orderBy(asc(profiles.id))
      .for("update"),
  );
}

type OfVessel = PgTable & { vesselId: PgColumn };
const isOfVessel = (table: PgTable): table is OfVessel => "vesselId" in table;

/** Every column that speaks of a person by key; who read of them goes with them. */
const pointing = Object.values(schema).flatMap((table: unknown) =>
  is(table, PgTable) && isOfVessel(table) && table !== disclosures
    ? getTableConfig(table).foreignKeys.flatMap((key) => {
        const { foreignTable, columns } = key.reference();
        return foreignTable === profiles
          ? columns.slice(-1).map((column): [OfVessel, PgColumn] => [table, column])
          : [];
      })
    : [],
);

/** Of these people the ones whom anything on board speaks of. */
export const listCrewInUse = (tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> =>
  pointedAt(tx, vesselId, ids, pointing);

export async function deleteCrew(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(disclosures)
    .where(and(eq(disclosures.vesselId, vesselId), sql`${disclosures.profileId} in ${jsonIds(ids)}`));
  await tx.delete(profiles).where(and(eq(profiles.vesselId, vesselId), sql`${profiles.id} in ${jsonIds(ids)}`));
}
