import { sweep } from "./keep-device.ts";
import { accountKey, accountStorage, keptAccountId, nameKey } from "./kept-account.ts";
import type { Services } from "./services.ts";
import { claimTabDrafts } from "./tab-drafts.ts";

/** Before the first screen of whoever signed in; what another account read here goes. */
export function rememberAccount(
  services: Services,
  accountId: string,
  vessel: { id: string; name: string } | null,
): void {
  const isAnother = keptAccountId() !== accountId;
  accountStorage.setItem(accountKey, `${accountId} ${vessel?.id ?? ""}`);
  claimTabDrafts(accountId);
  if (isAnother) void sweep(services);
  if (vessel) accountStorage.setItem(nameKey, vessel.name);
}
