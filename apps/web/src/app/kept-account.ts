import { codeInTime } from "@ymp/ui/lib/code-in-time";
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

/** Where its code cannot be fetched, nothing is kept, and the next start clears. */
const withKeeper = (act: (keeper: typeof import("./device-keeper.ts")) => unknown) =>
  codeInTime(() => import("./device-keeper.ts")).then(act, () => undefined);

export const keepDevice = (services: Services) => withKeeper((keeper) => keeper.keepDevice(services));

/** Clears what was read by others than the account remembered here. */
export const sweep = (services: Services) => withKeeper((keeper) => keeper.sweepKept(services));

/** Nothing that was read stays on the device; what was written and not yet sent does. */
export function forgetAccount(services: Services): Promise<unknown> {
  accountStorage.removeItem(accountKey);
  return sweep(services);
}
