import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "@ymp/api/root";
import type { BrowserTranslator } from "@ymp/i18n/browser";
import type { QueryStore } from "../lib/offline/device-stores.ts";
import { createLinkStore } from "../lib/offline/link-state.ts";
import type { PendingStore } from "../lib/offline/pending-store.ts";
import type { QueuedWrite } from "../lib/offline/queued-write.ts";
import { createWriteQueue } from "../lib/offline/write-queue.ts";
import { createUnsentFiles, type UnsentFiles } from "../lib/uploads/unsent-files.ts";
import { placesWithFiles, type UploadStore } from "../lib/uploads/upload-store.ts";
import { type Api, createApi, createClientUntil } from "./api.ts";
import { confirmFirst } from "./confirm/confirm-first.ts";
import { type Confirmer, createConfirmer, type Loss } from "./confirm/confirmer.ts";
import { observeLink } from "./observe-link.ts";
import { createSettleSignOut, type SettleSignOut, settleFirst } from "./owed-sign-out.ts";
import { createQueryClient } from "./query-client.ts";
import { sendQueuedWrite } from "./send-queued-write.ts";
import type { ThemeStore } from "./theme-store.ts";
import { whenSayable } from "./when-sayable.ts";

export interface ServiceNeeds {
  translator: BrowserTranslator;
  theme: ThemeStore;
  links: TRPCLink<AppRouter>[];
  writeStore: PendingStore<QueuedWrite>;
  queryStore: QueryStore;
  uploadStore: UploadStore;
  /** Runs work while no other tab does the same. */
  exclusively?: (work: () => Promise<void>) => Promise<void>;
  /** Called when the session ended on the server. */
  onSignedOut: () => void;
}

/** What one open tab works with; tests build their own. */
export interface Services extends Api {
  translator: BrowserTranslator;
  theme: ThemeStore;
  confirmer: Confirmer;
  /** Asked before what is in this window alone may be lost. */
  lossConfirmer: Confirmer<Loss>;
  /** The same calls, ended with a signal. */
  clientUntil: ReturnType<typeof createClientUntil>;
  /** Ends the session of the person who signed out here, if the server has not heard of it. */
  settleSignOut: SettleSignOut;
  link: ReturnType<typeof createLinkStore>;
  queue: ReturnType<typeof createWriteQueue>;
  queryStore: QueryStore;
  uploadStore: UploadStore;
  writeStore: PendingStore<QueuedWrite>;
  unsentFiles: UnsentFiles;
}

export function createServices(needs: ServiceNeeds): Services {
  const { translator, theme, queryStore, uploadStore, writeStore, exclusively } = needs;
  const link = createLinkStore();
  const confirmer = createConfirmer();
  const queryClient = createQueryClient({
    say: (messageKey, params) => translator.t(messageKey, params),
    whenSayable: (messageKey, say) => whenSayable(translator, messageKey, say),
    onSignedOut: needs.onSignedOut,
  });
  const settleSignOut = createSettleSignOut(() => api.client.session.signOut.mutate());
  const links = [confirmFirst(confirmer), settleFirst(settleSignOut), observeLink(link), ...needs.links];
  const api = createApi(queryClient, links);
  const queue = createWriteQueue({
    store: writeStore,
    send: (write) => sendQueuedWrite(api.client, write),
    awaitedPlaces: (accountId) => placesWithFiles(uploadStore, accountId),
    exclusively,
    onSent(writes) {
      const modules = new Set(writes.map(({ path }) => path.slice(0, path.indexOf("."))));
      for (const module of modules) void queryClient.invalidateQueries({ queryKey: [[module]] });
    },
  });
  return {
    ...api,
    ...{ translator, theme, confirmer, settleSignOut, link, queue, queryStore, uploadStore, writeStore },
    clientUntil: createClientUntil(links),
    lossConfirmer: createConfirmer(),
    unsentFiles: createUnsentFiles(uploadStore),
  };
}
