import { Link } from "@tanstack/react-router";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import { usePaperWords } from "../../people/papers/use-paper-words.ts";
import type { ManningLine } from "./manning.queries.ts";

/** A row of the document, who fills it, and whose paper is missing. */
export function ManningRows({ rows }: { rows: readonly ManningLine[] }) {
  const { t } = useTranslation("certificates");
  return (
    <ul aria-label={t("manning.rows")} className="surface px-4 text-sm">
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid gap-x-4 gap-y-1 py-2 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_minmax(0,2fr)] [&:not(:last-child)]:hairline-b"
        >
          <Wanted row={row} />
          <Certificate row={row} />
          <Filled row={row} />
        </li>
      ))}
    </ul>
  );
}

function Wanted({ row: { capacity, number, isDual } }: { row: ManningLine }) {
  const { t } = useTranslation("certificates");
  const formats = useFormats();
  return (
    <span dir="auto" className="font-medium">
      <bdi className="tabular-nums">{formats.count(number)}</bdi> {t(`manning.capacities.${capacity}`)}
      {isDual ? <span className="font-normal text-muted-foreground"> {t("manning.dualShort")}</span> : null}
    </span>
  );
}

function Certificate({ row: { certificate } }: { row: ManningLine }) {
  const { t } = useTranslation("certificates");
  const { typeName } = usePaperWords();
  return (
    <span dir="auto" className="text-muted-foreground">
      {certificate ? typeName(certificate) : t("manning.noCertificate")}
    </span>
  );
}

function Filled({ row: { filled, empty, near } }: { row: ManningLine }) {
  const { t } = useTranslation("certificates");
  const formats = useFormats();
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      {filled.map(({ profileId, name, rank, until }) => (
        <span key={profileId} dir="auto" className="break-words">
          <ToPapers profileId={profileId} name={name} />{" "}
          <span className="text-muted-foreground">
            {formats.list([rank, until && t("manning.until", { date: formats.date(until) })])}
          </span>
        </span>
      ))}
      {empty > 0 ? (
        <span dir="auto" className="flex items-center gap-1 font-semibold text-status-overdue">
          <WarningIcon aria-hidden className="size-3.5 flex-none" />
          {t("manning.empty", { count: empty })}
        </span>
      ) : null}
      {empty > 0 && near.length === 0 ? (
        <span dir="auto" className="text-muted-foreground">
          {t("manning.nobody")}
        </span>
      ) : null}
      {near.map(({ profileId, name, lack, until }) => (
        <span key={profileId} dir="auto" className="break-words">
          <ToPapers profileId={profileId} name={name} />{" "}
          <span className="text-muted-foreground">
            {formats.list([t(`manning.lack.${lack}`), lack === "expired" && until ? formats.date(until) : null])}
          </span>
        </span>
      ))}
    </span>
  );
}

function ToPapers({ profileId, name }: { profileId: string; name: string }) {
  return (
    <Link
      to="/app/profiledetails/$id"
      params={{ id: profileId }}
      search={{ tab: "papers" }}
      className="underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  );
}
