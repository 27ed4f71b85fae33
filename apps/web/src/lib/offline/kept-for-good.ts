/**
 * Whether the browser has promised to keep what is stored. It tells nobody that a window is private, and promises nothing in one:
 * without the promise, closing the window may lose it.
 */
export async function isKeptForGood(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}
