/** Where the service worker keeps thumbnails, by its own code. */
export const thumbnailCache = "ymp-thumbnails";

/** The cache belongs to the device and not to an account: it goes with the account whose reader filled it. */
export async function forgetPictures(): Promise<void> {
  // Absent where the page came over an insecure address.
  try {
    await globalThis.caches?.delete(thumbnailCache);
  } catch {
    // Where the browser refuses its storage, even asking for it throws, and nothing is kept.
  }
}
