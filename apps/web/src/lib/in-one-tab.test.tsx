import { afterEach, expect, test, vi } from "vitest";
import { inOneTab } from "./in-one-tab.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Request = (name: string, options: LockOptions, work: () => Promise<void>) => Promise<unknown>;

const withLocks = (request: Request) => vi.stubGlobal("navigator", { locks: { request } });

test("what waits is sent where the browser refuses locks with the rest of its storage", async () => {
  withLocks(() => Promise.reject(new DOMException("request() is not allowed in this context", "SecurityError")));
  const work = vi.fn(async () => undefined);
  await inOneTab("queue", work);
  expect(work).toHaveBeenCalledOnce();
});

test("work that fails under the lock is not done again", async () => {
  withLocks((_name, _options, work) => work());
  const work = vi.fn(() => Promise.reject(new Error("no link")));
  await expect(inOneTab("queue", work)).rejects.toThrow("no link");
  expect(work).toHaveBeenCalledOnce();
});

test("a tab that sleeps with its turn keeps nothing from being sent by another", async () => {
  vi.useFakeTimers();
  withLocks(
    (_name, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  const work = vi.fn(async () => undefined);
  const done = inOneTab("queue", work);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect(work).toHaveBeenCalledOnce();
});

test("locks that never answer, not even to being called off, keep nothing from being sent, and nothing is done twice", async () => {
  vi.useFakeTimers();
  let late: () => Promise<void> = async () => undefined;
  withLocks((_name, _options, work) => {
    late = work;
    return new Promise(() => undefined);
  });
  const work = vi.fn(async () => undefined);
  const done = inOneTab("queue", work);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  await late();
  expect(work).toHaveBeenCalledOnce();
});
