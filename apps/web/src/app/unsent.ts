import type { QueueState } from "../lib/offline/write-queue.ts";
import type { UnsentFilesState } from "../lib/uploads/unsent-files.ts";
import type { Services } from "./services.ts";
import { useServices, useStore } from "./services-context.tsx";

/** What is on this device alone: changes and files. */
export interface Unsent {
  count: number;
  /** Of these, what waits for its author. */
  refused: number;
  /** Of these, what the device would not keep: it is lost with this window. */
  onlyInWindow: number;
  isSending: boolean;
  /** Whether the device has said all that waits on it. */
  isKnown: boolean;
  /** Whether it would not say so when it was asked. */
  isUnreadable: boolean;
}

function unsentIn({ writes, onlyInWindow, ...queue }: QueueState, { files, ...uploads }: UnsentFilesState): Unsent {
  const refusedWrites = writes.filter(({ refusal }) => refusal !== null).length;
  const refusedFiles = files.filter(({ kind }) => kind === "failed").length;
  return {
    count: writes.length + files.length,
    refused: refusedWrites + refusedFiles,
    onlyInWindow: onlyInWindow.size + files.filter(({ isOnlyInWindow }) => isOnlyInWindow).length,
    isKnown: queue.isKnown && uploads.isKnown,
    isUnreadable: queue.isUnreadable || uploads.isUnreadable,
    isSending: (queue.isSending && writes.length > 0) || files.some(({ kind }) => kind === "sending"),
  };
}

export function unsentOn({ queue, unsentFiles }: Pick<Services, "queue" | "unsentFiles">): Unsent {
  return unsentIn(queue.getState(), unsentFiles.getState());
}

export function useUnsent(): Unsent {
  const { queue, unsentFiles } = useServices();
  return unsentIn(useStore(queue), useStore(unsentFiles));
}
