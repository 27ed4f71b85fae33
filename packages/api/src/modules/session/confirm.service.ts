import { AppError } from "@ymp/core/errors";
import type { Principal } from "../../context.ts";
import type { Services } from "../../services.ts";
import { proveCode } from "../two-step/second-step.service.ts";
import { provePassword } from "./prove-password.service.ts";
import { announceConfirmed } from "./session.repository.ts";
import type { ConfirmInput } from "./session.schema.ts";

/** Takes the password, and the code where the second step is on; for some minutes this session is not asked again. */
export async function confirmOwner(
  services: Services,
  { account, sessionId }: Principal,
  { currentPassword, code }: ConfirmInput,
  address: string,
): Promise<void> {
  await provePassword(services, account.id, currentPassword, address);
  if (account.totpConfirmedAt) {
    if (!code) throw new AppError("invalid", "auth:codeNeeded", {}, { code: "auth:codeNeeded" });
    await proveCode(services, account.id, code, address);
  }
  await services.accounts.sessions.confirm(account.id, sessionId);
  await announceConfirmed(services.database.db, account.id);
  services.noteSecurity({ event: "ownerConfirmed", userId: account.id, address });
}
