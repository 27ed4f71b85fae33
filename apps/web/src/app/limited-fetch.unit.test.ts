import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endAllCalls, endOldCalls, limitedFetch, limitedFetchOfKept, watchCall } from "./limited-fetch.ts";

/** A link that is half open: nothing answers, and only ending a call ends it. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(init?.signal?.reason);
    if (init?.signal?.aborted) end();
    init?.signal?.addEventListener("abort", end);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", hang);
  vi.stubGlobal("dispatchEvent", () => true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = (address: string, init?: RequestInit, ask = limitedFetch) => {
  const end = { told: "nothing" };
  ask(address, init).catch((error: Error) => {
    end.told = error.message;
  });
  return end;
};

test.each([
  ["reading", "/trpc/jobs.list", undefined, 40_000],
  ["a write", "/trpc/jobs.update", { method: "POST" }, 60_000],
  ["an import", "/trpc/imports.run", { method: "POST" }, 300_000],
  ["an export", "/trpc/jobs.export?input=1", undefined, 300_000],
  ["a list whose filter speaks of exports", "/trpc/jobs.list?input=x.export", undefined, 40_000],
])("%s over a link that is half open is given up", async (_, address, init, afterMs) => {
  const end = asked(address, init);
  await vi.advanceTimersByTimeAsync(afterMs - 1);
  expect(end.told).toBe("nothing");
  await vi.advanceTimersByTimeAsync(1);
  expect(end.told).toBe("No answer");
});

const post = { method: "POST" };

test("what was asked over a lost link is ended when there is another, writes that are kept here as well; what is fresh, and other writes, are not", async () => {
  const old = asked("/trpc/jobs.list");
  const write = asked("/trpc/jobs.update", post);
  const kept = asked("/trpc/comments.create", post, limitedFetchOfKept);
  await vi.advanceTimersByTimeAsync(6_000);
  const fresh = asked("/trpc/jobs.get");
  const freshKept = asked("/trpc/comments.create", post, limitedFetchOfKept);
  await vi.advanceTimersByTimeAsync(4_000);
  endOldCalls();
  await vi.advanceTimersByTimeAsync(0);
  const told = [old, write, kept, fresh, freshKept].map((call) => call.told);
  expect(told).toEqual(["The link was lost", "nothing", "The link was lost", "nothing", "nothing"]);
});

test("a page that is left ends all it asked for, what is fresh and what is written too", async () => {
  const calls = [
    asked("/trpc/jobs.list"),
    asked("/trpc/jobs.update", post),
    asked("/trpc/comments.create", post, limitedFetchOfKept),
  ];
  endAllCalls();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.map(({ told }) => told)).toEqual(calls.map(() => "The page was left"));
});

test("what goes another way is ended once it has been silent, and not after it is over", async () => {
  const silent = vi.fn();
  const heard = vi.fn();
  const over = vi.fn();
  watchCall(silent);
  const hearing = watchCall(heard);
  watchCall(over).over();
  await vi.advanceTimersByTimeAsync(10_000);
  hearing.heard();
  endOldCalls();
  endOldCalls();
  expect([silent, heard, over].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

test("what was ended before it was asked for is not asked for", async () => {
  const end = asked("/trpc/jobs.list", { signal: AbortSignal.abort(new Error("Left")) });
  await vi.advanceTimersByTimeAsync(0);
  expect(end.told).toBe("Left");
});

test("the person who asked may end it", async () => {
  const caller = new AbortController();
  const end = asked("/trpc/jobs.list", { signal: caller.signal });
  caller.abort(new Error("Left"));
  await vi.advanceTimersByTimeAsync(0);
  expect(end.told).toBe("Left");
});
