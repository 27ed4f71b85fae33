import { expect, test, vi } from "vitest";
import { createMemoryStore } from "../offline/pending-store.ts";
import type { SendOutcome } from "./send-by-tus.ts";
import { fittingSize } from "./shrink-photo.ts";
import { createUploadQueue } from "./upload-queue.ts";
import type { KeptUpload } from "./upload-store.ts";

const photo = () => new File(["bytes"], "belt.jpg", { type: "image/jpeg" });
const destination = {
  accountId: "a1",
  vesselId: "v1",
  place: "job:j1",
  afterwards: (fileId: string) => ({ path: "jobs.addFiles", input: { id: "j1", fileIds: [fileId] } }),
};

function queueOf(outcomes: SendOutcome[], store = createMemoryStore<KeptUpload>()) {
  const linked: KeptUpload[] = [];
  const queue = createUploadQueue({
    store,
    language: () => "en",
    send: async () => outcomes.shift() ?? { status: "sent" },
    link: async (upload) => {
      linked.push(upload);
      return true;
    },
    onArrived: () => {},
    shrink: async (file) => file,
  });
  return { queue, store, linked };
}

test("a photo that has arrived is linked to its record and leaves the device", async () => {
  const { queue, store, linked } = queueOf([{ status: "sent" }]);
  await queue.add([photo()], destination);
  await queue.flush();
  expect(linked.map(({ afterwards }) => afterwards?.path)).toEqual(["jobs.addFiles"]);
  expect(queue.getState()).toEqual([]);
  expect(await store.list("a1")).toEqual([]);
});

test("a photo whose link was lost waits and is sent by the next page", async () => {
  const first = queueOf([{ status: "interrupted" }]);
  await first.queue.add([photo()], destination);
  await first.queue.flush();
  expect(await first.store.list("a1")).toHaveLength(1);
  const next = queueOf([{ status: "sent" }], first.store);
  await next.queue.resume("a1");
  expect(next.linked).toHaveLength(1);
  expect(await first.store.list("a1")).toEqual([]);
});

test("a photo that the device would not keep says so while it waits, and is sent from this window", async () => {
  const memory = createMemoryStore<KeptUpload>();
  const store = { ...memory, isOnlyInWindow: () => true };
  const { queue, linked } = queueOf([{ status: "interrupted" }, { status: "sent" }], store);
  await queue.add([photo()], destination);
  await queue.flush();
  expect(queue.getState()[0]?.state).toMatchObject({ kind: "waiting", isOnlyInWindow: true });
  await queue.flush();
  expect(linked).toHaveLength(1);
  expect(queue.getState()).toEqual([]);
});

test("a file for which the server has no room just now says so, and is tried again", async () => {
  vi.useFakeTimers();
  const { queue, store, linked } = queueOf([{ status: "interrupted", why: "The disk is full." }, { status: "sent" }]);
  await queue.add([photo()], destination);
  await queue.flush();
  expect(queue.getState()[0]?.state).toEqual({ kind: "waiting", why: "The disk is full.", isOnlyInWindow: false });
  expect(await store.list("a1")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect(linked).toHaveLength(1);
  expect(queue.getState()).toEqual([]);
});

test("a file the server would not take says why and can be removed", async () => {
  const { queue } = queueOf([{ status: "refused", why: "This photo is damaged." }]);
  await queue.add([photo()], destination);
  await queue.flush();
  const [refused] = queue.getState();
  expect(refused?.state).toEqual({ kind: "failed", why: "This photo is damaged." });
  await queue.remove(refused?.id ?? "");
  expect(queue.getState()).toEqual([]);
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
