import type { Database, Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";
import type { Account } from "./accounts.ts";

/** Whether there may be something to answer; which vessels ask is read once somebody looks. */
export function isAskedAboard(database: Database, { id }: Account): Promise<boolean> {
  const scope = { vesselId: null, userId: id, access: "read" } as const;
  return inScope(database, scope, async (tx) => (await awaitsAnswer(tx, id)) || isStoodFor(tx, id));
}

/** Under the scope of the account: whether a place of its own waits for its answer. */
export async function awaitsAnswer(tx: Db, userId: string): Promise<boolean> {
  const [row] = await tx.execute<{ is_asked: boolean }>(sql`select exists (
      select from ${memberships} m where m.user_id = ${userId} and m.awaits_consent and m.soft_deleted_at is null
    ) as is_asked`);
  return row?.is_asked ?? false;
}

/** Whether a vessel holds a place for it under the address that was typed. */
export async function isStoodFor(tx: Db, userId: string): Promise<boolean> {
  const [row] = await tx.execute<{ is_asked: boolean }>(
    sql`select exists (select from ${users} u where u.stands_for_id = ${userId}) as is_asked`,
  );
  return row?.is_asked ?? false;
}
