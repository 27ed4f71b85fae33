import type { Db } from "@ymp/db/client";
import { companyDepartures, companyMemberships, users } from "@ymp/db/schema/accounts";
import { companies, vessels } from "@ymp/db/schema/vessels";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type CompanyRow = typeof companies.$inferSelect;

export async function listCompanyRows(tx: Db) {
  const [rows, fleets, members] = await Promise.all([
    tx.select().from(companies).orderBy(sql`lower(${companies.name})`, asc(companies.id)),
    tx
      .select({ companyId: vessels.companyId, id: vessels.id, name: vessels.name, edition: vessels.edition })
      .from(vessels)
      .where(isNotNull(vessels.companyId))
      .orderBy(asc(vessels.name)),
    tx
      .select({
        companyId: companyMemberships.companyId,
        userId: users.id,
        name: users.name,
        email: users.email,
        backgroundColor: users.backgroundColor,
      })
      .from(companyMemberships)
      .innerJoin(users, eq(users.id, companyMemberships.userId))
      .where(isNull(users.erasedAt))
      .orderBy(asc(users.name), asc(users.id)),
  ]);
  return { rows, fleets, members };
}

export async function lockCompany(tx: Db, id: string): Promise<CompanyRow | undefined> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, id)).for("update");
  return row;
}

export async function insertCompany(tx: Db, row: typeof companies.$inferInsert): Promise<CompanyRow> {
  const [company] = await tx.insert(companies).values(row).returning();
  return expectRow(company);
}

export async function patchCompany(
  tx: Db,
  id: string,
  patch: Partial<typeof companies.$inferInsert>,
  now: Date,
): Promise<CompanyRow> {
  const [row] = await tx
    .update(companies)
    .set({ ...patch, updatedAt: now, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, id))
    .returning();
  return expectRow(row);
}

/** False when the person works for it already. */
export async function insertMember(tx: Db, companyId: string, userId: string, now: Date): Promise<boolean> {
  const added = await tx
    .insert(companyMemberships)
    .values({ companyId, userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: companyMemberships.id });
  return added.length > 0;
}

/** False when the person did not work for it. */
export async function deleteMember(tx: Db, companyId: string, userId: string, now: Date): Promise<boolean> {
  const removed = await tx
    .delete(companyMemberships)
    .where(and(eq(companyMemberships.companyId, companyId), eq(companyMemberships.userId, userId)))
    .returning({ id: companyMemberships.id });
  if (removed.length === 0) return false;
  await tx.insert(companyDepartures).values({ companyId, userId, leftAt: now });
  return true;
}
