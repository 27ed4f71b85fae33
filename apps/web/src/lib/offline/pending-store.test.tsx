import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMemoryStore, keptOrInWindow, type PendingStore } from "./pending-store.ts";

interface Note {
  id: string;
  accountId: string;
  text: string;
}

const note: Note = { id: "n1", accountId: "a1", text: "Bilge dry" };
const refusal = new DOMException("Error preparing Blob/File data to be stored in object store", "UnknownError");

const asksBeforeLeaving = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const persist = vi.fn(async () => true);
beforeEach(() => {
  persist.mockClear();
  Object.defineProperty(navigator, "storage", { configurable: true, value: { persist } });
});

let store: PendingStore<Note>;
afterEach(() => store.remove(note.id));

describe("on a device that takes it", () => {
  beforeEach(() => {
    store = keptOrInWindow(createMemoryStore<Note>());
  });

  test("it is kept, and leaving does not ask", async () => {
    await store.put(note);
    expect(await store.list("a1")).toEqual([note]);
    expect(store.isOnlyInWindow(note.id)).toBe(false);
    expect(asksBeforeLeaving()).toBe(false);
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
    store = keptOrInWindow<Note>({ list: refuse, put: refuse, remove: refuse });
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
  store = keptOrInWindow<Note>({ ...device, put });
  await store.put(note);
  await store.put({ ...note, text: "Bilge pumped" });
  expect(store.isOnlyInWindow(note.id)).toBe(false);
  expect(await store.list("a1")).toEqual([{ ...note, text: "Bilge pumped" }]);
});
