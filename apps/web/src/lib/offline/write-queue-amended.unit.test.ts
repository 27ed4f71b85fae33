import { expect, test } from "vitest";
import { createMemoryStore } from "./pending-store.ts";
import type { QueuedWrite } from "./queued-write.ts";
import { accountId, idsOf, queueOf, refused, sent, unreachable, write } from "./write-queue.fixture.ts";
import { createWriteQueue, type SendOutcome } from "./write-queue.ts";

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
  expect(await queue.amend("1", { remarks: "sealed" })).toBe(true);
  await queue.flush();
  expect(sentInputs).toEqual([{ remarks: "closed" }, { remarks: "sealed" }]);
  expect(keys).toEqual(["1", "1+"]);
});

test("what was refused is sent again as its author changed it", async () => {
  const outcomes = [refused, sent];
  const { queue } = await queueOf(() => outcomes.shift() ?? sent);
  await queue.add(write("1"));
  await queue.flush();
  expect(await queue.amend("1", { remarks: "sealed" })).toBe(true);
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
  expect(await queue.amend("1", "another")).toBe(false);
  expect(await store.list(accountId)).toMatchObject([{ input: "as it was" }]);
  answer(sent);
  await sending;
  expect(await queue.amend("1", "another")).toBe(false);
  await store.put(write("2", { input: "as it was", heldUntil: new Date(Date.now() + 10_000) }));
  expect(await queue.amend("2", "another")).toBe(false);
  expect(await store.list(accountId)).toMatchObject([{ id: "2", input: "as it was" }]);
});
