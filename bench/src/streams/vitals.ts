import { readdirSync } from "node:fs";
import type { ServerProcess } from "../server/server-process.ts";

/** The state of a process at one moment. */
export interface Vitals {
  readonly residentMb: number;
  readonly heapMb: number;
  readonly descriptors: number;
}

export async function readVitals({ origin, pid, residentBytes }: ServerProcess): Promise<Vitals> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const heapBytes = Number(metrics.match(/^nodejs_heap_size_used_bytes (\S+)$/m)?.[1]);
  return {
    residentMb: residentBytes() / 2 ** 20,
    heapMb: heapBytes / 2 ** 20,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** How much the values grow from one to the next, by the line that fits them best. */
export function growthPerStep(values: readonly number[]): number {
  const meanStep = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [together, alone] = [0, 0];
  for (const [step, value] of values.entries()) {
    together += (step - meanStep) * (value - mean);
    alone += (step - meanStep) ** 2;
  }
  return alone === 0 ? 0 : together / alone;
}
