import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { restMonths, restSignatures, restWithdrawals } from "@ymp/db/schema/rest";
import { and, asc, desc, eq, inArray, isNotNull, max, notExists, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { RestMonthRow } from "./rest.record.ts";

const ofMonth = and(eq(restSignatures.vesselId, restMonths.vesselId), eq(restSignatures.monthId, restMonths.id));

const signatureColumns = {
  capacity: restSignatures.capacity,
  name: restSignatures.name,
  rank: restSignatures.rank,
  reason: restSignatures.reason,
  drawing: restSignatures.drawing,
  signedAt: restSignatures.signedAt,
  previousHash: restSignatures.previousHash,
  hash: restSignatures.hash,
};

/** A correction that was withdrawn is as if it had never begun. */
const stands = (tx: Db) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(restWithdrawals)
      .where(and(eq(restWithdrawals.vesselId, restMonths.vesselId), eq(restWithdrawals.monthId, restMonths.id))),
  );

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

/** What whoever signed first did sign: the seafarer, or the master for one who left. */
export async function contentOf(tx: Db, vesselId: string, monthId: string): Promise<object | null> {
  const [row] = await tx
    .select({ content: restSignatures.content })
    .from(restSignatures)
    .where(
      and(
        eq(restSignatures.vesselId, vesselId),
        eq(restSignatures.monthId, monthId),
        isNotNull(restSignatures.content),
      ),
    );
  return row?.content ?? null;
}

/** The hash of what the person signed last; the next is chained to it. */
export async function lastHash(tx: Db, vesselId: string, profileId: string): Promise<string | null> {
  const [row] = await tx
    .select({ hash: restSignatures.hash })
    .from(restSignatures)
    .innerJoin(restMonths, ofMonth)
    .where(
      and(
        eq(restSignatures.vesselId, vesselId),
        eq(restMonths.profileId, profileId),
        isNotNull(restSignatures.content),
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
