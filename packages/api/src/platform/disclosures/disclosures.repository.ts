import type { CalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { DisclosureKind } from "@ymp/core/people/disclosure-kinds";
import type { Db } from "@ymp/db/client";
import { guestDisclosures } from "@ymp/db/schema/guests";
import { disclosures, profiles } from "@ymp/db/schema/people";
import { vessels } from "@ymp/db/schema/vessels";
import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { GivenOfGuests } from "./given-out.ts";

export interface Disclosure {
  readonly id: string;
  readonly profileId: string;
  readonly kind: DisclosureKind;
}

interface Circumstances {
  readonly vesselId: string;
  readonly readerId: string;
  readonly day: CalendarDate;
  readonly at: Date;
}

/** In one order for everybody, so that two who read the same people do not wait for each other in a circle. */
export async function addDisclosures(tx: Db, of: Circumstances, given: readonly Disclosure[]): Promise<void> {
  const documents = JSON.stringify(given.map(({ id, profileId, kind }) => ({ id, profile_id: profileId, kind })));
  const at = sql`${of.at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${disclosures} (vessel_id, id, created_at, updated_at, created_by, profile_id, reader_id, kind, day)
    select ${of.vesselId}::uuid, given.id, ${at}, ${at}, ${of.readerId}::uuid, given.profile_id, ${of.readerId}::uuid, given.kind, ${of.day}::date
    from jsonb_to_recordset(${documents}::jsonb) as given(id uuid, profile_id uuid, kind text)
    order by given.profile_id, given.kind
    on conflict (vessel_id, profile_id, day, reader_id, kind)
    do update set times = ${disclosures}.times + 1, updated_at = excluded.updated_at`);
}

/** In one order for everybody, as above. */
export async function addGuestDisclosures(tx: Db, of: Circumstances, given: readonly GivenOfGuests[]): Promise<void> {
  const shown = new Map(
    given.flatMap(({ kind, guestIds }) =>
      guestIds.map((guestId) => [`${guestId} ${kind}`, { kind, guestId }] as const),
    ),
  );
  if (shown.size === 0) return;
  const rows = JSON.stringify(
    [...shown.values()].map(({ kind, guestId }) => ({ id: newId(), guest_id: guestId, kind })),
  );
  const at = sql`${of.at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${guestDisclosures} (vessel_id, id, created_at, updated_at, created_by, guest_id, reader_id, kind, day)
    select ${of.vesselId}::uuid, given.id, ${at}, ${at}, ${of.readerId}::uuid, given.guest_id, ${of.readerId}::uuid, given.kind, ${of.day}::date
    from jsonb_to_recordset(${rows}::jsonb) as given(id uuid, guest_id uuid, kind text)
    order by given.guest_id, given.kind
    on conflict (vessel_id, guest_id, day, reader_id, kind)
    do update set times = ${guestDisclosures}.times + 1, updated_at = excluded.updated_at`);
}

export async function everybodyOf(tx: Db, vesselId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.vesselId, vesselId))
    .orderBy(asc(profiles.id));
  return rows.map(({ id }) => id);
}

export function vesselZones(db: Db) {
  return db.select({ id: vessels.id, timeZone: vessels.timeZone }).from(vessels);
}

export async function deleteDisclosuresBefore(tx: Db, vesselId: string, day: CalendarDate): Promise<void> {
  await tx.delete(disclosures).where(and(eq(disclosures.vesselId, vesselId), lt(disclosures.day, day)));
  await tx.delete(guestDisclosures).where(and(eq(guestDisclosures.vesselId, vesselId), lt(guestDisclosures.day, day)));
}

export async function deleteDisclosuresOf(tx: Db, vesselId: string, profileId: string): Promise<void> {
  await tx.delete(disclosures).where(and(eq(disclosures.vesselId, vesselId), eq(disclosures.profileId, profileId)));
}
