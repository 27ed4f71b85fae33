import type { UploadStore } from "./upload-store.ts";

export interface UnsentFile {
  addedAt: Date;
  kind: "waiting" | "sending" | "failed";
  isOnlyInWindow: boolean;
}

export interface UnsentFilesState {
  accountId: string | null;
  files: readonly UnsentFile[];
  /** Whether the device has said which it keeps. */
  isKnown: boolean;
  /** Whether it would not say when it was asked. */
  isUnreadable: boolean;
}

export type UnsentFiles = ReturnType<typeof createUnsentFiles>;

/**
 * The files of an account that are on this device alone. What sends them is large and comes later; until then they are
 * counted as the device keeps them, and from then on as it tells.
 */
export function createUnsentFiles(store: UploadStore) {
  let state: UnsentFilesState = { accountId: null, files: [], isKnown: true, isUnreadable: false };
  let sender: (() => Promise<void>) | null = null;
  let isTold = false;
  const listeners = new Set<() => void>();

  function show(accountId: string | null, files: readonly UnsentFile[]) {
    const isKnown = accountId === null || store.hasTold(accountId);
    state = { accountId, files, isKnown, isUnreadable: accountId !== null && store.isUnreadable(accountId) };
    for (const listener of listeners) listener();
  }

  async function look() {
    const { accountId } = state;
    if (accountId === null || isTold) return;
    const kept = await store.list(accountId);
    if (state.accountId !== accountId || isTold) return;
    show(
      accountId,
      kept.map(({ id, addedAt, refusal }) => ({
        addedAt,
        kind: refusal ? "failed" : "waiting",
        isOnlyInWindow: store.isOnlyInWindow(id),
      })),
    );
  }

  store.onLateAnswer?.(() => void look());

  return {
    /** Whose files are counted and sent; null when nobody is signed in. */
    async openFor(accountId: string | null) {
      if (state.accountId === accountId) return;
      show(accountId, []);
      isTold = false;
      await look();
    },
    /** From now on this sends them when asked, and reports them. */
    attach(flush: () => Promise<void>) {
      sender = flush;
    },
    tell(files: readonly UnsentFile[]) {
      isTold = true;
      show(state.accountId, files);
    },
    /** Sends what waits. What sends is not there yet: it begins with a look by itself. */
    async flush() {
      await sender?.();
    },
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
