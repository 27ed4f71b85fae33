// Keeps the application itself on the device. What the ship's server answers is never kept here, but for thumbnails.
const shell = "ymp-shell-__VERSION__";
const thumbnails = "ymp-thumbnails";
const files = "__FILES__";
const thumbnailLimit = 2000;
const answerWithinMs = 3000;
// As `app/limited-fetch.ts` has it: over a link that is half open nothing comes, and what waits holds a connection.
const longestReadMs = 40_000;
const longestInstallMs = 5 * 60_000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then(keepFiles)
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
  else
    event.respondWith(
      caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetchWithin(longestReadMs, request)),
    );
});

// The shell before this one stays: a tab opened with it still loads its screens.
async function dropOldShells() {
  const shells = (await caches.keys()).filter((name) => name.startsWith("ymp-shell-") && name !== shell);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

// Safari has `AbortSignal.timeout` from 16 on.
async function within(limitMs, work) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), limitMs);
  try {
    return await work(patience.signal);
  } finally {
    clearTimeout(timer);
  }
}

// Until the answer begins: a large file may take longer. Whoever asked may end it too.
function fetchWithin(limitMs, request) {
  return within(limitMs, (signal) => {
    const limit = new AbortController();
    for (const ending of [signal, request.signal]) ending?.addEventListener("abort", () => limit.abort());
    return fetch(request, { signal: limit.signal });
  });
}

async function keepFiles(cache) {
  await within(longestInstallMs, (signal) => cache.addAll(files.map((file) => new Request(file, { signal }))));
}

async function page(request) {
  try {
    const answer = await fetchWithin(answerWithinMs, request);
    // A proxy says so when there is no server behind it.
    return answer.status >= 500 ? ((await keptPage()) ?? answer) : answer;
  } catch {
    return (await keptPage()) ?? Response.error();
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
  const answer = await fetchWithin(longestReadMs, request);
  if (cache && isPicture(answer)) await keepIn(cache, request, answer.clone()).catch(() => undefined);
  return answer;
}

async function keepIn(cache, request, answer) {
  const names = await cache.keys();
  if (names.length >= thumbnailLimit && names[0]) await cache.delete(names[0]);
  await cache.put(request, answer);
}
