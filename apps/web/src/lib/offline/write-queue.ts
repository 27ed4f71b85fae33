import { isRest, type Refusal } from "../../app/failures.ts";
import { inTime } from "./in-time.ts";
import { remainderOf } from "./partly-taken.ts";
import type { PendingStore } from "./pending-store.ts";
import { inOrder, nextToSend, type QueuedWrite } from "./queued-write.ts";

export type SendOutcome =
  | { status: "sent"; result: unknown }
  | { status: "refused"; refusal: Refusal; error: unknown }
  | { status: "unreachable" };

/** What became of a write that somebody waits for. */
export type Delivery = { status: "sent"; result: unknown } | { status: "queued" };

export interface WriteQueueNeeds {
  store: PendingStore<QueuedWrite>;
  send: (write: QueuedWrite) => Promise<SendOutcome>;
  /** Records that have files on this device still. */
  awaitedPlaces?: (accountId: string) => Promise<ReadonlySet<string>>;
  /** Called when the queue comes to rest, with what the server took meanwhile. */
  onSent?: (writes: readonly QueuedWrite[]) => void;
  /** Runs the work while no other tab sends. */
  exclusively?: (work: () => Promise<void>) => Promise<void>;
}

export interface QueueState {
  writes: readonly QueuedWrite[];
  /** Of those that the device would not keep. */
  onlyInWindow: ReadonlySet<string>;
  /** Of those that are on their way to the server. */
  sending: ReadonlySet<string>;
  isSending: boolean;
  /** Whether the device has said what waits on it. */
  isKnown: boolean;
  /** Whether it would not say when it was asked. */
  isUnreadable: boolean;
}

export type WriteQueue = ReturnType<typeof createWriteQueue>;

/** How long a person waits for the server before the write counts as queued. */
const patienceMs = 10_000;
/** How long other tabs, and this device after a restart, leave a write to the tab that made it. */
const handMs = 20_000;

/** A server that had too much of this account takes more soon; nothing says when. */
const restMs = 60_000;

const asksForRest = (outcome: SendOutcome) => outcome.status === "refused" && isRest(outcome.refusal);

