import type { Db } from "@ymp/db/client";
import { guestDisclosures, guests } from "@ymp/db/schema/guests";
import { recordFiles } from "@ymp/db/schema/platform";
import { tripStays } from "@ymp/db/schema/trips";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { allBySlices, bySlices } from "../../kit/slices.ts";
import type { GuestRow } from "../guests/guests.record.ts";
import { pointedAt } from "./pointed-at.ts";

/** Everybody who is known and was not erased. */
export function listGuestsOnBoard(tx: Db, vesselId: string): Promise<GuestRow[]> {
  return allBySlices((after) =>
    tx
      .select()
      .from(guests)
      .where(and(eq(guests.vesselId, vesselId), isNull(guests.erasedAt), after ? gt(guests.id, after) : undefined))
      .orderBy(asc(guests.id)),
  );
}

export function lockGuests(tx: Db, vesselId: string, ids: readonly string[]): Promise<GuestRow[]> {
  return bySlices(ids, (slice) =>
    tx
      .select()
      .from(guests)
      .where(and(eq(guests.vesselId, vesselId), sql`${guests.id} in ${jsonIds(slice)}`))
      .orderBy(asc(guests.id))
      .for("update"),
  );
}

/** Of these the ones who are on a trip by now, or whom something is filed with. */
export const listGuestsInUse = (tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> =>
  pointedAt(tx, vesselId, ids, [
    [tripStays, tripStays.guestId],
    [recordFiles, recordFiles.recordId],
  ]);

/** Whoever was entered by mistake goes with the record of who looked. */
export async function deleteGuests(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(guestDisclosures)
    .where(and(eq(guestDisclosures.vesselId, vesselId), sql`${guestDisclosures.guestId} in ${jsonIds(ids)}`));
  await tx.delete(guests).where(and(eq(guests.vesselId, vesselId), sql`${guests.id} in ${jsonIds(ids)}`));
}
