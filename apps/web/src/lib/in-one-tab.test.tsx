import { afterEach, expect, test, vi } from "vitest";
import { inOneTab } from "./in-one-tab.ts";

afterEach(() => vi.unstubAllGlobals());

const withLocks = (request: (name: string, work: () => Promise<void>) => Promise<unknown>) =>
  vi.stubGlobal("navigator", { locks: { request } });

test("what waits is sent where the browser refuses locks with the rest of its storage", async () => {
  withLocks(() => Promise.reject(new DOMException("request() is not allowed in this context", "SecurityError")));
  const work = vi.fn(async () => undefined);
  await inOneTab("queue", work);
  expect(work).toHaveBeenCalledOnce();
});

test("work that fails under the lock is not done again", async () => {
  withLocks((_name, work) => work());
  const work = vi.fn(() => Promise.reject(new Error("no link")));
  await expect(inOneTab("queue", work)).rejects.toThrow("no link");
  expect(work).toHaveBeenCalledOnce();
});
