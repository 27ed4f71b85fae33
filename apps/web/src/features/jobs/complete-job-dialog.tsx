import { useQuery } from "@tanstack/react-query";
import { isOfClass } from "@ymp/core/maintenance/class-work";
import { withMod } from "@ymp/ui/lib/keys";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useRef } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { isHeldByUnreadable } from "../../lib/forms/sending.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { CompletionCredit } from "./complete-job-credit.tsx";
import { CompletionFigures } from "./complete-job-figures.tsx";
import { FollowUpFields, FollowUpSwitch } from "./complete-job-follow-up.tsx";
import { type CompletionForm, useCompletionForm } from "./complete-job-form.ts";
import { NextDueBox } from "./complete-job-next.tsx";
import { CompletionParts } from "./complete-job-parts.tsx";
import { CompletionPhotos } from "./complete-job-photos.tsx";
import { CompletionSignature } from "./complete-job-signature.tsx";
import type { Job } from "./job-sheet-data.ts";

export interface CompleteJobDialogProps {
  jobId: string;
  onClose: () => void;
  /** Opens the following job of the list; without it there is no "Complete and open next". */
  onNext?: () => void;
}

/** What was done, when, how long, with what, what was found, and what comes next: told once, from top to bottom. */
export function CompleteJobDialog({ jobId, onClose, onNext }: CompleteJobDialogProps) {
  const { data: job } = useQuery(useTrpc().jobs.get.queryOptions({ id: jobId }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {job ? <CompletionContent job={job} onClose={onClose} onNext={onNext} /> : null}
    </Dialog>
  );
}

function CompletionContent({ job, onClose, onNext }: { job: Job; onClose: () => void; onNext?: () => void }) {
  const { t } = useTranslation("job-sheet");
  const form = useCompletionForm(job, onClose);
  const done = job.tasks.filter(({ doneAt }) => doneAt).length;
  const fields = useRef<HTMLDivElement>(null);
  const submit = (then?: () => void) => {
    if (fields.current && !isHeldByUnreadable(fields.current)) form.submit(then);
  };
  const completeAndNext = onNext && (() => submit(onNext));
  return (
    <DialogContent
      size="lg"
      title={t("complete.title", { title: job.title })}
      subtitle={
        <>
          <bdi className="font-mono text-xs leading-5">{job.numberText}</bdi>
          {job.tasks.length > 0 ? <span>{t("complete.checklist", { done, total: job.tasks.length })}</span> : null}
        </>
      }
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit();
      }}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="ghost" size="lg">
              {t("controls:cancel")}
            </Button>
          </DialogClose>
          {completeAndNext ? (
            <Button size="lg" disabled={form.isSending} onClick={completeAndNext}>
              {t("complete.andNext")}
            </Button>
          ) : null}
          <Button variant="primary" size="lg" kbd={withMod("↵")} busy={form.isSending} onClick={() => submit()}>
            {t("complete.submit")}
          </Button>
        </>
      }
    >
      <div ref={fields} className="contents">
        <CompletionBody form={form} />
      </div>
      <Questions form={form} />
    </DialogContent>
  );
}

function CompletionBody({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const { job, draft, faults } = form;
  const summary = Object.keys(faults.fields).map((field) => ({
    fieldId: form.idOf(field),
    label: t(`complete.field.${field}`),
  }));
  return (
    <>
      <FormErrors faults={summary} message={faults.general} />
      {form.restoredAt ? (
        <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-xs">
          {t("complete.restored", { when: formats.dateTime(form.restoredAt) })}
          <button type="button" className="link" onClick={form.startAfresh}>
            {t("complete.startAfresh")}
          </button>
        </p>
      ) : null}
      <Field
        label={t("complete.workDone")}
        required={isOfClass(job)}
        id={form.idOf("workDone")}
        error={faults.fields.workDone}
      >
        <Textarea
          value={draft.workDone}
          maxLength={10_000}
          onChange={(event) => form.change({ workDone: event.target.value })}
        />
      </Field>
      <CompletionFigures form={form} />
      <CompletionCredit form={form} />
      {job.can.stores ? <CompletionParts form={form} /> : null}
      <div id={form.idOf("photos")} tabIndex={-1}>
        <CompletionPhotos
          job={job}
          fault={faults.fields.photos}
          aside={job.can.followUp ? <FollowUpSwitch form={form} /> : undefined}
        />
      </div>
      <FollowUpFields form={form} />
      <NextDueBox form={form} />
      <CompletionSignature form={form} />
    </>
  );
}

/** Asked once, with what it means: lines that are not ticked, and work before its window. */
function Questions({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const { question, job } = form;
  const open = job.tasks.filter(({ doneAt }) => !doneAt);
  const early = question?.kind === "early" ? question.early : null;
  return (
    <>
      <ConfirmDialog
        open={question?.kind === "tasks"}
        onOpenChange={(isOpen) => !isOpen && form.dropQuestion()}
        title={t("complete.openTasks", { count: open.length })}
        consequences={
          <ul className="list-disc ps-5">
            {open.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        }
        confirm={t("complete.anyway")}
        onConfirm={form.confirm}
      />
      <ConfirmDialog
        open={early !== null}
        onOpenChange={(isOpen) => !isOpen && form.dropQuestion()}
        title={t("complete.early", { count: early?.daysEarly ?? 0 })}
        consequences={
          early ? t("complete.earlyMeans", { count: early.gapDays, date: formats.date(early.nextDueOn) }) : null
        }
        confirm={t("complete.anyway")}
        onConfirm={form.confirm}
      />
    </>
  );
}
