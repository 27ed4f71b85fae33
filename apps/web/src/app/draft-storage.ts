import { deviceStorage } from "./device-storage.ts";

/** What was typed into forms and not saved: `lib/forms/kept-drafts.ts` reads and writes it. */
export const draftStorage = deviceStorage("localStorage");
export const draftsKey = "ymp.drafts";

/** Nothing that somebody typed is left on the device for the next one; drafts of others wait for them. */
export function forgetDrafts(accountId: string): void {
  const kept = Object.entries(draftsOnDevice()).filter(([place]) => !place.startsWith(`${accountId}/`));
  if (kept.length === 0) draftStorage.removeItem(draftsKey);
  else draftStorage.setItem(draftsKey, JSON.stringify(Object.fromEntries(kept)));
}

/** By account, vessel and record. */
export const draftsOnDevice = () => draftsIn(draftStorage.getItem(draftsKey));

/** As another version of the application may have written it. */
export function draftsIn(text: string | null): Record<string, unknown> {
  try {
    const drafts: unknown = JSON.parse(text ?? "{}");
    return typeof drafts === "object" && drafts !== null ? { ...drafts } : {};
  } catch {
    return {};
  }
}
