import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { profiles } from "@ymp/db/schema/people";
import { restMonths, restSignatures, restWithdrawals } from "@ymp/db/schema/rest";
import { and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, lt, max, not, notExists, or, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import { expectRow } from "../../kit/rows.ts";
import type { RestMonthRow } from "./rest.record.ts";

const ofMonth = and(eq(restSignatures.vesselId, restMonths.vesselId), eq(restSignatures.monthId, restMonths.id));

const signatureColumns = {
  edition: restSignatures.edition,
  capacity: restSignatures.capacity,
  name: restSignatures.name,
  rank: restSignatures.rank,
  reason: restSignatures.reason,
  drawing: restSignatures.drawing,
  signedAt: restSignatures.signedAt,
  previousHash: restSignatures.previousHash,
  hash: restSignatures.hash,
};

const withdrawalOf = (tx: Db, month: { vesselId: AnyPgColumn; id: AnyPgColumn }) =>
  tx
    .select({ one: sql`1` })
    .from(restWithdrawals)
    .where(and(eq(restWithdrawals.vesselId, month.vesselId), eq(restWithdrawals.monthId, month.id)));

/** A correction that was withdrawn is as if it had never begun. */
const stands = (tx: Db) => notExists(withdrawalOf(tx, restMonths));

/** Revisions of a month with their signatures, in their order: a row for each signature, or one without. */
export function revisionRows(tx: Db, vesselId: string, profileId: string, month: CalendarDate) {
  return tx
    .select({ month: restMonths, signature: signatureColumns })
    .from(restMonths)
    .leftJoin(restSignatures, ofMonth)
    .where(
      and(
        eq(restMonths.vesselId, vesselId),
        eq(restMonths.profileId, profileId),
        eq(restMonths.month, month),
        stands(tx),
      ),
    )
    .orderBy(asc(restMonths.revision), asc(restSignatures.signedAt), asc(restSignatures.id));
}

/** What was signed of several people in one month: their revisions, and in which capacities. */
export function signedOf(tx: Db, vesselId: string, profileIds: readonly string[], month: CalendarDate) {
  return tx
    .select({
      monthId: restMonths.id,
      profileId: restMonths.profileId,
      revision: restMonths.revision,
      capacity: restSignatures.capacity,
    })
    .from(restMonths)
    .leftJoin(restSignatures, ofMonth)
    .where(
      and(
        eq(restMonths.vesselId, vesselId),
        eq(restMonths.month, month),
        inArray(restMonths.profileId, [...profileIds]),
        stands(tx),
      ),
    )
    .orderBy(asc(restMonths.revision), asc(restSignatures.signedAt));
}

/** Everything that was signed of the months from one on, the newest month on top: a row for each signature. */
export function signaturesSince(tx: Db, vesselId: string, month: CalendarDate) {
  return tx
    .select({
      monthId: restMonths.id,
      profileId: restMonths.profileId,
      month: restMonths.month,
      revision: restMonths.revision,
      capacity: restSignatures.capacity,
      signedAt: restSignatures.signedAt,
      hash: restSignatures.hash,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      jobTitle: profiles.jobTitle,
    })
    .from(restMonths)
    .innerJoin(restSignatures, ofMonth)
    .innerJoin(profiles, and(eq(profiles.vesselId, restMonths.vesselId), eq(profiles.id, restMonths.profileId)))
    .where(and(eq(restMonths.vesselId, vesselId), gte(restMonths.month, month), stands(tx)))
    .orderBy(desc(restMonths.month), asc(profiles.lastName), asc(profiles.id), desc(restMonths.revision));
}

/** What whoever signed first did sign: the seafarer, or the master for one who left; and what each found recorded of its breaches. */
export const contentsOf = (tx: Db, vesselId: string, monthIds: readonly string[]) =>
  tx
    .select({
      monthId: restSignatures.monthId,
      capacity: restSignatures.capacity,
      content: restSignatures.content,
      notes: restSignatures.notes,
    })
    .from(restSignatures)
    .where(and(eq(restSignatures.vesselId, vesselId), inArray(restSignatures.monthId, [...monthIds])));

/** A month that somebody has signed, from one month until before another; the newest of them. */
export async function newestSigned(
  tx: Db,
  vesselId: string,
  { from, until, profileId }: { from: CalendarDate; until?: CalendarDate | undefined; profileId?: string | undefined },
) {
  const later = alias(restMonths, "later");
  const isCorrected = exists(
    tx
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.vesselId, restMonths.vesselId),
          eq(later.profileId, restMonths.profileId),
          eq(later.month, restMonths.month),
          gt(later.revision, restMonths.revision),
          notExists(withdrawalOf(tx, later)),
        ),
      ),
  );
  const [row] = await tx
    .select({ month: restMonths.month, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(restMonths)
    .innerJoin(restSignatures, ofMonth)
    .innerJoin(profiles, and(eq(profiles.vesselId, restMonths.vesselId), eq(profiles.id, restMonths.profileId)))
    .where(
      and(
        eq(restMonths.vesselId, vesselId),
        gte(restMonths.month, from),
        until && lt(restMonths.month, until),
        profileId === undefined ? undefined : eq(restMonths.profileId, profileId),
        stands(tx),
        not(isCorrected),
      ),
    )
    .orderBy(desc(restMonths.month), asc(profiles.id))
    .limit(1);
  return row;
}

/** The hash of the newest signature under a month of that person; the next is chained to it. By the first edition a master had no hash of their own. */
export async function lastHash(tx: Db, vesselId: string, profileId: string): Promise<string | null> {
  const [row] = await tx
    .select({ hash: restSignatures.hash })
    .from(restSignatures)
    .innerJoin(restMonths, ofMonth)
    .where(
      and(
        eq(restSignatures.vesselId, vesselId),
        eq(restMonths.profileId, profileId),
        or(isNotNull(restSignatures.content), gt(restSignatures.edition, 1)),
      ),
    )
    .orderBy(desc(restSignatures.signedAt), desc(restSignatures.id))
    .limit(1);
  return row?.hash ?? null;
}

export async function insertMonth(tx: Db, row: typeof restMonths.$inferInsert): Promise<RestMonthRow> {
  const [inserted] = await tx.insert(restMonths).values(row).returning();
  return expectRow(inserted);
}

/** The highest number that a revision of the month ever had, withdrawn ones too. */
export async function highestRevision(tx: Db, vesselId: string, profileId: string, month: CalendarDate) {
  const [row] = await tx
    .select({ highest: max(restMonths.revision) })
    .from(restMonths)
    .where(and(eq(restMonths.vesselId, vesselId), eq(restMonths.profileId, profileId), eq(restMonths.month, month)));
  return row?.highest ?? 0;
}

export async function insertWithdrawal(tx: Db, row: typeof restWithdrawals.$inferInsert): Promise<void> {
  await tx.insert(restWithdrawals).values(row);
}

export async function insertSignature(tx: Db, row: typeof restSignatures.$inferInsert): Promise<void> {
  await tx.insert(restSignatures).values(row);
}

/** Whoever signed a month, or had one signed for them. */
export const signersOf = (tx: Db, vesselId: string) =>
  tx
    .selectDistinct({
      profileId: restMonths.profileId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
    })
    .from(restMonths)
    .innerJoin(profiles, and(eq(profiles.vesselId, restMonths.vesselId), eq(profiles.id, restMonths.profileId)))
    .where(eq(restMonths.vesselId, vesselId))
    .orderBy(asc(profiles.lastName), asc(restMonths.profileId));

/** All signatures under the months of one person, the oldest first. */
export const signaturesOf = (tx: Db, vesselId: string, profileId: string) =>
  tx
    .select({
      month: restMonths.month,
      monthId: restSignatures.monthId,
      edition: restSignatures.edition,
      content: restSignatures.content,
      notes: restSignatures.notes,
      previousHash: restSignatures.previousHash,
      hash: restSignatures.hash,
    })
    .from(restSignatures)
    .innerJoin(restMonths, ofMonth)
    .where(and(eq(restSignatures.vesselId, vesselId), eq(restMonths.profileId, profileId)))
    .orderBy(asc(restSignatures.signedAt), asc(restSignatures.id));
