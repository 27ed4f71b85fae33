import { setTimeout as sleep } from "node:timers/promises";
import { RefusedError } from "@ymp/api/client";
import { type ErrorCode, errorStatuses } from "@ymp/core/errors";
import { UploadRefused } from "./send-file.ts";

/** What a client may be told while the product is away; everything else would be a fault of the product. */
const passing: readonly ErrorCode[] = ["unavailable", "limit"];
const passingStatuses: readonly number[] = [0, ...passing.map((code) => errorStatuses[code])];
const pauseMs = 200;
/** Longer than a start of the product may take on a machine that is busy elsewhere. */
const patienceMs = 240_000;

export interface Persistent {
  /** Sends the same write again until it is acknowledged, as the browser's queue of writes does. */
  send<T>(write: () => Promise<T>, kind?: string): Promise<T>;
  /** What the product said to which kind of write, other than that it is away or busy with the same record. */
  readonly faults: string[];
}

/** @param isOver ends the patience at once, so that a lost product does not cost minutes */
export function persistent(isOver: () => boolean = () => false): Persistent {
  const faults: string[] = [];
  return {
    faults,
    async send(write, kind) {
      const deadline = Date.now() + patienceMs;
      for (;;) {
        try {
          return await write();
        } catch (error) {
          const fault = faultIn(error);
          if (fault) faults.push(kind ? `${kind}: ${fault}` : fault);
          if (isOver() || Date.now() > deadline) throw error;
          await sleep(pauseMs);
        }
      }
    },
  };
}

/** Undefined where nothing was answered: the connection broke, and nobody knows whether the write was done. */
function faultIn(error: unknown): string | undefined {
  if (error instanceof UploadRefused)
    return passingStatuses.includes(error.status) ? undefined : `${error.status}: ${error.message}`;
  if (!(error instanceof RefusedError)) return undefined;
  const isBusy = error.code === "conflict" && error.messageKey === "refusals:busy";
  return isBusy || passing.includes(error.code) ? undefined : `${error.code}: ${error.messageKey}`;
}

/** Does the work on every element, a given number at once. */
export async function inParallel<T>(elements: readonly T[], atOnce: number, work: (element: T) => Promise<void>) {
  const waiting = [...elements];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
