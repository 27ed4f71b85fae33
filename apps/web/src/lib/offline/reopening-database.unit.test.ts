import "fake-indexeddb/auto";
import type { DBSchema } from "idb";
import { afterEach, expect, test, vi } from "vitest";
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

test("a device that never answers is given up", async () => {
  const onDevice = notesOf(freshName());
  await onDevice((database) => database.put("notes", note));
  vi.useFakeTimers();
  const answer = expect(onDevice(() => new Promise(() => undefined))).rejects.toMatchObject({ name: "TimeoutError" });
  await vi.advanceTimersByTimeAsync(60_000);
  await answer;
});
