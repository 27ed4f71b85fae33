import { newId } from "@ymp/core/ids";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { type InputOf, useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import type { WriteQueue } from "../../lib/offline/write-queue.ts";
import { placeOfEntry } from "./entry-place.ts";
import { shownInPlace, touched } from "./logbooks.mutations.ts";
import type { Book } from "./logbooks.queries.ts";

type SealedInput = InputOf<"logbooks.signSealed">;
const path = "logbooks.signSealed";
const labelOf = ({ number }: Pick<Book, "number">) => ({ messageKey: "logbooks:queue.signature", params: { number } });

/** Under an entry that reached its book while it was signed here. */
export const useSealedSigning = (book: Pick<Book, "number">) =>
  useQueuedMutation({
    path,
    label: () => labelOf(book),
    subject: ({ entryId }) => entryId,
    awaitsFilesOf: ({ entryId }) => placeOfEntry(entryId),
    meta: { invalidates: touched, shownInPlace },
  });

/** Its id follows that of its entry, by which they are sent, whatever the clock of the device said in between. */
export const signatureBehind = (book: Pick<Book, "number">, entry: QueuedWrite, input: SealedInput): QueuedWrite => ({
  ...{ id: `${entry.id}~${newId()}`, accountId: entry.accountId, vesselId: entry.vesselId, path, input },
  ...{ label: labelOf(book), fields: {}, subject: input.entryId, queuedAt: new Date(), attempts: 0, refusal: null },
  // What it signs with the entry is there before it.
  awaitsFilesOf: placeOfEntry(input.entryId),
});

export async function layBehind(queue: Pick<WriteQueue, "add" | "flush">, write: QueuedWrite): Promise<void> {
  await queue.add(write);
  void queue.flush();
}
