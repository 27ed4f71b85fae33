import type { Services } from "../../services.ts";
import type { Account } from "./accounts.ts";

/** Whether the account has to set up a second step before it reaches anything else. */
export function lacksSecondStep(
  { administratorsNeedSecondStep }: Pick<Services, "administratorsNeedSecondStep">,
  { isSuperadmin, totpConfirmedAt }: Pick<Account, "isSuperadmin" | "totpConfirmedAt">,
): boolean {
  return administratorsNeedSecondStep && isSuperadmin && totpConfirmedAt === null;
}
