import type { CalendarDate } from "@ymp/core/calendar-date";
import { narrowQuery, useMedia } from "@ymp/ui/lib/use-media";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { DueCell } from "@ymp/ui/patterns/due-cell";
import { AvatarStack } from "@ymp/ui/primitives/avatar";
import { Badge } from "@ymp/ui/primitives/badge";
import { PriorityIcon, PriorityWord } from "@ymp/ui/primitives/priority-icon";
import { StatusWord } from "@ymp/ui/primitives/status-icon";
import { Camera, ListChecks, Package, Repeat2 } from "lucide-react";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { useAccess } from "../../app/session.ts";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { JobRow } from "./job-rows.ts";
import { dueStateOf, personOf, shortNumber, statusIconOf, useJobWords } from "./job-words.ts";

/** Below this width the title would be cut to make room for the equipment. */
const compactQuery = "(max-width: 1279px)";

const notInLite = new Set(["number", "priority", "assigned"]);

/** The table's columns, in the order of the page. */
export function useJobColumns(today: CalendarDate, isArchive: boolean): readonly DataColumn<JobRow>[] {
  const { t } = useTranslation();
  const words = useJobWords();
  const formats = useFormats();
  const isCompact = useMedia(compactQuery);
  const isFull = useAccess().edition === "full";
  const isNarrow = useMedia(narrowQuery);
  return useMemo(() => {
    const all: DataColumn<JobRow>[] = [
      {
        id: "number",
        header: t("jobs:column.number"),
        width: "44px",
        sortable: true,
        wideOnly: true,
        cell: (job) => (
          <bdi title={job.numberText} className="font-mono text-muted-foreground text-xs">
            {shortNumber(job.numberText)}
          </bdi>
        ),
      },
      {
        id: "title",
        header: t("jobs:column.title"),
        width: "minmax(160px,1fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (job) => <TitleCell job={job} />,
      },
      {
        id: "equipment",
        header: t("jobs:column.equipment"),
        width: "minmax(132px,212px)",
        sortable: true,
        wideOnly: true,
        cell: (job) => <EquipmentCell job={job} />,
      },
      {
        id: "priority",
        header: t("jobs:column.priority"),
        width: "84px",
        sortable: true,
        wideOnly: true,
        cell: (job) => <PriorityWord priority={job.priority}>{words.priority(job.priority)}</PriorityWord>,
      },
      {
        id: "status",
        header: t("jobs:column.status"),
        width: "172px",
        sortable: true,
        cell: (job) => <StatusWord status={statusIconOf(job.status)}>{words.status(job.status)}</StatusWord>,
      },
      isArchive
        ? {
            id: "done",
            header: t("jobs:column.doneAt"),
            width: "212px",
            sortable: true,
            cell: (job) => (job.doneAt ? <bdi>{formats.dateTime(job.doneAt)}</bdi> : null),
          }
        : {
            id: "due",
            header: t("jobs:column.due"),
            width: isNarrow ? "168px" : "212px",
            sortable: true,
            cell: (job) => <DueCellOf job={job} today={today} />,
          },
      {
        id: "assigned",
        header: t("jobs:column.assigned"),
        width: "88px",
        cell: (job) => <AvatarStack people={job.assignees.map(personOf)} limit={2} />,
      },
    ];
    const offered = isFull ? all : all.filter(({ id }) => !notInLite.has(id));
    return isCompact ? offered.filter(({ id }) => id !== "equipment") : offered;
  }, [t, words, formats, today, isArchive, isCompact, isNarrow, isFull]);
}

function DueCellOf({ job, today }: { job: JobRow; today: CalendarDate }) {
  const words = useJobWords();
  if (job.dueOn === null && job.dueTotal === null)
    return <span className="text-muted-foreground">{words.due(job, today)}</span>;
  return <DueCell due={dueStateOf(job)} words={words.due(job, today)} raw={words.dueFigure(job)} />;
}

function TitleCell({ job }: { job: JobRow }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="lg:hidden">
        <PriorityIcon priority={job.priority} />
      </span>
      <span dir="auto" className="min-w-0 font-medium">
        {job.title}
      </span>
      {job.isNew ? <Badge tone="due-soon">{t("jobs:fresh.mark")}</Badge> : null}
      <span className="max-xl:hidden">
        <JobMarks job={job} />
      </span>
    </span>
  );
}

/** Whose equipment it is, and which; with its place where it has none. */
export function EquipmentCell({ job, className }: { job: JobRow; className?: string }) {
  const words = useJobWords();
  const place = job.equipmentName ?? job.location;
  const name = <PlaceName name={place} model={job.equipmentModel} />;
  if (!job.department) return <span className={className}>{place ? name : null}</span>;
  const department = words.department(job.department);
  return (
    <DeptBar department={job.department} name={department} className={className}>
      {place ? name : department}
    </DeptBar>
  );
}

/** A name is never cut short: a model that does not fit behind it in one line is left to the tooltip. */
function PlaceName({ name, model }: { name: string | null; model: string | null }) {
  const { t } = useTranslation();
  return (
    <span title={listed([name, model], t)} className="flex flex-wrap items-baseline gap-x-1.5 overflow-hidden">
      <span className="max-w-full break-words">{name}</span>
      {/* Without a height of its own it is seen beside the name and cut off below it. */}
      {model ? <span className="h-0 whitespace-nowrap text-muted-foreground">{model}</span> : null}
    </span>
  );
}

/** What one should know before opening: it comes back, how far its checklist is, photos, a part that is short. */
export function JobMarks({ job }: { job: JobRow }) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-none items-center gap-2 text-muted-foreground text-xs [&_svg]:size-3.5">
      {job.isRecurring ? <Mark label={t("jobs:mark.recurring")} icon={<Repeat2 />} /> : null}
      {job.taskCount > 0 ? (
        <Mark
          label={t("jobs:mark.checklist", { done: job.tasksDone, count: job.taskCount })}
          icon={<ListChecks />}
          figure={`${job.tasksDone}/${job.taskCount}`}
        />
      ) : null}
      {job.photoCount > 0 ? (
        <Mark label={t("jobs:mark.photos", { count: job.photoCount })} icon={<Camera />} figure={job.photoCount} />
      ) : null}
      {job.isShortOfParts ? (
        <span className="flex items-center gap-1 text-status-due-soon">
          <Package aria-hidden />
          {t("jobs:mark.short")}
        </span>
      ) : null}
      {job.partCount > 0 && !job.isShortOfParts ? (
        <Mark label={t("jobs:mark.parts", { count: job.partCount })} icon={<Package />} />
      ) : null}
    </span>
  );
}

function Mark({ label, icon, figure }: { label: string; icon: ReactNode; figure?: ReactNode }) {
  return (
    <span title={label} className="flex items-center gap-1 tabular-nums [&_svg]:flex-none">
      {icon}
      <span className="sr-only">{label}</span>
      {figure === undefined ? null : <bdi aria-hidden>{figure}</bdi>}
    </span>
  );
}
