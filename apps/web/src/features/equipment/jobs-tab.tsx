import { DueCell } from "@ymp/ui/patterns/due-cell";
import { Button } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { PriorityIcon } from "@ymp/ui/primitives/priority-icon";
import { type Status, StatusWord } from "@ymp/ui/primitives/status-icon";
import { Plus, RefreshCw } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { jobDue } from "./due-words.ts";
import { type Machine, type MachineJob, useMachineJobs } from "./equipment.queries.ts";
import { MoreButton } from "./more-button.tsx";

/** What is open on the machine and below it, then what is behind it. */
export function JobsTab({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <JobList machine={machine} state="open" />
      <JobList machine={machine} state="closed" />
      {machine.can.raiseJob ? (
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <PathLink href={`/app/home?new=job&equipment=${machine.id}`}>
              <Plus />
              {t("equipment:action.raiseJob")}
            </PathLink>
          </Button>
          <Button asChild>
            <PathLink href={`/app/home?new=recurring&equipment=${machine.id}`}>
              <RefreshCw />
              {t("equipment:action.plan")}
            </PathLink>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function JobList({ machine, state }: { machine: Machine; state: "open" | "closed" }) {
  const { t } = useTranslation();
  const query = useMachineJobs(machine.id, state);
  const jobs = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const title = t(`equipment:jobs.${state}`);
  return (
    <section aria-label={title}>
      <SectionHead title={title} fact={state === "open" ? machine.counts.openJobs : undefined} />
      {query.isSuccess && jobs.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t(`equipment:jobs.none.${state}`)}</p>
      ) : null}
      <RowList>
        {jobs.map((job) => (
          <JobLine key={job.id} job={job} ownId={machine.id} />
        ))}
      </RowList>
      <MoreButton query={query} />
    </section>
  );
}

const statusIcons: Record<MachineJob["status"], Status> = {
  due: "due",
  in_progress: "in-progress",
  waiting_parts: "waiting",
  waiting_yard: "waiting",
  waiting_weather: "waiting",
  postponed: "waiting",
  done: "completed",
  verified: "verified",
  cancelled: "draft",
};

function JobLine({ job, ownId }: { job: MachineJob; ownId: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isOpen = job.status !== "done" && job.status !== "verified" && job.status !== "cancelled";
  const words = jobDue(job, formats);
  return (
    <li className="flex-wrap gap-y-1 py-1.5">
      <bdi className="w-24 flex-none font-mono text-muted-foreground text-xs max-md:hidden">{job.numberText}</bdi>
      <PathLink href={`/app/jobdetails/${job.id}`} className="min-w-0 flex-1 basis-48 font-medium hover:underline">
        <span dir="auto">{job.title}</span>
        {job.equipmentId !== ownId && job.equipmentName ? (
          <span dir="auto" className="ms-2 font-normal text-muted-foreground text-xs">
            {job.equipmentName}
          </span>
        ) : null}
      </PathLink>
      {isOpen ? (
        <span title={t(`jobs:priority.${job.priority}`)} className="flex-none text-muted-foreground">
          <PriorityIcon priority={job.priority} />
          <span className="sr-only">{t(`jobs:priority.${job.priority}`)}</span>
        </span>
      ) : null}
      <span className="w-36 flex-none max-md:w-auto">
        <StatusWord status={statusIcons[job.status]}>{t(`jobs:status.${job.status}`)}</StatusWord>
      </span>
      <span className="w-52 flex-none max-md:w-auto">
        {isOpen && words ? (
          <DueCell due={{ share: job.usedShare ?? 0, isOverdue: job.state === "overdue" }} words={words} />
        ) : null}
        {isOpen ? null : (
          <span dir="auto" className="text-muted-foreground">
            {formats.list([formats.dateTime(job.closedAt), job.doneByName])}
          </span>
        )}
      </span>
    </li>
  );
}
