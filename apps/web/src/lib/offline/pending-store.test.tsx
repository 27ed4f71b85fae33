import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMemoryStore, keptOrInWindow, type PendingStore } from "./pending-store.ts";
import type { QueuedWrite } from "./queued-write.ts";
import { removalNotes } from "./removal-notes.ts";
import { idsOf, queueOf, refused, write } from "./write-queue.fixture.ts";

interface Note {
  id: string;
  accountId: string;
  text: string;
}

const note: Note = { id: "n1", accountId: "a1", text: "Bilge dry" };
const refusal = new DOMException("Error preparing Blob/File data to be stored in object store", "UnknownError");

const heldBy = (device: Pick<PendingStore<Note>, "list" | "put" | "remove">) =>
  keptOrInWindow<Note>(device, removalNotes("notes"));

const asksBeforeLeaving = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const persist = vi.fn(async () => true);
beforeEach(() => {
  persist.mockClear();
  localStorage.clear();
  Object.defineProperty(navigator, "storage", { configurable: true, value: { persist } });
});

let store: PendingStore<Note>;
afterEach(() => store.remove(note.id));

describe("on a device that takes it", () => {
  beforeEach(() => {
    store = heldBy(createMemoryStore<Note>());
  });

  test("it is kept, and leaving does not ask", async () => {
    await store.put(note);
    expect(await store.list("a1")).toEqual([note]);
    expect(store.isOnlyInWindow(note.id)).toBe(false);
    expect(asksBeforeLeaving()).toBe(false);
  });

  test("what is gone in a moment asks nothing of the browser", async () => {
    await store.put(note, { isPassing: true });
    expect(persist).not.toHaveBeenCalled();
    await store.put(note);
    expect(persist).toHaveBeenCalledOnce();
  });

  test("the browser is asked once not to clear it, and not before something waits", async () => {
    await store.list("a1");
    expect(persist).not.toHaveBeenCalled();
    await store.put(note);
    await store.put({ ...note, text: "Bilge pumped" });
    expect(persist).toHaveBeenCalledTimes(1);
  });
});

