import { useStableCallback } from "@ymp/ui/lib/use-stable-callback";
import { useEffect } from "react";

/**
 * For a field that saves when it is left: one that goes with its screen, by Back, a shortcut or a link, hears nothing of being left.
 * `keep` saves what stands in it by then, and does nothing where that is saved already or was put back.
 */
export function useKeptWhenGone(keep: () => void): void {
  const keepLatest = useStableCallback(keep);
  useEffect(() => keepLatest, [keepLatest]);
}
