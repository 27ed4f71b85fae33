import { afterEach, expect, test, vi } from "vitest";
import { createMemoryStore } from "../offline/pending-store.ts";
import type { SendOutcome } from "./send-by-tus.ts";
import { fittingSize } from "./shrink-photo.ts";
import { destination, kinds, pageWith, photo, queueOf, slowServer, two, unsent } from "./test-queues.ts";
import type { UploadQueueNeeds } from "./upload-queue.ts";
import type { KeptUpload } from "./upload-store.ts";

afterEach(() => void vi.useRealTimers());

test("a photo that has arrived is linked to its record and leaves the device", async () => {
  const { queue, store, linked } = await pageWith([{ status: "sent" }]);
  expect(linked.map(({ afterwards }) => afterwards?.path)).toEqual(["jobs.addFiles"]);
  expect(kinds(queue)).toEqual(["sent"]);
  expect(await store.list("a1")).toEqual([]);
});

test("the row of a photo says that it was sent, and goes", async () => {
  vi.useFakeTimers();
  const { queue } = await pageWith([]);
  expect(kinds(queue)).toEqual(["sent"]);
  await vi.runAllTimersAsync();
  expect(queue.getState()).toEqual([]);
});

test("a photo whose link was lost waits and is sent by the next page", async () => {
  const first = await pageWith([{ status: "interrupted" }]);
  expect(await first.store.list("a1")).toHaveLength(1);
  const next = queueOf([{ status: "sent" }], { store: first.store });
  await next.queue.resume("a1");
  expect(next.linked).toHaveLength(1);
  expect(await first.store.list("a1")).toEqual([]);
});

test("a photo that the device would not keep says so while it waits, and is sent from this window", async () => {
  const memory = createMemoryStore<KeptUpload>();
  const store = { ...memory, isOnlyInWindow: () => true };
  const { queue, linked } = await pageWith([{ status: "interrupted" }, { status: "sent" }], { store });
  expect(queue.getState()[0]?.state).toMatchObject({ kind: "waiting", isOnlyInWindow: true });
  await queue.flush();
  expect(linked).toHaveLength(1);
  expect(unsent(queue)).toEqual([]);
});

test("a photo is sent while the device is still busy taking it", async () => {
  const store = { ...createMemoryStore<KeptUpload>(), put: () => new Promise<never>(() => undefined) };
  const outcomes: SendOutcome[] = [{ status: "interrupted" }];
  void queueOf(outcomes, { store }).queue.add([photo()], destination);
  await expect.poll(() => outcomes).toEqual([]);
});

test("a photo is sent after its author has signed out and in again, in the same window", async () => {
  const { queue, linked } = await pageWith([{ status: "interrupted" }, { status: "sent" }]);
  queue.openFor(null);
  await queue.flush();
  await queue.resume("a1");
  expect(linked).toHaveLength(1);
});

test("a photo that this browser cannot draw smaller is sent as it is", async () => {
  const store = createMemoryStore<KeptUpload>();
  const shrink = () => Promise.reject(new Error("The canvas is too large."));
  const { queue } = queueOf([{ status: "interrupted" }], { store, shrink });
  await queue.add([photo()], destination);
  expect((await store.list("a1")).map(({ name }) => name)).toEqual(["belt.jpg"]);
});

