import { accessOverridesSchema } from "@ymp/core/access/overrides-schema";
import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import type { Principal } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import type { Account } from "../../platform/accounts/accounts.ts";
import { hashOfToken, hintOfToken, newApiToken } from "../../platform/accounts/api-token.ts";
import { holdConfirmedAccount } from "../../platform/accounts/hold-account.ts";
import { notifyOwner } from "../../platform/mail/notify-owner.ts";
import { accessOf } from "../../procedures.ts";
import type { Services } from "../../services.ts";
import { entriesOf, judgeEntries, opensBesides } from "./token-entries.service.ts";
import {
  announceOwner,
  countInForce,
  dropEndedBeyond,
  listTokens as findTokens,
  hasToken,
  insertToken,
  setRevoked,
  setRevokedOf,
} from "./tokens.repository.ts";
import { expiryAfter, isInForce, levelsFor, mostTokens, reachOf, stateOf } from "./tokens.rules.ts";
import type { CreateTokenInput } from "./tokens.schema.ts";

export async function listTokens(services: Services, account: Account) {
  const tokens = await findTokens(services.database.db, account.id);
  const now = services.now();
  const bound = tokens.flatMap((token) => (isInForce(token, now) ? [token.vesselId] : []));
  const entries = await entriesOf(services, account, bound);
  return tokens.map(({ scopes, revokedAt, ...token }) => {
    const levels = accessOverridesSchema.parse(scopes);
    const limits = { vesselId: token.vesselId, levels, madeAt: token.createdAt };
    const { open, outOf } = judgeEntries({ account, limits }, entries, now);
    const opens = open.length > 0 || opensBesides(account, limits, outOf);
    const state = stateOf({ ...token, revokedAt }, opens, now);
    return { ...token, levels, reach: reachOf(levels), state, outOf: state === "active" ? outOf : [] };
  });
}

/** Makes a token and answers it, this once: only its hash is kept. */
export async function createToken(
  services: Services,
  principal: Principal,
  input: CreateTokenInput,
  address: string,
): Promise<{ token: string }> {
  const { account, limits } = principal;
  if (input.vesselId) await expectOwnVessel(services, { account, limits }, input.vesselId);
  const token = newApiToken();
  const now = services.now();
  const row = {
    id: input.id,
    userId: account.id,
    name: input.name,
    tokenHash: hashOfToken(token),
    hint: hintOfToken(token),
    boundVesselId: input.vesselId,
    scopes: levelsFor(input.scopes),
    expiresAt: expiryAfter(input.expiresInDays, now),
    createdAt: now,
    updatedAt: now,
  };
  await writeIn(services.database, { vesselId: null, userId: account.id }, async (tx) => {
    await holdConfirmedAccount(tx, principal, now);
    await keepRoom(tx, account.id, now);
    if (!(await insertToken(tx, row))) throw new AppError("conflict", "security:tokenMadeAlready");
    await notifyOwner(services, tx, account.id, { template: "tokenMade", token: input.name });
  });
  services.noteSecurity({ event: "tokenMade", userId: account.id, address });
  return { token };
}

/** @throws AppError limit when the account has as many in force as it may */
async function keepRoom(tx: Db, userId: string, now: Date): Promise<void> {
  if ((await countInForce(tx, userId, now)) >= mostTokens)
    throw new AppError("limit", "security:tokensTooMany", { most: mostTokens });
  await dropEndedBeyond(tx, userId, { now, kept: mostTokens });
}

async function expectOwnVessel(
  services: Services,
  principal: Pick<Principal, "account" | "limits">,
  vesselId: string,
): Promise<void> {
  const entry = await services.accounts.findEntry(principal.account, vesselId);
  if (!entry || accessOf(principal, entry, services.now()).blockedBy === "no_membership")
    throw new AppError("not_found", "refusals:noSuchVessel");
}

/** Harmless when it was revoked before. */
export async function revokeToken(services: Services, { id: userId }: Account, id: string): Promise<void> {
  if (!(await hasToken(services.database.db, userId, id))) throw new AppError("not_found", "refusals:recordNotFound");
  await writeIn(services.database, { vesselId: null, userId }, async (tx) => {
    await setRevoked(tx, userId, id, services.now());
    await announceOwner(tx, userId);
  });
  services.accounts.forget(userId);
  services.noteSecurity({ event: "tokenRevoked", userId });
}

/**
 * Of somebody who leaves the vessel that these tokens were made for, or of an account that is closed, in the transaction of it: what is
 * opened again later opens to the person, and not to a script of before; of tokens for any vessel the place itself keeps since when
 * it is open again.
 */
export function revokeTokens(tx: Db, of: { userId: string; vesselId?: string; now: Date }): Promise<void> {
  return setRevokedOf(tx, of);
}
