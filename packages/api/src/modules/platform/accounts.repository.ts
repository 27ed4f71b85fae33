import type { AccountSort } from "@ymp/core/lists";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { companyMemberships, users } from "@ymp/db/schema/accounts";
import { apiTokens, sessions } from "@ymp/db/schema/sign-in";
import { companies } from "@ymp/db/schema/vessels";
import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { holdsAt } from "../../kit/clock-windows.ts";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import { type AccountRow, accountColumns } from "../../platform/accounts/personal-columns.ts";
import type { AccountFilters, ListAccountsInput } from "./accounts.schema.ts";

const lastSeen = sql`(select max(coalesce(s.last_seen_at, s.created_at)) from ${sessions} s where s.user_id = ${users.id})`;
/** Null for anyone who was never here, of which the decoder of a column does not tell. */
const lastSeenAt: SQL<Date | null> = sql`${lastSeen}`.mapWith(sessions.createdAt);

const sortKeys: Record<AccountSort, SQL> = {
  name: sql`lower(${users.name})`,
  lastSeen: sql`coalesce(to_char(${lastSeen} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '')`,
};

/** Everybody's places, asked for once a statement and only where a filter needs them. */
const places = sql`app.memberships_of(array(select id from ${users}))`;
const hasPlace = (condition: SQL) => sql`${users.id} in (select m.user_id from ${places} m where ${condition})`;

/** Rows that stand for somebody who was asked aboard are no accounts. */
const isAccount = isNull(users.standsForId);

function inState(state: AccountFilters["state"]): SQL | undefined {
  switch (state) {
    case "current":
      return and(isNull(users.softDeletedAt), isNull(users.erasedAt));
    case "deleted":
      return and(isNotNull(users.softDeletedAt), isNull(users.erasedAt));
    case "erased":
      return isNotNull(users.erasedAt);
    case "all":
      return undefined;
  }
}

