import { getUntypedClient } from "@trpc/client";
import { useEffect, useMemo } from "react";
import { isUnreachable, refusalOf } from "../../app/failures.ts";
import type { Services } from "../../app/services.ts";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import type { QueuedWrite } from "../offline/queued-write.ts";
import type { InputOf, ProcedurePath } from "../offline/use-queued-mutation.ts";
import { sendFile } from "./send-file.ts";
import { createUploadQueue, type UploadInFlight, type UploadQueue } from "./upload-queue.ts";
import type { KeptUpload } from "./upload-store.ts";

const queues = new WeakMap<Services, UploadQueue>();

/** The one queue of this tab. */
export function uploadsOf(services: Services): UploadQueue {
  const known = queues.get(services);
  if (known) return known;
  const queue = createUploadQueue({
    store: services.uploadStore,
    send: sendFile,
    language: () => services.translator.language,
    link: (upload) => linkToRecord(services, upload),
    onArrived: ({ afterwards }) =>
      void services.queryClient.invalidateQueries({ queryKey: [afterwards?.path.split(".").slice(0, 1) ?? ["files"]] }),
  });
  services.link.subscribe(() => {
    if (services.link.getState().isOnline) void queue.flush();
  });
  services.queue.subscribe(() => {
    const { writes, isSending } = services.queue.getState();
    if (writes.length === 0 && !isSending) void queue.flush();
  });
  let inFlight = 0;
  queue.subscribe(() => {
    const left = queue.getState().length;
    if (left < inFlight && services.link.getState().isOnline) void services.queue.flush();
    inFlight = left;
  });
  queues.set(services, queue);
  return queue;
}

/** A record that was made without a link may still wait on this device itself; its files follow it. */
function makes({ subject, path }: QueuedWrite, place: string): boolean {
  return subject !== null && path.endsWith(".create") && place.endsWith(subject);
}

async function linkToRecord(
  { client, queue }: Services,
  { afterwards, vesselId, place }: KeptUpload,
): Promise<boolean> {
  if (!afterwards) return true;
  if (queue.getState().writes.some((write) => makes(write, place))) return false;
  try {
    await getUntypedClient(client).mutation(afterwards.path, afterwards.input, { context: { vesselId } });
    return true;
  } catch (error) {
    if (isUnreachable(error) || refusalOf(error)?.code === "unauthenticated") return false;
    // The record was closed or removed meanwhile: there is nothing left that could take the file.
    if (refusalOf(error)) return true;
    throw error;
  }
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
