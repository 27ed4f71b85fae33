import { randomBytes } from "node:crypto";
import { newId } from "@ymp/core/ids";
import { type FileToSend, sendFile } from "./send-file.ts";
import type { Person } from "./sign-in.ts";

/** One write of a crew at work. All it says is told beforehand: one that says anything else when it is sent again is refused as another. */
export interface CrewWrite {
  readonly kind: "creation" | "completion" | "upload" | "entry";
  /** Of the job, the file or the entry of a book. */
  readonly id: string;
  perform(origin: string, person: Person): Promise<unknown>;
}

export interface Stores {
  readonly itemIds: readonly string[];
  readonly locationId: string;
}

/** More than any trial takes of one item. */
export const openingQuantity = 100_000;
const itemCount = 8;

export async function fillStores({ client }: Person): Promise<Stores> {
  const locationId = newId();
  await client.inventory.saveLocation.mutate({ id: locationId, name: `Trial store ${locationId}` });
  const itemIds = Array.from({ length: itemCount }, newId);
  for (const id of itemIds)
    await client.inventory.save.mutate({
      id,
      name: `Trial filter ${id}`,
      opening: { id: newId(), locationId, quantity: openingQuantity },
    });
  return { itemIds, locationId };
}

/** Two jobs created for each one that is completed with a part out of stock and each file that is sent. */
export function planWork(count: number, stores: Stores, assigneeId: string): CrewWrite[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % 5 === 2) return completion(stores, index);
    return index % 5 === 4 ? upload() : creation(assigneeId);
  });
}

/** One of the others after so many of the first, as long as there are any. */
export function interleaved(first: readonly CrewWrite[], others: readonly CrewWrite[]): CrewWrite[] {
  const after = Math.max(1, Math.floor(first.length / Math.max(1, others.length)));
  return first.flatMap((write, at) => [write, ...others.filter((_, nth) => nth * after === at)]);
}

function creation(assigneeId: string): CrewWrite {
  const id = newId();
  const order = { id, title: `Trial job ${id}`, tasks: ["Isolate", "Restore"], assigneeIds: [assigneeId] };
  return { kind: "creation", id, perform: (_origin, { client }) => client.jobs.create.mutate(order) };
}

/** The job is created first; both calls can be repeated. */
function completion({ itemIds, locationId }: Stores, index: number): CrewWrite {
  const id = newId();
  const completionId = newId();
  const itemId = itemIds[index % itemIds.length] ?? "";
  const parts = [{ itemId, locationId, quantity: 1 }];
  const done = { id, completionId, doneAt: new Date(), workDone: "Changed the filter", parts };
  return {
    kind: "completion",
    id,
    async perform(_origin, { client }) {
      await client.jobs.create.mutate({ id, title: `Trial job ${id}` });
      await client.jobs.complete.mutate(done);
    },
  };
}

function upload(): CrewWrite {
  const id = newId();
  const bytes = Buffer.from(`Log of the watch\n${randomBytes(25_000).toString("hex")}`);
  let file: FileToSend | undefined;
  return {
    kind: "upload",
    id,
    async perform(origin, { cookie, vesselId }) {
      file ??= { id, name: `watch-${id}.txt`, vesselId, bytes, uploadUrl: null };
      await sendFile(origin, cookie, file);
    },
  };
}
