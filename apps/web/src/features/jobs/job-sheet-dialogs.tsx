import { lazy, Suspense } from "react";
import { AddToWorklistDialog } from "../worklists/worklist-picker.tsx";
import { CompleteJobDialog } from "./complete-job-dialog.tsx";
import { CancelJobDialog } from "./job-actions-cancel.tsx";
import { ReopenJobDialog } from "./job-actions-reopen.tsx";
import { VerifyJobDialog } from "./job-actions-verify.tsx";
import type { Job } from "./job-sheet-data.ts";
import { PostponeDialog } from "./postpone-dialog.tsx";
import { WaitDialog } from "./wait-dialog.tsx";

export type OpenDialog = "complete" | "postpone" | "wait" | "verify" | "reopen" | "cancel" | "editPlan" | "addToList";

const PlanEditor = lazy(() =>
  import("./plan-editor.tsx").then(({ PlanEditor: component }) => ({ default: component })),
);

interface JobDialogsProps {
  job: Job;
  open: OpenDialog | null;
  onClose: () => void;
  onNavigate: (jobId: string) => void;
  nextId?: string;
}

/** The one dialog that lies over the sheet, if any. */
export function JobDialogs({ job, open, onClose, onNavigate, nextId }: JobDialogsProps) {
  switch (open) {
    case "complete":
      return (
        <CompleteJobDialog jobId={job.id} onClose={onClose} onNext={nextId ? () => onNavigate(nextId) : undefined} />
      );
    case "postpone":
      return <PostponeDialog job={job} onClose={onClose} />;
    case "wait":
      return <WaitDialog job={job} onClose={onClose} />;
    case "verify":
      return <VerifyJobDialog job={job} onClose={onClose} />;
    case "reopen":
      return <ReopenJobDialog job={job} onClose={onClose} />;
    case "cancel":
      return <CancelJobDialog job={job} onClose={onClose} />;
    case "editPlan":
      return job.planId ? (
        <Suspense>
          <PlanEditor planId={job.planId} equipmentId={job.equipmentId ?? undefined} onClose={onClose} />
        </Suspense>
      ) : null;
    case "addToList":
      return <AddToWorklistDialog jobIds={[job.id]} onClose={onClose} />;
    case null:
      return null;
  }
}
