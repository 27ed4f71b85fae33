import { type QueryClient, type QueryKey, type UseMutationResult, useMutation } from "@tanstack/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import type { MessageParams } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import type { MutationMeta } from "../../app/mutation-meta.ts";
import type { Services } from "../../app/services.ts";
import { useServices } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import { placesWithFiles, type UploadStore } from "../uploads/upload-store.ts";
import type { QueuedWrite } from "./queued-write.ts";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** "jobs.complete": a procedure of a module. */
export type ProcedurePath = {
  [Module in keyof Inputs & string]: `${Module}.${keyof Inputs[Module] & string}`;
}[keyof Inputs & string];

type At<Tree, Path> = Path extends `${infer Module}.${infer Procedure}`
  ? Module extends keyof Tree
    ? Procedure extends keyof Tree[Module]
      ? Tree[Module][Procedure]
      : never
    : never
  : never;

export type InputOf<Path extends ProcedurePath> = At<Inputs, Path>;
export type OutputOf<Path extends ProcedurePath> = At<Outputs, Path>;

/** What became of a write: the server's answer, or a place in the queue. */
export type WriteResult<Output> = { status: "sent"; result: Output } | { status: "queued"; id: string };

export interface QueuedMutationOptions<Path extends ProcedurePath> {
  /** A mutation that is harmless when repeated: its input carries an id made here, or a version. */
  path: Path;
  /** What the queue calls it: "Watermaker 2, checklist item 2". */
  label: (input: InputOf<Path>) => { messageKey: string; params?: MessageParams };
  /** Fields of the input (texts and figures) that may be mended in the queue when the server refuses, with their labels. */
  fields?: Record<string, string>;
  /** The record that is changed; writes on one record are sent in their order. */
  subject?: (input: InputOf<Path>) => string;
  /** The record whose files must be on the server before this write. */
  awaitsFilesOf?: (input: InputOf<Path>) => string | undefined;
  /** Shows the change at once. What it touches is put back when the server refuses. */
  optimistic?: {
    touches: readonly (readonly string[])[];
    apply: (input: InputOf<Path>, api: Pick<Services, "queryClient" | "trpc">) => void;
  };
  meta?: MutationMeta;
}

type Snapshot = [QueryKey, unknown][];

/** A write that works without a link: it is shown at once, waits on the device, and is sent once and in order. */
export function useQueuedMutation<Path extends ProcedurePath>(
  options: QueuedMutationOptions<Path>,
): UseMutationResult<WriteResult<OutputOf<Path>>, unknown, InputOf<Path>, Snapshot> {
  const services = useServices();
  const accountId = useSession().account.id;
  const vesselId = useVessel().id;
  const { queryClient } = services;
  return useMutation({
    meta: options.meta,
    mutationFn: (input: InputOf<Path>) => writeOrQueue(services, options, { accountId, vesselId, input }),
    onMutate: async (input) => {
      const { optimistic } = options;
      if (!optimistic) return [];
      const snapshot = await takeSnapshot(queryClient, optimistic.touches);
      optimistic.apply(input, services);
      return snapshot;
    },
    onError: (_error, _input, snapshot) => {
      for (const [key, data] of snapshot ?? []) queryClient.setQueryData(key, data);
    },
  });
}

async function takeSnapshot(client: QueryClient, paths: readonly (readonly string[])[]): Promise<Snapshot> {
  const keys = paths.map((path) => [path]);
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  return keys.flatMap((queryKey) => client.getQueriesData({ queryKey }));
}

interface WriteRequest<Input> {
  accountId: string;
  vesselId: string;
  input: Input;
}

async function writeOrQueue<Path extends ProcedurePath>(
  { link, queue, uploadStore }: Services,
  { path, label, subject, awaitsFilesOf, fields = {} }: QueuedMutationOptions<Path>,
  { accountId, vesselId, input }: WriteRequest<InputOf<Path>>,
): Promise<WriteResult<OutputOf<Path>>> {
  const { messageKey, params = {} } = label(input);
  const write: QueuedWrite = {
    id: newId(),
    accountId,
    vesselId,
    path,
    input,
    label: { messageKey, params },
    fields,
    subject: subject?.(input) ?? null,
    awaitsFilesOf: awaitsFilesOf?.(input),
    queuedAt: new Date(),
    attempts: 0,
    refusal: null,
  };
  const isBehind = queue.getState().writes.some(({ refusal, subject: other }) => !refusal || other === write.subject);
  const isAwaiting = await hasFilesToSend(uploadStore, write);
  const mustWait = !link.getState().isOnline || isBehind || isAwaiting;
  if (mustWait) {
    await queue.add(write);
    void queue.flush();
    return { status: "queued", id: write.id };
  }
  const delivery = await queue.deliver(write);
  return delivery.status === "sent"
    ? { status: "sent", result: asOutput<Path>(delivery.result) }
    : { status: "queued", id: write.id };
}

async function hasFilesToSend(store: UploadStore, { awaitsFilesOf, accountId }: QueuedWrite): Promise<boolean> {
  if (awaitsFilesOf === undefined) return false;
  return (await placesWithFiles(store, accountId)).has(awaitsFilesOf);
}

/** The untyped client answers unknown; the path fixes which procedure answered, and with it the type. */
function asOutput<Path extends ProcedurePath>(result: unknown): OutputOf<Path> {
  return result as OutputOf<Path>;
}
