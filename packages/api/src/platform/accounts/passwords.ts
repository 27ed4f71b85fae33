import { createHmac, randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";
import { isCommonPassword } from "@ymp/core/access/common-password";
import { AppError } from "@ymp/core/errors";
import { minPasswordLength } from "./password.schema.ts";

export type HashingCost = Readonly<Required<Pick<Options, "memoryCost" | "timeCost" | "parallelism">>>;

/** Argon2id with 19 MiB, two passes: OWASP's first choice for interactive sign-in. */
const ofSignIn: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands before hashes that the installation's key is mixed into; those without are of before it was. */
const keyedMark = "k1";

/** Hashes passwords and PINs so that a stolen database alone does not let them be guessed. */
export interface Passwords {
  readonly hash: (plain: string) => Promise<string>;
  /** False as well when the hash was made with another key. */
  readonly verify: (passwordHash: string, plain: string) => Promise<boolean>;
  /** Whether the hash should be rewritten when the password is at hand. */
  readonly isOutdated: (passwordHash: string) => boolean;
  /** Of a password that nobody knows; a link sets the first one. */
  readonly hashOfNobodys: () => Promise<string>;
}

/**
 * @param key anything hard to guess, kept outside the database; Argon2's secret is derived from it
 * @param cost other than that of an interactive sign-in for tests alone, which guess nothing
 */
export function createPasswords(key: string, cost = ofSignIn): Passwords {
  const secret = createHmac("sha256", key).update("ymp password secret").digest();
  const isOutdated = (passwordHash: string) => !passwordHash.startsWith(keyedMark);
  return {
    hash: async (plain) => keyedMark + (await hash(plain, { ...cost, secret })),
    async verify(passwordHash, plain) {
      if (passwordHash === noPassword) return false;
      if (isOutdated(passwordHash)) return verify(passwordHash, plain);
      return verify(passwordHash.slice(keyedMark.length), plain, { secret });
    },
    isOutdated,
    hashOfNobodys: () => hashOfNobodysPassword(cost),
  };
}

/** Stands for the hash of an account that has no password until a link sets one. */
export const noPassword = "";

/** Of a password that nobody knows, where no installation's key is at hand. */
export const hashOfNobodysPassword = (cost = ofSignIn): Promise<string> =>
  hash(randomBytes(32).toString("base64url"), cost);

/** @throws AppError invalid with the field `newPassword` */
export function refuseWeakPassword(plain: string, account: { username: string; email: string }): void {
  const lower = plain.toLowerCase();
  const fault =
    plain.length < minPasswordLength
      ? "passwords:passwordTooShort"
      : isCommonPassword(plain)
        ? "passwords:passwordCommon"
        : lower === account.username.toLowerCase() || lower === account.email.toLowerCase()
          ? "passwords:passwordIsName"
          : undefined;
  if (fault) throw new AppError("invalid", fault, { count: minPasswordLength }, { newPassword: fault });
}
