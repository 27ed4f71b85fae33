import type { Principal } from "../../context.ts";
import type { Account, Entry } from "../../platform/accounts/accounts.ts";
import { accessOf } from "../../procedures.ts";
import type { Services } from "../../services.ts";

/** How the account comes to each vessel it may enter, and to those that tokens in force were made for. */
export async function entriesOf(
  services: Services,
  account: Account,
  bound: readonly (string | null)[],
): Promise<Entry[]> {
  if (bound.length === 0) return [];
  const listed = bound.includes(null) ? await services.accounts.listVessels(account) : [];
  const ids = new Set([...listed.map(({ id }) => id), ...bound.filter((id) => id !== null)]);
  const entries = await Promise.all([...ids].map((id) => services.accounts.findEntry(account, id)));
  return entries.filter((entry) => entry !== undefined);
}

type Script = Required<Pick<Principal, "account" | "limits">>;

/** Which vessels a script enters, and which its owner enters alone, as the gate judges. */
export function judgeEntries({ account, limits }: Script, entries: readonly Entry[], now: Date) {
  const isIn = (entry: Entry, by: Pick<Principal, "account" | "limits">) =>
    accessOf(by, entry, now).blockedBy !== "no_membership";
  const asked = entries.filter(({ vessel }) => !limits.vesselId || vessel.id === limits.vesselId);
  const own = asked.filter((entry) => isIn(entry, { account }));
  const open = own.filter((entry) => isIn(entry, { account, limits }));
  return { open, outOf: own.filter((entry) => !open.includes(entry)).map(({ vessel }) => vessel.name) };
}

/** Of one for any vessel: the platform, or whatever its owner will enter who enters nothing now. */
export const opensBesides = (account: Account, limits: Script["limits"], outOf: readonly string[]): boolean =>
  limits.vesselId === null &&
  (outOf.length === 0 || (account.isSuperadmin && (limits.levels.superadmin ?? "none") !== "none"));
