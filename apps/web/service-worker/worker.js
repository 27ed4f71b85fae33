// Keeps the application itself on the device. What the ship's server answers is never kept here, but for thumbnails.
const shell = "ymp-shell-__VERSION__";
const thumbnails = "ymp-thumbnails";
const files = "__FILES__";
const thumbnailLimit = 2000;
const answerWithinMs = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(dropOldShells().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  // What could not be fetched is told where it was asked for; WebKit would tell it once more, as an error of the worker.
  event.handled?.catch(() => undefined);
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (/^\/(trpc|api|uploads|health|metrics)(\/|$)/.test(url.pathname)) return;
  if (url.pathname.startsWith("/files/")) {
    if (/thumb/.test(url.pathname + url.search)) event.respondWith(keptThumbnail(request));
    return;
  }
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});

// The shell before this one stays: a tab opened with it still loads its screens.
async function dropOldShells() {
  const shells = (await caches.keys()).filter((name) => name.startsWith("ymp-shell-") && name !== shell);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

async function page(request) {
  // Safari has `AbortSignal.timeout` from 16 on.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), answerWithinMs);
  try {
    const answer = await fetch(request, { signal: patience.signal });
    // A proxy says so when there is no server behind it.
    return answer.status >= 500 ? ((await keptPage()) ?? answer) : answer;
  } catch {
    return (await keptPage()) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

async function keptPage() {
  const cache = await caches.open(shell);
  return await cache.match("/");
}

// The sign-in page of a port answers in the server's place.
const isPicture = (answer) => answer.ok && (answer.headers.get("content-type") ?? "").startsWith("image/");

// A device that is full, or refuses, keeps nothing, and shows it all the same.
async function keptThumbnail(request) {
  const cache = await caches.open(thumbnails).catch(() => undefined);
  const kept = await cache?.match(request).catch(() => undefined);
  if (kept && isPicture(kept)) return kept;
  const answer = await fetch(request);
  if (cache && isPicture(answer)) await keepIn(cache, request, answer.clone()).catch(() => undefined);
  return answer;
}

async function keepIn(cache, request, answer) {
  const names = await cache.keys();
  if (names.length >= thumbnailLimit && names[0]) await cache.delete(names[0]);
  await cache.put(request, answer);
}
