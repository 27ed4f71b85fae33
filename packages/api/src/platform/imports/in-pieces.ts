import { setImmediate as breathe } from "node:timers/promises";

/** Work that stops between its pieces, where others may have a turn. */
export type InPieces<Result> = Generator<void, Result>;

/** Anyone who asks for something small meanwhile waits no longer than this, and the piece in hand. */
const turnMs = 15;

/** Does it with room for others. */
export async function withRoom<Result>(work: InPieces<Result>): Promise<Result> {
  let begunAt = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - begunAt < turnMs) continue;
    await breathe();
    begunAt = performance.now();
  }
}

/** Does it in one go: for what is short. */
export function atOnce<Result>(work: InPieces<Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

export function* mapped<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): InPieces<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    yield;
  }
  return results;
}
