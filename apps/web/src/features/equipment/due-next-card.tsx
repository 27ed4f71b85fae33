import { firstOf } from "@ymp/core/bounded";
import { cn } from "@ymp/ui/lib/cn";
import { DueMeter, dueTextClass, dueTone } from "@ymp/ui/patterns/due-cell";
import { Card, RowList, SectionHead } from "@ymp/ui/primitives/card";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { jobDue, titleUnder } from "./due-words.ts";
import { type Machine, type MachineJob, useDueNext } from "./equipment.queries.ts";
import { useMachineAddress } from "./machine-address.ts";
import { useMeterFigure } from "./use-words.ts";

const shown = 8;

export function DueNextCard({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { showTab } = useMachineAddress();
  const { data } = useDueNext(machine.id);
  const jobs = firstOf(data?.rows ?? [], shown).rows;
  return (
    <Card>
      <SectionHead
        title={t("equipment:dueNext.title")}
        fact={machine.counters.length > 0 ? t("equipment:dueNext.fact") : undefined}
      >
        {data && data.total > shown ? (
          <button type="button" onClick={() => showTab("jobs")} className="text-primary text-sm hover:underline">
            {t("equipment:dueNext.all", { count: machine.counts.openJobs })}
          </button>
        ) : null}
      </SectionHead>
      {data?.rows.length === 0 ? (
        <p className="mt-1 text-muted-foreground text-sm">{t("equipment:dueNext.none")}</p>
      ) : (
        <RowList aria-label={t("equipment:dueNext.title")}>
          {jobs.map((job) => (
            <DueRow key={job.id} job={job} machineName={machine.name} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

function DueRow({ job, machineName }: { job: MachineJob; machineName: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const figureOf = useMeterFigure();
  const due = { share: job.usedShare ?? 0, isOverdue: job.state === "overdue" };
  return (
    <li>
      <PathLink href={`/app/jobdetails/${job.id}`} dir="auto" className="min-w-0 flex-1 py-1.5 hover:underline">
        {titleUnder(machineName, job.title)}
      </PathLink>
      <DueMeter due={due} />
      <bdi className="min-w-19 flex-none text-end text-muted-foreground max-md:hidden">
        {job.dueTotal === null || !job.counterKind ? "" : figureOf(job.counterKind, job.dueTotal)}
      </bdi>
      <bdi className={cn("min-w-23 flex-none text-end font-medium", dueTextClass[dueTone(due)])}>
        {jobDue(job, formats) ?? t("equipment:dueNext.noDate")}
      </bdi>
    </li>
  );
}
