import { nextStatuses } from "@ymp/core/maintenance/job-flow";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { StatusIcon, StatusWord } from "@ymp/ui/primitives/status-icon";
import { useCan } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { JobRow } from "./job-rows.ts";
import { statusIconOf, useJobWords } from "./job-words.ts";
import { useSetStatus } from "./jobs.mutations.ts";
import { useJobDialogs } from "./jobs-dialogs.tsx";

/** The status of a job, changed in place. Completing and waiting ask what has to be asked. */
export function JobStatusMenu({ job }: { job: JobRow }) {
  const { t } = useTranslation();
  const words = useJobWords();
  const dialogs = useJobDialogs();
  const setStatus = useSetStatus();
  const mayWork = useCan("jobs:edit");
  const next = nextStatuses(job.status);
  const word = <StatusWord status={statusIconOf(job.status)}>{words.status(job.status)}</StatusWord>;
  const isClosed = job.status === "done" || job.status === "verified" || job.status === "cancelled";
  if (!mayWork || isClosed) return word;
  const set = (status: "due" | "in_progress") => setStatus.mutate({ id: job.id, version: job.version, status });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          aria-label={`${t("jobs:column.status")}: ${words.status(job.status)}`}
          onClick={(event) => event.stopPropagation()}
          className="-mx-1.5 flex h-control-sm min-w-0 items-center rounded-md px-1.5 hover:bg-secondary"
        >
          {word}
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" onClick={(event) => event.stopPropagation()}>
        {next.includes("in_progress") ? (
          <DropdownMenuItem onSelect={() => set("in_progress")}>
            <StatusIcon status="in-progress" />
            {words.status("in_progress")}
          </DropdownMenuItem>
        ) : null}
        {next.includes("due") ? (
          <DropdownMenuItem onSelect={() => set("due")}>
            <StatusIcon status="due" />
            {words.status("due")}
          </DropdownMenuItem>
        ) : null}
        {next.some((status) => status.startsWith("waiting")) ? (
          <DropdownMenuItem onSelect={() => dialogs.open({ kind: "wait", jobId: job.id })}>
            <StatusIcon status="waiting" />
            {t("jobs:action.wait")}
          </DropdownMenuItem>
        ) : null}
        {next.includes("done") ? (
          <DropdownMenuItem onSelect={() => dialogs.open({ kind: "complete", jobId: job.id })}>
            <StatusIcon status="completed" />
            {t("jobs:action.complete")}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
