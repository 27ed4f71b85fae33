import { deviceStorage } from "./device-storage.ts";

const storage = deviceStorage("sessionStorage");
const key = "ymp.drafts";

/** What was typed into forms and not saved, as one text: `lib/forms/kept-drafts.ts` reads and writes it. */
export const draftStorage = {
  read: () => storage.getItem(key),
  write: (text: string) => storage.setItem(key, text),
  forget: () => storage.removeItem(key),
};