test("a file for which the server has no room just now says so, and is tried again", async () => {
  vi.useFakeTimers();
  const { queue, store, linked } = await pageWith([
    { status: "interrupted", why: "The disk is full." },
    { status: "sent" },
  ]);
  expect(queue.getState()[0]?.state).toEqual({ kind: "waiting", why: "The disk is full.", isOnlyInWindow: false });
  expect(await store.list("a1")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(linked).toHaveLength(1);
  expect(unsent(queue)).toEqual([]);
});

test("a file the server would not take says why, and stays on the device until its author discards it", async () => {
  const { queue, store } = await pageWith([{ status: "refused", why: "This photo is damaged." }]);
  const [refused] = queue.getState();
  expect(refused?.state).toEqual({ kind: "failed", why: "This photo is damaged." });
  expect(await (await store.list("a1"))[0]?.bytes.text()).toBe("bytes");
  const later = queueOf([], { store });
  await later.queue.resume("a1");
  expect(later.queue.getState()[0]?.state).toEqual({ kind: "failed", why: "This photo is damaged." });
  expect(later.sent).toEqual([]);
  await queue.remove(refused?.id ?? "");
  expect(queue.getState()).toEqual([]);
  expect(await store.list("a1")).toEqual([]);
});

test("a refused file is sent once more when its author asks", async () => {
  const { queue, store, linked } = await pageWith([{ status: "refused", why: null }]);
  await queue.retry(queue.getState()[0]?.id ?? "");
  expect(linked).toHaveLength(1);
  expect(await store.list("a1")).toEqual([]);
});

test("a file whose record would not take it says why, and stays on the device", async () => {
  const { queue, store } = await pageWith([], { links: [{ status: "refused", why: "The job is closed." }] });
  expect(queue.getState()[0]?.state).toEqual({ kind: "failed", why: "The job is closed." });
  expect(await store.list("a1")).toHaveLength(1);
});

test("a file of a record that is not on the server yet does not hold up the others", async () => {
  const { queue, linked, sent } = await pageWith([], { links: [{ status: "held" }] }, two);
  expect(linked.map(({ name }) => name)).toEqual(["second.jpg"]);
  expect(kinds(queue)).toEqual(["waiting", "sent"]);
  await queue.flush();
  expect(linked.map(({ name }) => name)).toEqual(["second.jpg", "first.jpg"]);
  expect(sent).toEqual(["first.jpg", "second.jpg"]);
});

test("a file that the server cannot take just now does not hold up the others", async () => {
  const { linked } = await pageWith([{ status: "interrupted", why: null }], {}, two);
  expect(linked.map(({ name }) => name)).toEqual(["second.jpg"]);
});

test("where nobody answers, the next file is not tried", async () => {
  const { sent } = await pageWith([{ status: "interrupted" }], {}, two);
  expect(sent).toEqual(["first.jpg"]);
});

test("asked while an attempt ends, it is tried again", async () => {
  const { send, nth } = slowServer();
  const { queue, linked } = queueOf([], { send });
  void queue.add([photo()], destination);
  const first = await nth(1);
  const asked = queue.flush();
  first.answer({ status: "interrupted" });
  (await nth(2)).answer({ status: "sent" });
  await asked;
  expect(linked).toHaveLength(1);
});

test("a file that a proxy answered for, or nobody, is tried again by itself", async () => {
  vi.useFakeTimers();
  const { queue, linked } = await pageWith([{ status: "interrupted", why: null }, { status: "interrupted" }]);
  expect(kinds(queue)).toEqual(["waiting"]);
  await vi.runAllTimersAsync();
  expect(linked).toHaveLength(1);
});

test("a fault while a file is linked lets it wait, not hang", async () => {
  vi.useFakeTimers();
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const link = vi.fn<UploadQueueNeeds["link"]>(async () => ({ status: "linked" }));
  link.mockRejectedValueOnce(new Error("own fault"));
  const { queue, store } = await pageWith([], { link });
  expect(kinds(queue)).toEqual(["waiting"]);
  await vi.runAllTimersAsync();
  expect(await store.list("a1")).toEqual([]);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

test("a file taken back while it is sent is gone, and the next one goes", async () => {
  const { send, nth } = slowServer();
  const { queue, store, linked } = queueOf([], { send });
  void queue.add([photo("first.jpg"), photo("second.jpg")], destination);
  const { needs } = await nth(1);
  await expect.poll(() => queue.getState()).toHaveLength(2);
  await queue.remove(needs.upload.id);
  needs.onPlace("/uploads/half");
  (await nth(2)).answer({ status: "sent" });
  await queue.flush();
  expect(linked.map(({ name }) => name)).toEqual(["second.jpg"]);
  expect(await store.list("a1")).toEqual([]);
});

test("says Sending only while bytes go", async () => {
  const { send, nth } = slowServer();
  const { queue } = queueOf([], { send });
  void queue.add([photo()], destination);
  const { needs } = await nth(1);
  expect(kinds(queue)).toEqual(["waiting"]);
  needs.onProgress(0.5);
  expect(queue.getState()[0]?.state).toEqual({ kind: "sending", percent: 50 });
  needs.onPause();
  expect(kinds(queue)).toEqual(["waiting"]);
});

test("an unsent photo leaves the screen with its account, waits on the device, and goes when the account is back", async () => {
  const { send, nth, asked } = slowServer();
  const { queue, store, linked } = queueOf([], { send });
  void queue.add([photo()], destination);
  const { needs } = await nth(1);
  queue.openFor(null);
  expect(needs.signal.aborted).toBe(true);
  expect(queue.getState()).toEqual([]);
  await queue.resume("a2");
  expect(asked).toHaveLength(1);
  expect(queue.getState()).toEqual([]);
  expect(await store.list("a1")).toHaveLength(1);
  const back = queue.resume("a1");
  (await nth(2)).answer({ status: "sent" });
  await back;
  expect(linked.map(({ accountId }) => accountId)).toEqual(["a1"]);
});

test("a photo that was being drawn smaller at sign-out waits on the device for its account", async () => {
  let drawn = (_file: File) => {};
  const shrink = () => new Promise<File>((resolve) => (drawn = resolve));
  const { queue, store, sent } = queueOf([], { shrink });
  const adding = queue.add([photo()], destination);
  queue.openFor(null);
  await queue.resume("a2");
  drawn(photo());
  await adding;
  await queue.flush();
  expect(sent).toEqual([]);
  expect(queue.getState()).toEqual([]);
  expect(await store.list("a1")).toHaveLength(1);
});

test("two tabs send a file once, and the second takes its row off quietly", async () => {
  const store = createMemoryStore<KeptUpload>();
  await pageWith([{ status: "interrupted" }], { store });
  const turns = new Map<string, Promise<void>>();
  const exclusively = (accountId: string, work: () => Promise<void>) => {
    const turn = (turns.get(accountId) ?? Promise.resolve()).then(work);
    turns.set(accountId, turn);
    return turn;
  };
  const one = queueOf([], { store, exclusively });
  const other = queueOf([], { store, exclusively });
  await Promise.all([one.queue.resume("a1"), other.queue.resume("a1")]);
  expect([...one.sent, ...other.sent]).toEqual(["belt.jpg"]);
  expect(kinds(one.queue)).toEqual(["sent"]);
  expect(other.queue.getState()).toEqual([]);
});

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
])("a photo of %o is drawn at %o", (size, drawn) => {
  expect(fittingSize(size)).toEqual(drawn);
});
