import { randomBytes } from "node:crypto";
import { newId } from "@ymp/core/ids";
import { type FileToSend, sendFile } from "./send-file.ts";
import type { Person } from "./sign-in.ts";

/** One write of a crew at work. Its ids are made beforehand, so that sending it again is the same write. */
export interface CrewWrite {
  readonly kind: "creation" | "completion" | "upload";
  /** Of the job or the file. */
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
  return {
    kind: "completion",
    id,
    async perform(_origin, { client }) {
      await client.jobs.create.mutate({ id, title: `Trial job ${id}` });
      const parts = [{ itemId, locationId, quantity: 1 }];
      await client.jobs.complete.mutate({
        id,
        completionId,
        doneAt: new Date(),
        workDone: "Changed the filter",
        parts,
      });
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
