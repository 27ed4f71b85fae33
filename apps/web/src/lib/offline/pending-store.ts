import { inTime } from "./in-time.ts";
import type { RemovalNotes } from "./removal-notes.ts";

/** Where something is between being made and being sent. */
export interface PendingStore<Pending> {
  list(accountId: string): Promise<Pending[]>;
  /** What is there for long asks the browser to keep it; `isPassing` says that it will be gone in a moment. */
  put(pending: Pending, options?: { isPassing?: boolean }): Promise<void>;
  remove(id: string): Promise<void>;
  /** What the device would not keep: it is lost with this window. */
  isOnlyInWindow(id: string): boolean;
  /** Whether the device has said what of this account it holds: until then more may be there than is listed. */
  hasTold(accountId: string): boolean;
  /** Whether the device would not say it when it was asked; it is asked again all the same. */
  isUnreadable(accountId: string): boolean;
  /** Called when the device says what it holds or will not, or takes something, after nobody waited for it any more. */
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
    hasTold: () => true,
    isUnreadable: () => false,
  };
}

/** How long somebody waits for the device to store something, and for what it holds. */
const storingMs = 1_500;
const readingMs = 6_000;
/** When a device that would not do its part is asked again, ever more rarely. */
const againMs = [15_000, 30_000, 60_000, 300_000];

/**
 * Keeps on the device what it takes, and in this window what it refuses or has not taken yet, until it does: nothing rejects,
 * nothing is held up for long, nothing is lost while the window is open, and leaving it asks first. What is removed is noted until
 * the device has let go of it, so that neither the next start nor another tab sends it.
 */
export function keptOrInWindow<Pending extends Identified>(
  device: Pick<PendingStore<Pending>, "list" | "put" | "remove">,
  notes: RemovalNotes,
): PendingStore<Pending> {
  const inWindow = new Map<string, Pending>();
  /** What the device said last, and has taken since: it may stop answering. */
  const onDevice = new Map<string, Pending>();
  /** Sent or left out, even where the device holds on to it. */
  const removed = new Set(notes.ids());
  /** What the device has still to take or to let go of. */
  const unsettled = new Set(notes.ids());
  /** The last piece of work for each that is on its way to the device. */
  const underWay = new Map<string, Promise<void>>();
  /** Accounts that the device was asked about, and whether it has said what it holds of them. */
  const told = new Map<string, boolean>();
  /** Of those it has not, the ones of which it would not. */
  const unreadable = new Set<string>();
  const heardLate = new Set<() => void>();
  const toldLate = () => {
    for (const listener of heardLate) listener();
  };
  let isSlow = false;
  /** Whatever comes of it. Once the device was slow, nobody waits until it has answered. */
  async function patiently(work: Promise<void>, waitMs: number) {
    let isLate = false;
    const done = work.then(() => {
      isSlow = false;
      if (isLate) toldLate();
    }, ignored);
    await inTime(done, isSlow ? 0 : waitMs, () => {
      isLate = isSlow = true;
    });
  }
  let turn = Promise.resolve();
  let again: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  /** A device that was silent answers everything once it answers anything, as at the start; one that is full reads, and takes nothing. */
  let wasSilent = true;
  /** Brings the device to what is wanted of it now, one after another: what is removed while it is being stored stays removed. */
  function settle(id: string): Promise<void> {
    const pending = inWindow.get(id);
    unsettled.add(id);
    const work = turn.then(() => (pending ? device.put(pending) : device.remove(id)));
    turn = work.catch(ignored);
    underWay.set(id, work);
    return work
      .finally(() => underWay.get(id) === work && underWay.delete(id))
      .then(() => {
        if (inWindow.get(id) === pending) unsettled.delete(id);
        if (!pending && !inWindow.has(id)) notes.drop(id);
        if (pending && inWindow.get(id) === pending) takeStored(pending);
        answered();
      }, failed);
  }
  function failed(error: unknown): never {
    wasSilent = error instanceof Error && error.name === "TimeoutError";
    again ??= setTimeout(catchUp, againMs[Math.min(refusals++, againMs.length - 1)]);
    throw error;
  }
  /** What the device would not do before is asked of it once more, also when it answers by itself. */
  function catchUp() {
    clearTimeout(again);
    again = undefined;
    for (const id of unsettled) if (!underWay.has(id)) settle(id).then(toldLate, ignored);
    for (const [accountId, isTold] of told) if (!isTold) read(accountId).then(toldLate, ignored);
  }
  function answered() {
    refusals = 0;
    wasSilent = false;
    catchUp();
  }
  let isAsked = false;
  // One of its own: another store that has nothing left must not take it away.
  const preventLeaving = (event: Event) => event.preventDefault();
  const askBeforeLeaving = () =>
    window[inWindow.size > 0 ? "addEventListener" : "removeEventListener"]("beforeunload", preventLeaving);
  /** Asks what it holds of an account, until it has said so. */
  function read(accountId: string): Promise<void> {
    if (!told.has(accountId)) told.set(accountId, false);
    return device.list(accountId).then(
      (found) => takeRead(accountId, found),
      (error) => {
        if (!told.get(accountId)) unreadable.add(accountId);
        failed(error);
      },
    );
  }
  function takeRead(accountId: string, found: readonly Pending[]) {
    told.set(accountId, true);
    unreadable.delete(accountId);
    for (const pending of [...onDevice.values()]) if (pending.accountId === accountId) onDevice.delete(pending.id);
    for (const pending of found) if (!removed.has(pending.id)) onDevice.set(pending.id, pending);
    if (wasSilent) answered();
  }
  function takeStored(pending: Pending) {
    inWindow.delete(pending.id);
    onDevice.set(pending.id, pending);
    askBeforeLeaving();
  }
  return {
    async list(accountId) {
      const wasUnreadable = unreadable.has(accountId);
      let isWaitedFor = true;
      const reading = read(accountId);
      reading.catch(() => {
        if (!isWaitedFor && !wasUnreadable) toldLate();
      });
      await patiently(reading, readingMs);
      isWaitedFor = false;
      // Another tab may have noted some of them.
      const noted = notes.ids();
      const known = [...onDevice.values()].filter(({ id }) => !inWindow.has(id) && !noted.includes(id));
      return [...known, ...inWindow.values()].filter((pending) => pending.accountId === accountId);
    },
    async put(pending, { isPassing = false } = {}) {
      if (!isAsked && !isPassing) askToPersist();
      isAsked ||= !isPassing;
      removed.delete(pending.id);
      notes.drop(pending.id);
      inWindow.set(pending.id, pending);
      askBeforeLeaving();
      await patiently(settle(pending.id), storingMs);
    },
    async remove(id) {
      removed.add(id);
      notes.add(id);
      inWindow.delete(id);
      onDevice.delete(id);
      askBeforeLeaving();
      await patiently(settle(id), storingMs);
    },
    isOnlyInWindow: (id) => inWindow.has(id),
    hasTold: (accountId) => told.get(accountId) === true,
    isUnreadable: (accountId) => unreadable.has(accountId),
    onLateAnswer: (listener) => void heardLate.add(listener),
  };
}

/** The work is tried again later. */
const ignored = () => undefined;

/** Asks the browser not to clear what waits here when it needs room or nobody came for a week. */
function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => false);
}
