const latestMs = 5_000;

/** Runs work once the browser has nothing better to do; the returned function calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari knows no idle time.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, latestMs / 2);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(call);
}
