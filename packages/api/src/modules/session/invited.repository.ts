import type { Database } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";
import type { Account } from "../../platform/accounts/accounts.ts";

/** Whether there may be something to answer; which vessels ask is read once somebody looks. */
export function isAskedAboard(database: Database, { id }: Account): Promise<boolean> {
  return inScope(database, { vesselId: null, userId: id, access: "read" }, async (tx) => {
    const [row] = await tx.execute<{ is_asked: boolean }>(sql`select exists (
        select from ${memberships} m where m.user_id = ${id} and m.awaits_consent and m.soft_deleted_at is null
      ) or exists (select from ${users} u where u.stands_for_id = ${id}) as is_asked`);
    return row?.is_asked ?? false;
  });
}
