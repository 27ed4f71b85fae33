import { type Area, createBrowserTranslator } from "@ymp/i18n/browser";
import { createServices, type ServiceNeeds, type Services } from "../app/services.ts";
import { createThemeStore } from "../app/theme-store.ts";
import { createMemoryQueryStore } from "../lib/offline/device-stores.ts";
import { createMemoryStore } from "../lib/offline/pending-store.ts";
import type { QueuedWrite } from "../lib/offline/queued-write.ts";
import type { KeptUpload } from "../lib/uploads/upload-store.ts";
import { type Answers, fakeServer } from "./fake-server.ts";

interface TabNeeds extends Partial<Pick<ServiceNeeds, "onSignedOut">> {
  answers: Answers;
  /** Where the theme is kept. */
  storage?: Map<string, string>;
  /** Whose words are there from the beginning; else all. */
  words?: readonly Area[];
}

/** What one open tab works with, over a server that answers as told and a device that forgets. */
export async function tabServices({
  answers,
  storage = new Map(),
  words,
  onSignedOut = () => undefined,
}: TabNeeds): Promise<Services> {
  const theme = createThemeStore(document.documentElement, {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
  });
  return createServices({
    translator: await createBrowserTranslator("en", words),
    theme,
    links: [fakeServer(answers)],
    writeStore: createMemoryStore<QueuedWrite>(),
    queryStore: createMemoryQueryStore(),
    uploadStore: createMemoryStore<KeptUpload>(),
    onSignedOut,
  });
}
