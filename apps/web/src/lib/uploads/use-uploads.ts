import { getUntypedClient } from "@trpc/client";
import type { ErrorCode } from "@ymp/core/errors";
import { useEffect, useMemo } from "react";
import { isRest, isUnreachable, type Refusal, refusalOf, sentencesOf } from "../../app/failures.ts";
import type { Services } from "../../app/services.ts";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import { inOneTab } from "../in-one-tab.ts";
import type { QueuedWrite } from "../offline/queued-write.ts";
import type { InputOf, ProcedurePath } from "../offline/use-queued-mutation.ts";
import { sendByTus } from "./send-by-tus.ts";
import type { UploadInFlight } from "./shown-uploads.ts";
import { createUploadQueue, type LinkOutcome, type UploadQueue } from "./upload-queue.ts";
import type { KeptUpload, UploadStore } from "./upload-store.ts";

const queues = new WeakMap<Services, UploadQueue>();

/** The one queue of this tab. */
export function uploadsOf(services: Services): UploadQueue {
  const known = queues.get(services);
  if (known) return known;
  const queue = createUploadQueue({
    store: services.uploadStore,
    send: sendByTus,
    language: () => services.translator.language,
    link: (upload) => linkToRecord(services, upload),
    onArrived: ({ afterwards }) =>
      void services.queryClient.invalidateQueries({ queryKey: [afterwards?.path.split(".").slice(0, 1) ?? ["files"]] }),
    exclusively: oneTabOf,
  });
  followAccount(services, queue);
  followWrites(services, queue);
  services.link.subscribe(() => {
    if (services.link.getState().isOnline) void queue.flush();
  });
  queues.set(services, queue);
  return queue;
}

/** Shows and sends the files of the person who is signed in, and tells how many there are. */
function followAccount({ unsentFiles, uploadStore }: Services, queue: UploadQueue) {
  let { accountId } = unsentFiles.getState();
  unsentFiles.attach(queue.flush);
  queue.openFor(accountId);
  unsentFiles.subscribe(() => {
    const next = unsentFiles.getState().accountId;
    if (next === accountId) return;
    accountId = next;
    queue.openFor(next);
  });
  queue.subscribe(() => unsentFiles.tell(unsentOf(queue, uploadStore)));
}

const unsentOf = (queue: UploadQueue, store: UploadStore) =>
  queue
    .getState()
    .flatMap(({ id, addedAt, state: { kind } }) =>
      kind === "sent" ? [] : [{ addedAt, kind, isOnlyInWindow: store.isOnlyInWindow(id) }],
    );

/** A file waits for the write that makes its record, and a completion for its files: each goes on when the other has. */
function followWrites({ queue: writeQueue, link, uploadStore }: Services, queue: UploadQueue) {
  let writesLeft = writeQueue.getState().writes.length;
  writeQueue.subscribe(() => {
    const left = writeQueue.getState().writes.length;
    if (left < writesLeft && link.getState().isOnline) void queue.flush();
    writesLeft = left;
  });
  let filesLeft = 0;
  queue.subscribe(() => {
    const left = unsentOf(queue, uploadStore).length;
    if (left < filesLeft && link.getState().isOnline) void writeQueue.flush();
    filesLeft = left;
  });
}

/** Client-made ids make it harmless where several tabs send. */
const oneTabOf = (accountId: string, work: () => Promise<void>) => inOneTab(`ymp.uploads.${accountId}`, work);

/** A record that was made without a link may still wait on this device itself; its files follow it. */
function makes({ subject, path }: QueuedWrite, place: string): boolean {
  const isMaking = path.endsWith(".create") || path === "logbooks.enter";
  return subject !== null && isMaking && place.endsWith(subject);
}

/** With these the server says what may be different soon. A record that is full stays so until somebody makes room. */
const passingCodes: ReadonlySet<ErrorCode> = new Set(["unauthenticated", "internal"]);
const isPassing = (refusal: Refusal): boolean => passingCodes.has(refusal.code) || isRest(refusal);

async function linkToRecord(
  services: Services,
  { afterwards, accountId, vesselId, place }: KeptUpload,
): Promise<LinkOutcome> {
  if (!afterwards) return { status: "linked" };
  const isMadeHere = (writes: readonly QueuedWrite[]) => writes.some((write) => makes(write, place));
  if (isMadeHere(services.queue.getState().writes)) return { status: "held" };
  // On its way just now: it is looked at again soon.
  const { writeStore } = services;
  if (isMadeHere(await writeStore.list(accountId))) return { status: "interrupted", why: null };
  try {
    await getUntypedClient(services.client).mutation(afterwards.path, afterwards.input, {
      context: { vesselId, accountId },
    });
    return { status: "linked" };
  } catch (error) {
    const refusal = refusalOf(error);
    // A device that has not said what waits on it may yet hold the write that makes the record.
    if (refusal?.code === "not_found" && !writeStore.hasTold(accountId)) return { status: "interrupted", why: null };
    if (refusal)
      return {
        status: isPassing(refusal) ? "interrupted" : "refused",
        why: await saidOf(services, refusal),
      };
    if (isUnreachable(error)) return { status: "interrupted" };
    throw error;
  }
}

/** In the reader's language; null where its words cannot be fetched just now. */
async function saidOf({ translator }: Services, refusal: Refusal): Promise<string | null> {
  const sentences = sentencesOf(refusal);
  const areSayable = () => sentences.every(({ messageKey }) => translator.isSayable(messageKey));
  if (!areSayable()) await translator.allWords().catch(() => undefined);
  if (!areSayable()) return null;
  const further = { requestId: refusal.requestId ?? "" };
  return sentences.map(({ messageKey, params }) => translator.t(messageKey, { ...params, ...further })).join(" ");
}

export interface UploadTarget<Path extends ProcedurePath> {
  /** Names the record: "job:018f…". */
  place: string;
  /** Links the file to the record once it is on the server. */
  afterwards: { path: Path; input: (fileId: string) => InputOf<Path> };
}

export interface UploadsUnderway {
  files: readonly UploadInFlight[];
  retry: (id: string) => void;
  remove: (id: string) => void;
}

export interface Uploads extends UploadsUnderway {
  add: (files: readonly File[]) => void;
}

/** The files on their way to any record, and the way to send them now. */
export function useAllUploads(): UploadsUnderway & { send: () => Promise<void> } {
  const queue = uploadsOf(useServices());
  return {
    files: useStore(queue),
    retry: (id) => void queue.retry(id),
    remove: (id) => void queue.remove(id),
    send: queue.flush,
  };
}

/** The files on their way to one record, and the way to send more. */
export function useUploads<Path extends ProcedurePath>({ place, afterwards }: UploadTarget<Path>): Uploads {
  const queue = uploadsOf(useServices());
  const accountId = useSession().account.id;
  const vesselId = useVessel().id;
  const all = useStore(queue);
  useEffect(() => void queue.resume(accountId), [queue, accountId]);
  const files = useMemo(() => all.filter((file) => file.place === place), [all, place]);
  return {
    files,
    add: (added) =>
      void queue.add(added, {
        accountId,
        vesselId,
        place,
        afterwards: (fileId) => ({ path: afterwards.path, input: afterwards.input(fileId) }),
      }),
    retry: (id) => void queue.retry(id),
    remove: (id) => void queue.remove(id),
  };
}
