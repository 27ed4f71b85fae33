import { useCallback, useLayoutEffect, useRef } from "react";

/** A function of unchanging identity that always runs the newest version of the one given. For events, not for rendering. */
export function useStableCallback<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
