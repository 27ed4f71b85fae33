import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { companyMemberships, users } from "@ymp/db/schema/accounts";
import { engagements, profiles } from "@ymp/db/schema/people";
import { signatures } from "@ymp/db/schema/signatures";
import { companies, vessels } from "@ymp/db/schema/vessels";
import { workHistory } from "@ymp/db/schema/work-history";
import { type Slots, statement } from "@ymp/db/statements";
import { and, asc, desc, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

export async function insertSignature(tx: Db, row: typeof signatures.$inferInsert): Promise<void> {
  await tx.insert(signatures).values(row);
}

interface OfRecord {
  readonly vesselId: string;
  readonly recordKind: string;
  readonly recordId: string;
}

const ofRecord = statement((db, of: Slots<OfRecord>) =>
  db
    .select({
      id: signatures.id,
      actId: signatures.actId,
      purpose: signatures.purpose,
      name: signatures.name,
      rank: signatures.rank,
      role: signatures.role,
      method: signatures.method,
      drawing: signatures.drawing,
      signedAt: signatures.signedAt,
    })
    .from(signatures)
    .where(
      and(
        eq(signatures.vesselId, of.vesselId),
        eq(signatures.recordKind, of.recordKind),
        eq(signatures.recordId, of.recordId),
      ),
    )
    .orderBy(asc(signatures.signedAt), asc(signatures.id)),
);

/** All that was ever signed of a record, oldest first. */
export const signaturesOf = (tx: Db, of: OfRecord) => ofRecord(tx, of);

/** Names and ranks of those who signed for the standing work of these jobs. */
export async function signersOfJobs(tx: Db, vesselId: string, jobIds: readonly string[]): Promise<Map<string, string>> {
  if (jobIds.length === 0) return new Map();
  const rows = await tx
    .select({
      jobId: signatures.recordId,
      names: sql<string>`string_agg(concat_ws(', ', ${signatures.name}, ${signatures.rank}), '; ' order by ${signatures.signedAt})`,
    })
    .from(signatures)
    .leftJoin(workHistory, and(eq(workHistory.vesselId, signatures.vesselId), eq(workHistory.id, signatures.actId)))
    .where(
      and(
        eq(signatures.vesselId, vesselId),
        eq(signatures.recordKind, "job"),
        sql`${signatures.recordId} in ${jsonIds(jobIds)}`,
        isNull(workHistory.withdrawnAt),
      ),
    )
    .groupBy(signatures.recordId);
  return new Map(rows.map(({ jobId, names }) => [jobId, names]));
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string | null;
  readonly signingName: string | null;
  readonly signingPost: string | null;
}

const known = ({ firstName, lastName, jobTitle, signingName, signingPost }: Named) =>
  signingName === null
    ? { name: `${firstName} ${lastName}`.trim(), post: jobTitle }
    : { name: signingName, post: signingPost };

/**
 * The name that a person signs with, and the post they hold on that day: as the vessel knows them. What they gave themselves counts once
 * somebody who keeps the records of the crew has gone through it.
 */
export async function findSigner(
  tx: Db,
  of: { vesselId: string; userId: string; profileId: string | null; today: CalendarDate },
) {
  const [person] = of.profileId
    ? await tx
        .select({
          firstName: profiles.firstName,
          lastName: profiles.lastName,
          jobTitle: profiles.jobTitle,
          signingName: profiles.signingName,
          signingPost: profiles.signingPost,
          rank: engagements.rank,
        })
        .from(profiles)
        .leftJoin(
          engagements,
          and(
            eq(engagements.vesselId, profiles.vesselId),
            eq(engagements.profileId, profiles.id),
            lte(engagements.signedOnOn, of.today),
            or(isNull(engagements.signedOffOn), gte(engagements.signedOffOn, of.today)),
          ),
        )
        .where(and(eq(profiles.vesselId, of.vesselId), eq(profiles.id, of.profileId)))
        .orderBy(desc(engagements.signedOnOn))
        .limit(1)
    : [];
  if (person) {
    const { name, post } = known(person);
    return { name, rank: person.rank ?? post };
  }
  const [account] = await tx
    .select({ name: users.name, jobTitle: users.jobTitle, company: companies.name })
    .from(users)
    .leftJoin(vessels, eq(vessels.id, of.vesselId))
    .leftJoin(
      companyMemberships,
      and(eq(companyMemberships.companyId, vessels.companyId), eq(companyMemberships.userId, users.id)),
    )
    .leftJoin(companies, eq(companies.id, companyMemberships.companyId))
    .where(eq(users.id, of.userId));
  return account && { name: account.name, rank: postAshore(account) };
}

/** Whoever signs for the management company does so with their position in it. */
const postAshore = ({ jobTitle, company }: { jobTitle: string | null; company: string | null }): string | null =>
  company === null ? null : [jobTitle, company].filter(Boolean).join(", ");
