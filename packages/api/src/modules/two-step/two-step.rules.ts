import { createHash, randomInt } from "node:crypto";
import { isOfJumpedClock, latestEndOfWindow } from "@ymp/core/clock-window";
import { Secret, TOTP } from "otpauth";
import type { AttemptLimit } from "../../platform/limits/attempt-limit.ts";

export const recoveryCodeCount = 10;

/** A code of six digits can be guessed, so there are fewer attempts than for a password. */
export const codeLimit = { points: 5, windowMinutes: 15 } as const satisfies AttemptLimit;

export type TypedCode = { kind: "totp"; digits: string } | { kind: "recovery"; codeHash: string };

/** What was typed, read generously: six digits are the authenticator's, anything else is a recovery code. */
export function readCode(typed: string): TypedCode {
  const bare = typed.normalize("NFKC").replace(/[\s\p{Pd}]/gu, "");
  if (/^\d{6}$/.test(bare)) return { kind: "totp", digits: bare };
  return { kind: "recovery", codeHash: hashOfRecoveryCode(bare) };
}

const secondsAStep = 30;

const generator = (secret: string, label: string) =>
  new TOTP({
    issuer: "YMP",
    label,
    algorithm: "SHA1",
    digits: 6,
    period: secondsAStep,
    secret: Secret.fromBase32(secret),
  });

/** 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator reads from the picture. */
export const otpauthUri = (secret: string, username: string): string => generator(secret, username).toString();

/**
 * The time step that the code belongs to (RFC 6238), one step early or late at most; undefined when it is wrong, or not
 * younger than the last one used: a code opens once.
 */
export function stepOf(secret: string, digits: string, now: Date, lastStep: number | null): number | undefined {
  const delta = generator(secret, "").validate({ token: digits, timestamp: now.getTime(), window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / secondsAStep) + delta;
  return lastStep !== null && step <= lastStep && !isStepOfJumpedClock(lastStep, now) ? undefined : step;
}

/** A step used while the clock ran ahead would keep every code out until the clock is there again. */
function isStepOfJumpedClock(lastStep: number, now: Date): boolean {
  return isOfJumpedClock(new Date(lastStep * secondsAStep * 1000), now);
}

/** The last step that can have been used so far; a later one is of a clock that jumped. */
export const latestStep = (now: Date) => Math.floor(latestEndOfWindow(0, now).getTime() / 1000 / secondsAStep);

/** Without i, l, o and u, which are misread or spell words. */
const recoveryAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const recoveryGroups = 4;
const groupLength = 4;

/** 80 bits in groups of four: "7k3f-92mq-x0ta-b5hn". */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length))).join("");
  return Array.from({ length: recoveryGroups }, group).join("-");
}

export function hashOfRecoveryCode(code: string): string {
  const bare = code
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
  return createHash("sha256").update(bare).digest("hex");
}
