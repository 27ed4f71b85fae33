/** Where the service worker keeps thumbnails, by its own code. */
export const thumbnailCache = "ymp-thumbnails";

/**
 * The cache belongs to the device and not to an account: it goes with the account whose reader filled it. Rejects where the
 * browser refuses its storage: even asking for it throws then.
 */
export async function forgetPictures(): Promise<void> {
  // Absent where the page came over an insecure address.
  await globalThis.caches?.delete(thumbnailCache);
}
