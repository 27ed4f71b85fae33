import { type QueryClient, useMutation } from "@tanstack/react-query";
import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { judgeWhoReopens } from "@ymp/core/maintenance/completed-job-fields";
import type { Services } from "../../app/services.ts";
import { useClient } from "../../app/services-context.tsx";
import { useFieldEditor } from "../../app/session.ts";
import {
  type InputOf,
  type OutputOf,
  useQueuedMutation,
  type WriteResult,
} from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { UsedLine } from "./complete-job-draft.ts";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";
import { changeJobInLists, showStatusInLists } from "./shown-at-once.ts";
import { partsOnceUsed } from "./used-at-once.ts";

type Api = Pick<Services, "queryClient" | "trpc">;
const jobs = [["jobs"], ["worklists"]] as const;
const stockToo = [["jobs"], ["worklists"], ["equipment"], ["inventory"], ["plans"]] as const;
const sheet = [["jobs", "get"]] as const;

/** Changes the open sheet before the server answered. */
function changeSheet({ queryClient, trpc }: Api, id: string, change: (job: Job) => Job): void {
  queryClient.setQueryData(trpc.jobs.get.queryOptions({ id }).queryKey, (job) => job && change(job));
}

/** Start, wait, resume: works without a link. */
export function useSheetStatus(job: Pick<Job, "title">) {
  return useQueuedMutation({
    path: "jobs.setStatus",
    label: ({ status }) => ({ messageKey: `job-sheet:queue.${status}`, params: { title: job.title } }),
    subject: ({ id }) => id,
    optimistic: {
      touches: [
        ["jobs", "get"],
        ["jobs", "list"],
        ["jobs", "myDay"],
        ["worklists", "entries"],
      ],
      apply(input, api) {
        showStatusInLists(input, api);
        changeSheet(api, input.id, (shown) => ({ ...shown, status: input.status, waitingNote: input.note ?? null }));
      },
    },
    meta: { failure: "messages:statusFailed", invalidates: jobs },
  });
}

/** `by` is shown beside the tick until the server has said it. */
export function useTickTask(job: Pick<Job, "title" | "tasks">, by: string) {
  return useQueuedMutation({
    path: "jobs.setTaskDone",
    label: ({ taskId }) => ({
      messageKey: "job-sheet:queue.task",
      params: { title: job.title, position: job.tasks.findIndex(({ id }) => id === taskId) + 1 },
    }),
    subject: ({ id }) => id,
    optimistic: {
      touches: sheet,
      apply: ({ id, taskId, isDone }, api) =>
        changeSheet(api, id, (shown) => ({
          ...shown,
          tasks: shown.tasks.map((task) =>
            task.id === taskId ? { ...task, doneAt: isDone ? new Date() : null, doneByName: isDone ? by : null } : task,
          ),
        })),
    },
    meta: { failure: "job-sheet:failed.task", invalidates: jobs },
  });
}

export function useAddTask(job: Pick<Job, "id" | "title">) {
  const mutation = useQueuedMutation({
    path: "jobs.addTask",
    label: () => ({ messageKey: "job-sheet:queue.addTask", params: { title: job.title } }),
    subject: ({ id }) => id,
    optimistic: {
      touches: sheet,
      apply: ({ id, taskId, title }, api) =>
        changeSheet(api, id, (shown) => ({
          ...shown,
          tasks: [...shown.tasks, { id: taskId, title, position: shown.tasks.length, doneAt: null, doneByName: null }],
        })),
    },
    meta: { failure: "job-sheet:failed.task", invalidates: jobs },
  });
  return (title: string) => mutation.mutate({ id: job.id, taskId: newId(), title });
}

export function useRemoveTask(job: Pick<Job, "title">) {
  return useQueuedMutation({
    path: "jobs.removeTask",
    label: () => ({ messageKey: "job-sheet:queue.removeTask", params: { title: job.title } }),
    subject: ({ id }) => id,
    optimistic: {
      touches: sheet,
      apply: ({ id, taskId }, api) =>
        changeSheet(api, id, (shown) => ({ ...shown, tasks: shown.tasks.filter((task) => task.id !== taskId) })),
    },
    meta: { failure: "job-sheet:failed.task", invalidates: jobs },
  });
}

export function useAddPart() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.setPart">) => client.jobs.setPart.mutate(input),
    meta: { failure: "job-sheet:failed.part", invalidates: jobs },
  });
}

/** What somebody else planned meanwhile is shown beside it by the row. */
export function usePlanPart() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.setPart">) => client.jobs.setPart.mutate(input),
    meta: { failure: "job-sheet:failed.part", invalidates: jobs, shownInPlace: ["stale"] },
  });
}

export function useRemovePart() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.removePart">) => client.jobs.removePart.mutate(input),
    meta: { failure: "job-sheet:failed.part", invalidates: jobs },
  });
}

export function useRemoveFile() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.removeFile">) => client.jobs.removeFile.mutate(input),
    meta: { failure: "job-sheet:failed.file", invalidates: jobs },
  });
}

const updateKey = ["jobs", "update"] as const;

/** A stale record is shown as a conflict by the sheet. */
export function useUpdateJob() {
  const client = useClient();
  return useMutation({
    mutationKey: updateKey,
    mutationFn: (input: InputOf<"jobs.update">) => client.jobs.update.mutate(input),
    meta: { failure: "job-sheet:failed.update", invalidates: jobs, shownInPlace: ["stale"] },
  });
}

/** Changes of the job that are sent and not answered, also by a sheet that is gone. */
export function updatesUnderWay(queryClient: QueryClient, id: string): object[] {
  const sent = queryClient.getMutationCache().findAll({ mutationKey: updateKey, status: "pending" });
  return sent.flatMap(({ state: { variables } }) =>
    typeof variables === "object" && variables !== null && "id" in variables && variables.id === id ? variables : [],
  );
}

