import type { Principal } from "../../context.ts";
import type { Account } from "../../platform/accounts/accounts.ts";
import { hasSecondStep } from "../../platform/accounts/second-step-duty.ts";
import type { Services } from "../../services.ts";
import { askKeys } from "../two-step/key-proof.service.ts";
import { proveSecondStep } from "../two-step/second-step.service.ts";
import { provePassword } from "./prove-password.service.ts";
import { announceConfirmed } from "./session.repository.ts";
import type { ConfirmInput } from "./session.schema.ts";

/** Takes the password, and a code or a key where the second step is on; for some minutes this session is not asked again. */
export async function confirmOwner(
  services: Services,
  { account, sessionId }: Principal,
  { currentPassword, ...shown }: ConfirmInput,
  address: string,
): Promise<void> {
  await provePassword(services, account.id, currentPassword);
  if (hasSecondStep(account)) await proveSecondStep(services, account.id, shown, address);
  await services.accounts.sessions.confirm(account.id, sessionId);
  await announceConfirmed(services.database.db, account.id);
  services.noteSecurity({ event: "ownerConfirmed", userId: account.id, address });
}

/** What the browser asks a key of the person who is signed in to sign. */
export function askKeyToConfirm(services: Services, { id }: Account) {
  return askKeys(services, { userId: id, purpose: "confirm" });
}