function matching({ search, edition, state, isSuperadmin, vesselId }: AccountFilters): SQL | undefined {
  const pattern = search && `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    isAccount,
    inState(state),
    isSuperadmin === undefined ? undefined : eq(users.isSuperadmin, isSuperadmin),
    edition && hasPlace(sql`m.edition = ${edition} and m.soft_deleted_at is null`),
    vesselId ? hasPlace(sql`m.vessel_id = ${vesselId}::uuid and m.soft_deleted_at is null`) : undefined,
    pattern
      ? sql`(lower(concat_ws(' ', ${users.name}, ${users.username}, ${users.email}, ${users.jobTitle})) like ${pattern} or ${hasPlace(sql`lower(m.vessel_name) like ${pattern}`)})`
      : undefined,
  );
}

/** Of the authenticator and the keys the older; null without either. */
const secondStepSince: SQL<Date | null> = sql`least(${users.totpConfirmedAt}, ${users.securityKeysSince})`.mapWith(
  users.totpConfirmedAt,
);

const listColumns = {
  userId: users.id,
  name: users.name,
  username: users.username,
  email: users.email,
  jobTitle: users.jobTitle,
  backgroundColor: users.backgroundColor,
  borderColor: users.borderColor,
  isSuperadmin: users.isSuperadmin,
  mustChangePassword: users.mustChangePassword,
  softDeletedAt: users.softDeletedAt,
  erasedAt: users.erasedAt,
  hasSecondStep: sql<boolean>`(${secondStepSince} is not null)`,
  secondStepSince,
  createdAt: users.createdAt,
  lastSeenAt,
};

const pages = keysetPages(z.tuple([z.string(), z.uuid()]));

export async function listAccountRows(tx: Db, input: ListAccountsInput) {
  const key = sortKeys[input.sort];
  const after = pages.seen(input);
  const [beyond, order] = input.descending ? [sql.raw("<"), sql.raw("desc")] : [sql.raw(">"), sql.raw("asc")];
  const where = matching(input);
  const rows = await tx
    .select({ ...listColumns, key: sql<string>`${key}` })
    .from(users)
    .where(and(where, after ? sql`(${key}, ${users.id}) ${beyond} (${after[0]}::text, ${after[1]}::uuid)` : undefined))
    .orderBy(sql`${key} ${order}`, sql`${users.id} ${order}`)
    .limit(pages.rowsToRead(input));
  const total = after ? null : await countAccounts(tx, where);
  return { ...pages.page(rows, input, (row) => [row.key, row.userId]), total };
}

async function countAccounts(tx: Db, where: SQL | undefined): Promise<number> {
  const counted = tx
    .select({ one: sql`1` })
    .from(users)
    .where(where)
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(counted.as("counted"));
  return row?.total ?? 0;
}

export async function findAccountRow(tx: Db, userId: string) {
  const [row] = await tx
    .select(listColumns)
    .from(users)
    .where(and(eq(users.id, userId), isAccount));
  return row;
}

/** Two administrators who change the same account take turns. */
export async function lockAccount(tx: Db, userId: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.id, userId), isAccount))
    .for("update");
  return row;
}

const placeRow = z.object({
  user_id: z.string(),
  vessel_id: z.string(),
  vessel_name: z.string(),
  edition: z.enum(["full", "lite"]),
  role: z.enum(["captain", "hod", "crew", "user"]),
  user_type: z.enum(["shipyard", "contractUser", "surveyor", "ownersRep"]).nullable(),
  department: z.enum(["bridge", "deck", "engineering", "interior", "galley", "shore"]).nullable(),
  ends_on: z.string().nullable(),
  is_deleted: z.boolean(),
});

/** Every place that these accounts have, by the name of the vessel. */
export async function placesOf(tx: Db, userIds: readonly string[]) {
  const rows = await tx.execute(
    sql`select user_id, vessel_id, vessel_name, edition, role, user_type, department, ends_on::text, soft_deleted_at is not null as is_deleted from app.memberships_of(array${jsonIds(userIds)})`,
  );
  return rows.map((row) => {
    const known = placeRow.parse(row);
    return {
      userId: known.user_id,
      vesselId: known.vessel_id,
      vesselName: known.vessel_name,
      edition: known.edition,
      role: known.role,
      userType: known.user_type,
      department: known.department,
      endsOn: known.ends_on,
      isDeleted: known.is_deleted,
    };
  });
}

export function companiesOf(tx: Db, userIds: readonly string[]) {
  return tx
    .select({ userId: companyMemberships.userId, companyId: companies.id, name: companies.name })
    .from(companyMemberships)
    .innerJoin(companies, eq(companies.id, companyMemberships.companyId))
    .where(sql`${companyMemberships.userId} in ${jsonIds(userIds)}`)
    .orderBy(asc(companies.name));
}

export async function countKeys(tx: Db, userId: string, now: Date) {
  const [[open], [scripts]] = await Promise.all([
    tx
      .select({ total: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), holdsAt(sessions.createdAt, sessions.expiresAt, now))),
    tx
      .select({ total: count() })
      .from(apiTokens)
      .where(
        and(
          eq(apiTokens.userId, userId),
          isNull(apiTokens.revokedAt),
          holdsAt(apiTokens.createdAt, apiTokens.expiresAt, now),
        ),
      ),
  ]);
  return { sessions: open?.total ?? 0, tokens: scripts?.total ?? 0 };
}

export async function patchAccount(
  tx: Db,
  userId: string,
  patch: Partial<typeof users.$inferInsert>,
  now: Date,
): Promise<AccountRow> {
  const [row] = await tx
    .update(users)
    .set({ ...patch, updatedAt: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId))
    .returning(accountColumns);
  return expectRow(row);
}

export async function findByEmail(tx: Db, email: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select(accountColumns)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

export async function findByName(tx: Db, username: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select(accountColumns)
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()));
  return row;
}

export async function insertAccount(tx: Db, row: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(row);
}
