import "fake-indexeddb/auto";
import type { DBSchema } from "idb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type DeviceWork, reopeningDatabase } from "./reopening-database.ts";

interface Notes extends DBSchema {
  notes: { key: string; value: { id: string; text: string } };
}

let count = 0;
const notesOf = (name: string) =>
  reopeningDatabase<Notes>(name, 1, (database) => void database.createObjectStore("notes", { keyPath: "id" }));
const freshName = () => `notes-${++count}`;
const note = { id: "n1", text: "Bilge dry" };
const put = (onDevice: DeviceWork<Notes>) => onDevice("notes", "readwrite", (notes) => notes.put(note));
const all = (onDevice: DeviceWork<Notes>) => onDevice("notes", "readonly", (notes) => notes.getAll());

beforeEach(() => void vi.stubGlobal("window", new EventTarget()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("what was put is there again", async () => {
  const onDevice = notesOf(freshName());
  await put(onDevice);
  expect(await all(onDevice)).toEqual([note]);
});

test("a connection that the system closed is opened again", async () => {
  const onDevice = notesOf(freshName());
  await onDevice("notes", "readwrite", async (notes) => {
    const stored = notes.put(note);
    notes.transaction.db.close();
    await stored;
  });
  expect(await all(onDevice)).toEqual([note]);
});

test("an opening that was refused is no lasting refusal", async () => {
  const name = freshName();
  vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
    throw new DOMException("Connection to Indexed Database server lost.", "UnknownError");
  });
  const onDevice = notesOf(name);
  await put(onDevice);
  expect(await all(onDevice)).toEqual([note]);
});

test("a full device is told at once, and asked once", async () => {
  const onDevice = notesOf(freshName());
  const work = vi.fn(() => Promise.reject(new DOMException("full", "QuotaExceededError")));
  await expect(onDevice("notes", "readonly", work)).rejects.toMatchObject({ name: "QuotaExceededError" });
  expect(work).toHaveBeenCalledTimes(1);
});

test("a database of a later edition is refused and stays as it is", async () => {
  const name = freshName();
  const later = reopeningDatabase<Notes>(
    name,
    2,
    (database) => void database.createObjectStore("notes", { keyPath: "id" }),
  );
  await later("notes", "readwrite", async (notes) => {
    const stored = notes.put(note);
    notes.transaction.db.close();
    await stored;
  });
  await expect(all(notesOf(name))).rejects.toMatchObject({ name: "VersionError" });
  expect(await all(later)).toEqual([note]);
});

test("makes room for a later edition that opens it", async () => {
  const name = freshName();
  await put(notesOf(name));
  const later = reopeningDatabase<Notes>(name, 2, () => undefined);
  expect(await all(later)).toEqual([note]);
});

describe("a page that is left, and hears no more answers", () => {
  const rest = () => new Promise((resolve) => setTimeout(resolve));

  test("has ended its work as soon as it had asked", async () => {
    const onDevice = notesOf(freshName());
    const ended: string[] = [];
    vi.spyOn(IDBTransaction.prototype, "commit").mockImplementation(() => void ended.push("asked"));
    await onDevice("notes", "readwrite", async (notes) => {
      await notes.put(note);
      ended.push("answered");
    });
    await all(onDevice);
    expect(ended).toEqual(["asked", "answered", "asked"]);
  });

  test("leaves no database half made, and makes it when it is shown again", async () => {
    let isLeft = false;
    const onDevice = reopeningDatabase<Notes>(freshName(), 1, (database) => {
      database.createObjectStore("notes", { keyPath: "id" });
      if (!isLeft) window.dispatchEvent(new Event("pagehide"));
      isLeft = true;
    });
    const aborted = vi.spyOn(IDBTransaction.prototype, "abort");
    await put(onDevice);
    expect(aborted).toHaveBeenCalledTimes(1);
    expect(await all(onDevice)).toEqual([note]);
  });

  test("leaves one that is made as it is", async () => {
    const onDevice = notesOf(freshName());
    await put(onDevice);
    const aborted = vi.spyOn(IDBTransaction.prototype, "abort");
    window.dispatchEvent(new Event("pagehide"));
    await rest();
    expect(aborted).not.toHaveBeenCalled();
    expect(await all(onDevice)).toEqual([note]);
  });
});

describe("on a device that stops answering", () => {
  const never = () => new Promise<never>(() => undefined);
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
  const silentFor = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test("its connection is closed, and a new one is asked the same", async () => {
    const onDevice = notesOf(freshName());
    await put(onDevice);
    const closed = vi.spyOn(IDBDatabase.prototype, "close");
    const opened = vi.spyOn(indexedDB, "open");
    const work = vi.fn((notes: { getAll: () => Promise<unknown> }) => notes.getAll()).mockImplementationOnce(never);
    const answer = onDevice("notes", "readonly", work);
    await silentFor(10_000);
    expect(await answer).toEqual([note]);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test("silent twice it is given up, and for a while asked nothing", async () => {
    const onDevice = notesOf(freshName());
    await put(onDevice);
    const work = vi.fn(never);
    const answer = expect(onDevice("notes", "readonly", work)).rejects.toMatchObject({ name: "TimeoutError" });
    await silentFor(20_000);
    await answer;
    await expect(onDevice("notes", "readonly", work)).rejects.toMatchObject({ name: "TimeoutError" });
    expect(work).toHaveBeenCalledTimes(2);
    await silentFor(20_000);
    expect(await all(onDevice)).toEqual([note]);
  });

  test("an opening that gets no answer is given up too, and tried again later", async () => {
    const never = vi.spyOn(indexedDB, "open").mockImplementation(() => new IDBOpenDBRequest());
    const onDevice = notesOf(freshName());
    const answer = expect(put(onDevice)).rejects.toMatchObject({
      name: "TimeoutError",
    });
    await silentFor(20_000);
    await answer;
    expect(never).toHaveBeenCalledTimes(2);
    never.mockRestore();
    await silentFor(20_000);
    await put(onDevice);
    expect(await all(onDevice)).toEqual([note]);
  });
});
