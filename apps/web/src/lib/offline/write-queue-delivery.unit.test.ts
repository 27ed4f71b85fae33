import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMemoryStore } from "./pending-store.ts";
import type { QueuedWrite } from "./queued-write.ts";
import { accountId, idsOf, refused, sent, unreachable, write } from "./write-queue.fixture.ts";
import { createWriteQueue, type SendOutcome } from "./write-queue.ts";

describe("a write that somebody waits for", () => {
  const never = () => new Promise<SendOutcome>(() => undefined);
  function openAnswer() {
    let answer: (outcome: SendOutcome) => void = () => undefined;
    const promise = new Promise<SendOutcome>((resolve) => {
      answer = resolve;
    });
    return { answer, promise };
  }
  const onDevice = (store: { list: (id: string) => Promise<QueuedWrite[]> }) => store.list(accountId);
  async function waitingFor(answer: () => Promise<SendOutcome>, store = createMemoryStore<QueuedWrite>()) {
    const onSent = vi.fn();
    const queue = createWriteQueue({ store, send: answer, onSent });
    await queue.openFor(accountId);
    return { queue, store, onSent };
  }
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-06-18T12:02:00Z") }));
  afterEach(() => void vi.useRealTimers());

  test("lies on the device until the server has answered", async () => {
    const { answer, promise } = openAnswer();
    const { queue, store } = await waitingFor(() => promise);
    const delivery = queue.deliver(write("1"));
    await vi.advanceTimersByTimeAsync(5);
    expect(await onDevice(store)).toMatchObject([{ id: "1" }]);
    expect(idsOf(queue)).toEqual([]);
    answer({ status: "sent", result: "done" });
    expect(await delivery).toEqual({ status: "sent", result: "done" });
    expect(await onDevice(store)).toEqual([]);
  });

  test("is given back to the form when the server refuses it", async () => {
    const { queue, store } = await waitingFor(async () => refused);
    await expect(queue.deliver(write("1"))).rejects.toThrow("changed meanwhile");
    expect(await onDevice(store)).toEqual([]);
  });

  test("is queued where the server cannot be reached", async () => {
    const { queue } = await waitingFor(async () => unreachable);
    expect(await queue.deliver(write("1"))).toEqual({ status: "queued" });
    expect(queue.getState().writes).toMatchObject([{ id: "1", attempts: 1 }]);
  });

  test("counts as queued where no answer comes, and is done when it comes after all", async () => {
    const { answer, promise } = openAnswer();
    const { queue, store, onSent } = await waitingFor(() => promise);
    const delivery = queue.deliver(write("1"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await delivery).toEqual({ status: "queued" });
    expect(idsOf(queue)).toEqual(["1"]);
    answer(sent);
    await vi.advanceTimersByTimeAsync(5);
    expect(await onDevice(store)).toEqual([]);
    expect(idsOf(queue)).toEqual([]);
    expect(onSent).toHaveBeenCalledOnce();
  });

  test("keeps a refusal that comes after the person was told that it is queued", async () => {
    const { answer, promise } = openAnswer();
    const { queue } = await waitingFor(() => promise);
    const delivery = queue.deliver(write("1"));
    await vi.advanceTimersByTimeAsync(10_000);
    await delivery;
    answer(refused);
    await vi.advanceTimersByTimeAsync(5);
    expect(queue.getState().writes).toMatchObject([{ id: "1", refusal: { code: "stale" } }]);
  });

  test("is sent by the next start when the window was closed before the answer, and by no other tab until then", async () => {
    const { queue, store } = await waitingFor(never);
    void queue.deliver(write("1"));
    await vi.advanceTimersByTimeAsync(5);
    const asked: string[] = [];
    const other = createWriteQueue({
      store,
      send: async ({ id }) => {
        asked.push(id);
        return sent;
      },
    });
    await other.openFor(accountId);
    await other.flush();
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(asked).toEqual(["1"]);
  });

  test("of a clock that was set back is not held for as long as that", async () => {
    const { store } = await waitingFor(never);
    await store.put(write("1", { heldUntil: new Date("2027-06-18T12:02:00Z") }));
    const { queue } = await waitingFor(async () => sent, store);
    await queue.flush();
    expect(await onDevice(store)).toEqual([]);
  });
});
