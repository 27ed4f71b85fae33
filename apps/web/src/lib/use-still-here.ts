import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";

/**
 * Whether the window still shows what asks and is not on its way to another page: what goes on by an address, such as a form
 * that closes once it is saved, would otherwise take it back from there.
 */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => {
    const shown = router.state.resolvedLocation?.pathname;
    return isShown.current && (shown === undefined || shown === router.latestLocation.pathname);
  }, [router]);
}
