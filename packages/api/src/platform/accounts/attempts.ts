import { createHash } from "node:crypto";
import { AppError } from "@ymp/core/errors";
import type { Services } from "../../services.ts";
import { type AttemptLimit, minutesToWait, type SignInLimits } from "../limits/attempt-limit.ts";
import { countAttempt, forgetAttempts, uncountAttempt } from "../limits/windows.repository.ts";

type Door =
  | "signIn"
  | "reset"
  | "password"
  | "secondStep"
  | "keyChallenge"
  | "token"
  | "answer"
  | "firstAdministrator"
  | "inspection"
  | "pin";
type Kind = "account" | "address" | "device" | "accountFromAddress";

/** What somebody typed is hashed: a password typed into the wrong field must not be in a table. */
const keyOf = (door: Door, kind: Kind, who: string) =>
  `${door}:${kind}:${createHash("sha256").update(who.toLowerCase()).digest("base64url")}`;

/** Counts an attempt; throws AppError "limit" with the minutes to wait once there were too many. */
export async function limitAttempts(
  services: Services,
  door: Door,
  limits: Record<"account" | "address", AttemptLimit>,
  who: Record<"account" | "address", string>,
): Promise<void> {
  const waits = (["account", "address"] as const).map((kind) => count(services, door, kind, limits[kind], who[kind]));
  const counted = await Promise.all(waits);
  refuseWhileWaiting(Math.max(...counted.map(({ wait }) => wait)));
}

/** For the person who has shown already that the account is theirs to try: those behind the same address do not count. */
export async function limitAccount(
  services: Services,
  door: Door,
  limit: AttemptLimit,
  account: string,
): Promise<void> {
  refuseWhileWaiting((await count(services, door, "account", limit, account)).wait);
}

/** For attempts that name no account. */
export async function limitAddress(
  services: Services,
  door: Door,
  limit: AttemptLimit,
  address: string,
): Promise<void> {
  refuseWhileWaiting((await count(services, door, "address", limit, address)).wait);
}

/** Who tries to sign in. */
export interface SignInAttempt {
  /** The id of the account that the name or the address belongs to; what was typed where it belongs to none. */
  readonly account: string;
  readonly address: string;
  /** Set where the account has signed in on this device before. */
  readonly deviceId: string | null;
}

/**
 * Counts a try at a password. A device the account is known on has a count of its own, so that nobody keeps the owner out
 * by guessing elsewhere, and a shared address keeps no right password out.
 */
export async function limitSignIn(services: Services, limits: SignInLimits, who: SignInAttempt): Promise<void> {
  const { account, address, deviceId } = who;
  if (deviceId) {
    const own = await count(services, "signIn", "device", limits.account, `${deviceId} ${account}`);
    return refuseWhileWaiting(own.wait);
  }
  const [ofAccount, ofAddress] = await Promise.all([
    count(services, "signIn", "account", limits.account, account),
    count(services, "signIn", "address", limits.address, address),
  ]);
  refuseWhileWaiting(ofAccount.wait);
  if (ofAddress.wait === 0) return;
  if (ofAddress.points > limits.addressAtAll) refuseWhileWaiting(ofAddress.wait);
  const pair = `${account} ${address}`;
  refuseWhileWaiting((await count(services, "signIn", "accountFromAddress", limits.accountFromAddress, pair)).wait);
}

/** The password was right: none of the tries before it counts, and this one is not held against those nearby. */
export async function forgiveSignIn(services: Services, { account, address, deviceId }: SignInAttempt): Promise<void> {
  const { db } = services.database;
  if (deviceId) return forgetAttempts(db, keyOf("signIn", "device", `${deviceId} ${account}`));
  await Promise.all([
    forgetAttempts(db, keyOf("signIn", "account", account)),
    forgetAttempts(db, keyOf("signIn", "accountFromAddress", `${account} ${address}`)),
    uncountAttempt(db, keyOf("signIn", "address", address)),
  ]);
}

/** The account has a new password: anyone who tried the one before keeps nobody out of it, on this device or elsewhere. */
export async function forgiveAccount(services: Services, { account, address, deviceId }: SignInAttempt): Promise<void> {
  const keys = [
    keyOf("signIn", "account", account),
    keyOf("signIn", "accountFromAddress", `${account} ${address}`),
    keyOf("password", "account", account),
    ...(deviceId ? [keyOf("signIn", "device", `${deviceId} ${account}`)] : []),
  ];
  await Promise.all(keys.map((key) => forgetAttempts(services.database.db, key)));
}

async function count(services: Services, door: Door, kind: Kind, limit: AttemptLimit, who: string) {
  const now = services.now();
  const { windowMinutes } = limit;
  const window = await countAttempt(services.database.db, { key: keyOf(door, kind, who), now, windowMinutes });
  const wait = window.points > limit.points ? minutesToWait(window.windowEndsAt, now) : 0;
  return { points: window.points, wait };
}

function refuseWhileWaiting(minutes: number): void {
  if (minutes > 0) throw new AppError("limit", "auth:tooManyAttempts", { count: minutes });
}

/** The person who has shown the right password starts over. */
export async function forgiveAttempts(services: Services, door: Door, account: string): Promise<void> {
  await forgetAttempts(services.database.db, keyOf(door, "account", account));
}
