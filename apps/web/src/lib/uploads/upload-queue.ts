import { newId } from "@ymp/core/ids";
import type { SendFile } from "./send-by-tus.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import type { KeptUpload, UploadStore } from "./upload-store.ts";

export type UploadState =
  /** `why` is the server's sentence where not the link is away; only in this window, where the device would not keep it. */
  | { kind: "waiting"; why?: string | null; isOnlyInWindow: boolean }
  | { kind: "sending"; percent: number }
  /** `why` is the server's sentence; null when it did not say. */
  | { kind: "failed"; why: string | null };

/** A file that is not yet on the server, as it is shown. */
export interface UploadInFlight {
  id: string;
  place: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  /** Address of the picture on this device; null for other files. */
  previewUrl: string | null;
  state: UploadState;
}

export interface UploadDestination {
  accountId: string;
  vesselId: string;
  place: string;
  afterwards: (fileId: string) => KeptUpload["afterwards"];
}

export interface UploadQueueNeeds {
  store: UploadStore;
  send: SendFile;
  language: () => string;
  /** Links a file that has arrived to its record. False: not now, the link is away. */
  link: (upload: KeptUpload) => Promise<boolean>;
  onArrived: (upload: KeptUpload) => void;
  shrink?: (file: File) => Promise<File>;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

const tryAgainAfterMs = 30_000;

type Delivery = { status: "done" } | { status: "interrupted"; why?: string | null };

/** Sends files one after another and holds on to each until its record has it, over lost links and reloads. */
export function createUploadQueue({ store, send, language, link, onArrived, shrink = shrinkPhoto }: UploadQueueNeeds) {
  let shown: readonly UploadInFlight[] = [];
  const kept = new Map<string, KeptUpload>();
  const aborts = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function show(next: readonly UploadInFlight[]) {
    shown = next;
    for (const listener of listeners) listener();
  }
  const setState = (id: string, state: UploadState) =>
    show(shown.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  const waiting = (id: string, why?: string | null): UploadState => ({
    kind: "waiting",
    why,
    isOnlyInWindow: store.isOnlyInWindow(id),
  });

  function forget(id: string) {
    const preview = shown.find((upload) => upload.id === id)?.previewUrl;
    if (preview) URL.revokeObjectURL(preview);
    kept.delete(id);
    show(shown.filter((upload) => upload.id !== id));
  }

  async function keep(upload: KeptUpload) {
    kept.set(upload.id, upload);
    await store.put(upload);
  }

  function enlist(upload: KeptUpload) {
    if (kept.has(upload.id)) return;
    kept.set(upload.id, upload);
    const { id, place, name, mediaType, sizeBytes, bytes } = upload;
    const previewUrl = mediaType.startsWith("image/") ? URL.createObjectURL(bytes) : null;
    show([...shown, { id, place, name, mediaType, sizeBytes, previewUrl, state: waiting(id) }]);
  }

  async function deliver(id: string): Promise<Delivery> {
    const upload = kept.get(id);
    if (!upload) return { status: "done" };
    if (!upload.isSent) {
      const abort = new AbortController();
      aborts.set(id, abort);
      setState(id, { kind: "sending", percent: 0 });
      const outcome = await send({
        upload,
        language: language(),
        signal: abort.signal,
        onProgress: (share) => setState(id, { kind: "sending", percent: Math.round(share * 100) }),
        onPlace: (uploadUrl) => void keep({ ...upload, uploadUrl }),
      });
      aborts.delete(id);
      if (outcome.status === "interrupted") return outcome;
      if (outcome.status === "refused") {
        setState(id, { kind: "failed", why: outcome.why });
        await store.remove(id);
        return { status: "done" };
      }
      if (kept.has(id)) await keep({ ...upload, isSent: true });
    }
    if (kept.has(id) && !(await link(upload))) return { status: "interrupted" };
    await store.remove(id);
    forget(id);
    onArrived(upload);
    return { status: "done" };
  }

  let running: Promise<void> | null = null;
  let trying: ReturnType<typeof setTimeout> | undefined;

  /** Nothing tells when the server has room again; of a link that comes back others tell. */
  function trySoonAgain() {
    clearTimeout(trying);
    trying = setTimeout(() => void flush(), tryAgainAfterMs);
  }

  async function sendAll() {
    for (;;) {
      const next = shown.find(({ state }) => state.kind === "waiting");
      if (!next) return;
      const delivery = await deliver(next.id);
      if (delivery.status === "done") continue;
      setState(next.id, waiting(next.id, delivery.why));
      if (delivery.why) trySoonAgain();
      return;
    }
  }

  function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    async add(files: readonly File[], { afterwards, ...destination }: UploadDestination) {
      for (const file of files) {
        const bytes = await shrink(file);
        const id = newId();
        const upload: KeptUpload = {
          ...destination,
          id,
          name: bytes.name,
          mediaType: bytes.type,
          sizeBytes: bytes.size,
          bytes,
          addedAt: new Date(),
          uploadUrl: null,
          isSent: false,
          afterwards: afterwards(id),
        };
        enlist(upload);
        await store.put(upload);
        setState(id, waiting(id));
        void flush();
      }
    },
    /** Takes up what an earlier page of this account left unsent. */
    async resume(accountId: string) {
      for (const upload of await store.list(accountId)) enlist(upload);
      await flush();
    },
    flush,
    async retry(id: string) {
      const upload = kept.get(id);
      if (!upload) return;
      await keep({ ...upload, uploadUrl: null });
      setState(id, waiting(id));
      await flush();
    },
    async remove(id: string) {
      aborts.get(id)?.abort();
      await store.remove(id);
      forget(id);
    },
    getState: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
