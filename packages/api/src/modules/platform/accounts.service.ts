import { isProven } from "@ymp/core/access/joining";
import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import type { AccountRow } from "../../platform/accounts/personal-columns.ts";
import { lookOver, type PlatformRequest } from "../../platform/outside.ts";
import {
  companiesOf,
  countKeys,
  findAccountRow,
  listAccountRows,
  lockAccount,
  placesOf,
} from "./accounts.repository.ts";
import type { ListAccountsInput } from "./accounts.schema.ts";
import { listPlatformChanges } from "./changes.repository.ts";

type ListedAccount = NonNullable<Awaited<ReturnType<typeof findAccountRow>>>;
type HeldPlace = Awaited<ReturnType<typeof placesOf>>[number];
type HeldCompany = Awaited<ReturnType<typeof companiesOf>>[number];

/** Every account of the platform, with the vessels and companies it opens. */
export function listAccounts(request: PlatformRequest, input: ListAccountsInput) {
  return lookOver(request, async ({ tx }) => {
    const { rows, ...page } = await listAccountRows(tx, input);
    const ids = rows.map(({ userId }) => userId);
    const [places, companies] = await Promise.all([placesOf(tx, ids), companiesOf(tx, ids)]);
    const items = rows.map(({ key: _key, ...row }) => presentAccount(row, places, companies));
    return { ...page, items };
  });
}
export type PlatformAccountRow = Awaited<ReturnType<typeof listAccounts>>["items"][number];

function presentAccount(row: ListedAccount, places: readonly HeldPlace[], companies: readonly HeldCompany[]) {
  const state = row.erasedAt ? "erased" : row.softDeletedAt ? "deleted" : "current";
  return {
    ...row,
    state: state satisfies "erased" | "deleted" | "current",
    memberships: places.filter(({ userId }) => userId === row.userId).map(({ userId: _userId, ...place }) => place),
    companies: companies
      .filter(({ userId }) => userId === row.userId)
      .map(({ userId: _userId, ...company }) => company),
  };
}

/** One account with all it opens, how it is guarded, and what the platform did to it. */
export function describeAccountFromOutside(request: PlatformRequest, userId: string) {
  return lookOver(request, async ({ tx, now, actor }) => {
    const row = await findAccountRow(tx, userId);
    if (!row) throw noSuchAccount();
    const [places, companies, keys, changes] = await Promise.all([
      placesOf(tx, [userId]),
      companiesOf(tx, [userId]),
      countKeys(tx, userId, now),
      listPlatformChanges(tx, { kind: "account", id: userId }, { limit: 20 }),
    ]);
    const isSelf = actor.userId === userId;
    const isThere = row.erasedAt === null;
    const isOpen = isThere && row.softDeletedAt === null;
    return {
      ...presentAccount(row, places, companies),
      ...keys,
      changes,
      /** What this administrator may do with it; the buttons follow it. */
      may: {
        setEmail: isThere,
        sendReset: isOpen,
        turnSecondStepOff: isThere && row.hasSecondStep,
        addPlace: isOpen,
        setDeleted: isThere && !isSelf,
        setSuperadmin: isOpen && !isSelf,
        erase: isThere && !isSelf,
      },
    };
  });
}
export type PlatformAccount = Awaited<ReturnType<typeof describeAccountFromOutside>>;

const noSuchAccount = () => new AppError("not_found", "platform:noSuchAccount");

/** Locked for the change that follows. */
export async function expectAccount(tx: Db, userId: string): Promise<AccountRow> {
  const account = await lockAccount(tx, userId);
  if (!account) throw noSuchAccount();
  if (account.erasedAt) throw new AppError("conflict", "platform:accountErased");
  return account;
}

/** For what opens more than one vessel: nobody but the person who holds the mailbox may have the account. */
export async function expectProvenAccount(tx: Db, userId: string): Promise<AccountRow> {
  const account = await expectOpenAccount(tx, userId);
  if (!isProven(account)) throw new AppError("conflict", "platform:mailboxUnproven");
  return account;
}

export async function expectOpenAccount(tx: Db, userId: string): Promise<AccountRow> {
  const account = await expectAccount(tx, userId);
  if (account.softDeletedAt) throw new AppError("conflict", "platform:accountClosed");
  return account;
}
