import { createHash } from "node:crypto";
import { AppError } from "@ymp/core/errors";
import type { Services } from "../../services.ts";
import { countAttempt, forgetAttempts } from "./session.repository.ts";
import { type AttemptLimit, minutesToWait } from "./session.rules.ts";

type Door = "signIn" | "reset" | "password";

/** What somebody typed is hashed: a password typed into the wrong field must not stand in a table. */
const keyOf = (door: Door, kind: string, who: string) =>
  `${door}:${kind}:${createHash("sha256").update(who.toLowerCase()).digest("base64url")}`;

/** Counts an attempt; throws AppError "limit" with the minutes to wait once there were too many. */
export async function limitAttempts(
  services: Services,
  door: Door,
  limits: { account: AttemptLimit; address: AttemptLimit },
  who: { account: string; address: string },
): Promise<void> {
  const now = services.now();
  const counted = await Promise.all(
    (["account", "address"] as const).map(async (kind) => {
      const limit = limits[kind];
      const window = await countAttempt(services.database.db, keyOf(door, kind, who[kind]), now, limit.windowMinutes);
      return window.points > limit.points ? minutesToWait(window.windowEndsAt, now) : 0;
    }),
  );
  const wait = Math.max(...counted);
  if (wait > 0) throw new AppError("limit", "auth:tooManyAttempts", { count: wait });
}

/** Whoever has shown the right password starts over. */
export async function forgiveAttempts(services: Services, door: Door, account: string): Promise<void> {
  await forgetAttempts(services.database.db, keyOf(door, "account", account));
}
