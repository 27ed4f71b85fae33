import { cn } from "@ymp/ui/lib/cn";
import { Repeat2 } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { barClass } from "./calendar-job.tsx";
import type { ProjectedWork } from "./job-rows.ts";
import { useJobWords } from "./job-words.ts";

/** Work that a plan is expected to bring that day. It is no job yet, and does not look like one. */
export function CalendarProjected({ work, isInMonth = false }: { work: ProjectedWork; isInMonth?: boolean }) {
  const { t } = useTranslation();
  const words = useJobWords();
  return (
    <span
      title={t("calendar:projectedText")}
      className="flex min-w-0 items-stretch gap-1.5 rounded-sm border border-border-strong border-dashed py-0.5 ps-1 pe-1.5 text-start text-muted-foreground text-xs leading-[1.35]"
    >
      <span
        role="img"
        aria-label={work.department ? words.department(work.department) : undefined}
        aria-hidden={work.department ? undefined : true}
        className={cn(
          "w-[3px] flex-none rounded-full opacity-60",
          work.department ? barClass[work.department] : "bg-border-strong",
        )}
      />
      <span dir="auto" className={cn("min-w-0 break-words", isInMonth && "line-clamp-2")}>
        <Repeat2 aria-hidden className="me-1 mb-0.5 inline-block size-3.5 align-middle" />
        <span className="sr-only">{t("calendar:projected")} </span>
        {work.title}
      </span>
    </span>
  );
}
