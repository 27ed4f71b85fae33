import { isStorageAllowed } from "./device-storage.ts";

/**
 * Fetches the whole application for use without a link. Private windows may refuse it, and where storage is blocked it is not
 * tried: the browser would report each attempt as an error of the page.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || !isStorageAllowed()) return;
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
