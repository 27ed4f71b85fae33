import { type Levels, levelsOf, modules } from "@ymp/core/access/modules";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import { holdsNow } from "@ymp/core/clock-window";
import type { AttemptLimit } from "../../platform/limits/attempt-limit.ts";
import type { CreateTokenInput } from "./tokens.schema.ts";

export const wrongTokenLimit: AttemptLimit = { points: 30, windowMinutes: 15 };

/** In force at once for one account; of those that ended as many stay to be read. */
export const mostTokens = 50;

export type TokenReach = "everything" | "readOnly" | "some";
export type TokenState = "active" | "out" | "expired" | "revoked";

/** The ceiling a token is kept with. "Everything" is written out, so that a module of a later day stays closed to it. */
export function levelsFor(scopes: CreateTokenInput["scopes"]): Levels {
  return scopes === "everything" ? levelsOf("edit") : levelsOf("none", scopes);
}

export function reachOf(levels: AccessOverrides): TokenReach {
  const isAll = (level: "view" | "edit") => modules.every((module) => levels[module] === level);
  if (isAll("edit")) return "everything";
  return isAll("view") ? "readOnly" : "some";
}

type Kept = { revokedAt: Date | null; createdAt: Date; expiresAt: Date };

export const isInForce = (token: Kept, now: Date): boolean =>
  !token.revokedAt && holdsNow({ from: token.createdAt, until: token.expiresAt }, now);

/** @param opens whether the gate lets it in anywhere */
export function stateOf(token: Kept, opens: boolean, now: Date): TokenState {
  if (token.revokedAt) return "revoked";
  if (!isInForce(token, now)) return "expired";
  return opens ? "active" : "out";
}

export function expiryAfter(days: number, now: Date): Date {
  return new Date(now.getTime() + days * 86_400_000);
}
