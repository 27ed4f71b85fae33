// Keeps the application itself on the device. What the ship's server answers is never kept here, but for thumbnails.
const shell = "ymp-shell-__VERSION__";
const thumbnails = "ymp-thumbnails";
const files = "__FILES__";
const thumbnailLimit = 2000;
const answerWithinMs = 3000;
// As `app/limited-fetch.ts` has it: over a link that is half open nothing comes, and what waits holds a connection.
const longestReadMs = 40_000;
const longestInstallMs = 5 * 60_000;
// What is kept helps and holds nothing up: the device may be slow, give no answer at all, or refuse.
const deviceWithinMs = 1500;
const deviceAtLastMs = 10_000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then(keepFiles)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) =>
  event.waitUntil(inTime(deviceAtLastMs, asked(dropOldShells)).then(() => self.clients.claim())),
);

self.addEventListener("fetch", (event) => {
  // What could not be fetched is told where it was asked for; WebKit would tell it once more, as an error of the worker.
  event.handled?.catch(() => undefined);
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (/^\/(trpc|api|uploads|downloads|archives|health|metrics)(\/|$)/.test(url.pathname)) return;
  if (url.pathname.startsWith("/files/")) {
    if (/thumb/.test(url.pathname + url.search)) event.respondWith(thumbnail(event));
    return;
  }
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

// Undefined where the device refuses.
async function asked(work) {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

// Undefined where there is no answer in time.
function inTime(limitMs, work) {
  let timer;
  const silence = new Promise((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}

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

const file = (request) => keptOrFetched(request, () => caches.match(request, { ignoreVary: true }));

async function keptOrFetched(request, look) {
  const looking = asked(look);
  const kept = await inTime(deviceWithinMs, looking);
  if (kept) return kept;
  try {
    return await fetchWithin(longestReadMs, request);
  } catch (error) {
    // Without a link a slow device is all there is.
    const keptAfterAll = await inTime(deviceAtLastMs, looking);
    if (keptAfterAll) return keptAfterAll;
    throw error;
  }
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

const keptPage = () =>
  inTime(
    deviceAtLastMs,
    asked(async () => (await caches.open(shell)).match("/")),
  );

// The sign-in page of a port answers in the server's place.
const isPicture = (answer) => answer.ok && (answer.headers.get("content-type") ?? "").startsWith("image/");

// A device that is full, or refuses, keeps nothing, and shows it all the same.
async function thumbnail(event) {
  const { request } = event;
  let isKept = false;
  const answer = await keptOrFetched(request, async () => {
    const kept = await (await caches.open(thumbnails)).match(request);
    isKept = kept !== undefined && isPicture(kept);
    return isKept ? kept : undefined;
  });
  if (!isKept && isPicture(answer)) keepThumbnail(event, answer.clone());
  return answer;
}

// Nobody who looks at it waits until it is kept.
function keepThumbnail(event, answer) {
  event.waitUntil(asked(async () => keepIn(await caches.open(thumbnails), event.request, answer)));
}

async function keepIn(cache, request, answer) {
  const names = await cache.keys();
  if (names.length >= thumbnailLimit && names[0]) await cache.delete(names[0]);
  await cache.put(request, answer);
}
