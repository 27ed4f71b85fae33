import { newId } from "@ymp/core/ids";
import { expect, vi } from "vitest";
import { createMemoryStore } from "../offline/pending-store.ts";
import type { SendNeeds, SendOutcome } from "./send-by-tus.ts";
import { createUploadQueue, type LinkOutcome, type UploadQueueNeeds } from "./upload-queue.ts";
import type { KeptUpload } from "./upload-store.ts";

export const photo = (name = "belt.jpg") => new File(["bytes"], name, { type: "image/jpeg" });
export const two = ["first.jpg", "second.jpg"];
export const destination = {
  accountId: "a1",
  vesselId: "v1",
  place: "job:j1",
  afterwards: (fileId: string) => ({ path: "jobs.addFiles", input: { id: "j1", fileIds: [fileId] } }),
};

type Queue = ReturnType<typeof createUploadQueue>;
export const kinds = (queue: Queue) => queue.getState().map(({ state }) => state.kind);
export const unsent = (queue: Queue) => queue.getState().filter(({ state }) => state.kind !== "sent");

interface QueueOptions extends Partial<UploadQueueNeeds> {
  links?: LinkOutcome[];
}

export function queueOf(outcomes: SendOutcome[], { links = [], ...needs }: QueueOptions = {}) {
  const linked: KeptUpload[] = [];
  const sent: string[] = [];
  const store = needs.store ?? createMemoryStore<KeptUpload>();
  const queue = createUploadQueue({
    language: () => "en",
    async send({ upload }) {
      sent.push(upload.name);
      return outcomes.shift() ?? { status: "sent" };
    },
    async link(upload) {
      const outcome = links.shift() ?? { status: "linked" };
      if (outcome.status === "linked") linked.push(upload);
      return outcome;
    },
    onArrived: () => {},
    shrink: async (file) => file,
    ...needs,
    store,
  });
  return { queue, store, linked, sent };
}

/** A page that finds these files on the device, and has sent what it could. */
export async function pageWith(outcomes: SendOutcome[], options: QueueOptions = {}, names = ["belt.jpg"]) {
  const store = options.store ?? createMemoryStore<KeptUpload>();
  for (const name of names) {
    const { afterwards, ...where } = destination;
    const id = newId();
    await store.put({
      ...{ ...where, id, name, mediaType: "image/jpeg", sizeBytes: 5, bytes: photo(name), addedAt: new Date() },
      ...{ uploadUrl: null, isSent: false, afterwards: afterwards(id) },
    });
  }
  const page = queueOf(outcomes, { ...options, store });
  await page.queue.resume("a1");
  return page;
}

/** A server that answers when it is told to. */
export function slowServer() {
  const asked: { needs: SendNeeds; answer: (outcome: SendOutcome) => void }[] = [];
  const send = (needs: SendNeeds) =>
    new Promise<SendOutcome>((answer) => {
      asked.push({ needs, answer });
      needs.signal.addEventListener("abort", () => answer({ status: "interrupted" }));
    });
  const nth = async (count: number) => {
    await vi.waitFor(() => expect(asked).toHaveLength(count), { timeout: 10_000 });
    const attempt = asked[count - 1];
    if (!attempt) throw new Error("Nothing was sent.");
    return attempt;
  };
  return { asked, send, nth };
}
