import { judgeReading, type ReadingVerdict } from "@ymp/core/maintenance/counters";
import type { Meter } from "./equipment.queries.ts";

type JudgedMeter = Pick<Meter, "kind" | "lastReading" | "lastTotal" | "lastReadAt">;

const beginning = new Date(0);

/** What earlier meters of the machine have counted: the total less what the present one shows. */
export function earlierTotal({ lastReading, lastTotal }: Pick<Meter, "lastReading" | "lastTotal">): number {
  return lastReading === null || lastTotal === null ? 0 : lastTotal - lastReading;
}

/**
 * Judges a reading, in tenths, by what the meter showed last. The server knows every earlier reading and has the last word
 * on one that is dated back.
 */
export function judgeTyped(meter: JudgedMeter, reading: number, readAt: Date): ReadingVerdict {
  const { kind, lastReading, lastReadAt } = meter;
  const segment = {
    number: 1,
    reason: "installed" as const,
    offsetTotal: earlierTotal(meter),
    startReading: 0,
    startedAt: beginning,
    endReading: null,
  };
  const last = lastReading === null || !lastReadAt ? null : { reading: lastReading, readAt: lastReadAt };
  if (last && last.readAt > readAt)
    return judgeReading({ kind, segment, previous: null, later: last }, { reading, readAt });
  return judgeReading({ kind, segment, previous: last }, { reading, readAt });
}