describe.each([
  ["refuses everything", () => Promise.reject(refusal)],
  ["is full", () => Promise.reject(new DOMException("full", "QuotaExceededError"))],
])("on a device that %s", (_what, refuse) => {
  beforeEach(() => {
    store = heldBy({ list: refuse, put: refuse, remove: refuse });
  });

  test("it is held in this window, says so, and leaving asks first", async () => {
    await store.put(note);
    expect(await store.list("a1")).toEqual([note]);
    expect(await store.list("another")).toEqual([]);
    expect(store.isOnlyInWindow(note.id)).toBe(true);
    expect(asksBeforeLeaving()).toBe(true);
  });

  test("once it is sent, leaving does not ask any more", async () => {
    await store.put(note);
    await store.remove(note.id);
    expect(await store.list("a1")).toEqual([]);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

test("what the device takes later is no longer only in this window", async () => {
  const device = createMemoryStore<Note>();
  const put = vi.fn(device.put).mockRejectedValueOnce(refusal);
  store = heldBy({ ...device, put });
  await store.put(note);
  await store.put({ ...note, text: "Bilge pumped" });
  expect(store.isOnlyInWindow(note.id)).toBe(false);
  expect(await store.list("a1")).toEqual([{ ...note, text: "Bilge pumped" }]);
});

describe("on a device that never answers", () => {
  const never = () => new Promise<never>(() => undefined);
  beforeEach(() => {
    vi.useFakeTimers();
    store = heldBy({ list: never, put: never, remove: never });
  });
  afterEach(() => void vi.useRealTimers());

  test("what is put is only in this window from the first moment, and nobody waits for long", async () => {
    const put = store.put(note);
    expect(store.isOnlyInWindow(note.id)).toBe(true);
    expect(asksBeforeLeaving()).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    await put;
    const listed = store.list("a1");
    await vi.advanceTimersByTimeAsync(0);
    expect(await listed).toEqual([note]);
  });

  test("what is sent from this window is not sent again", async () => {
    void store.put(note);
    void store.remove(note.id);
    const listed = store.list("a1");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await listed).toEqual([]);
  });
});

test("what the device took is still known once it stops answering", async () => {
  const device = createMemoryStore<Note>();
  const list = vi.fn(device.list);
  store = heldBy({ ...device, list });
  await store.put(note);
  list.mockRejectedValue(refusal);
  expect(await store.list("a1")).toEqual([note]);
  expect(store.isOnlyInWindow(note.id)).toBe(false);
});

test("what is removed while the device is still taking it does not come back", async () => {
  const device = createMemoryStore<Note>();
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  const put = (pending: Note) => taken.then(() => device.put(pending));
  store = heldBy({ ...device, put });
  const [storing, removing] = [store.put(note), store.remove(note.id)];
  take();
  await Promise.all([storing, removing]);
  expect(await device.list("a1")).toEqual([]);
});

test("leaving asks while one store holds something in this window, whatever another has sent", async () => {
  const refuse = () => Promise.reject(refusal);
  store = heldBy({ list: refuse, put: refuse, remove: refuse });
  const other = heldBy({ list: refuse, put: refuse, remove: refuse });
  await store.put(note);
  await other.put({ ...note, id: "n2" });
  await other.remove("n2");
  expect(asksBeforeLeaving()).toBe(true);
});

test("what was sent is not sent again where the device will not let go of it", async () => {
  const device = createMemoryStore<Note>();
  store = heldBy({ ...device, remove: () => Promise.reject(refusal) });
  await store.put(note);
  await store.remove(note.id);
  expect(await store.list("a1")).toEqual([]);
});

describe("once a device that would not take it answers again", () => {
  let device: PendingStore<Note>;
  const put = vi.fn<PendingStore<Note>["put"]>();
  const remove = vi.fn<PendingStore<Note>["remove"]>();
  const told = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    device = createMemoryStore<Note>();
    put.mockReset().mockImplementation(device.put);
    remove.mockReset().mockImplementation(device.remove);
    told.mockReset();
    store = heldBy({ ...device, put, remove });
    store.onLateAnswer?.(told);
  });
  afterEach(() => void vi.useRealTimers());

  test("it is written by itself, told, and leaving does not ask any more", async () => {
    put.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
    await store.put(note);
    expect(store.isOnlyInWindow(note.id)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await device.list("a1")).toEqual([note]);
    expect(store.isOnlyInWindow(note.id)).toBe(false);
    expect(asksBeforeLeaving()).toBe(false);
    expect(told).toHaveBeenCalled();
  });

  test("the next thing it takes brings the others along", async () => {
    put.mockRejectedValueOnce(refusal);
    await store.put(note);
    await store.put({ ...note, id: "n2" });
    await vi.advanceTimersByTimeAsync(0);
    expect((await device.list("a1")).map(({ id }) => id).sort()).toEqual(["n1", "n2"]);
    await store.remove("n2");
  });

  test("what it reads after a silence brings them along too", async () => {
    put.mockRejectedValueOnce(new DOMException("ymp", "TimeoutError"));
    await store.put(note);
    await store.list("a1");
    await vi.advanceTimersByTimeAsync(0);
    expect(await device.list("a1")).toEqual([note]);
  });

  test("what was sent meanwhile is let go of, and not written", async () => {
    put.mockRejectedValueOnce(refusal);
    remove.mockRejectedValueOnce(refusal);
    await device.put({ ...note, text: "Bilge wet" });
    await store.put(note);
    await store.remove(note.id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await device.list("a1")).toEqual([]);
    expect(put).toHaveBeenCalledTimes(1);
  });
});

describe("a device that does not say at first what it holds", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ["refuses", () => Promise.reject(refusal)],
    ["stays silent", () => Promise.reject(new DOMException("ymp", "TimeoutError"))],
  ])("because it %s is asked again, and tells by itself", async (_how, refuse) => {
    const device = createMemoryStore<Note>();
    await device.put(note);
    const list = vi.fn(device.list).mockImplementationOnce(refuse).mockImplementationOnce(refuse);
    store = heldBy({ ...device, list });
    const told = vi.fn();
    store.onLateAnswer?.(told);
    expect(store.isUnreadable("a1")).toBe(false);
    expect(await store.list("a1")).toEqual([]);
    expect([store.hasTold("a1"), store.isUnreadable("a1")]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toHaveBeenCalled();
    expect([store.hasTold("a1"), store.isUnreadable("a1")]).toEqual([true, false]);
    const again = store.list("a1");
    await vi.advanceTimersByTimeAsync(0);
    expect(await again).toEqual([note]);
  });

  test("that it will not is told once, however late it comes out", async () => {
    const late = () =>
      new Promise<never>((_, reject) => setTimeout(() => reject(new DOMException("ymp", "TimeoutError")), 16_000));
    const list = vi.fn(late);
    store = heldBy({ ...createMemoryStore<Note>(), list });
    const told = vi.fn(() => void store.list("a1"));
    store.onLateAnswer?.(told);
    const listed = store.list("a1");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await listed).toEqual([]);
    expect(store.isUnreadable("a1")).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(store.isUnreadable("a1")).toBe(true);
    expect(told).toHaveBeenCalledOnce();
  });
});

describe("what is left out while the device is silent", () => {
  const silent = () => Promise.reject(new DOMException("ymp", "TimeoutError"));
  let device: PendingStore<Note>;
  beforeEach(async () => {
    device = createMemoryStore<Note>();
    await device.put(note);
    store = heldBy({ ...device, remove: silent });
    await store.list("a1");
    await store.remove(note.id);
  });

  test("is not found by the next start, and the device lets go of it then", async () => {
    store = heldBy(device);
    expect(await store.list("a1")).toEqual([]);
    await expect.poll(() => device.list("a1")).toEqual([]);
    expect(removalNotes("notes").ids()).toEqual([]);
  });

  test("is not sent by another tab that had read it before", async () => {
    localStorage.clear();
    const other = heldBy(device);
    expect(await other.list("a1")).toEqual([note]);
    await store.remove(note.id);
    expect(await other.list("a1")).toEqual([]);
  });

  test("is gone from the queue at once", async () => {
    const silentDevice = { ...createMemoryStore<QueuedWrite>(), remove: () => new Promise<never>(() => undefined) };
    const { queue } = await queueOf(() => refused, keptOrInWindow(silentDevice, removalNotes("writes")));
    await queue.add(write("1"));
    await queue.flush();
    void queue.discard("1");
    expect(idsOf(queue)).toEqual([]);
    await queue.refresh();
    expect(idsOf(queue)).toEqual([]);
  });

  test("is taken up again when it is put again", async () => {
    store = heldBy(device);
    await store.put({ ...note, text: "Bilge pumped" });
    expect(await store.list("a1")).toEqual([{ ...note, text: "Bilge pumped" }]);
  });
});
