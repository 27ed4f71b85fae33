import { deviceStorage } from "./device-storage.ts";

/** What was typed into forms and not saved: `lib/forms/kept-drafts.ts` reads and writes it. */
export const draftStorage = deviceStorage("localStorage");
export const draftsKeyOf = (accountId: string) => `ymp.drafts.${accountId}`;

/** Whose drafts lie here, so that those of somebody who does not come back grow old as well. */
const accountsKey = "ymp.drafts";

export function draftAccounts(): string[] {
  try {
    const listed: unknown = JSON.parse(draftStorage.getItem(accountsKey) ?? "[]");
    return Array.isArray(listed) ? listed.map(String) : [];
  } catch {
    return [];
  }
}

export function keepDraftAccounts(accountIds: readonly string[]): void {
  if (accountIds.length === 0) draftStorage.removeItem(accountsKey);
  else draftStorage.setItem(accountsKey, JSON.stringify(accountIds));
}

/** What somebody typed is not left for the next one, nor that they were here; drafts of others wait for them. */
export function forgetDrafts(accountId: string): void {
  draftStorage.removeItem(draftsKeyOf(accountId));
  keepDraftAccounts(draftAccounts().filter((other) => other !== accountId));
}
