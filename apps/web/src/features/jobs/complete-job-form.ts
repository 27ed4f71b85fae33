import type { CalendarDate } from "@ymp/core/calendar-date";
import type { EarlyCompletion } from "@ymp/core/maintenance/completion-date";
import { judgeAgainstLast, type ReadingVerdict } from "@ymp/core/maintenance/counters";
import { mayConfirmJump } from "@ymp/core/maintenance/reading-fields";
import type { Signing } from "@ymp/core/signature-schema";
import type { ShipMoment } from "@ymp/ui/primitives/date-time-field";
import { useId, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { useFieldEditor, useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { type CompletionDraft, completionInputOf, instantOfMoment, momentAt } from "./complete-job-draft.ts";
import { type Faults, faultsOfRefusal, faultsOfTyping, noFaults } from "./complete-job-faults.ts";
import { earlinessOf, totalOfReading } from "./complete-job-judgement.ts";
import { useCompletionDraft } from "./complete-job-kept.ts";
import { useJobUploads } from "./job-photos.tsx";
import { useCompleteJob } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";

type Early = Extract<EarlyCompletion, { verdict: "ask" }>;
export type Question = { kind: "tasks" } | { kind: "early"; early: Early };

export interface CompletionForm {
  job: Job;
  draft: CompletionDraft;
  zone: string;
  finished: ShipMoment;
  doneAt: Date;
  doneOn: CalendarDate;
  /** What the meter says to the typed reading; null without a reading. */
  verdict: ReadingVerdict | null;
  /** Total that follows from a reading that counts; null otherwise. */
  total: number | null;
  faults: Faults;
  question: Question | null;
  isSending: boolean;
  /** When what is shown was typed, if it was before the dialog opened. */
  restoredAt: Date | null;
  idOf: (field: string) => string;
  change: (part: Partial<CompletionDraft>) => void;
  /** Never kept on the device: anyone who opens the dialog again signs again. */
  setSigning: (signing: Signing | null) => void;
  startAfresh: () => void;
  submit: (then?: () => void) => void;
  confirm: () => void;
  dropQuestion: () => void;
}

const nothingConfirmed = { openTasks: false, early: false };

/** The completion under the pen: judged while it is typed, asked about once, then sent or queued. */
export function useCompletionForm(job: Job, onDone: () => void): CompletionForm {
  const { t } = useTranslation();
  const prefix = useId();
  const { timeZone: zone, access } = useVessel();
  const editor = useFieldEditor();
  const kept = useCompletionDraft(job);
  const { queryClient, trpc } = useServices();
  const uploads = useJobUploads(job.id);
  const [openedAt] = useState(() => new Date());
  const [faults, setFaults] = useState<Faults>(noFaults);
  const [asked, setAsked] = useState<{
    question: Question;
    confirms: typeof nothingConfirmed;
    then?: () => void;
  } | null>(null);
  const [signing, setSigning] = useState<Signing | null>(null);
  const { draft } = kept;
  const complete = useCompleteJob(job, draft.parts);
  const finished = draft.finished ?? momentAt(zone, openedAt);
  const doneAt = instantOfMoment(zone, finished);
  const verdict = job.counter && draft.reading !== null ? judgeAgainstLast(job.counter, draft.reading, doneAt) : null;
  const counts = verdict?.verdict === "ok" || (verdict?.verdict === "too_far" && draft.confirmsReading);
  const total = job.counter && draft.reading !== null && counts ? totalOfReading(job.counter, draft.reading) : null;
  const coming = uploads.files.filter(({ state }) => state.kind !== "failed");
  const pictures = coming.filter(({ mediaType }) => mediaType.startsWith("image/"));

  function attempt(confirms: typeof nothingConfirmed, then?: () => void) {
    const typing = faultsOfTyping({
      job,
      draft,
      doneAt,
      doneOn: finished.on,
      verdict,
      signing,
      pendingFiles: coming.length,
      pendingPhotos: pictures.length,
      editor,
      confirmsJumps: mayConfirmJump(access),
      t,
    });
    setFaults(typing);
    if (Object.keys(typing.fields).length > 0 || typing.general) return;
    const early = earlinessOf(job, finished.on);
    if (job.tasks.some((task) => !task.doneAt) && !confirms.openTasks)
      return setAsked({ question: { kind: "tasks" }, confirms, then });
    if (early.verdict === "ask" && !confirms.early)
      return setAsked({ question: { kind: "early", early }, confirms, then });
    send(confirms, then);
  }

  function send(confirms: typeof nothingConfirmed, then?: () => void) {
    complete.mutate(
      { ...completionInputOf(job.id, draft, doneAt, confirms), signature: signing },
      {
        onSuccess: () => {
          kept.forget();
          onDone();
          then?.();
        },
        onError: (error) => {
          const refusal = refusalOf(error);
          if (!refusal) return;
          setFaults(faultsOfRefusal(refusal, t));
          // Somebody may have taken what was proposed: what is there now is shown under what was typed.
          void queryClient.invalidateQueries({ queryKey: trpc.jobs.get.queryOptions({ id: job.id }).queryKey });
        },
      },
    );
  }

  return {
    job,
    draft,
    zone,
    finished,
    doneAt,
    doneOn: finished.on,
    verdict,
    total,
    faults,
    question: asked?.question ?? null,
    isSending: complete.isPending,
    restoredAt: kept.restoredAt,
    idOf: (field) => `${prefix}${field}`,
    change(part) {
      kept.change(part);
      setFaults(noFaults);
    },
    setSigning(next) {
      setSigning(next);
      setFaults(noFaults);
    },
    startAfresh: kept.startAfresh,
    submit: (then) => attempt(nothingConfirmed, then),
    confirm() {
      if (!asked) return;
      setAsked(null);
      attempt({ ...asked.confirms, [asked.question.kind === "tasks" ? "openTasks" : "early"]: true }, asked.then);
    },
    dropQuestion: () => setAsked(null),
  };
}
