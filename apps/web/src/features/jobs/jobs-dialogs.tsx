import { useQuery } from "@tanstack/react-query";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { Job } from "./job-sheet-data.ts";

const AcceptJobDialog = lazyPanel("dialog", async () => (await import("./accept-job-dialog.tsx")).AcceptJobDialog);
const CompleteJobDialog = lazyPanel(
  "largeDialog",
  async () => (await import("./complete-job-dialog.tsx")).CompleteJobDialog,
);
const PostponeDialog = lazyPanel("dialog", async () => (await import("./postpone-dialog.tsx")).PostponeDialog);
const AddToWorklistDialog = lazyPanel(
  "dialog",
  async () => (await import("../worklists/worklist-picker.tsx")).AddToWorklistDialog,
);
const BulkAssignDialog = lazyPanel("dialog", async () => (await import("./bulk-dialogs.tsx")).BulkAssignDialog);
const BulkPostponeDialog = lazyPanel("dialog", async () => (await import("./bulk-dialogs.tsx")).BulkPostponeDialog);
const BulkPriorityDialog = lazyPanel("dialog", async () => (await import("./bulk-dialogs.tsx")).BulkPriorityDialog);
const BulkStatusDialog = lazyPanel("dialog", async () => (await import("./bulk-dialogs.tsx")).BulkStatusDialog);
const EventsDialog = lazyPanel("dialog", async () => (await import("./events-dialog.tsx")).EventsDialog);
const RoundDialog = lazyPanel("dialog", async () => (await import("./round-dialog.tsx")).RoundDialog);
const WaitDialog = lazyPanel("dialog", async () => (await import("./wait-dialog.tsx")).WaitDialog);

/** What a bulk action needs to know of each job. */
export interface ChosenJob {
  id: string;
  version: number;
  title: string;
  assigneeIds: readonly string[];
}

export type JobDialog =
  | { kind: "complete" | "wait" | "accept"; jobId: string }
  | { kind: "events" }
  | { kind: "postpone"; jobId: string; newDueOn?: CalendarDate }
  | { kind: "postponeMany" | "assign" | "priority" | "status" | "round" | "addToList"; jobs: readonly ChosenJob[] };

interface JobDialogs {
  open: (dialog: JobDialog) => void;
  /** Told when a change of several jobs went through; the answer ends the listening. */
  onDone: (listener: () => void) => () => void;
}

const JobDialogsContext = createContext<JobDialogs | null>(null);

/** Opens what is done with one job or many, from whichever view. */
export function useJobDialogs(): JobDialogs {
  const dialogs = useContext(JobDialogsContext);
  if (!dialogs) throw new Error("A JobDialogsProvider is needed above.");
  return dialogs;
}

/** Runs when several jobs were changed together: the person who holds the selection lets go of it. */
export function useOnJobsDone(listener: () => void): void {
  const { onDone } = useJobDialogs();
  const run = useEffectEvent(listener);
  useEffect(() => onDone(run), [onDone]);
}

export function JobDialogsProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<JobDialog | null>(null);
  const [listeners] = useState(() => new Set<() => void>());
  const dialogs = useMemo(
    (): JobDialogs => ({
      open: setDialog,
      onDone: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    }),
    [listeners],
  );
  const done = () => {
    setDialog(null);
    for (const listener of listeners) listener();
  };
  return (
    <JobDialogsContext value={dialogs}>
      {children}
      {dialog ? <OpenDialog dialog={dialog} onClose={() => setDialog(null)} onDone={done} /> : null}
    </JobDialogsContext>
  );
}

interface OpenDialogProps {
  dialog: JobDialog;
  onClose: () => void;
  onDone: () => void;
}

function OpenDialog({ dialog, onClose, onDone }: OpenDialogProps) {
  switch (dialog.kind) {
    case "complete":
      return <CompleteJobDialog jobId={dialog.jobId} onClose={onClose} />;
    case "postpone":
      return (
        <WithJob jobId={dialog.jobId}>
          {(job) => <PostponeDialog job={job} newDueOn={dialog.newDueOn} onClose={onClose} />}
        </WithJob>
      );
    case "accept":
      return <WithJob jobId={dialog.jobId}>{(job) => <AcceptJobDialog job={job} onClose={onClose} />}</WithJob>;
    case "wait":
      return <WithJob jobId={dialog.jobId}>{(job) => <WaitDialog job={job} onClose={onClose} />}</WithJob>;
    case "events":
      return <EventsDialog onClose={onClose} />;
    case "postponeMany":
      return <BulkPostponeDialog jobs={dialog.jobs} onClose={onClose} onDone={onDone} />;
    case "assign":
      return <BulkAssignDialog jobs={dialog.jobs} onClose={onClose} onDone={onDone} />;
    case "priority":
      return <BulkPriorityDialog jobs={dialog.jobs} onClose={onClose} onDone={onDone} />;
    case "status":
      return <BulkStatusDialog jobs={dialog.jobs} onClose={onClose} onDone={onDone} />;
    case "addToList":
      return <AddToWorklistDialog jobIds={dialog.jobs.map(({ id }) => id)} onClose={onClose} onDone={onDone} />;
    case "round":
      return <RoundDialog jobs={dialog.jobs} onClose={onClose} onDone={onDone} />;
  }
}

/** Dialogs that need the whole job wait for it; lists keep it on the device for work without a link. */
function WithJob({ jobId, children }: { jobId: string; children: (job: Job) => ReactNode }) {
  const { data: job } = useQuery(useTrpc().jobs.get.queryOptions({ id: jobId }));
  return job ? children(job) : null;
}
