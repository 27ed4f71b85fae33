import { hash, verify } from "@node-rs/argon2";
import { AppError } from "@ymp/core/errors";
import commonPasswords from "./common-passwords.json" with { type: "json" };
import { minPasswordLength } from "./password.schema.ts";

/** What programs that guess put behind a word, and in the place of its letters. */
const disguises: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
const undisguised = (text: string) => text.replace(/[@431!0$5]/g, (sign) => disguises[sign] ?? sign);

const common = new Set<string>(commonPasswords);
const commonWords = new Set(commonPasswords.map(withoutEnds).filter((word) => word !== ""));

/** On the lists of what is tried first, or a word of them with figures and signs around it or in it. */
function isCommon(lower: string): boolean {
  const readings = [lower, withoutEnds(lower), withoutEnds(undisguised(withoutEnds(lower)))];
  return common.has(lower) || readings.some((reading) => commonWords.has(reading)) || new Set(lower).size < 4;
}
/** Argon2id with 19 MiB, two passes: OWASP's first choice for interactive sign-in. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (plain: string): Promise<string> => hash(plain, cost);
export const verifyPassword = (passwordHash: string, plain: string): Promise<boolean> => verify(passwordHash, plain);

/** @throws AppError invalid with the field `newPassword` */
export function refuseWeakPassword(plain: string, account: { username: string; email: string }): void {
  const lower = plain.toLowerCase();
  const fault =
    plain.length < minPasswordLength
      ? "auth:passwordTooShort"
      : isCommon(lower)
        ? "auth:passwordCommon"
        : lower === account.username.toLowerCase() || lower === account.email.toLowerCase()
          ? "auth:passwordIsName"
          : undefined;
  if (fault) throw new AppError("invalid", fault, { count: minPasswordLength }, { newPassword: fault });
}
