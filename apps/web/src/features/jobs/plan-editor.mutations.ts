import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";

const everythingPlanned = [["jobs"], ["equipment"], ["plans"], ["attention"]] as const;

export function useCreatePlan() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"plans.create">) => client.plans.create.mutate(input),
    meta: {
      success: "job-sheet:said.planCreated",
      invalidates: everythingPlanned,
      shownInPlace: ["invalid", "conflict", "stale"],
    },
  });
}

/** `onSent` is told also where the dialog has gone meanwhile. */
export function useDeclareEvent(onSent: () => void) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"plans.addEvent">) => client.plans.addEvent.mutate(input),
    onSuccess: onSent,
    meta: {
      success: "events:declared",
      params: (answer) => ({ count: openedBy(answer) }),
      failure: "job-sheet:failed.plan",
      invalidates: everythingPlanned,
    },
  });
}

/** The cache hands answers to `meta` as unknown. */
const openedBy = (answer: unknown): number =>
  typeof answer === "object" && answer !== null && "opened" in answer && typeof answer.opened === "number"
    ? answer.opened
    : 0;

/** `onSent` is told also where the dialog has gone meanwhile. */
export function useRecordMeasured(onSent: () => void) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"plans.recordMeasured">) => client.plans.recordMeasured.mutate(input),
    onSuccess: onSent,
    meta: { success: "events:recorded", failure: "job-sheet:failed.plan", invalidates: everythingPlanned },
  });
}

export function useUpdatePlan() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"plans.update">) => client.plans.update.mutate(input),
    meta: {
      success: "job-sheet:said.planSaved",
      invalidates: everythingPlanned,
      shownInPlace: ["invalid", "conflict", "stale"],
    },
  });
}

export function useStopPlan() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"plans.stop">) => client.plans.stop.mutate(input),
    meta: { success: "job-sheet:said.planStopped", failure: "job-sheet:failed.plan", invalidates: everythingPlanned },
  });
}

export function useResumePlan() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"plans.resume">) => client.plans.resume.mutate(input),
    meta: { success: "job-sheet:said.planResumed", failure: "job-sheet:failed.plan", invalidates: everythingPlanned },
  });
}

/** A plan that runs without an open job gets its next one. */
export function useRaiseNextJob() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"plans.resume">) => client.plans.resume.mutate(input),
    meta: { success: "job-sheet:said.nextJobRaised", failure: "job-sheet:failed.plan", invalidates: everythingPlanned },
  });
}
