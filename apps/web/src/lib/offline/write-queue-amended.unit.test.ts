import { afterEach, expect, test, vi } from "vitest";
import { amendUnsent, withdrawUnsent } from "./change-unsent.ts";
import { createMemoryStore } from "./pending-store.ts";
import type { QueuedWrite } from "./queued-write.ts";
import { accountId, idsOf, queueOf, refused, sent, unreachable, write } from "./write-queue.fixture.ts";
import { createWriteQueue, type SendOutcome } from "./write-queue.ts";

afterEach(() => void vi.useRealTimers());

test("what waits is sent as its author changed it, under another key", async () => {
  const outcomes = [unreachable, sent];
  const sentInputs: unknown[] = [];
  const keys: string[] = [];
  const { queue } = await queueOf(({ input, key, id }) => {
    sentInputs.push(input);
    keys.push(key ?? id);
    return outcomes.shift() ?? sent;
  });
  await queue.add(write("1", { input: { remarks: "closed" } }));
  await queue.flush();
  expect(await amendUnsent(queue, "1", { remarks: "sealed" })).toBe(true);
  await queue.flush();
  expect(sentInputs).toEqual([{ remarks: "closed" }, { remarks: "sealed" }]);
  expect(keys).toEqual(["1", "1+"]);
});

test("what was refused is sent again as its author changed it", async () => {
  const outcomes = [refused, sent];
  const { queue } = await queueOf(() => outcomes.shift() ?? sent);
  await queue.add(write("1"));
  await queue.flush();
  expect(await amendUnsent(queue, "1", { remarks: "sealed" })).toBe(true);
  await queue.flush();
  expect(idsOf(queue)).toEqual([]);
});

test("what is on its way, is gone, or is another tab's in this moment is changed no more", async () => {
  let answer: (outcome: SendOutcome) => void = () => undefined;
  const store = createMemoryStore<QueuedWrite>();
  const queue = createWriteQueue({
    store,
    send: () =>
      new Promise<SendOutcome>((resolve) => {
        answer = resolve;
      }),
  });
  await queue.openFor(accountId);
  await queue.add(write("1", { input: "as it was" }));
  const sending = queue.flush();
  await expect.poll(() => queue.getState().sending.has("1")).toBe(true);
  expect(await amendUnsent(queue, "1", "another")).toBe(false);
  expect(await store.list(accountId)).toMatchObject([{ input: "as it was" }]);
  answer(sent);
  await sending;
  expect(await amendUnsent(queue, "1", "another")).toBe(false);
  await store.put(write("2", { input: "as it was", heldUntil: new Date(Date.now() + 10_000) }));
  expect(await amendUnsent(queue, "2", "another")).toBe(false);
  expect(await store.list(accountId)).toMatchObject([{ id: "2", input: "as it was" }]);
});

/** Two tabs of one device, of which the first waits for an answer over a link that is half open. */
async function twoTabs() {
  vi.useFakeTimers();
  const store = createMemoryStore<QueuedWrite>();
  let answer: (outcome: SendOutcome) => void = () => undefined;
  const first = createWriteQueue({
    store,
    send: () =>
      new Promise<SendOutcome>((resolve) => {
        answer = resolve;
      }),
  });
  await first.openFor(accountId);
  const told = first.deliver(write("1", { input: "as it was" }));
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await told).toEqual({ status: "queued" });
  const { queue: second } = await queueOf(() => unreachable, store);
  expect(await amendUnsent(second, "1", "corrected")).toBe(true);
  return { store, answer: (outcome: SendOutcome) => answer(outcome) };
}

test.each([["lost", unreachable] as const, ["taken", sent] as const, ["refused", refused] as const])(
  "a correction stays when the attempt of another tab ends, %s, after it",
  async (_, outcome) => {
    const { store, answer } = await twoTabs();
    answer(outcome);
    await vi.advanceTimersByTimeAsync(0);
    expect(await store.list(accountId)).toMatchObject([{ input: "corrected", refusal: null, key: "1+" }]);
  },
);

/** An entry and the signature that rests on it, over a link that takes what is sent and loses the answers. */
async function signedAndLost() {
  const opened = await queueOf(() => unreachable);
  await opened.queue.add(write("1", { subject: "entry" }));
  await opened.queue.add(write("2", { subject: "entry", path: "logbooks.signSealed" }));
  return opened;
}

test("what is taken back goes with what rests on it, and nothing of it is sent", async () => {
  const { queue, asked, store } = await signedAndLost();
  expect(await withdrawUnsent(queue, "1", ["2"])).toBe(true);
  await queue.flush();
  expect(asked).toEqual([]);
  expect(await store.list(accountId)).toEqual([]);
  expect(await withdrawUnsent(queue, "1")).toBe(false);
});

test("what rests on a corrected one is left out with the correction, and stays where there is none", async () => {
  const { queue, store } = await signedAndLost();
  expect(await amendUnsent(queue, "gone", "corrected", ["2"])).toBe(false);
  await queue.flush();
  expect((await store.list(accountId)).map(({ id }) => id)).toEqual(["1", "2"]);
  expect(await amendUnsent(queue, "1", "corrected", ["2"])).toBe(true);
  expect(await store.list(accountId)).toMatchObject([{ id: "1", input: "corrected" }]);
});
