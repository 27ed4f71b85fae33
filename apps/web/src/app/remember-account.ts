import { sweepBeforeScreen } from "./keep-device.ts";
import { accountKey, accountStorage, keptAccountId, nameKey } from "./kept-account.ts";
import type { Services } from "./services.ts";
import { claimTabDrafts } from "./tab-drafts.ts";

/** Before the first screen of the person who signed in; what another account read here goes. */
export async function rememberAccount(
  services: Services,
  accountId: string,
  vessel: { id: string; name: string } | null,
): Promise<void> {
  const isAnother = keptAccountId() !== accountId;
  accountStorage.setItem(accountKey, `${accountId} ${vessel?.id ?? ""}`);
  claimTabDrafts(accountId);
  if (vessel) accountStorage.setItem(nameKey, vessel.name);
  if (isAnother) await sweepBeforeScreen(services);
}
