/** Where the service worker keeps thumbnails, by its own code. */
export const thumbnailCache = "ymp-thumbnails";

/** In the server's answer to anyone who reads a file: which account that is. */
const readerHeader = "x-account-id";
const anyVary = { ignoreVary: true };

/**
 * The cache belongs to the device and not to an account: each picture goes unless the remembered account has read it, however late the
 * browser comes to it. Rejects where the browser refuses its storage: even asking for it throws then.
 */
export async function keepPicturesOf(readerId: () => string | null): Promise<void> {
  // Absent where the page came over an insecure address.
  const { caches } = globalThis;
  if (readerId() === null) return void (await caches?.delete(thumbnailCache));
  if (!(await caches?.has(thumbnailCache))) return;
  const cache = await caches.open(thumbnailCache);
  const requests = await cache.keys();
  await Promise.all(
    requests.map(async (request) => {
      const kept = await cache.match(request, anyVary);
      if (kept?.headers.get(readerHeader) !== readerId()) await cache.delete(request, anyVary);
    }),
  );
}
