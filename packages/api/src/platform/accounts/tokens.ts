import { accessOverridesSchema } from "@ymp/core/access/overrides-schema";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import { holdsNow } from "@ymp/core/clock-window";
import type { Database } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { apiTokens } from "@ymp/db/schema/sign-in";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { holdsAt } from "../../kit/clock-windows.ts";
import type { Account } from "./accounts.ts";
import { hashOfToken, isWhole } from "./api-token.ts";
import { accountNameColumns } from "./personal-columns.ts";
import { ShortCache } from "./short-cache.ts";

export interface OpenToken {
  readonly id: string;
  readonly account: Account;
  readonly vesselId: string | null;
  readonly levels: AccessOverrides;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Why a token does not open; `closed`: its owner's account is. */
export type TokenFault = "mistyped" | "unknown" | "expired" | "revoked" | "closed";

/** Scripts' tokens, beside the sessions of people. */
export interface TokenKeeper {
  /** Notes when and from where it was used, once a minute at most. */
  find(token: string, address: string): Promise<OpenToken | TokenFault>;
  /** Whether the token still opens; asks the database. */
  isOpen(userId: string, id: string): Promise<boolean>;
  forget(userId: string | "*"): void;
}

const accountColumns = {
  ...accountNameColumns,
  borderColor: users.borderColor,
  isSuperadmin: users.isSuperadmin,
  mustChangePassword: users.mustChangePassword,
  totpConfirmedAt: users.totpConfirmedAt,
  securityKeysSince: users.securityKeysSince,
  lastVesselId: users.lastVesselId,
};

const touchEveryMs = 60_000;
const maxKnown = 10_000;

export function createTokenKeeper({ db }: Database, now: () => Date): TokenKeeper {
  const known = new ShortCache<OpenToken | TokenFault>();
  const ownerOf = new Map<string, string>();

  async function look(tokenHash: string, address: string): Promise<OpenToken | TokenFault> {
    const [row] = await db
      .select({
        token: apiTokens,
        account: accountColumns,
        softDeletedAt: users.softDeletedAt,
        erasedAt: users.erasedAt,
      })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(eq(apiTokens.tokenHash, tokenHash));
    if (!row) return "unknown";
    if (row.token.revokedAt) return "revoked";
    if (row.softDeletedAt || row.erasedAt) return "closed";
    const { id, boundVesselId: vesselId, scopes, createdAt, expiresAt } = row.token;
    if (!holdsNow({ from: createdAt, until: expiresAt }, now())) return "expired";
    await touch(id, address);
    return { id, account: row.account, vesselId, levels: accessOverridesSchema.parse(scopes), createdAt, expiresAt };
  }

  async function touch(id: string, address: string): Promise<void> {
    const at = now();
    const isDue = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(at.getTime() - touchEveryMs)));
    await db
      .update(apiTokens)
      .set({ lastUsedAt: at, lastUsedAddress: address })
      .where(and(eq(apiTokens.id, id), isDue));
  }

  async function findWhole(tokenHash: string, address: string): Promise<OpenToken | TokenFault> {
    const owner = ownerOf.get(tokenHash);
    if (owner) return known.get(owner, tokenHash, () => look(tokenHash, address));
    const found = await look(tokenHash, address);
    if (typeof found === "string") return found;
    if (ownerOf.size > maxKnown) ownerOf.clear();
    ownerOf.set(tokenHash, found.account.id);
    return found;
  }

  return {
    async find(token, address) {
      if (!isWhole(token)) return "mistyped";
      const found = await findWhole(hashOfToken(token), address);
      return typeof found !== "string" && !holdsNow({ from: found.createdAt, until: found.expiresAt }, now())
        ? "expired"
        : found;
    },
    async isOpen(userId, id) {
      const open = await db
        .select({ id: apiTokens.id })
        .from(apiTokens)
        .innerJoin(users, eq(users.id, apiTokens.userId))
        .where(
          and(
            eq(apiTokens.userId, userId),
            eq(apiTokens.id, id),
            isNull(apiTokens.revokedAt),
            holdsAt(apiTokens.createdAt, apiTokens.expiresAt, now()),
            isNull(users.softDeletedAt),
            isNull(users.erasedAt),
          ),
        );
      return open.length > 0;
    },
    forget: (userId) => known.drop(userId),
  };
}