export function usePostponeJob() {
  const client = useClient();
  const formats = useFormats();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.postpone">) => client.jobs.postpone.mutate(input),
    meta: {
      success: "job-sheet:said.postponed",
      params: (_result, input) => postponedTo(input, formats),
      invalidates: jobs,
      shownInPlace: ["invalid", "conflict", "stale"],
    },
  });
}

type Formats = ReturnType<typeof useFormats>;

function postponedTo(input: unknown, formats: Formats) {
  const isMove = typeof input === "object" && input !== null;
  const on = isMove && "newDueOn" in input && typeof input.newDueOn === "string" ? input.newDueOn : null;
  const total = isMove && "newDueTotal" in input && typeof input.newDueTotal === "number" ? input.newDueTotal : null;
  if (on) return { due: formats.date(parseCalendarDate(on)) };
  return { due: total === null ? "" : formats.hours(total) };
}

export function useCancelJob() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.cancel">) => client.jobs.cancel.mutate(input),
    meta: {
      success: "job-sheet:said.cancelled",
      invalidates: stockToo,
      shownInPlace: ["invalid", "conflict", "stale"],
    },
  });
}

export function useReopenJob() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.reopen">) => client.jobs.reopen.mutate(input),
    meta: { success: "job-sheet:said.reopened", failure: "job-sheet:failed.reopen", invalidates: stockToo },
  });
}

export function useVerifyJob() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.verify">) => client.jobs.verify.mutate(input),
    meta: { success: "job-sheet:said.verified", failure: "job-sheet:failed.verify", invalidates: jobs },
  });
}

export function useConfirmCredit() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.confirmCredit">) => client.jobs.confirmCredit.mutate(input),
    meta: { success: "job-sheet:said.creditConfirmed", invalidates: jobs, shownInPlace: ["invalid", "conflict"] },
  });
}

/** A due date that may not be chosen is told at its field. */
export function useAcceptJob() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"jobs.accept">) => client.jobs.accept.mutate(input),
    meta: {
      success: "job-sheet:said.accepted",
      failure: "job-sheet:failed.update",
      invalidates: [...jobs, ["attention"]],
    },
  });
}

const closed = {
  accept: false,
  edit: false,
  work: false,
  start: false,
  complete: false,
  wait: false,
  postpone: false,
  cancel: false,
};

type CompletionAnswer = WriteResult<OutputOf<"jobs.complete">>;

/** Closes the job now, or when the link is back; `lines` is what was at hand while its parts were told. The toast says what comes next and offers anyone who may to take it back. */
export function useCompleteJob(job: Job, lines: readonly UsedLine[]) {
  const { t } = useTranslation("job-sheet");
  const reopen = useReopenJob();
  const editor = useFieldEditor();
  const itself = { id: editor.userId, role: editor.role ?? "user", recordedBy: editor.userId };
  const mayTakeBack = judgeWhoReopens({ ...job, status: "done", doer: itself }, editor).length === 0;
  const formats = useFormats();
  const { dueFigures } = useSheetWords();
  /** As the dialog said it; the day that is only calculated from the use is called so. */
  const dueOf = ({ dueOn, dueTotal, plannedOn }: NextDue) => {
    const about = dueTotal !== null && plannedOn && plannedOn !== dueOn ? formats.date(plannedOn) : null;
    return formats.list([dueFigures(dueOn, dueTotal), about && t("plan.about", { date: about })]);
  };
  return useQueuedMutation({
    path: "jobs.complete",
    label: () => ({ messageKey: "job-sheet:queue.complete", params: { title: job.title } }),
    subject: ({ id }) => id,
    awaitsFilesOf: ({ id }) => (job.plan?.needsPhoto || job.kind === "condition_of_class" ? `job:${id}` : undefined),
    optimistic: {
      touches: [
        ["jobs", "get"],
        ["jobs", "list"],
        ["jobs", "myDay"],
        ["worklists", "entries"],
      ],
      apply({ id, doneAt, workDone = "", parts = [] }, api) {
        changeJobInLists(api, id, (row) => ({ ...row, status: "done", doneAt }));
        changeSheet(api, id, (shown) => ({
          ...shown,
          status: "done",
          doneAt,
          workDone,
          parts: partsOnceUsed(shown.parts, parts, lines),
          can: { ...shown.can, ...closed },
        }));
      },
    },
    meta: {
      success: "job-sheet:said.completed",
      params: (answer) => nextOf(answer, dueOf),
      undo: mayTakeBack
        ? (answer) => {
            if (!isSent(answer)) return;
            const { id, version } = answer.result;
            reopen.mutate({ id, version, reason: t("reopen.atOnce") });
          }
        : undefined,
      invalidates: stockToo,
      shownInPlace: ["invalid", "conflict", "stale"],
    },
  });
}

/** The cache hands answers to `meta` as unknown; a sent completion is told by its result. */
function isSent(answer: unknown): answer is Extract<CompletionAnswer, { status: "sent" }> {
  return typeof answer === "object" && answer !== null && "status" in answer && answer.status === "sent";
}

interface NextDue {
  dueOn: CalendarDate | null;
  dueTotal: number | null;
  plannedOn: CalendarDate | null;
}

function nextOf(answer: unknown, words: (next: NextDue) => string): { context: string; due: string } {
  const next = isSent(answer) ? answer.result.next : null;
  if (!next || (next.dueOn === null && next.dueTotal === null)) return { context: "last", due: "" };
  const day = (on: string | null) => (on === null ? null : parseCalendarDate(on));
  return { context: "next", due: words({ ...next, dueOn: day(next.dueOn), plannedOn: day(next.plannedOn) }) };
}
