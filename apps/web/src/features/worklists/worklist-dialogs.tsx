import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AddJobsDialog } from "./add-jobs-dialog.tsx";
import { CopyWorklistDialog } from "./copy-worklist-dialog.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { PrintDialog } from "./print-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { UnfreezeDialog } from "./unfreeze-dialog.tsx";
import { WorklistHistoryDialog } from "./worklist-history-dialog.tsx";
import type { JobParts } from "./worklist-jobs.ts";
import { WorklistTalkDialog } from "./worklist-talk-dialog.tsx";
import { useCloseWorklist, useFreeze, useRemoveJobs, useRemoveWorklist } from "./worklists.mutations.ts";
import type { Worklist, WorklistJob } from "./worklists.queries.ts";
import { useWorklistsAddress } from "./worklists-address.ts";

const WorklistFormDialog = lazyPanel(
  "dialog",
  async () => (await import("./worklist-form-dialog.tsx")).WorklistFormDialog,
);

export type OpenWorklistDialog =
  | { kind: "add" | "edit" | "freeze" | "unfreeze" | "copy" | "close" | "remove" | "print" | "talk" | "history" }
  /** Null: every job of the list. */
  | { kind: "share"; jobIds: readonly string[] | null }
  | { kind: "note"; job: WorklistJob }
  | { kind: "takeOff"; jobs: readonly WorklistJob[] };

export interface WorklistDialogsProps {
  list: Worklist;
  rows: readonly WorklistJob[];
  jobs: JobParts;
  open: OpenWorklistDialog | null;
  onClose: () => void;
  /** The ticked jobs were dealt with. */
  onDone: () => void;
}

/** The one dialog that is over the list, if any. */
export function WorklistDialogs({ list, rows, jobs, open, onClose, onDone }: WorklistDialogsProps) {
  const { openList } = useWorklistsAddress();
  switch (open?.kind) {
    case "add":
      return <AddJobsDialog list={list} rows={rows} jobs={jobs} onClose={onClose} />;
    case "edit":
      return <WorklistFormDialog list={list} onClose={onClose} />;
    case "unfreeze":
      return <UnfreezeDialog list={list} onClose={onClose} />;
    case "copy":
      return <CopyWorklistDialog list={list} onClose={onClose} onCopied={openList} />;
    case "print":
      return <PrintDialog list={list} onClose={onClose} />;
    case "talk":
      return <WorklistTalkDialog list={list} onClose={onClose} />;
    case "history":
      return <WorklistHistoryDialog list={list} onClose={onClose} />;
    case "share":
      return <ShareDialog list={list} jobIds={open.jobIds} onClose={onClose} onDone={onDone} />;
    case "note":
      return <NoteDialog list={list} job={open.job} onClose={onClose} />;
    case "takeOff":
      return <TakeOffDialog list={list} jobs={open.jobs} onClose={onClose} onDone={onDone} />;
    case "freeze":
    case "close":
    case "remove":
      return <ConfirmStep kind={open.kind} list={list} onClose={onClose} />;
    case undefined:
      return null;
  }
}

interface ConfirmStepProps {
  kind: "freeze" | "close" | "remove";
  list: Worklist;
  onClose: () => void;
}

function ConfirmStep({ kind, list, onClose }: ConfirmStepProps) {
  const { t } = useTranslation("worklists");
  const { toLists } = useWorklistsAddress();
  const steps = { freeze: useFreeze(), close: useCloseWorklist(), remove: useRemoveWorklist() };
  const after = kind === "remove" ? toLists : onClose;
  const { id, version, name } = list;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`${kind}.ask`, { name })}
      consequences={t(`${kind}.text`)}
      confirm={t(`${kind}.title`)}
      destructive={kind === "remove"}
      busy={steps[kind].isPending}
      onConfirm={() => steps[kind].mutate({ id, version }, { onSuccess: after })}
    />
  );
}

interface TakeOffDialogProps {
  list: Worklist;
  jobs: readonly WorklistJob[];
  onClose: () => void;
  onDone: () => void;
}

function TakeOffDialog({ list, jobs, onClose, onDone }: TakeOffDialogProps) {
  const { t } = useTranslation("worklists");
  const remove = useRemoveJobs();
  const done = () => {
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("takeOff.ask", { count: jobs.length })}
      consequences={t(list.members.length > 0 ? "takeOff.textShared" : "takeOff.text")}
      confirm={t("takeOff.title")}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: list.id, jobIds: jobs.map(({ id }) => id) }, { onSuccess: done })}
    />
  );
}
