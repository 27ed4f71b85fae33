import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { limitedFetch, limitedFetchOfKept, silentEvent } from "../../app/limited-fetch.ts";
import { Refused } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { tabServices } from "../../testing/tab-services.ts";
import { watchConnection } from "./connection.ts";

// The whole application is drawn, which takes its time on a busy machine.

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("a link that goes and comes again and again has what is shown read once in a while, not each time", async () => {
  const { services } = await renderApp("/login");
  vi.useFakeTimers();
  const stop = watchConnection(services);
  const read = vi.spyOn(services.queryClient, "invalidateQueries");
  for (let times = 0; times < 50; times += 1) {
    services.link.markUnreachable();
    services.link.markReached();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

test("a link that is lost is looked for soon, and then less and less often", async () => {
  vi.useFakeTimers();
  const startedAt = Date.now();
  const asked: number[] = [];
  const services = await tabServices({
    answers: {
      "session.needsFirstAdministrator": () => {
        asked.push(Date.now() - startedAt);
        throw new Error("Nobody answers");
      },
    },
  });
  const stop = watchConnection(services);
  services.link.markUnreachable();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(asked).toEqual([1_000, 3_000, 7_000, 15_000, 30_000, 45_000]);
  services.link.markReached();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(asked).toHaveLength(6);
  stop();
});

test("a server that had too much of this account is left alone for a minute, and read again once it answers", async () => {
  vi.useFakeTimers();
  const startedAt = Date.now();
  const asked: number[] = [];
  const services = await tabServices({
    answers: {
      "session.needsFirstAdministrator": () => {
        asked.push(Date.now() - startedAt);
        if (asked.length < 3) throw new Refused("limit", "refusals:tooManyRefused", {}, { count: 2 });
        return false;
      },
    },
  });
  const stop = watchConnection(services);
  const read = vi.spyOn(services.queryClient, "invalidateQueries");
  await services.client.session.needsFirstAdministrator.query().catch(() => undefined);
  expect(services.link.getState()).toMatchObject({ isOnline: true, isResting: true });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked).toEqual([0, 60_000]);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(asked).toEqual([0, 60_000, 120_000]);
  expect(services.link.getState().isResting).toBe(false);
  expect(read).toHaveBeenCalledOnce();
  stop();
});

test("whether there is a server is asked once something has waited long for its answer", async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => undefined));
  const services = await tabServices({
    answers: { "session.needsFirstAdministrator": () => new Promise(() => undefined) },
  });
  const stop = watchConnection(services);
  services.link.markReached();
  void limitedFetch("/trpc/session.signIn", { method: "POST" }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(services.link.getState().isOnline).toBe(false);
  stop();
  vi.restoreAllMocks();
});

const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));

test("the first good answer after a silence has a write that was swallowed sent again", async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, "fetch").mockImplementation(hang);
  const services = await tabServices({ answers: {} });
  services.link.markReached();
  const stop = watchConnection(services);
  const flush = vi.spyOn(services.queue, "flush");
  const ended = expect(limitedFetchOfKept("/trpc/comments.create", { method: "POST" })).rejects.toThrow(
    "The link was lost",
  );
  await vi.advanceTimersByTimeAsync(9_000);
  dispatchEvent(new Event(silentEvent));
  expect(services.link.getState().isOnline).toBe(false);
  services.link.markReached();
  await ended;
  expect(flush).toHaveBeenCalled();
  stop();
  vi.restoreAllMocks();
});

test("a page that is left ends what it asked for; the browser may keep it, and ask no more", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(hang);
  const stop = watchConnection(await tabServices({ answers: {} }));
  const call = limitedFetch("/trpc/comments.create", { method: "POST" });
  dispatchEvent(new Event("pagehide"));
  await expect(call).rejects.toThrow("The page was left");
  stop();
  vi.restoreAllMocks();
});
