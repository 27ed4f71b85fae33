import { keepQueries, restoreQueries, scopeOf } from "../lib/offline/kept-queries.ts";
import { deviceStorage } from "./device-storage.ts";
import { forgetPictures } from "./kept-pictures.ts";
import type { Services } from "./services.ts";
import { chosenVesselId } from "./vessel-choice.ts";

const key = "ymp.account";
const storage = deviceStorage("localStorage");

/** Who was signed in on this device last, and on which vessel: what may be read before the server has answered. */
function lastAccount(): { accountId: string; vesselId: string | null } | null {
  const [accountId, vesselId] = (storage.getItem(key) ?? "").split(" ");
  return accountId ? { accountId, vesselId: vesselId || null } : null;
}

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

export function rememberAccount(accountId: string, vessel: { id: string; name: string } | null): void {
  if (lastAccount()?.accountId !== accountId) void forgetPictures();
  storage.setItem(key, `${accountId} ${vessel?.id ?? ""}`);
  if (vessel) storage.setItem(nameKey, vessel.name);
}

/** The vessel that someone worked on from this device and did not sign out of. */
export function keptVesselName(): string | null {
  return storage.getItem(nameKey);
}

export function forgetVesselName(): void {
  storage.removeItem(nameKey);
}

/** Nothing that was read stays on the device; what was written and not yet sent does. */
export async function forgetAccount({ queryStore }: Services): Promise<void> {
  const last = lastAccount();
  storage.removeItem(key);
  // Where the device does not answer, nothing of it is shown either: who was signed in is forgotten above.
  if (last) await queryStore.clear(last.accountId).catch(() => undefined);
  await forgetPictures();
}
