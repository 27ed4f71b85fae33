import { pathOf } from "@ymp/core/records";
import { Badge } from "@ymp/ui/primitives/badge";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { useId } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { WatchLog } from "./watch-logs.queries.ts";

/** The rounds of a watch, and those that nobody made. */
export function Rounds({ watch: { rounds, missedRounds } }: { watch: WatchLog }) {
  const { t } = useTranslation("watch-logs");
  const formats = useFormats();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-1">
      <h2 id={headingId} className="font-semibold">
        {t("round.list")}
      </h2>
      {rounds.length + missedRounds.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("round.none")}</p>
      ) : (
        <ul className="flex flex-col">
          {rounds.map(({ id, madeAt, finding, jobId, jobTitle, isLate, isAfterHandover }) => (
            <li key={id} className="flex min-h-9 items-baseline gap-3 border-border/60 border-b py-1.5 text-sm">
              <span className="w-12 flex-none tabular-nums">{formats.time(madeAt)}</span>
              <span dir="auto" className="min-w-0 flex-1 break-words">
                {finding ?? <span className="text-muted-foreground">{t("round.nothing")}</span>}
                {jobId ? (
                  <PathLink href={pathOf("job", jobId)} className="ms-2 text-link">
                    {t("round.ofJob", { title: jobTitle ?? "" })}
                  </PathLink>
                ) : null}
              </span>
              {isAfterHandover ? <Badge tone="due-soon">{t("round.afterHandover")}</Badge> : null}
              {isLate ? <Badge tone="due-soon">{t("late")}</Badge> : null}
            </li>
          ))}
          {missedRounds.map(({ from, until }) => (
            <li key={from.getTime()} className="flex min-h-9 items-center gap-2.5 text-sm text-status-overdue">
              <OverdueIcon className="size-4 flex-none" />
              {t("round.missed", { from: formats.time(from), until: formats.time(until) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
