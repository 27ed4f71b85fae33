import { createMemoryStore } from "./pending-store.ts";
import type { QueuedWrite } from "./queued-write.ts";
import { createWriteQueue, type SendOutcome } from "./write-queue.ts";

export const accountId = "account";

export function write(id: string, facts: Partial<QueuedWrite> = {}): QueuedWrite {
  return {
    id,
    accountId,
    vesselId: "vessel",
    path: "jobs.complete",
    input: { id },
    label: { messageKey: "jobs:title", params: {} },
    fields: {},
    subject: id,
    queuedAt: new Date("2026-06-18T12:02:00Z"),
    attempts: 0,
    refusal: null,
    ...facts,
  };
}

export const refused: Extract<SendOutcome, { status: "refused" }> = {
  status: "refused",
  error: new Error("changed meanwhile"),
  refusal: {
    kind: "refused",
    code: "stale",
    messageKey: "refusals:changedMeanwhile",
    params: {},
    fields: {},
    requestId: null,
  },
};
export const sent: SendOutcome = { status: "sent", result: null };
export const unreachable: SendOutcome = { status: "unreachable" };

export async function queueOf(answer: (write: QueuedWrite) => SendOutcome, store = createMemoryStore<QueuedWrite>()) {
  const asked: string[] = [];
  const queue = createWriteQueue({
    store,
    send: async (next) => {
      asked.push(next.id);
      return answer(next);
    },
  });
  await queue.openFor(accountId);
  return { queue, asked, store };
}

export const idsOf = (queue: { getState: () => { writes: readonly QueuedWrite[] } }) =>
  queue.getState().writes.map(({ id }) => id);
