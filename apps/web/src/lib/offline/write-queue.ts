import type { Refusal } from "../../app/failures.ts";
import type { PendingStore } from "./pending-store.ts";
import { inOrder, nextToSend, type QueuedWrite } from "./queued-write.ts";

export type SendOutcome =
  | { status: "sent"; result: unknown }
  | { status: "refused"; refusal: Refusal }
  | { status: "unreachable" };

export interface WriteQueueNeeds {
  store: PendingStore<QueuedWrite>;
  send: (write: QueuedWrite) => Promise<SendOutcome>;
  /** Records that have files on this device still. */
  awaitedPlaces?: (accountId: string) => Promise<ReadonlySet<string>>;
  /** Called for each write that the server took. */
  onSent?: (write: QueuedWrite) => void;
  /** Runs the work while no other tab sends. */
  exclusively?: (work: () => Promise<void>) => Promise<void>;
}

export interface QueueState {
  writes: readonly QueuedWrite[];
  /** Of those that the device would not keep. */
  onlyInWindow: ReadonlySet<string>;
  isSending: boolean;
}

export type WriteQueue = ReturnType<typeof createWriteQueue>;

/** Keeps writes in order, sends each once, and holds on to what was refused until its author decides. */
export function createWriteQueue({
  store,
  send,
  awaitedPlaces = async () => new Set(),
  onSent,
  exclusively = (work) => work(),
}: WriteQueueNeeds) {
  let accountId: string | null = null;
  let state: QueueState = { writes: [], onlyInWindow: new Set(), isSending: false };
  const listeners = new Set<() => void>();

  function show(next: Partial<QueueState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function refresh() {
    const writes = accountId ? inOrder(await store.list(accountId)) : [];
    const onlyInWindow = new Set(writes.map(({ id }) => id).filter((id) => store.isOnlyInWindow(id)));
    show({ writes, onlyInWindow });
  }

  async function sendAll() {
    for (;;) {
      if (!accountId) return;
      const [writes, awaited] = await Promise.all([store.list(accountId), awaitedPlaces(accountId)]);
      const next = nextToSend(writes, awaited);
      if (!next) return;
      const { remainderOf } = await import("./partly-taken.ts");
      const outcome = await send(next);
      if (outcome.status === "unreachable") return await store.put({ ...next, attempts: next.attempts + 1 });
      if (outcome.status === "refused")
        await store.put({ ...next, attempts: next.attempts + 1, refusal: outcome.refusal });
      else {
        const remainder = remainderOf(next, outcome.result);
        await (remainder ? store.put({ ...remainder, attempts: next.attempts + 1 }) : store.remove(next.id));
        onSent?.(next);
      }
      await refresh();
    }
  }

  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function sendUntilNobodyAsks() {
    show({ isSending: true });
    try {
      do {
        isAskedAgain = false;
        await exclusively(sendAll);
      } while (isAskedAgain);
    } finally {
      running = null;
      await refresh();
      show({ isSending: false });
    }
  }

  /** Whoever asks while it is being sent is answered by another look: the link may have come back after the last one. */
  function flush(): Promise<void> {
    if (running) isAskedAgain = true;
    running ??= sendUntilNobodyAsks();
    return running;
  }

  return {
    /** Whose writes are shown and sent; null when nobody is signed in. */
    async openFor(id: string | null) {
      accountId = id;
      await refresh();
    },
    async add(write: QueuedWrite) {
      await store.put(write);
      await refresh();
    },
    flush,
    refresh,
    /** Sends a refused write once more, changed by its author where `input` is given. */
    async retry(id: string, input?: unknown) {
      const write = state.writes.find((candidate) => candidate.id === id);
      if (!write) return;
      await store.put({ ...write, refusal: null, input: input ?? write.input });
      await refresh();
      await flush();
    },
    async discard(id: string) {
      await store.remove(id);
      await refresh();
      await flush();
    },
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
