import { newId } from "@ymp/core/ids";
import type { SendFile, SendOutcome } from "./send-by-tus.ts";
import { createShownUploads, type UploadState } from "./shown-uploads.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import type { KeptUpload, UploadStore } from "./upload-store.ts";

export interface UploadDestination {
  accountId: string;
  vesselId: string;
  place: string;
  afterwards: (fileId: string) => KeptUpload["afterwards"];
}

export type LinkOutcome =
  | { status: "linked" }
  /** The record is not on the server yet: the file follows it. */
  | { status: "held" }
  /** `why` as in `SendOutcome`. */
  | { status: "interrupted"; why?: string | null }
  | { status: "refused"; why: string | null };

export interface UploadQueueNeeds {
  store: UploadStore;
  send: SendFile;
  language: () => string;
  /** Links a file that has arrived to its record. */
  link: (upload: KeptUpload) => Promise<LinkOutcome>;
  onArrived: (upload: KeptUpload) => void;
  shrink?: (file: File) => Promise<File>;
  /** Runs the work while no other tab sends files of this account. */
  exclusively?: (accountId: string, work: () => Promise<void>) => Promise<void>;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Nothing says when a server has room again or a proxy is gone: it is looked for, ever more rarely. */
const pausesMs = [1000, 3000, 10_000, 30_000];
const sentIsSaidMs = 2000;

type Refused = { status: "refused"; why: string | null; isGone?: true };
type Delivery = Exclude<LinkOutcome, { status: "refused" }> | Refused | { status: "gone" };

/** What the device kept may have got lost there: a browser tells by refusing to read it. */
async function isReadable({ bytes, sizeBytes }: KeptUpload): Promise<boolean> {
  if (bytes.size !== sizeBytes) return false;
  return bytes
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Sends the files of one account, one after another, and holds on to each until its record has it or its author discards it,
 * over lost links, reloads, refusals and sign-outs.
 */
export function createUploadQueue({
  store,
  send,
  language,
  link,
  onArrived,
  shrink = shrinkPhoto,
  exclusively = (_accountId, work) => work(),
}: UploadQueueNeeds) {
  let accountId: string | null = null;
  const shown = createShownUploads();
  const { setState, leaveOut } = shown;
  let hasLooked = false;
  const kept = new Map<string, KeptUpload>();
  /** What the device has taken; of the others it says nothing by not listing them. */
  const stored = new Set<string>();
  const aborts = new Map<string, AbortController>();
  /** Since something arrived. */
  let pauses = 0;
  let trying: ReturnType<typeof setTimeout> | undefined;
  let mustTryAgain = false;

  const waiting = (id: string, why?: string | null): UploadState => ({
    kind: "waiting",
    why,
    isOnlyInWindow: store.isOnlyInWindow(id),
  });

  function sayWhereItLies(id: string) {
    const state = shown.find(id)?.state;
    if (state?.kind === "waiting") setState(id, waiting(id, state.why));
  }

  store.onLateAnswer?.(() => {
    for (const { id } of shown.getState()) sayWhereItLies(id);
    void flush();
  });

  function forget(id: string) {
    kept.delete(id);
    stored.delete(id);
  }

  async function keep(upload: KeptUpload) {
    kept.set(upload.id, upload);
    await store.put(upload);
    stored.add(upload.id);
  }

  function enlist(upload: KeptUpload) {
    const { id, refusal } = upload;
    if (kept.has(id) || shown.find(id)) return;
    kept.set(id, upload);
    // What could not be read once may well be read after a start.
    shown.add(upload, refusal && !refusal.isGone ? { kind: "failed", ...refusal } : waiting(id));
  }

  /** Takes up what the device keeps, and takes off what another tab has sent. */
  async function lookAtDevice(of: string) {
    const known = new Set(stored);
    const found = await store.list(of);
    if (accountId !== of) return;
    hasLooked = true;
    const ids = new Set(found.map(({ id }) => id));
    for (const [id, upload] of [...kept]) {
      if (!known.has(id) || ids.has(id)) continue;
      forget(id);
      leaveOut(id);
      onArrived(upload);
    }
    for (const upload of found) {
      stored.add(upload.id);
      if (kept.has(upload.id)) kept.set(upload.id, upload);
      else enlist(upload);
    }
  }

  async function sendBytes(upload: KeptUpload): Promise<SendOutcome | { status: "gone" }> {
    const { id } = upload;
    const abort = new AbortController();
    aborts.set(id, abort);
    const isHere = () => !abort.signal.aborted && kept.has(id);
    const outcome = await send({
      upload,
      language: language(),
      signal: abort.signal,
      onProgress(share) {
        if (isHere()) setState(id, { kind: "sending", percent: Math.round(share * 100) });
      },
      onPause() {
        if (isHere()) setState(id, waiting(id));
      },
      onPlace(uploadUrl) {
        if (isHere()) void keep({ ...upload, uploadUrl });
      },
    }).finally(() => aborts.delete(id));
    if (!isHere()) return { status: "gone" };
    if (outcome.status !== "sent") return outcome;
    await keep({ ...upload, isSent: true });
    return outcome;
  }

  async function deliver(id: string): Promise<Delivery> {
    const upload = kept.get(id);
    if (!upload) return { status: "gone" };
    if (!upload.isSent) {
      if (!(await isReadable(upload))) return { status: "refused", why: null, isGone: true };
      const outcome = await sendBytes(upload);
      if (outcome.status !== "sent") return outcome;
    }
    if (!kept.has(id)) return { status: "gone" };
    return await link(upload);
  }

  /** A fault of ours must not leave a file behind: it waits, and the console tells. */
  async function deliverOrWait(id: string): Promise<Delivery> {
    try {
      return await deliver(id);
    } catch (error) {
      console.error(error);
      return { status: "interrupted", why: null };
    }
  }

  async function takeOff(id: string) {
    const upload = kept.get(id);
    pauses = 0;
    await store.remove(id);
    if (!upload || !kept.has(id)) return;
    forget(id);
    setState(id, { kind: "sent" });
    setTimeout(() => leaveOut(id), sentIsSaidMs);
    onArrived(upload);
  }

  async function refuse(id: string, { why, isGone }: Refused) {
    setState(id, { kind: "failed", why, isGone });
    const upload = kept.get(id);
    if (upload && !isGone) await keep({ ...upload, refusal: { why } });
  }

  function trySoonAgain() {
    clearTimeout(trying);
    trying = setTimeout(() => void flush(), pausesMs[Math.min(pauses, pausesMs.length - 1)]);
    pauses += 1;
  }

  async function takeIn(id: string, delivery: Delivery) {
    if (delivery.status === "linked") return await takeOff(id);
    // Taken back or signed out meanwhile.
    if (delivery.status === "gone" || !kept.has(id)) return;
    if (delivery.status === "refused") return await refuse(id, delivery);
    setState(id, waiting(id, delivery.status === "interrupted" ? delivery.why : undefined));
    if (delivery.status === "interrupted") mustTryAgain = true;
  }

  /** One round: each waiting file once, so that none stands in the way of the others. */
  async function sendAll(of: string) {
    if (accountId !== of) return;
    await lookAtDevice(of);
    const tried = new Set<string>();
    while (accountId === of) {
      const next = shown.getState().find(({ id, state }) => state.kind === "waiting" && !tried.has(id));
      if (!next) return;
      tried.add(next.id);
      const delivery = await deliverOrWait(next.id);
      await takeIn(next.id, delivery);
      // Nobody answers, and nobody would answer for the next.
      if (delivery.status === "interrupted" && delivery.why === undefined) return;
    }
  }

  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function sendUntilNobodyAsks() {
    do {
      isAskedAgain = false;
      mustTryAgain = false;
      const of = accountId;
      if (of) await exclusively(of, () => sendAll(of));
    } while (isAskedAgain);
    if (mustTryAgain) trySoonAgain();
  }

  /** Anyone who asks while it is being sent is answered by another round: the link may have come back after the last try. */
  function flush(): Promise<void> {
    if (running) isAskedAgain = true;
    // With nobody signed in it is over before it could be noted as running.
    running ??= sendUntilNobodyAsks().finally(() => {
      running = null;
    });
    return running;
  }

  /** Whose files are shown and sent; null when nobody is signed in. What was not sent stays on the device for its account. */
  function openFor(id: string | null) {
    if (accountId === id) return;
    accountId = id;
    clearTimeout(trying);
    pauses = 0;
    hasLooked = false;
    kept.clear();
    stored.clear();
    for (const abort of aborts.values()) abort.abort();
    shown.clear();
  }

  return {
    openFor,
    async add(files: readonly File[], { afterwards, ...destination }: UploadDestination) {
      if (accountId === null) openFor(destination.accountId);
      for (const file of files) {
        // A photo that cannot be drawn smaller goes as it is.
        const bytes = await shrink(file).catch(() => file);
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
        const storing = store.put(upload);
        // Signed out while it was drawn smaller: the device keeps it for its account.
        const isOpen = accountId === upload.accountId;
        if (isOpen) {
          enlist(upload);
          void flush();
        }
        await storing;
        if (kept.has(id)) stored.add(id);
        sayWhereItLies(id);
      }
    },
    /** Takes up what an earlier page of this account left unsent. */
    async resume(id: string) {
      openFor(id);
      // Another tab may be sending for long.
      if (!hasLooked) await lookAtDevice(id);
      await flush();
    },
    flush,
    /** Sends a refused file once more. */
    async retry(id: string) {
      const upload = kept.get(id);
      if (!upload) return;
      setState(id, waiting(id));
      await keep({ ...upload, uploadUrl: null, refusal: null });
      await flush();
    },
    /** Takes a file back for good, refused or not. */
    async remove(id: string) {
      aborts.get(id)?.abort();
      forget(id);
      await store.remove(id);
      leaveOut(id);
    },
    getState: shown.getState,
    subscribe: shown.subscribe,
  };
}
