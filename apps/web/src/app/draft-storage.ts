import { deviceStorage } from "./device-storage.ts";

/** What was typed into forms and not saved: `lib/forms/kept-drafts.ts` reads and writes it. */
export const draftStorage = deviceStorage("localStorage");
export const draftsKeyOf = (accountId: string) => `ymp.drafts.${accountId}`;
