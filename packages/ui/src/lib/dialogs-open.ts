import { useEffect, useSyncExternalStore } from "react";

let open = 0;
const listeners = new Set<() => void>();

function count(by: number): void {
  open += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For what is in a dialog and only while it is open. */
export function useOpenDialog(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether a dialog is open: notices then keep clear of its fields and buttons. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0);
}
