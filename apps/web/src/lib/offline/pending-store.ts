/** Where something lies between being made and being sent. */
export interface PendingStore<Pending> {
  list(accountId: string): Promise<Pending[]>;
  put(pending: Pending): Promise<void>;
  remove(id: string): Promise<void>;
  /** What the device would not keep: it is lost with this window. */
  isOnlyInWindow(id: string): boolean;
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

/**
 * Keeps on the device what it takes, and in this window what it refuses: nothing rejects, nothing is lost while the window is
 * open, and leaving it asks first.
 */
export function keptOrInWindow<Pending extends Identified>(
  device: Omit<PendingStore<Pending>, "isOnlyInWindow">,
): PendingStore<Pending> {
  const inWindow = new Map<string, Pending>();
  let isAsked = false;
  const askBeforeLeaving = () => {
    window.removeEventListener("beforeunload", preventLeaving);
    if (inWindow.size > 0) window.addEventListener("beforeunload", preventLeaving);
  };
  return {
    async list(accountId) {
      const kept = await device.list(accountId).catch(() => []);
      const own = [...inWindow.values()].filter((pending) => pending.accountId === accountId);
      return [...kept.filter(({ id }) => !inWindow.has(id)), ...own];
    },
    async put(pending) {
      if (!isAsked) void askToPersist();
      isAsked = true;
      await device.put(pending).then(
        () => inWindow.delete(pending.id),
        () => inWindow.set(pending.id, pending),
      );
      askBeforeLeaving();
    },
    async remove(id) {
      inWindow.delete(id);
      askBeforeLeaving();
      // A device that does not answer keeps it: it is sent once more, which changes nothing.
      await device.remove(id).catch(() => undefined);
    },
    isOnlyInWindow: (id) => inWindow.has(id),
  };
}

/** Asks the browser not to clear what waits here when it needs room or nobody came for a week. */
async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

function preventLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
