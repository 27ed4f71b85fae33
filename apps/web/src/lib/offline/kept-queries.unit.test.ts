import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { KeptQuery } from "./device-database.ts";
import { restoreQueries, shapeOf } from "./kept-queries.ts";

const key = ["users", "list"];
const hash = JSON.stringify(key);
const kept: KeptQuery = { scope: "a:v", hash, key, shape: shapeOf(key), data: "as it was", updatedAt: 1_000 };
const store = { list: async () => [kept], put: async () => {}, keepOnly: async () => {} };

it("shows at once what was read last time, and asks again even when that was a moment ago", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  await restoreQueries(client, store, "a:v", 1_500);
  const observer = new QueryObserver(client, { queryKey: key, queryFn: async () => "as it is" });
  expect(observer.getCurrentResult().data).toBe("as it was");
  const changed = new Promise((resolve) => {
    const stop = observer.subscribe(({ data }) => {
      if (data === "as it was") return;
      stop();
      resolve(data);
    });
  });
  expect(await changed).toBe("as it is");
});

it("leaves what was read in the meantime", async () => {
  const client = new QueryClient();
  client.setQueryData(key, "newer", { updatedAt: 2_000 });
  await restoreQueries(client, store, "a:v", 2_500);
  expect(client.getQueryData(key)).toBe("newer");
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
});

it("leaves answers of another shape, which the screens of this version cannot draw", async () => {
  const client = new QueryClient();
  const older = async () => [{ ...kept, shape: shapeOf(key) - 1 }];
  await restoreQueries(client, { ...store, list: older }, "a:v", 1_500);
  expect(client.getQueryData(key)).toBeUndefined();
});

it("leaves the answer of one procedure that changed since, and keeps those of the others", async () => {
  const client = new QueryClient();
  const month = [["rest", "month"], { input: { month: "2026-10" }, type: "query" }];
  const overview = [["rest", "overview"], { input: { month: "2026-10" }, type: "query" }];
  const ofOlderVersion = [month, overview].map((each) => ({ ...kept, key: each, shape: shapeOf(overview) }));
  await restoreQueries(client, { ...store, list: async () => ofOlderVersion }, "a:v", 1_500);
  expect(client.getQueryData(month)).toBeUndefined();
  expect(client.getQueryData(overview)).toBe("as it was");
  const list = async () => [{ ...kept, key: month, shape: shapeOf(month) }];
  await restoreQueries(client, { ...store, list }, "a:v", 1_500);
  expect(client.getQueryData(month)).toBe("as it was");
});

it.each([
  ["refuses", () => Promise.reject(new DOMException("private", "SecurityError"))],
  ["never answers", () => new Promise<KeptQuery[]>(() => undefined)],
])("does not hold up the start where the device %s", async (_what, list) => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const restored = restoreQueries(client, { ...store, list }, "a:v", 2_500);
  await vi.advanceTimersByTimeAsync(2_000);
  await restored;
  vi.useRealTimers();
  expect(client.getQueryData(key)).toBeUndefined();
});
