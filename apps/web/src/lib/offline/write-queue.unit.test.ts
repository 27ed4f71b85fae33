import { describe, expect, test, vi } from "vitest";
import { retryUnsent } from "./change-unsent.ts";
import { createMemoryStore } from "./pending-store.ts";
import type { QueuedWrite } from "./queued-write.ts";
import { accountId, idsOf, queueOf, refused, sent, unreachable, write } from "./write-queue.fixture.ts";
import { createWriteQueue, type SendOutcome } from "./write-queue.ts";

const limited = (messageKey: string): SendOutcome => ({
  ...refused,
  refusal: { ...refused.refusal, code: "limit", messageKey },
});

describe("the queue", () => {
  test("sends each write once and in the order of making", async () => {
    const { queue, asked } = await queueOf(() => sent);
    await queue.add(write("2"));
    await queue.add(write("1"));
    await Promise.all([queue.flush(), queue.flush()]);
    await queue.flush();
    expect(asked).toEqual(["1", "2"]);
    expect(idsOf(queue)).toEqual([]);
  });

  test("keeps everything while the server cannot be reached", async () => {
    const { queue, asked } = await queueOf(() => unreachable);
    await queue.add(write("1"));
    await queue.add(write("2"));
    await queue.flush();
    expect(asked).toEqual(["1"]);
    expect(idsOf(queue)).toEqual(["1", "2"]);
    expect(queue.getState().writes[0]?.attempts).toBe(1);
  });

  test("sends again when the link came back while an attempt was failing", async () => {
    let fail: (outcome: SendOutcome) => void = () => undefined;
    const failing = new Promise<SendOutcome>((resolve) => {
      fail = resolve;
    });
    const outcomes = [failing, Promise.resolve(sent)];
    const asked: string[] = [];
    const queue = createWriteQueue({
      store: createMemoryStore<QueuedWrite>(),
      send: async ({ id }) => {
        asked.push(id);
        return (await outcomes.shift()) ?? unreachable;
      },
    });
    await queue.openFor(accountId);
    await queue.add(write("1"));
    const first = queue.flush();
    await vi.waitFor(() => expect(asked).toEqual(["1"]), 60_000);
    const second = queue.flush();
    fail(unreachable);
    await Promise.all([first, second]);
    expect(asked).toEqual(["1", "1"]);
    expect(idsOf(queue)).toEqual([]);
  });

  test("survives a reload", async () => {
    const { queue, store } = await queueOf(() => unreachable);
    await queue.add(write("1"));
    const reloaded = await queueOf(() => sent, store);
    expect(idsOf(reloaded.queue)).toEqual(["1"]);
    await reloaded.queue.flush();
    expect(reloaded.asked).toEqual(["1"]);
  });

  test("keeps a refused write with what was typed, and goes on with other records", async () => {
    const { queue } = await queueOf(({ id }) => (id === "1" ? refused : sent));
    await queue.add(write("1", { input: { workDone: "replaced impeller" } }));
    await queue.add(write("2"));
    await queue.flush();
    expect(idsOf(queue)).toEqual(["1"]);
    expect(queue.getState().writes[0]).toMatchObject({
      input: { workDone: "replaced impeller" },
      refusal: { code: "stale" },
    });
  });

  test("is tried again after a while where the server had too much of this account, and needs nobody", async () => {
    vi.useFakeTimers();
    const tooMuch = limited("refusals:tooManyRefused");
    let isLimited = true;
    const { queue, asked } = await queueOf(() => (isLimited ? tooMuch : sent));
    await queue.add(write("1"));
    await queue.add(write("2"));
    await queue.flush();
    expect(asked).toEqual(["1"]);
    expect(queue.getState().writes.map(({ refusal }) => refusal)).toEqual([null, null]);
    isLimited = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(idsOf(queue)).toEqual([]);
    vi.useRealTimers();
  });

  test("is for its author where the limit is no matter of time, and holds up nothing", async () => {
    const { queue } = await queueOf(({ id }) => (id === "1" ? limited("refusals:noRoom") : sent));
    await queue.add(write("1"));
    await queue.add(write("2"));
    await queue.flush();
    expect(queue.getState().writes).toMatchObject([{ id: "1", refusal: { messageKey: "refusals:noRoom" } }]);
  });

  test("holds back later writes on a record whose earlier write was refused", async () => {
    const { queue, asked } = await queueOf(({ id }) => (id === "1" ? refused : sent));
    await queue.add(write("1", { subject: "job" }));
    await queue.add(write("2", { subject: "job" }));
    await queue.flush();
    expect(asked).toEqual(["1"]);
    expect(idsOf(queue)).toEqual(["1", "2"]);
  });

  test("lets a write wait for its record's photos, and goes on with other records", async () => {
    const store = createMemoryStore<QueuedWrite>();
    const awaited = new Set(["job:j1"]);
    const asked: string[] = [];
    const queue = createWriteQueue({
      store,
      awaitedPlaces: async () => awaited,
      send: async ({ id }) => {
        asked.push(id);
        return sent;
      },
    });
    await queue.openFor(accountId);
    await queue.add(write("1", { subject: "j1", awaitsFilesOf: "job:j1" }));
    await queue.add(write("2", { subject: "j1" }));
    await queue.add(write("3"));
    await queue.flush();
    expect(asked).toEqual(["3"]);
    awaited.clear();
    await queue.flush();
    expect(asked).toEqual(["3", "1", "2"]);
  });

  test("sends a refused write again as its author mended it", async () => {
    let mended: unknown;
    const { queue } = await queueOf(({ input }) => {
      mended = input;
      return mended !== null && JSON.stringify(mended).includes("4819") ? sent : refused;
    });
    await queue.add(write("1", { input: { reading: 4118 } }));
    await queue.flush();
    await retryUnsent(queue, "1", { reading: 4819 });
    expect(mended).toEqual({ reading: 4819 });
    expect(idsOf(queue)).toEqual([]);
  });

  test("names a write alike each time it goes unanswered, and again each time its author sends it", async () => {
    const outcomes = [unreachable, refused, refused, sent];
    const keys: string[] = [];
    const { queue } = await queueOf((sending) => {
      keys.push(sending.key ?? sending.id);
      return outcomes.shift() ?? sent;
    });
    await queue.add(write("1", { input: { reading: 4118 } }));
    await queue.flush();
    await queue.flush();
    await retryUnsent(queue, "1");
    await retryUnsent(queue, "1", { reading: 4819 });
    expect(keys).toEqual(["1", "1", "1+", "1++"]);
  });

  test("keeps of several entries those that the server refused one by one", async () => {
    const refusedOne = { id: "b", messageKey: "equipment:readingLower", params: { lastReading: "481.1" } };
    const { queue } = await queueOf(() => ({
      status: "sent",
      result: { saved: [{ id: "a" }], refused: [refusedOne] },
    }));
    await queue.add(write("1", { input: { id: "walk", entries: [{ id: "a" }, { id: "b", reading: 4 }] } }));
    await queue.flush();
    expect(queue.getState().writes).toMatchObject([
      {
        input: { id: "walk", entries: [{ id: "b", reading: 4 }] },
        refusal: { messageKey: "equipment:readingLower", params: { lastReading: "481.1" } },
      },
    ]);
  });

  test("forgets a write of several entries when all were taken", async () => {
    const { queue } = await queueOf(() => ({ status: "sent", result: { saved: [{ id: "a" }], refused: [] } }));
    await queue.add(write("1", { input: { entries: [{ id: "a" }] } }));
    await queue.flush();
    expect(idsOf(queue)).toEqual([]);
  });

  test("discards only what its author names", async () => {
    const { queue } = await queueOf(() => refused);
    await queue.add(write("1"));
    await queue.add(write("2"));
    await queue.flush();
    await queue.discard("1");
    expect(idsOf(queue)).toEqual(["2"]);
  });

  test("does not send what its author leaves out while the device is asked", async () => {
    const store = createMemoryStore<QueuedWrite>();
    const asked: string[] = [];
    const queue = createWriteQueue({
      store,
      awaitedPlaces: async () => {
        if (idsOf(queue).length > 0) void queue.discard("1");
        return new Set();
      },
      send: async ({ id }) => {
        asked.push(id);
        return sent;
      },
    });
    await queue.openFor(accountId);
    await queue.add(write("1"));
    await queue.flush();
    expect(asked).toEqual([]);
  });

  test("shows and sends only the writes of the account that is signed in", async () => {
    const { queue, asked } = await queueOf(() => sent);
    await queue.add(write("1", { accountId: "someone else" }));
    await queue.flush();
    expect(asked).toEqual([]);
    await queue.openFor("someone else");
    expect(idsOf(queue)).toEqual(["1"]);
  });

  test("goes on after a fault of our own, which is told", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isBroken = true;
    const { queue } = await queueOf(() => {
      if (isBroken) throw new Error("the code did not come");
      return sent;
    });
    await queue.add(write("1"));
    await queue.flush();
    expect(told).toHaveBeenCalledOnce();
    expect(idsOf(queue)).toEqual(["1"]);
    isBroken = false;
    await queue.flush();
    expect(idsOf(queue)).toEqual([]);
    told.mockRestore();
  });

  test("tells of what was taken when it comes to rest, not while other writes are still shown before they are sent", async () => {
    const told: string[][] = [];
    const queue = createWriteQueue({
      store: createMemoryStore<QueuedWrite>(),
      send: async () => sent,
      onSent: (writes) => told.push(writes.map(({ id }) => id)),
    });
    await queue.openFor(accountId);
    await queue.add(write("1"));
    await queue.add(write("2"));
    await queue.flush();
    expect(told).toEqual([["1", "2"]]);
  });

  test("says of each write whether it is on its way", async () => {
    const seen: string[][] = [];
    const { queue } = await queueOf(() => {
      seen.push([...queue.getState().sending]);
      return sent;
    });
    await queue.add(write("1"));
    await queue.add(write("2"));
    await queue.flush();
    expect(seen).toEqual([["1"], ["2"]]);
    expect([...queue.getState().sending]).toEqual([]);
  });

  test("does not bring back what its author left out while it was being sent", async () => {
    const { queue } = await queueOf(({ id }) => {
      void queue.discard(id);
      return unreachable;
    });
    await queue.add(write("1"));
    await queue.flush();
    await queue.flush();
    expect(idsOf(queue)).toEqual([]);
  });

  test("shows and sends what the device tells of late", async () => {
    const store = createMemoryStore<QueuedWrite>();
    const late: (() => void)[] = [];
    const asked: string[] = [];
    const queue = createWriteQueue({
      store: { ...store, onLateAnswer: (listener) => void late.push(listener) },
      send: async ({ id }) => {
        asked.push(id);
        return sent;
      },
    });
    await queue.openFor(accountId);
    await store.put(write("1"));
    for (const tell of late) tell();
    await vi.waitFor(() => expect(asked).toEqual(["1"]), 60_000);
  });
});
