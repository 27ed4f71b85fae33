import { inTime } from "./in-time.ts";

const patienceMs = 2_000;

/**
 * Whether the browser has promised to keep what is stored. It tells nobody that a window is private, and promises nothing in one:
 * without the promise, closing the window may lose it.
 */
export async function isKeptForGood(): Promise<boolean> {
  const promised = navigator.storage?.persisted?.().catch(() => false);
  return promised ? inTime(promised, patienceMs, () => false) : false;
}
