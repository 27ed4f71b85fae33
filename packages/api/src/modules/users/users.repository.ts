import type { UserSort } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonTexts } from "../../kit/lists.ts";
import type { ListUsersInput, UserFilters } from "./users.schema.ts";

/** The mails by which somebody learns of the account. */
export const welcomeTemplates = [
  "welcome",
  "invitation",
  "appointed",
  "consent",
  "consentProof",
  "consentRefused",
] as const;

const welcomeMail = sql<"sent" | "waiting" | "failed" | null>`(
  select case when m.sent_at is not null then 'sent' when m.failure is not null then 'failed' else 'waiting' end
  from mails m where m.user_id = ${users.id} and m.template in ${jsonTexts([...welcomeTemplates])}
  order by m.created_at desc, m.id desc limit 1)`;

/** Of anyone who was not taken aboard by name but by an address, what was typed. */
const typedEmail = sql<string>`case
  when ${users.standsForId} is not null then coalesce(${users.invitedEmail}, '')
  when ${memberships.awaitsConsent} or ${memberships.softDeletedAt} is not null then coalesce(${profiles.email}, '')
  else ${users.email} end`;

/** Of an account that has left, or was asked from outside, its name elsewhere is not told before it has agreed. */
const shownUsername = sql<string>`case when ${memberships.awaitsConsent} and ${users.standsForId} is null then '' else ${users.username} end`;

export const displayName = sql<string>`coalesce(${profiles.firstName} || ' ' || ${profiles.lastName}, ${users.name})`;

const sortKeys: Record<UserSort, SQL> = {
  name: sql`lower(coalesce(${profiles.lastName} || ' ' || ${profiles.firstName}, ${users.name}))`,
  role: sql`array_position(array['captain', 'hod', 'crew', 'user'], ${memberships.role})::text`,
  department: sql`coalesce(array_position(array['bridge', 'deck', 'engineering', 'interior', 'galley', 'shore'], ${memberships.department}), 9)::text`,
  username: sql`lower(${shownUsername})`,
  lastSeen: sql`coalesce(to_char(${memberships.lastSeenAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '')`,
};

/** @param seesAddresses whether what is hidden from the reader may find somebody */
function matching(
  vesselId: string,
  { search, kind, state, departments, roles }: UserFilters,
  seesAddresses: boolean,
): SQL | undefined {
  const pattern = search && `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(memberships.vesselId, vesselId),
    isNull(users.erasedAt),
    kind === "crew" ? ne(memberships.role, "user") : kind === "invited" ? eq(memberships.role, "user") : undefined,
    state === "current"
      ? isNull(memberships.softDeletedAt)
      : state === "deleted"
        ? isNotNull(memberships.softDeletedAt)
        : undefined,
    departments?.length ? sql`${memberships.department} in ${jsonTexts(departments)}` : undefined,
    roles?.length ? sql`${memberships.role} in ${jsonTexts(roles)}` : undefined,
    pattern
      ? sql`lower(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}, ${users.name}, ${seesAddresses ? sql`concat_ws(' ', ${shownUsername}, ${typedEmail})` : sql`null`}, ${users.jobTitle}, ${profiles.jobTitle})) like ${pattern}`
      : undefined,
  );
}

function rowsOf(tx: Db, key: SQL) {
  return tx
    .select({
      userId: users.id,
      profileId: profiles.id,
      username: shownUsername,
      email: typedEmail,
      name: displayName,
      jobTitle: sql<string | null>`coalesce(${profiles.jobTitle}, ${users.jobTitle})`,
      role: memberships.role,
      userType: memberships.userType,
      department: memberships.department,
      backgroundColor: users.backgroundColor,
      borderColor: users.borderColor,
      photoFileId: profiles.photoFileId,
      isSuperadmin: users.isSuperadmin,
      mustChangePassword: users.mustChangePassword,
      isDeleted: sql<boolean>`(${memberships.softDeletedAt} is not null)`,
      deletedAt: memberships.softDeletedAt,
      endsOn: memberships.endsOn,
      invitedAt: memberships.invitedAt,
      createdAt: memberships.createdAt,
      access: memberships.access,
      version: memberships.version,
      welcomeMail,
      lastSeenAt: memberships.lastSeenAt,
      awaitsConsent: memberships.awaitsConsent,
      /** As `isInUse` tells it; and the person who had the account before they were asked. */
      isProven: sql<boolean>`(${users.provenEmail} is not null or not ${users.mustChangePassword} or (${memberships.awaitsConsent} and ${users.standsForId} is null))`,
      isOnMailingList: users.isOnMailingList,
      isOnboard: sql<boolean>`coalesce(${profiles.isOnboard}, false)`,
      key: sql<string>`${key}`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(profiles, and(eq(profiles.vesselId, memberships.vesselId), eq(profiles.userId, memberships.userId)));
}

const pages = keysetPages(z.tuple([z.string(), z.uuid()]));

export async function listUserRows(tx: Db, vesselId: string, input: ListUsersInput, seesAddresses: boolean) {
  const key = sortKeys[input.sort];
  const after = pages.seen(input);
  const beyond = after
    ? sql`(${key}, ${users.id}) ${sql.raw(input.descending ? "<" : ">")} (${after[0]}::text, ${after[1]}::uuid)`
    : undefined;
  const where = matching(vesselId, input, seesAddresses);
  const [rows, total] = await Promise.all([
    rowsOf(tx, key)
      .where(and(where, beyond))
      .orderBy(...inOrder(key, input.descending))
      .limit(pages.rowsToRead(input)),
    after ? null : countUsers(tx, where),
  ]);
  return { ...pages.page(rows, input, (row) => [row.key, row.userId]), total };
}

export async function findUserRow(tx: Db, vesselId: string, userId: string) {
  const [row] = await rowsOf(tx, sortKeys.name).where(
    and(eq(memberships.vesselId, vesselId), eq(users.id, userId), isNull(users.erasedAt)),
  );
  return row;
}

export type UserListRow = NonNullable<Awaited<ReturnType<typeof findUserRow>>>;

function inOrder(key: SQL, descending: boolean): SQL[] {
  const direction = sql.raw(descending ? "desc" : "asc");
  return [sql`${key} ${direction}`, sql`${users.id} ${direction}`];
}

async function countUsers(tx: Db, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(profiles, and(eq(profiles.vesselId, memberships.vesselId), eq(profiles.userId, memberships.userId)))
    .where(where);
  return row?.total ?? 0;
}
