import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds now; re-renders when it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Below 768 px: cards instead of rows, drawers instead of dialogs. */
export const phoneQuery = "(max-width: 767px)";
/** Below 1024 px: columns marked as narrow hide. */
export const narrowQuery = "(max-width: 1023px)";
export const touchQuery = "(pointer: coarse)";
