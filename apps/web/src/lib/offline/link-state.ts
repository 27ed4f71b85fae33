/** Whether the server can be reached, and since when it cannot. */
export interface LinkState {
  isOnline: boolean;
  /** It answers, but had too much of this account and takes nothing of it for a while. */
  isResting: boolean;
  offlineSince: Date | null;
}

export type LinkStore = ReturnType<typeof createLinkStore>;

/** Told by the browser and by every call; the browser alone does not know whether the ship's server answers. */
export function createLinkStore(now: () => Date = () => new Date(), isOnline = navigator.onLine) {
  let state: LinkState = { isOnline, isResting: false, offlineSince: isOnline ? null : now() };
  const listeners = new Set<() => void>();

  function set(isOnline: boolean, isResting = false) {
    if (state.isOnline === isOnline && state.isResting === isResting) return;
    state = { isOnline, isResting, offlineSince: isOnline ? null : now() };
    for (const listener of listeners) listener();
  }

  return {
    markReached: () => set(true),
    markUnreachable: () => set(false),
    markResting: () => set(true, true),
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
