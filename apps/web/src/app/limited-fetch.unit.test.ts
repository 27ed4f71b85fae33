import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endOldReads, limitedFetch } from "./limited-fetch.ts";

/** A link that is half open: nothing answers, and only ending a call ends it. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<never>((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", hang);
  vi.stubGlobal("dispatchEvent", () => true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = (address: string, init?: RequestInit) => {
  const end = { told: "nothing" };
  limitedFetch(address, init).catch((error: Error) => {
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

test("what was asked over a lost link is ended when there is another; what was asked since, and writes, are not", async () => {
  const old = asked("/trpc/jobs.list");
  const write = asked("/trpc/jobs.update", { method: "POST" });
  await vi.advanceTimersByTimeAsync(6_000);
  const fresh = asked("/trpc/jobs.get");
  endOldReads();
  await vi.advanceTimersByTimeAsync(0);
  expect([old.told, write.told, fresh.told]).toEqual(["The link was lost", "nothing", "nothing"]);
});

test("whoever asked may end it", async () => {
  const caller = new AbortController();
  const end = asked("/trpc/jobs.list", { signal: caller.signal });
  caller.abort(new Error("Left"));
  await vi.advanceTimersByTimeAsync(0);
  expect(end.told).toBe("Left");
});
