import "fake-indexeddb/auto";
import type { DBSchema, IDBPDatabase } from "idb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reopeningDatabase } from "./reopening-database.ts";

interface Notes extends DBSchema {
  notes: { key: string; value: { id: string; text: string } };
}

let count = 0;
const notesOf = (name: string) =>
  reopeningDatabase<Notes>(name, 1, (database) => void database.createObjectStore("notes", { keyPath: "id" }));
const freshName = () => `notes-${++count}`;
const note = { id: "n1", text: "Bilge dry" };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("what was put is there again", async () => {
  const onDevice = notesOf(freshName());
  await onDevice((database) => database.put("notes", note));
  expect(await onDevice((database) => database.getAll("notes"))).toEqual([note]);
});

test("a connection that the system closed is opened again", async () => {
  const onDevice = notesOf(freshName());
  await onDevice(async (database) => {
    await database.put("notes", note);
    database.close();
  });
  expect(await onDevice((database) => database.getAll("notes"))).toEqual([note]);
});

test("an opening that was refused is no lasting refusal", async () => {
  const name = freshName();
  vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
    throw new DOMException("Connection to Indexed Database server lost.", "UnknownError");
  });
  const onDevice = notesOf(name);
  await onDevice((database) => database.put("notes", note));
  expect(await onDevice((database) => database.getAll("notes"))).toEqual([note]);
});

test("a full device is told at once, and asked once", async () => {
  const onDevice = notesOf(freshName());
  const work = vi.fn(() => Promise.reject(new DOMException("full", "QuotaExceededError")));
  await expect(onDevice(work)).rejects.toMatchObject({ name: "QuotaExceededError" });
  expect(work).toHaveBeenCalledTimes(1);
});

test("a database of a later edition is refused and stays as it is", async () => {
  const name = freshName();
  const later = reopeningDatabase<Notes>(
    name,
    2,
    (database) => void database.createObjectStore("notes", { keyPath: "id" }),
  );
  await later(async (database) => {
    await database.put("notes", note);
    database.close();
  });
  await expect(notesOf(name)((database) => database.getAll("notes"))).rejects.toMatchObject({ name: "VersionError" });
  expect(await later((database) => database.getAll("notes"))).toEqual([note]);
});

test("makes room for a later edition that opens it", async () => {
  const name = freshName();
  await notesOf(name)((database) => database.put("notes", note));
  const later = reopeningDatabase<Notes>(name, 2, () => undefined);
  expect(await later((database) => database.getAll("notes"))).toEqual([note]);
});

describe("on a device that stops answering", () => {
  const never = () => new Promise<never>(() => undefined);
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
  const silentFor = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test("its connection is closed, and a new one is asked the same", async () => {
    const onDevice = notesOf(freshName());
    await onDevice((database) => database.put("notes", note));
    const closed = vi.spyOn(IDBDatabase.prototype, "close");
    const opened = vi.spyOn(indexedDB, "open");
    const work = vi.fn((database: IDBPDatabase<Notes>) => database.getAll("notes")).mockImplementationOnce(never);
    const answer = onDevice(work);
    await silentFor(10_000);
    expect(await answer).toEqual([note]);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test("silent twice it is given up, and for a while asked nothing", async () => {
    const onDevice = notesOf(freshName());
    await onDevice((database) => database.put("notes", note));
    const work = vi.fn(never);
    const answer = expect(onDevice(work)).rejects.toMatchObject({ name: "TimeoutError" });
    await silentFor(20_000);
    await answer;
    await expect(onDevice(work)).rejects.toMatchObject({ name: "TimeoutError" });
    expect(work).toHaveBeenCalledTimes(2);
    await silentFor(20_000);
    expect(await onDevice((database) => database.getAll("notes"))).toEqual([note]);
  });

  test("an opening that gets no answer is given up too, and tried again later", async () => {
    const never = vi.spyOn(indexedDB, "open").mockImplementation(() => new IDBOpenDBRequest());
    const onDevice = notesOf(freshName());
    const answer = expect(onDevice((database) => database.put("notes", note))).rejects.toMatchObject({
      name: "TimeoutError",
    });
    await silentFor(20_000);
    await answer;
    expect(never).toHaveBeenCalledTimes(2);
    never.mockRestore();
    await silentFor(20_000);
    await onDevice((database) => database.put("notes", note));
    expect(await onDevice((database) => database.getAll("notes"))).toEqual([note]);
  });
});
