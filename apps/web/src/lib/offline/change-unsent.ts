import type { WriteQueue } from "./write-queue.ts";

type Queue = Pick<WriteQueue, "change" | "flush">;

/** What waits is sent as its author changed it meanwhile, under another key. False where it waits no more. */
export const amendUnsent = (queue: Queue, id: string, input: unknown, resting: readonly string[] = []) =>
  queue.change(id, resting, (write) => ({ ...write, input, refusal: null, key: `${write.key ?? id}+` }));

/** Takes it back with those that rest on it. False where it waits no more. */
export const withdrawUnsent = (queue: Queue, id: string, resting: readonly string[] = []) =>
  queue.change(id, [id, ...resting]);

/** Sends a refused write once more, changed by its author where `input` is given. */
export async function retryUnsent(queue: Queue, id: string, input?: unknown): Promise<void> {
  const isWaiting = await queue.change(id, [], (write) => ({ ...write, refusal: null, input: input ?? write.input }));
  if (isWaiting) await queue.flush();
}
