import { hash, verify } from "@node-rs/argon2";
import { isCommonPassword } from "@ymp/core/access/common-password";
import { AppError } from "@ymp/core/errors";
import { minPasswordLength } from "./password.schema.ts";

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
      : isCommonPassword(plain)
        ? "auth:passwordCommon"
        : lower === account.username.toLowerCase() || lower === account.email.toLowerCase()
          ? "auth:passwordIsName"
          : undefined;
  if (fault) throw new AppError("invalid", fault, { count: minPasswordLength }, { newPassword: fault });
}
