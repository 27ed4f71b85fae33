import { useMutation } from "@tanstack/react-query";
import type { BulkUpdateJobsInput } from "@ymp/api/modules/jobs/jobs.schema";
import { useClient } from "../../app/services-context.tsx";
import { type OutputOf, useQueuedMutation, type WriteResult } from "../../lib/offline/use-queued-mutation.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { showStatusInLists } from "./shown-at-once.ts";

const jobs = [["jobs"], ["worklists"]] as const;

/** Starting, waiting, putting back: what changes with one press on a board or a card. */
export function useSetStatus() {
  return useQueuedMutation({
    path: "jobs.setStatus",
    label: ({ status }) => ({ messageKey: `jobs:queue.status.${status}` }),
    subject: ({ id }) => id,
    optimistic: {
      touches: [
        ["jobs", "list"],
        ["jobs", "myDay"],
        ["worklists", "entries"],
      ],
      apply: showStatusInLists,
    },
    meta: { failure: "messages:statusFailed", invalidates: jobs },
  });
}

/** A new job, made with or without a link. */
export function useCreateJob() {
  const { go } = useJobsAddress();
  return useQueuedMutation({
    path: "jobs.create",
    label: ({ title }) => ({ messageKey: "jobs:queue.create", params: { title } }),
    subject: ({ id }) => id,
    meta: {
      success: (answer) => (seenBy(answer).length > 0 ? "waiting:said.raised" : "messages:jobCreated"),
      params: (answer) => {
        const [name = "", ...others] = seenBy(answer);
        return { number: numberOf(answer), name, count: others.length };
      },
      open: (_answer, input) => {
        if (isMade(input)) go({ job: input.id });
      },
      failure: "messages:jobCreateFailed",
      invalidates: [...jobs, ["attention"]],
      shownInPlace: ["invalid"],
    },
  });
}

type Made = WriteResult<OutputOf<"jobs.create">>;

/** The cache hands answers and inputs to `meta` as unknown. */
const isSent = (answer: unknown): answer is Extract<Made, { status: "sent" }> =>
  typeof answer === "object" && answer !== null && "status" in answer && answer.status === "sent";
const isMade = (input: unknown): input is { id: string } =>
  typeof input === "object" && input !== null && "id" in input && typeof input.id === "string";

const seenBy = (answer: unknown): readonly string[] => (isSent(answer) ? answer.result.seenBy : []);
const numberOf = (answer: unknown): string => (isSent(answer) ? answer.result.numberText : "");

export function useBulkUpdate() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: BulkUpdateJobsInput) => client.jobs.bulkUpdate.mutate(input),
    meta: {
      success: "messages:jobsChanged",
      failure: "messages:statusFailed",
      params: (_result, input) => ({ count: countOf(input) }),
      invalidates: jobs,
    },
  });
}

/** Lines that are not ticked are asked back by the dialog. */
export function useCompleteRound() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: Parameters<typeof client.jobs.completeRound.mutate>[0]) =>
      client.jobs.completeRound.mutate(input),
    meta: {
      success: "messages:roundCompleted",
      failure: "messages:statusFailed",
      params: (_result, input) => ({ count: countOf(input) }),
      invalidates: [["jobs"], ["equipment"]],
      shownInPlace: ["invalid"],
    },
  });
}

function countOf(input: unknown): number {
  if (typeof input !== "object" || input === null || !("jobs" in input)) return 1;
  return Array.isArray(input.jobs) ? input.jobs.length : 1;
}
