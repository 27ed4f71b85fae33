import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { thumbnailCache } from "../src/app/kept-pictures.ts";

const source = readFileSync(path.join(import.meta.dirname, "worker.js"), "utf8").replace(
  '"__FILES__"',
  `["https://ymp.test/"]`,
);
const origin = "https://ymp.test";

type Listener = (event: unknown) => void;

const picture = { "content-type": "image/webp" };
const fetched = vi.fn<(request: { url: string }, init?: RequestInit) => Promise<Response>>();
let cached: Map<string, Response>;
let opened: string[];
let listeners: Map<string, Listener>;
let isFull: boolean;
/** What of the device gives no answer, or refuses. */
let device: "answers" | "silent" | "refuses";
let kept: Promise<unknown>[];
let matching: (() => Promise<Response | undefined>) | undefined;

const asTheDeviceDoes = async <Answer>(answer: () => Answer): Promise<Answer> => {
  if (device === "silent") return new Promise(() => undefined);
  if (device === "refuses") throw new DOMException("Storage is blocked.", "SecurityError");
  return answer();
};

beforeEach(() => {
  fetched.mockReset();
  cached = new Map();
  opened = [];
  isFull = false;
  device = "answers";
  kept = [];
  matching = undefined;
  listeners = new Map();
  const cache = {
    match: (asked: string | { url: string }) =>
      matching?.() ?? asTheDeviceDoes(() => cached.get(typeof asked === "string" ? `${origin}${asked}` : asked.url)),
    keys: async () => [...cached.keys()],
    addAll: ([first]: Request[]) => hang(first, { signal: first?.signal }),
    put: async ({ url }: { url: string }, answer: Response) => {
      if (isFull) throw new DOMException("Quota exceeded.", "QuotaExceededError");
      cached.set(url, answer);
    },
  };
  const worker = {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    location: { origin },
  };
  const open = (name: string) => {
    opened.push(name);
    return asTheDeviceDoes(() => cache);
  };
  new Function("self", "caches", "fetch", source)(worker, { ...cache, open }, fetched);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Undefined where the worker leaves the request to the browser. */
function ask(
  address: string,
  { mode = "cors", handled = Promise.resolve() as unknown, signal = undefined as AbortSignal | undefined } = {},
) {
  let answer: Promise<Response> | undefined;
  listeners.get("fetch")?.({
    request: { url: `${origin}${address}`, method: "GET", mode, signal },
    handled,
    waitUntil: (work: Promise<unknown>) => kept.push(work),
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return answer;
}

test.each(["/trpc/jobs.list", "/api/docs", "/uploads/1", "/files/1", "/downloads/1", "/archives/1/2"])(
  "%s is the server's alone",
  (address) => {
    expect(ask(address)).toBeUndefined();
  },
);

test("a page comes from the device when the link is away", async () => {
  cached.set(`${origin}/`, new Response("shell"));
  fetched.mockRejectedValue(new TypeError("Load failed"));
  expect(await (await ask("/app/jobs", { mode: "navigate" }))?.text()).toBe("shell");
});

test("a thumbnail is kept once it was fetched, where signing out removes it", async () => {
  fetched.mockResolvedValueOnce(new Response("picture", { headers: picture }));
  await ask("/files/1?thumb");
  await Promise.all(kept);
  fetched.mockRejectedValue(new TypeError("Load failed"));
  expect(await (await ask("/files/1?thumb"))?.text()).toBe("picture");
  expect(new Set(opened)).toEqual(new Set([thumbnailCache]));
});

test("what cannot be fetched is told to the person who asked, and not a second time by the worker", async () => {
  const toldByWorker = { catch: vi.fn() };
  fetched.mockRejectedValue(new TypeError("Load failed"));
  await expect(ask("/files/1?thumb", { handled: toldByWorker })).rejects.toThrow("Load failed");
  expect(toldByWorker.catch).toHaveBeenCalled();
});

test("a browser that does not say what became of a request is served as well", async () => {
  cached.set(`${origin}/assets/a.js`, new Response("code"));
  expect(await (await ask("/assets/a.js", { handled: undefined }))?.text()).toBe("code");
});

test.each([500, 502, 503, 504])(
  "a proxy with no server behind it, which answers %i, does not take the page's place",
  async (status) => {
    cached.set(`${origin}/`, new Response("shell"));
    fetched.mockResolvedValue(new Response("Bad gateway", { status }));
    expect(await (await ask("/app/jobs", { mode: "navigate" }))?.text()).toBe("shell");
  },
);

test("the sign-in page of a port is not kept as a thumbnail, and one that was kept is fetched again", async () => {
  const page = () => new Response("<html>Welcome</html>", { headers: { "content-type": "text/html" } });
  fetched.mockResolvedValueOnce(page());
  await ask("/files/1?thumb");
  expect(cached.size).toBe(0);
  cached.set(`${origin}/files/1?thumb`, page());
  fetched.mockResolvedValueOnce(new Response("picture", { headers: picture }));
  expect(await (await ask("/files/1?thumb"))?.text()).toBe("picture");
});

test("a full device shows thumbnails and keeps none", async () => {
  isFull = true;
  fetched.mockResolvedValueOnce(new Response("picture", { headers: picture }));
  expect(await (await ask("/files/1?thumb"))?.text()).toBe("picture");
});

describe.each(["silent", "refuses"] as const)("a device that %s", (answering) => {
  beforeEach(() => {
    vi.useFakeTimers();
    device = answering;
  });

  test.each([
    ["code", "/assets/a.js", "cors"],
    ["a picture", "/files/1?thumb", "cors"],
    ["a page", "/app/jobs", "navigate"],
  ])("holds up %s no longer than a moment", async (_, address, mode) => {
    fetched.mockImplementation(async () => new Response("of the server", { headers: picture }));
    const answer = ask(address, { mode });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await (await answer)?.text()).toBe("of the server");
  });

  test("leaves nobody waiting for a page where the server is away too", async () => {
    fetched.mockRejectedValue(new TypeError("Load failed"));
    const answer = ask("/app/jobs", { mode: "navigate" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer)?.type).toBe("error");
  });
});

test("code that a slow device has, and the link has not, is waited for", async () => {
  vi.useFakeTimers();
  let tell: (kept: Response) => void = () => undefined;
  matching = () => new Promise((resolve) => (tell = resolve));
  fetched.mockRejectedValue(new TypeError("Load failed"));
  const answer = ask("/assets/a.js");
  await vi.advanceTimersByTimeAsync(4_000);
  tell(new Response("code"));
  expect(await (await answer)?.text()).toBe("code");
});

/** A link that is half open: nothing answers, and only ending a request ends it. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<never>((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("Ended"))));

test.each(["/files/1?thumb", "/assets/a.js"])("%s over a link that is half open is given up", async (address) => {
  vi.useFakeTimers();
  fetched.mockImplementation(hang);
  const ended = expect(ask(address)).rejects.toThrow("Ended");
  await vi.advanceTimersByTimeAsync(40_000);
  await ended;
});

test("the person who asked for a thumbnail may end it", async () => {
  const asker = new AbortController();
  fetched.mockImplementation(hang);
  const answer = ask("/files/1?thumb", { signal: asker.signal });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), 60_000);
  asker.abort();
  await expect(answer).rejects.toThrow("Ended");
});

test("files of the application that do not come do not hold their connections for ever", async () => {
  vi.useFakeTimers();
  let work: Promise<unknown> | undefined;
  listeners.get("install")?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
  const ended = expect(work).rejects.toThrow("Ended");
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await ended;
});
