import { inTime } from "./in-time.ts";

/** Where something lies between being made and being sent. */
export interface PendingStore<Pending> {
  list(accountId: string): Promise<Pending[]>;
  /** What lies there for long asks the browser to keep it; `isPassing` says that it will be gone in a moment. */
  put(pending: Pending, options?: { isPassing?: boolean }): Promise<void>;
  remove(id: string): Promise<void>;
  /** What the device would not keep: it is lost with this window. */
  isOnlyInWindow(id: string): boolean;
  /** Called when the device tells what it holds, or takes something, after nobody waited for it any more. */
  onLateAnswer?(listener: () => void): void;
}

interface Identified {
  id: string;
  accountId: string;
}

/** For tests, and for browsers that refuse storage: lasts as long as the page. */
export function createMemoryStore<Pending extends Identified>(): PendingStore<Pending> {
  const held = new Map<string, Pending>();
  return {
    list: async (accountId) => [...held.values()].filter((pending) => pending.accountId === accountId),
    put: async (pending) => void held.set(pending.id, pending),
    remove: async (id) => void held.delete(id),
    isOnlyInWindow: () => false,
  };
}

/** How long somebody waits for the device to store something, and for what it holds. */
const storingMs = 1_500;
const readingMs = 6_000;
/** When a device that would not do its part is asked again, ever more rarely. */
const againMs = [15_000, 30_000, 60_000, 300_000];

/**
 * Keeps on the device what it takes, and in this window what it refuses or has not taken yet, until it does: nothing rejects,
 * nothing is held up for long, nothing is lost while the window is open, and leaving it asks first.
 */
export function keptOrInWindow<Pending extends Identified>(
  device: Omit<PendingStore<Pending>, "isOnlyInWindow">,
): PendingStore<Pending> {
  const inWindow = new Map<string, Pending>();
  /** What the device said last, and has taken since: it may stop answering. */
  const onDevice = new Map<string, Pending>();
  /** Sent or left out, even where the device holds on to it. */
  const removed = new Set<string>();
  let isSlow = false;
  const mark = (slow: boolean) => () => {
    isSlow = slow;
  };
  let again: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  /** What the device has still to let go of. */
  const unremoved = new Set<string>();
  /** On its way to the device. */
  const underWay = new Set<Pending | string>();
  /** Whatever comes of it. Once the device was slow, nobody waits until it has answered. */
  const patiently = (work: Promise<void>, waitMs: number) =>
    inTime(
      work.then(mark(false), () => undefined),
      isSlow ? 0 : waitMs,
      mark(true),
    );
  /** One after another: what is removed while it is being stored stays removed. */
  const inTurn = (work: () => Promise<void>) => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  let turn = Promise.resolve();
  const toldLate = () => {
    for (const listener of heardLate) listener();
  };
  /** A device that was silent answers everything once it answers anything; one that is full reads, and takes nothing. */
  let wasSilent = false;
  function triedInVain(error: unknown) {
    wasSilent = error instanceof Error && error.name === "TimeoutError";
    again ??= setTimeout(
      () => {
        refusals += 1;
        catchUp();
      },
      againMs[Math.min(refusals, againMs.length - 1)],
    );
  }
  /** The device answers: what it would not do before is asked of it once more. */
  function answered() {
    refusals = 0;
    wasSilent = false;
    catchUp();
  }
  function catchUp() {
    clearTimeout(again);
    again = undefined;
    for (const pending of inWindow.values())
      if (!underWay.has(pending)) void store(pending).then(toldLate, () => undefined);
    for (const id of unremoved) if (!underWay.has(id)) void letGo(id).catch(() => undefined);
  }
  /** One piece of work of the device, which is followed by what is left to do when it is done, or by another try later. */
  async function asked(subject: Pending | string, work: () => Promise<void>) {
    underWay.add(subject);
    try {
      await inTurn(work);
    } catch (error) {
      underWay.delete(subject);
      triedInVain(error);
      throw error;
    }
    underWay.delete(subject);
  }
  async function store(pending: Pending) {
    await asked(pending, () => device.put(pending));
    takeStored(pending);
    answered();
  }
  async function letGo(id: string) {
    unremoved.add(id);
    await asked(id, () => device.remove(id));
    unremoved.delete(id);
    answered();
  }
  let isAsked = false;
  const heardLate = new Set<() => void>();
  // One of its own: another store that has nothing left must not take it away.
  const preventLeaving = (event: Event) => event.preventDefault();
  const askBeforeLeaving = () =>
    window[inWindow.size > 0 ? "addEventListener" : "removeEventListener"]("beforeunload", preventLeaving);
  function takeRead(accountId: string, read: readonly Pending[]) {
    for (const pending of [...onDevice.values()]) if (pending.accountId === accountId) onDevice.delete(pending.id);
    for (const pending of read) if (!removed.has(pending.id)) onDevice.set(pending.id, pending);
  }
  function takeStored(pending: Pending) {
    if (inWindow.get(pending.id) !== pending) return;
    inWindow.delete(pending.id);
    onDevice.set(pending.id, pending);
    askBeforeLeaving();
  }
  return {
    async list(accountId) {
      let isAwaited = true;
      const reading = device.list(accountId).then((read) => {
        takeRead(accountId, read);
        if (wasSilent) answered();
        if (!isAwaited) toldLate();
      });
      await patiently(reading, readingMs);
      isAwaited = false;
      const known = [...onDevice.values()].filter(({ id }) => !inWindow.has(id));
      return [...known, ...inWindow.values()].filter((pending) => pending.accountId === accountId);
    },
    async put(pending, { isPassing = false } = {}) {
      if (!isAsked && !isPassing) askToPersist();
      isAsked ||= !isPassing;
      removed.delete(pending.id);
      unremoved.delete(pending.id);
      inWindow.set(pending.id, pending);
      askBeforeLeaving();
      let isAwaited = true;
      const storing = store(pending).then(() => {
        if (!isAwaited) toldLate();
      });
      await patiently(storing, storingMs);
      isAwaited = false;
    },
    async remove(id) {
      removed.add(id);
      inWindow.delete(id);
      onDevice.delete(id);
      askBeforeLeaving();
      // A device that does not answer keeps it: it is sent once more, which changes nothing.
      await patiently(letGo(id), storingMs);
    },
    isOnlyInWindow: (id) => inWindow.has(id),
    onLateAnswer: (listener) => void heardLate.add(listener),
  };
}

/** Asks the browser not to clear what waits here when it needs room or nobody came for a week. */
function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => false);
}
