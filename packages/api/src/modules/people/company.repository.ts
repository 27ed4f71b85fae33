import type { Db } from "@ymp/db/client";
import { companyMemberships, users } from "@ymp/db/schema/accounts";
import { and, asc, eq, isNull } from "drizzle-orm";

export function peopleOfCompany(tx: Db, companyId: string) {
  return tx
    .select({
      userId: users.id,
      name: users.name,
      jobTitle: users.jobTitle,
      email: users.email,
      color: users.backgroundColor,
    })
    .from(companyMemberships)
    .innerJoin(users, eq(users.id, companyMemberships.userId))
    .where(and(eq(companyMemberships.companyId, companyId), isNull(users.softDeletedAt)))
    .orderBy(asc(users.name), asc(users.id));
}
