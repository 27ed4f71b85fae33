/** Whether the server can be reached, and since when it cannot. */
export interface LinkState {
  isOnline: boolean;
  offlineSince: Date | null;
}

export type LinkStore = ReturnType<typeof createLinkStore>;

/** Told by the browser and by every call; the browser alone does not know whether the ship's server answers. */
export function createLinkStore(now: () => Date = () => new Date(), isOnline = navigator.onLine) {
  let state: LinkState = { isOnline, offlineSince: isOnline ? null : now() };
  const listeners = new Set<() => void>();

  function set(isOnlineNow: boolean) {
    if (state.isOnline === isOnlineNow) return;
    state = { isOnline: isOnlineNow, offlineSince: isOnlineNow ? null : now() };
    for (const listener of listeners) listener();
  }

  return {
    markReached: () => set(true),
    markUnreachable: () => set(false),
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
