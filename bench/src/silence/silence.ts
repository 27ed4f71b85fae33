import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Nobody who asks for something small should wait longer than this for work of others. */
export const goalMs = 50;

export interface Silence {
  /** The longest time in which this process answered nobody. */
  readonly silenceMs: number;
  /** The most processor time it used up in one such time: what it was silent beyond that it waited for a processor. */
  readonly workedMs: number;
  readonly tookMs: number;
}

const tickMs = 5;

/** Processor time of the thread that answers, where the system tells it of a thread. */
function workedSoFar(): number {
  try {
    const [ranFor] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ");
    return Number(ranFor) / 1e6;
  } catch {
    return Number.NaN;
  }
}

export async function silenceUnder(work: () => Promise<unknown>): Promise<Silence> {
  const longest = { silenceMs: 0, workedMs: 0 };
  let last = { at: performance.now(), worked: workedSoFar() };
  const look = () => {
    const now = { at: performance.now(), worked: workedSoFar() };
    longest.silenceMs = Math.max(longest.silenceMs, now.at - last.at - tickMs);
    longest.workedMs = Math.max(longest.workedMs, now.worked - last.worked);
    last = now;
  };
  const ticking = setInterval(look, tickMs);
  await sleep(20);
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  await sleep(20);
  clearInterval(ticking);
  return { ...longest, tookMs };
}
