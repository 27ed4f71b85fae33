import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { keepQueries, restoreQueries, scopeOf } from "../lib/offline/kept-queries.ts";
import { deviceStorage } from "./device-storage.ts";
import type { Services } from "./services.ts";
import { chosenVesselId } from "./vessel-choice.ts";

const key = "ymp.account";
const storage = deviceStorage("localStorage");

/** Who was signed in on this device last, and on which vessel: what may be read before the server has answered. */
function lastAccount(): { accountId: string; vesselId: string | null } | null {
  const [accountId, vesselId] = (storage.getItem(key) ?? "").split(" ");
  return accountId ? { accountId, vesselId: vesselId || null } : null;
}

export const keptAccountId = () => lastAccount()?.accountId ?? null;

function currentScope({ queryClient, trpc }: Services): string | null {
  const session = queryClient.getQueryData(trpc.session.me.queryOptions().queryKey);
  return session ? scopeOf(session.account.id, chosenVesselId()) : null;
}

export async function restoreAccount(services: Services): Promise<void> {
  const last = lastAccount();
  if (!last) return;
  const scope = scopeOf(last.accountId, chosenVesselId() ?? last.vesselId);
  await restoreQueries(services.queryClient, services.queryStore, scope, Date.now());
}

export function keepAccount(services: Services): () => void {
  return keepQueries(services.queryClient, services.queryStore, () => currentScope(services));
}

const nameKey = "ymp.vesselName";

export function rememberAccount(
  services: Services,
  accountId: string,
  vessel: { id: string; name: string } | null,
): void {
  const isAnother = keptAccountId() !== accountId;
  storage.setItem(key, `${accountId} ${vessel?.id ?? ""}`);
  if (isAnother) void sweep(services);
  if (vessel) storage.setItem(nameKey, vessel.name);
}

/** The vessel that someone worked on from this device and did not sign out of. */
export function keptVesselName(): string | null {
  return storage.getItem(nameKey);
}

export function forgetVesselName(): void {
  storage.removeItem(nameKey);
}

/** Clears what was read by others than the account remembered here. What the code cannot be fetched for, the next start does. */
export const sweep = (services: Services): Promise<void> =>
  codeInTime(() => import("./kept-sweep.ts")).then(
    ({ sweepKept }) => sweepKept(services),
    () => undefined,
  );

/** Nothing that was read stays on the device; what was written and not yet sent does. */
export function forgetAccount(services: Services): Promise<void> {
  storage.removeItem(key);
  return sweep(services);
}
