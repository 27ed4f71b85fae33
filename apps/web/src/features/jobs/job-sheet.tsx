import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMedia } from "@ymp/ui/lib/use-media";
import { useTurn } from "@ymp/ui/lib/use-turn";
import { Separator } from "@ymp/ui/primitives/separator";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import type { OpenRow } from "../../lib/lists/open-row.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { JobActionBar, JobOverflow } from "./job-actions.tsx";
import type { JobAction } from "./job-actions-offered.ts";
import { JobConnected } from "./job-connected.tsx";
import { JobHistory } from "./job-history.tsx";
import { JobParts } from "./job-parts.tsx";
import { JobPhotos } from "./job-photos.tsx";
import { useSheetStatus } from "./job-sheet.mutations.ts";
import { JobCauseNote } from "./job-sheet-cause.tsx";
import { JobChecklist } from "./job-sheet-checklist.tsx";
import { CompletedByHeads } from "./job-sheet-class.tsx";
import { JobConflict } from "./job-sheet-conflict.tsx";
import { isJobOpen, type Job } from "./job-sheet-data.ts";
import { DefectFacts } from "./job-sheet-defect.tsx";
import { JobDialogs, type JobSheetDialog } from "./job-sheet-dialogs.tsx";
import { useJobEdit } from "./job-sheet-edit.ts";
import { JobFacts } from "./job-sheet-facts.tsx";
import { JobFrame } from "./job-sheet-frame.tsx";
import { InlineText } from "./job-sheet-inline.tsx";
import { editUnderCursor, useJobKeys } from "./job-sheet-keys.ts";
import { JobLabel } from "./job-sheet-label.tsx";
import { JobSheetPending } from "./job-sheet-pending.tsx";
import { JobPresence } from "./job-sheet-presence.tsx";
import { JobProperties } from "./job-sheet-properties.tsx";
import { JobSignatures } from "./job-sheet-signatures.tsx";

export interface JobSheetProps {
  jobId: string;
  /** Its place in the list it was opened from. */
  position?: OpenRow;
  onNavigate: (jobId: string) => void;
  onClose: () => void;
  /** A page of its own instead of a sheet over the list. */
  isPage?: boolean;
}

/** One job: what is to be done, with what, by whom, what was done, and the next step. */
export function JobSheet(props: JobSheetProps) {
  const query = useQuery(useTrpc().jobs.get.queryOptions({ id: props.jobId }));
  if (!query.data)
    return <JobSheetPending jobId={props.jobId} query={query} isPage={props.isPage ?? false} onClose={props.onClose} />;
  return <LoadedSheet key={props.jobId} {...props} job={query.data} />;
}

/** Where the rail is beside the work; below it, what is behind the job comes after it. */
const wideQuery = "(min-width: 1280px)";

const addressOf = (jobId: string) => `/app/jobdetails/${jobId}`;

function LoadedSheet({ job, position, onNavigate, onClose, isPage = false }: JobSheetProps & { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<JobSheetDialog | null>(null);
  const isWide = useMedia(wideQuery);
  // What one opened it for comes first: what it is and what is to be done. What can be done, and the rest, follow at once.
  const turn = useTurn(3);
  const editing = useJobEdit(job);
  const status = useSheetStatus(job);
  const setStatus = (next: "due" | "in_progress") => status.mutate({ id: job.id, version: job.version, status: next });
  const act = (action: JobAction) => {
    if (action === "start" || action === "resume") setStatus("in_progress");
    else if (action === "putBack") setStatus("due");
    else if (action === "editTitle") editUnderCursor();
    else setDialog(action);
  };
  useJobKeys({
    c: () => job.can.complete && setDialog("complete"),
    p: () => job.can.postpone && setDialog("postpone"),
    e: editUnderCursor,
  });
  const background = (
    <>
      <JobConnected job={job} onNavigate={onNavigate} onEditPlan={() => setDialog("editPlan")} />
      <Separator />
      <JobHistory jobId={job.id} />
    </>
  );
  const url = new URL(addressOf(job.id), location.origin).href;
  const goTo = (id: string | undefined) => (id ? () => onNavigate(id) : undefined);
  return (
    <>
      <JobFrame
        isPage={isPage}
        onClose={onClose}
        number={job.numberText}
        url={url}
        title={
          <span data-job-title className="block">
            <InlineText
              label={t("field.title")}
              value={job.title}
              required
              disabled={!job.can.fields.includes("title")}
              draft={editing.draftOf("title")}
              onSave={(title, begun) => editing.save("title", title, begun)}
            />
          </span>
        }
        position={
          position && {
            index: position.index,
            total: position.of,
            onPrevious: goTo(position.previousId),
            onNext: goTo(position.nextId),
          }
        }
        onOpenAsPage={isPage ? undefined : () => void navigate({ to: "/app/jobdetails/$id", params: { id: job.id } })}
        tools={
          turn > 0 ? (
            <>
              <JobLabel job={job} url={url} />
              <JobOverflow job={job} onAction={act} />
            </>
          ) : null
        }
        facts={<JobFacts job={job} />}
        rail={
          <>
            {turn > 1 ? <JobProperties job={job} editing={editing} onStatus={setStatus} onAsk={setDialog} /> : null}
            {isWide && turn > 2 ? <Separator /> : null}
            {isWide && turn > 2 ? background : null}
          </>
        }
        // An empty place at first: the bar itself is there from the beginning.
        actions={turn > 0 ? <JobActionBar job={job} onAction={act} isBusy={status.isPending} /> : <span data-actions />}
        presence={turn > 0 ? <JobPresence jobId={job.id} /> : null}
      >
        <div data-job-sheet>
          {editing.conflict ? (
            <JobConflict conflict={editing.conflict} onKeepMine={editing.keepMine} onTakeTheirs={editing.takeTheirs} />
          ) : null}
          <InlineText
            label={t("field.description")}
            value={job.description ?? ""}
            placeholder={t("describe")}
            multiline
            disabled={!job.can.fields.includes("description")}
            className="max-w-[64ch] text-muted-foreground leading-normal"
            draft={editing.draftOf("description")}
            onSave={(text, begun) => editing.save("description", text || null, begun || null)}
          />
          <JobCauseNote cause={job.cause} />
          <CompletedByHeads job={job} />
          {turn > 1 ? <DefectFacts job={job} editing={editing} /> : null}
          {job.workDone && !isJobOpen(job.status) ? <WorkDone text={job.workDone} /> : null}
          {turn > 1 ? <JobSignatures signatures={job.signatures} /> : null}
          {turn > 1 ? <JobChecklist job={job} /> : null}
          {turn > 1 ? <JobParts job={job} /> : null}
          {turn > 2 ? <JobPhotos job={job} /> : null}
          {turn > 2 ? (
            <CommentsOf recordKind="job" recordId={job.id} title={job.title} mayComment={job.can.comment} />
          ) : null}
          {isWide || turn < 3 ? null : <div className="mt-6 flex flex-col gap-5">{background}</div>}
        </div>
      </JobFrame>
      <JobDialogs
        job={job}
        open={dialog}
        onClose={() => setDialog(null)}
        onNavigate={onNavigate}
        nextId={position?.nextId}
      />
    </>
  );
}

function WorkDone({ text }: { text: string }) {
  const { t } = useTranslation("job-sheet");
  return (
    <section className="mt-5">
      <h3 className="font-semibold text-sm">{t("complete.workDone")}</h3>
      <p dir="auto" className="mt-1 max-w-[64ch] whitespace-pre-wrap break-words">
        {text}
      </p>
    </section>
  );
}
