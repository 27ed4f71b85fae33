import { createHash } from "node:crypto";
import { AppError } from "@ymp/core/errors";
import { type AttemptLimit, minutesToWait } from "../../platform/limits/attempt-limit.ts";
import { countAttempt } from "../../platform/limits/windows.repository.ts";
import type { Services } from "../../services.ts";
import { forgetAttempts } from "./session.repository.ts";

type Door = "signIn" | "reset" | "password" | "secondStep" | "keyChallenge" | "token" | "answer";
type Kind = "account" | "address";

/** What somebody typed is hashed: a password typed into the wrong field must not stand in a table. */
const keyOf = (door: Door, kind: Kind, who: string) =>
  `${door}:${kind}:${createHash("sha256").update(who.toLowerCase()).digest("base64url")}`;

/** Counts an attempt; throws AppError "limit" with the minutes to wait once there were too many. */
export async function limitAttempts(
  services: Services,
  door: Door,
  limits: Record<Kind, AttemptLimit>,
  who: Record<Kind, string>,
): Promise<void> {
  const waits = (["account", "address"] as const).map((kind) => count(services, door, kind, limits[kind], who[kind]));
  refuseWhileWaiting(Math.max(...(await Promise.all(waits))));
}

/** For attempts that name no account. */
export async function limitAddress(
  services: Services,
  door: Door,
  limit: AttemptLimit,
  address: string,
): Promise<void> {
  refuseWhileWaiting(await count(services, door, "address", limit, address));
}

async function count(services: Services, door: Door, kind: Kind, limit: AttemptLimit, who: string): Promise<number> {
  const now = services.now();
  const { windowMinutes } = limit;
  const window = await countAttempt(services.database.db, { key: keyOf(door, kind, who), now, windowMinutes });
  return window.points > limit.points ? minutesToWait(window.windowEndsAt, now) : 0;
}

function refuseWhileWaiting(minutes: number): void {
  if (minutes > 0) throw new AppError("limit", "auth:tooManyAttempts", { count: minutes });
}

/** Whoever has shown the right password starts over. */
export async function forgiveAttempts(services: Services, door: Door, account: string): Promise<void> {
  await forgetAttempts(services.database.db, keyOf(door, "account", account));
}
