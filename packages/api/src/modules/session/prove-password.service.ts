import { AppError } from "@ymp/core/errors";
import { forgiveAttempts, limitAccount } from "../../platform/accounts/attempts.ts";
import type { Services } from "../../services.ts";
import { findUser } from "./session.repository.ts";
import { signInLimits } from "./session.rules.ts";

/**
 * Asks the person who is signed in for the password again, before something that an unattended screen must not allow.
 * @throws AppError invalid with the field `currentPassword`, limit after too many attempts
 */
export async function provePassword(services: Services, userId: string, typed: string): Promise<void> {
  const user = await findUser(services.database.db, userId);
  if (!user) throw new AppError("unauthenticated", "errors:signInFirst");
  await limitAccount(services, "password", signInLimits.account, userId);
  if (!(await services.passwords.verify(user.passwordHash, typed)))
    throw new AppError(
      "invalid",
      "passwords:currentPasswordWrong",
      {},
      { currentPassword: "passwords:currentPasswordWrong" },
    );
  await forgiveAttempts(services, "password", userId);
}
