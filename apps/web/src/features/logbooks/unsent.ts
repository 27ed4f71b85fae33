import { useMemo } from "react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";

export type EnterInput = InputOf<"logbooks.enter">;
export type DraftInput = InputOf<"logbooks.saveDraft">;
type SealedInput = InputOf<"logbooks.signSealed">;

/** What lies on this device for a book and has not reached it. */
export interface UnsentEntry {
  readonly write: QueuedWrite;
  readonly entry: EnterInput;
  /** Given here, and sent after it. */
  readonly signature: QueuedWrite | undefined;
}

/** What is corrected while it waits. */
export type UnsentInput =
  | {
      readonly write: QueuedWrite;
      readonly input: EnterInput;
      readonly isEntry: true;
      /** Under what it says so far. */
      readonly signature: QueuedWrite | undefined;
    }
  | { readonly write: QueuedWrite; readonly input: DraftInput; readonly isEntry: false };

export interface UnsentDraft {
  readonly write: QueuedWrite;
  readonly draft: DraftInput;
}

/** A signature whose entry has its number by now. */
export interface UnsentSignature {
  readonly write: QueuedWrite;
  readonly entryId: string;
}

export interface Unsent {
  readonly entries: readonly UnsentEntry[];
  readonly drafts: readonly UnsentDraft[];
  readonly signatures: readonly UnsentSignature[];
}

export function unsentIn(writes: readonly QueuedWrite[], vesselId: string, bookId: string): Unsent {
  const own = writes.filter((write) => write.vesselId === vesselId);
  const entries = inputsOf<EnterInput>(own, "logbooks.enter").filter(({ input }) => input.logbookId === bookId);
  const drafts = inputsOf<DraftInput>(own, "logbooks.saveDraft").filter(({ input }) => input.logbookId === bookId);
  const signatures = inputsOf<SealedInput>(own, "logbooks.signSealed").filter(({ input }) => input.id === bookId);
  const signatureOf = (id: string) => signatures.find(({ input }) => input.entryId === id)?.write;
  const waiting = new Set(entries.map(({ input }) => input.id));
  return {
    entries: entries.map(({ write, input }) => ({ write, entry: input, signature: signatureOf(input.id) })),
    drafts: drafts.map(({ write, input }) => ({ write, draft: input })),
    signatures: signatures.flatMap(({ write, input }) =>
      waiting.has(input.entryId) ? [] : [{ write, entryId: input.entryId }],
    ),
  };
}

/** Whatever lies in the queue under a path was written there by this application. */
const inputsOf = <Input>(writes: readonly QueuedWrite[], path: string) =>
  writes.flatMap((write) => (write.path === path ? [{ write, input: write.input as Input }] : []));

/** It was sent, and nobody knows whether it was taken. */
export const mayHaveArrived = ({ attempts, heldUntil, refusal }: QueuedWrite) =>
  refusal === null && (attempts > 0 || heldUntil !== undefined);

/** The book has it, as it was before it was changed here. */
export const wasEntered = ({ refusal }: QueuedWrite) => refusal?.messageKey === "logbook-refusals:enteredBefore";

export function useUnsentOf(bookId: string): Unsent {
  const { queue } = useServices();
  const { writes } = useStore(queue);
  const { id: vesselId } = useVessel();
  return useMemo(() => unsentIn(writes, vesselId, bookId), [writes, vesselId, bookId]);
}
