import { Badge } from "@ymp/ui/primitives/badge";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Lock, Upload } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { CountRow } from "./count-rows.ts";
import { useSigned } from "./count-words.ts";
import type { CountSession } from "./counts.queries.ts";

/** What is to be known of a line beside its figures. */
export function LineMarks({ row }: { row: CountRow }) {
  const { t } = useTranslation("counts");
  return (
    <>
      {row.isPrivate ? <Lock aria-label={t("line.private")} className="size-3.5 text-muted-foreground" /> : null}
      {row.isExpected ? null : <Badge tone="line">{t("field.unexpected")}</Badge>}
      {row.isWaiting ? (
        <span className="flex flex-none items-center gap-1 text-muted-foreground text-xs" title={t("line.waiting")}>
          <Upload aria-hidden className="size-3.5" />
          <span className="@max-[280px]/cell:sr-only whitespace-nowrap">{t("line.waiting")}</span>
        </span>
      ) : null}
    </>
  );
}

/** More, less, agrees, or to be counted again: in words and sign, not in colour alone. */
export function DifferenceMark({ row }: { row: CountRow }) {
  const { t } = useTranslation("counts");
  const signed = useSigned();
  if (row.verdict === null || row.difference === null) return null;
  if (row.verdict === "agrees") return <span className="text-muted-foreground">{t("line.agrees")}</span>;
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      {row.verdict === "recount" ? <WarningIcon className="size-3.5 text-status-overdue" /> : null}
      <bdi className={row.verdict === "recount" ? "text-status-overdue" : "text-status-due-soon"}>
        {row.verdict === "recount" ? t("line.recount") : signed(row.difference)}
      </bdi>
    </span>
  );
}

const tones = { open: "progress", posted: "done", cancelled: "draft" } as const;

export function CountStatus({ status }: Pick<CountSession, "status">) {
  const { t } = useTranslation("counts");
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
