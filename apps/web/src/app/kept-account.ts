import { restoreQueries, scopeOf } from "../lib/offline/kept-queries.ts";
import { deviceStorage } from "./device-storage.ts";
import type { Services } from "./services.ts";
import { chosenVesselId } from "./vessel-choice.ts";

export const accountKey = "ymp.account";
export const nameKey = "ymp.vesselName";
/** One for all that is said of the account: where the browser refuses it, each would hold its own until the page is left. */
export const accountStorage = deviceStorage("localStorage");

/** Who was signed in on this device last, and on which vessel: what may be read before the server has answered. */
function lastAccount(): { accountId: string; vesselId: string | null } | null {
  const [accountId, vesselId] = (accountStorage.getItem(accountKey) ?? "").split(" ");
  return accountId ? { accountId, vesselId: vesselId || null } : null;
}

export const keptAccountId = () => lastAccount()?.accountId ?? null;

export async function restoreAccount(services: Services): Promise<void> {
  const last = lastAccount();
  if (!last) return;
  const scope = scopeOf(last.accountId, chosenVesselId() ?? last.vesselId);
  await restoreQueries(services.queryClient, services.queryStore, scope, Date.now());
}

/** The vessel that someone worked on from this device and did not sign out of. */
export function keptVesselName(): string | null {
  return accountStorage.getItem(nameKey);
}

export function forgetVesselName(): void {
  accountStorage.removeItem(nameKey);
}
