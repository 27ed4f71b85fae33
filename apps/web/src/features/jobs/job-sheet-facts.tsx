import type { DueState } from "@ymp/core/maintenance/due-state";
import { Badge, StatusBadge } from "@ymp/ui/primitives/badge";
import type { Status } from "@ymp/ui/primitives/status-icon";
import { Repeat } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { isJobOpen, type Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";
import { dueWords, statusIconOf, useJobWords } from "./job-words.ts";

const signs: Record<DueState, Status> = { overdue: "overdue", due: "due-soon", upcoming: "due-soon", notDue: "due" };

/** Under the title: how due it is, how far it has come, and how it comes round. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const names = useJobWords();
  const words = useSheetWords();
  const formats = useFormats();
  const due = isJobOpen(job.status) ? dueWords(job, job.today, formats) : null;
  return (
    <>
      {due ? <StatusBadge status={signs[job.due.state ?? "notDue"]}>{due}</StatusBadge> : null}
      <StatusBadge status={statusIconOf(job.status)}>{names.status(job.status)}</StatusBadge>
      {job.needsTriage && isJobOpen(job.status) ? <Badge tone="due-soon">{t("jobs:fresh.title")}</Badge> : null}
      {job.isCritical ? <Badge tone="overdue">{t("critical")}</Badge> : null}
      <span className="flex items-center gap-1.5 text-muted-foreground text-xs">
        {job.plan ? (
          <>
            <Repeat aria-hidden className="size-3.5" />
            {t("plannedEvery", { kind: names.kind(job.kind), rhythm: words.rhythm(job.plan) })}
          </>
        ) : (
          names.kind(job.kind)
        )}
      </span>
    </>
  );
}
