import type { Db } from "@ymp/db/client";
import { crewDocuments, profiles } from "@ymp/db/schema/people";
import { signedTestimonials, testimonials, testimonialWithdrawals } from "@ymp/db/schema/sea-service";
import { companies, vessels } from "@ymp/db/schema/vessels";
import { and, desc, eq, getTableColumns, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { TestimonialRow } from "./sea-service.record.ts";

type NewTestimonial = typeof testimonials.$inferInsert;

const standing = (tx: Db) =>
  tx
    .select({
      testimonial: getTableColumns(testimonials),
      signedId: signedTestimonials.id,
      content: signedTestimonials.content,
      withdrawnReason: testimonialWithdrawals.reason,
      withdrawnBy: testimonialWithdrawals.name,
      withdrawnAt: testimonialWithdrawals.createdAt,
    })
    .from(testimonials)
    .leftJoin(
      signedTestimonials,
      and(
        eq(signedTestimonials.vesselId, testimonials.vesselId),
        eq(signedTestimonials.testimonialId, testimonials.id),
      ),
    )
    .leftJoin(
      testimonialWithdrawals,
      and(
        eq(testimonialWithdrawals.vesselId, testimonials.vesselId),
        eq(testimonialWithdrawals.testimonialId, testimonials.id),
      ),
    );
export type StandingTestimonial = Awaited<ReturnType<typeof testimonialsOf>>[number];

export const testimonialsOf = (tx: Db, vesselId: string, profileId: string) =>
  standing(tx)
    .where(and(eq(testimonials.vesselId, vesselId), eq(testimonials.profileId, profileId)))
    .orderBy(desc(testimonials.startsOn), desc(testimonials.id));

export async function findTestimonial(tx: Db, vesselId: string, id: string): Promise<StandingTestimonial | undefined> {
  const [row] = await standing(tx).where(and(eq(testimonials.vesselId, vesselId), eq(testimonials.id, id)));
  return row;
}

export async function insertTestimonial(tx: Db, row: NewTestimonial): Promise<TestimonialRow> {
  const [inserted] = await tx.insert(testimonials).values(row).returning();
  return expectRow(inserted);
}

export async function updateTestimonial(
  tx: Db,
  { vesselId, id }: TestimonialRow,
  values: Partial<NewTestimonial>,
): Promise<TestimonialRow> {
  const [row] = await tx
    .update(testimonials)
    .set({ ...values, version: sql`${testimonials.version} + 1` })
    .where(and(eq(testimonials.vesselId, vesselId), eq(testimonials.id, id)))
    .returning();
  return expectRow(row);
}

export async function deleteTestimonial(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(testimonials).where(and(eq(testimonials.vesselId, vesselId), eq(testimonials.id, id)));
}

export async function insertSigned(tx: Db, row: typeof signedTestimonials.$inferInsert): Promise<void> {
  await tx.insert(signedTestimonials).values(row);
}

export async function insertWithdrawal(tx: Db, row: typeof testimonialWithdrawals.$inferInsert): Promise<void> {
  await tx.insert(testimonialWithdrawals).values(row);
}

/** What the testimonial written last says of the ship: the next begins with it. */
export async function lastShipFacts(tx: Db, vesselId: string) {
  const { loadLineMetres, powerKw, propulsion } = testimonials;
  const [row] = await tx
    .select({ loadLineMetres, powerKw, propulsion })
    .from(testimonials)
    .where(eq(testimonials.vesselId, vesselId))
    .orderBy(desc(testimonials.updatedAt), desc(testimonials.id))
    .limit(1);
  return row;
}

/** Where the testimonial written last says that the master is reached; in the master's own it is the company. */
export async function lastMastersContact(tx: Db, vesselId: string): Promise<string | null> {
  const [row] = await tx
    .select({ contact: testimonials.contact })
    .from(testimonials)
    .innerJoin(profiles, and(eq(profiles.vesselId, testimonials.vesselId), eq(profiles.id, testimonials.profileId)))
    .where(and(eq(testimonials.vesselId, vesselId), isNotNull(testimonials.contact), ne(profiles.role, "captain")))
    .orderBy(desc(testimonials.updatedAt), desc(testimonials.id))
    .limit(1);
  return row?.contact ?? null;
}

/** Where the management company of a vessel is reached. */
export async function companyContact(tx: Db, vesselId: string): Promise<string | null> {
  const [row] = await tx
    .select({ contact: companies.contact })
    .from(vessels)
    .innerJoin(companies, eq(companies.id, vessels.companyId))
    .where(eq(vessels.id, vesselId));
  return row?.contact ?? null;
}

/** Of the passport that was issued last. */
export async function passportNumberOf(tx: Db, vesselId: string, profileId: string): Promise<string | null> {
  const [row] = await tx
    .select({ number: crewDocuments.number })
    .from(crewDocuments)
    .where(
      and(
        eq(crewDocuments.vesselId, vesselId),
        eq(crewDocuments.profileId, profileId),
        eq(crewDocuments.type, "passport"),
        isNull(crewDocuments.deletedAt),
        isNotNull(crewDocuments.number),
      ),
    )
    .orderBy(sql`${crewDocuments.issuedOn} desc nulls last`, desc(crewDocuments.id))
    .limit(1);
  return row?.number ?? null;
}
