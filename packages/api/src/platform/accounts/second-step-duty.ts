import type { Services } from "../../services.ts";
import type { Account } from "./accounts.ts";

type Steps = Pick<Account, "totpConfirmedAt" | "securityKeysSince">;

/** Whether an authenticator or a key is asked for after the password. */
export const hasSecondStep = ({ totpConfirmedAt, securityKeysSince }: Steps): boolean =>
  totpConfirmedAt !== null || securityKeysSince !== null;

/** What the person who has shown the password is asked for next; a code may always stand in for a key. */
export function secondStepAsked(steps: Steps): "none" | "code" | "key" {
  if (steps.securityKeysSince !== null) return "key";
  return hasSecondStep(steps) ? "code" : "none";
}

/** Whether the account has to set up a second step before it reaches anything else. */
export function lacksSecondStep(
  { administratorsNeedSecondStep }: Pick<Services, "administratorsNeedSecondStep">,
  { isSuperadmin, ...steps }: Pick<Account, "isSuperadmin"> & Steps,
): boolean {
  return administratorsNeedSecondStep && isSuperadmin && !hasSecondStep(steps);
}
