import { useStableCallback } from "@ymp/ui/lib/use-stable-callback";
import { useEffect } from "react";

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * For a field that saves when it is left: one that goes with its screen, by Back, a shortcut or a link, hears nothing of being left.
 * `keep` saves what is in it by then, and does nothing where that is saved already or was put back. A reload leaves no time to
 * save, so while `isUnsaved` it asks first; a field that keeps a draft need not.
 */
export function useKeptWhenGone(keep: () => void, isUnsaved = false): void {
  const keepLatest = useStableCallback(keep);
  useEffect(() => keepLatest, [keepLatest]);
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}
