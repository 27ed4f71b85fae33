import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { Job } from "./job-sheet-data.ts";

export type JobSheetDialog =
  | "accept"
  | "complete"
  | "postpone"
  | "wait"
  | "verify"
  | "reopen"
  | "cancel"
  | "confirmCredit"
  | "editPlan"
  | "addToList";

const AcceptJobDialog = lazyPanel("dialog", async () => (await import("./accept-job-dialog.tsx")).AcceptJobDialog);
const CompleteJobDialog = lazyPanel(
  "largeDialog",
  async () => (await import("./complete-job-dialog.tsx")).CompleteJobDialog,
);
const PostponeDialog = lazyPanel("dialog", async () => (await import("./postpone-dialog.tsx")).PostponeDialog);
const WaitDialog = lazyPanel("dialog", async () => (await import("./wait-dialog.tsx")).WaitDialog);
const VerifyJobDialog = lazyPanel("dialog", async () => (await import("./job-actions-verify.tsx")).VerifyJobDialog);
const ReopenJobDialog = lazyPanel("dialog", async () => (await import("./job-actions-reopen.tsx")).ReopenJobDialog);
const CancelJobDialog = lazyPanel("dialog", async () => (await import("./job-actions-cancel.tsx")).CancelJobDialog);
const ConfirmCreditDialog = lazyPanel(
  "dialog",
  async () => (await import("./confirm-credit-dialog.tsx")).ConfirmCreditDialog,
);
const PlanEditor = lazyPanel("largeDialog", async () => (await import("./plan-editor.tsx")).PlanEditor);
const AddToWorklistDialog = lazyPanel(
  "dialog",
  async () => (await import("../worklists/worklist-picker.tsx")).AddToWorklistDialog,
);

interface JobDialogsProps {
  job: Job;
  open: JobSheetDialog | null;
  onClose: () => void;
  onNavigate: (jobId: string) => void;
  nextId?: string;
}

/** The one dialog that is over the sheet, if any. */
export function JobDialogs({ job, open, onClose, onNavigate, nextId }: JobDialogsProps) {
  switch (open) {
    case "complete":
      return (
        <CompleteJobDialog jobId={job.id} onClose={onClose} onNext={nextId ? () => onNavigate(nextId) : undefined} />
      );
    case "accept":
      return <AcceptJobDialog job={job} onClose={onClose} />;
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
    case "confirmCredit":
      return <ConfirmCreditDialog job={job} onClose={onClose} />;
    case "editPlan":
      return job.planId ? (
        <PlanEditor planId={job.planId} equipmentId={job.equipmentId ?? undefined} onClose={onClose} />
      ) : null;
    case "addToList":
      return <AddToWorklistDialog jobIds={[job.id]} onClose={onClose} />;
    case null:
      return null;
  }
}