/** Keeps writes in order, sends each once, and holds on to what was refused until its author decides. */
export function createWriteQueue({
  store,
  send,
  awaitedPlaces = async () => new Set(),
  onSent,
  exclusively = (work) => work(),
}: WriteQueueNeeds) {
  let accountId: string | null = null;
  let state: QueueState = {
    ...{ writes: [], onlyInWindow: new Set(), sending: new Set(), isSending: false },
    ...{ isKnown: true, isUnreadable: false },
  };
  const listeners = new Set<() => void>();
  /** Whose answer is awaited; the queue leaves them alone. */
  const inHand = new Set<string>();
  /** Of those, the ones nobody waits for any more: the person was told that they are queued. */
  const overdue = new Set<string>();
  /** Left out by their author, perhaps while they were being sent. */
  const discarded = new Set<string>();

  function show(next: Partial<QueueState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const reading = () => ({
    isKnown: accountId === null || store.hasTold(accountId),
    isUnreadable: accountId !== null && store.isUnreadable(accountId),
  });

  async function refresh() {
    const held = accountId ? inOrder(await store.list(accountId)) : [];
    const writes = held.filter(({ id }) => !inHand.has(id) || overdue.has(id));
    const onlyInWindow = new Set(writes.map(({ id }) => id).filter((id) => store.isOnlyInWindow(id)));
    show({ writes, onlyInWindow, ...reading() });
  }

  /** Keeps what the server did not take, unless its author left it out meanwhile. */
  async function keep(write: QueuedWrite, changes: Partial<QueuedWrite>) {
    if (discarded.has(write.id)) return;
    await store.put({ ...write, ...changes, attempts: write.attempts + 1, heldUntil: undefined });
  }

  /** A fault in our own code is told, and the write is kept like one that nobody answered. */
  async function attempt(write: QueuedWrite): Promise<SendOutcome> {
    show({ sending: new Set([...state.sending, write.id]) });
    try {
      return await send(write);
    } catch (error) {
      console.error(error);
      return { status: "unreachable" };
    } finally {
      show({ sending: new Set([...state.sending].filter((id) => id !== write.id)) });
    }
  }

  const heldAs = async (sought: Pick<QueuedWrite, "id" | "accountId">) =>
    (await store.list(sought.accountId)).find(({ id }) => id === sought.id);

  async function settle(write: QueuedWrite, outcome: SendOutcome) {
    if (asksForRest(outcome)) flushAfter(restMs);
    // Its author changed it in another tab meanwhile: what comes of the old one is nothing to it.
    if (((await heldAs(write)) ?? write).key !== write.key) return;
    if (outcome.status === "unreachable" || asksForRest(outcome)) return keep(write, {});
    const left = outcome.status === "refused" ? { refusal: outcome.refusal } : remainderOf(write, outcome.result);
    // What its author makes of it is another write.
    await (left ? keep(write, { ...left, key: `${write.key ?? write.id}+` }) : store.remove(write.id));
  }

  function isInHand({ id, heldUntil }: QueuedWrite): boolean {
    const leftMs = (heldUntil?.getTime() ?? 0) - Date.now();
    // A clock that was set back holds nothing for longer than that.
    // What was left out while the device was asked is nobody's to send.
    return discarded.has(id) || inHand.has(id) || (leftMs > 0 && leftMs <= handMs);
  }

  async function sendAll() {
    const taken: QueuedWrite[] = [];
    try {
      for (;;) {
        if (!accountId) return;
        const [writes, awaited] = await Promise.all([store.list(accountId), awaitedPlaces(accountId)]);
        const next = nextToSend(writes, awaited, isInHand);
        if (!next) return lookAgainAfter(writes);
        const outcome = await attempt(next);
        await settle(next, outcome);
        if (outcome.status === "unreachable" || asksForRest(outcome)) return;
        if (outcome.status === "sent") taken.push(next);
        await refresh();
      }
    } finally {
      if (taken.length > 0) onSent?.(taken);
    }
  }

  let later: ReturnType<typeof setTimeout> | undefined;

  function flushAfter(pauseMs: number) {
    clearTimeout(later);
    later = setTimeout(() => void flush(), pauseMs);
  }

  /** A tab that was closed while it waited for an answer leaves its write to anyone who looks after its time is over. */
  function lookAgainAfter(writes: readonly QueuedWrite[]) {
    clearTimeout(later);
    const isHeldElsewhere = writes.some((write) => isInHand(write) && !inHand.has(write.id));
    if (isHeldElsewhere) flushAfter(handMs);
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

  /** Anyone who asks while it is being sent is answered by another look: the link may have come back after the last one. */
  function flush(): Promise<void> {
    if (running) isAskedAgain = true;
    running ??= sendUntilNobodyAsks();
    return running;
  }

  store.onLateAnswer?.(() => void refresh().then(flush));

  /** Ends what `deliver` began; what the person was told is queued stays so until the server takes it. */
  async function endDelivery(write: QueuedWrite, outcome: SendOutcome) {
    const isOverdue = overdue.has(write.id);
    if (outcome.status === "refused" && !isOverdue) await store.remove(write.id);
    else await settle(write, outcome);
    inHand.delete(write.id);
    overdue.delete(write.id);
    await refresh();
    if (!isOverdue) return;
    if (outcome.status === "sent") onSent?.([write]);
    await flush();
  }

  /** Of several, what the others rest on comes first. */
  async function leaveOut(ids: readonly string[]) {
    for (const id of ids) discarded.add(id);
    // Its author sees it gone at once, however long the device takes.
    show({ writes: state.writes.filter(({ id }) => !discarded.has(id)) });
    await Promise.all(ids.map((id) => store.remove(id)));
  }

  return {
    /** Whose writes are shown and sent; null when nobody is signed in. */
    async openFor(id: string | null) {
      accountId = id;
      show(reading());
      await refresh();
    },
    async add(write: QueuedWrite) {
      await store.put(write);
      await refresh();
    },
    /**
     * Sends at once what nothing is ahead of. It is on the device until the server has answered, so that closing the window loses
     * nothing; where no answer comes for a while it counts as queued. Throws what the server refused it with.
     */
    async deliver(write: QueuedWrite): Promise<Delivery> {
      inHand.add(write.id);
      await store.put({ ...write, heldUntil: new Date(Date.now() + handMs) }, { isPassing: true });
      const answer = attempt(write);
      const ended = answer.then((outcome) => endDelivery(write, outcome));
      const outcome = await inTime(answer, patienceMs, () => {
        overdue.add(write.id);
        return null;
      });
      if (outcome === null) {
        await refresh();
        return { status: "queued" };
      }
      await ended;
      if (outcome.status === "refused") throw outcome.error;
      return outcome.status === "sent" ? outcome : { status: "queued" };
    },
    flush,
    refresh,
    /**
     * Puts what `changed` makes of it in its place, and only then leaves out `leaving`. False where it waits no more, here or in another
     * tab: what was sent is what it was.
     */
    async change(id: string, leaving: readonly string[], changed?: (write: QueuedWrite) => QueuedWrite) {
      let isDone = false;
      await exclusively(async () => {
        const write = accountId && (await heldAs({ id, accountId }));
        if (!write || isInHand(write) || state.sending.has(id)) return;
        if (changed) await store.put(changed(write));
        await leaveOut(leaving);
        isDone = true;
      });
      await refresh();
      void flush();
      return isDone;
    },
    discard: (...ids: readonly string[]) => leaveOut(ids).then(flush),
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
