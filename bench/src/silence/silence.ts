import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** Nobody who asks for something small should wait longer than this for work of others. */
export const goalMs = 50;

export interface Silence {
  /** The longest time in which this process answered nobody. */
  readonly silenceMs: number;
  readonly tookMs: number;
}

export async function silenceUnder(work: () => Promise<unknown>): Promise<Silence> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await sleep(20);
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  await sleep(20);
  delay.disable();
  return { silenceMs: delay.max / 1e6, tookMs };
}
