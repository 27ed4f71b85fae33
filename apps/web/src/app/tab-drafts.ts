import { deviceStorage } from "./device-storage.ts";
import { beforeSigningOut } from "./sign-out.ts";

const tab = deviceStorage("sessionStorage");
const keysKey = "ymp.typed";
const ownerKey = "ymp.typed-by";

const keysHere = () => (tab.getItem(keysKey) ?? "").split(" ").filter(Boolean);

/** What is typed outside forms, kept in its tab for the person who is signed in there. */
export const tabDrafts = {
  getItem: tab.getItem,
  setItem(key: string, value: string) {
    const keys = keysHere();
    if (!keys.includes(key)) tab.setItem(keysKey, [...keys, key].join(" "));
    tab.setItem(key, value);
  },
  removeItem: tab.removeItem,
};

function forget(): void {
  for (const key of [...keysHere(), keysKey, ownerKey]) tab.removeItem(key);
}
beforeSigningOut.add(forget);

/** What another account typed in this tab goes; one's own has waited where the session ended by itself. */
export function claimTabDrafts(accountId: string): void {
  if (tab.getItem(ownerKey) !== accountId) forget();
  tab.setItem(ownerKey, accountId);
}
