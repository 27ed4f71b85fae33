import type { QueryClient } from "@tanstack/react-query";

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

declare global {
  interface Navigator {
    /** What the browser knows of the link; not every browser tells. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether to fetch what is only likely to be needed: not over a link that is paid for by what it carries, or hardly carries anything. */
export function mayFetchAhead({ connection }: Pick<Navigator, "connection"> = navigator): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}

const lookAgainMs = 500;
const quietLooks = 3;

/** Runs work once nothing that a screen asked for was on its way so many times in turn. */
export function whenQuiet(queryClient: QueryClient, looks: number, work: () => void): () => void {
  let quiet = 0;
  const timer = setInterval(() => {
    quiet = queryClient.isFetching() > 0 ? 0 : quiet + 1;
    if (quiet < looks) return;
    clearInterval(timer);
    work();
  }, lookAgainMs);
  return () => clearInterval(timer);
}

/**
 * Runs work once nothing that a screen asked for has been on its way for a while: on a slow link everything else would
 * delay it, and between one answer and the question that follows from it is a moment without any.
 */
export function whenSettled(queryClient: QueryClient, work: () => void): () => void {
  let callOff = whenQuiet(queryClient, quietLooks, () => {
    callOff = whenIdle(work);
  });
  return () => callOff();
}

/** Fetches what is only likely to be needed, each in an idle moment of its own: together they would be felt. */
export function fetchWhenSettled(queryClient: QueryClient, fetches: readonly (() => void)[]): () => void {
  let callOff = whenSettled(queryClient, () => {
    if (mayFetchAhead()) callOff = inTurn(fetches);
  });
  return () => callOff();
}

function inTurn([first, ...rest]: readonly (() => void)[]): () => void {
  if (!first) return () => {};
  let callOff = whenIdle(() => {
    first();
    callOff = inTurn(rest);
  });
  return () => callOff();
}
