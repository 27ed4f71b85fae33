import { useState } from "react";
import { batchesOf, type Model, type ModelsDraft } from "./models-draft.ts";
import { useStartFrom } from "./templates.mutations.ts";

export interface Started {
  machines: number;
  plans: number;
}

/** Makes the machines call by call. A call that fails stops the rest; sending all again makes nothing twice. */
export function useStarting(models: readonly Model[], onDone: () => void) {
  const start = useStartFrom();
  const [done, setDone] = useState(0);
  const [result, setResult] = useState<Started | null>(null);
  const [isRunning, setRunning] = useState(false);
  const run = async ({ machines, withJobs, isSpread }: ModelsDraft) => {
    let made: Started = { machines: 0, plans: 0 };
    for (const batch of batchesOf(machines, models)) {
      const sent = batch.map((machine) => ({ ...machine, location: machine.location.trim() || null }));
      const answer = await start.mutateAsync({ machines: sent, withJobs, isSpread });
      made = { machines: made.machines + answer.machines, plans: made.plans + answer.plans };
      setDone(made.machines);
    }
    setResult(made);
    onDone();
  };
  return {
    done,
    result,
    isRunning,
    error: start.error,
    begin: (draft: ModelsDraft) => {
      setRunning(true);
      setDone(0);
      // What went wrong is in `error`; the screen shows it.
      run(draft)
        .catch(() => undefined)
        .finally(() => setRunning(false));
    },
    again: () => setResult(null),
  };
}
