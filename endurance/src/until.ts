import { setTimeout as sleep } from "node:timers/promises";

/** Asks again until it holds; throws in the given words when it does not in time. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  awaited: string,
  patienceMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${patienceMs / 1000} s in vain: ${awaited}.`);
    await sleep(50);
  }
}
