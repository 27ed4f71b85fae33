import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { HistoryEntry } from "./equipment.queries.ts";
import { useChangeWords } from "./logbook-changes.ts";
import { useMeterFigure } from "./use-words.ts";

type Of<Kind extends HistoryEntry["kind"]> = Extract<HistoryEntry, { kind: Kind }>;

/** One line of the machine's logbook. */
export function LogbookSentence({ entry }: { entry: HistoryEntry }) {
  switch (entry.kind) {
    case "reading":
      return <ReadingLine entry={entry} />;
    case "work":
      return <WorkLine entry={entry} />;
    case "job":
      return <JobLine entry={entry} />;
    case "remark":
      return <RemarkLine entry={entry} />;
    case "change":
      return <ChangeLine entry={entry} />;
  }
}

function ReadingLine({ entry }: { entry: Of<"reading"> }) {
  const { t } = useTranslation();
  const figureOf = useMeterFigure();
  const { counterKind, reading, total, note } = entry;
  const words =
    reading === total
      ? t("equipment:log.reading", { figure: figureOf(counterKind, reading) })
      : t("equipment:log.readingOfTotal", {
          figure: figureOf(counterKind, reading),
          total: figureOf(counterKind, total),
        });
  return (
    <>
      {words}
      <Detail text={note} />
    </>
  );
}

function WorkLine({ entry }: { entry: Of<"work"> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { outcome, title, jobId, workDone, total, spentTenths, parts, signedBy } = entry;
  const facts = [
    total === null ? null : t("equipment:log.at", { figure: formats.hours(total) }),
    spentTenths === null ? null : t("equipment:log.spent", { figure: formats.hours(spentTenths) }),
    signedBy ? t("equipment:log.signedBy", { names: signedBy }) : null,
    ...parts.map(({ name, quantity }) => t("equipment:log.part", { name, quantity: formats.quantity(quantity) })),
  ].filter(Boolean);
  return (
    <>
      {t(`equipment:log.outcome.${outcome}`)} <JobLink jobId={jobId} title={title} />
      <Detail text={workDone} />
      <Detail text={facts.join(" · ") || null} />
    </>
  );
}

function JobLine({ entry }: { entry: Of<"job"> }) {
  const { t } = useTranslation();
  return (
    <>
      {t("equipment:log.raised", { kind: t(`jobs:kind.${entry.jobKind}`) })}{" "}
      <JobLink jobId={entry.jobId} title={entry.title} />
    </>
  );
}

function RemarkLine({ entry }: { entry: Of<"remark"> }) {
  const { t } = useTranslation();
  return (
    <span className="whitespace-pre-line">
      {entry.body}
      {entry.recordKind === "job" ? (
        <PathLink href={`/app/jobdetails/${entry.recordId}`} className="ms-2 text-primary hover:underline">
          {t("equipment:log.toJob")}
        </PathLink>
      ) : null}
    </span>
  );
}

function ChangeLine({ entry }: { entry: Of<"change"> }) {
  const { head, details } = useChangeWords()(entry);
  return (
    <>
      {entry.recordKind === "job" ? (
        <PathLink href={`/app/jobdetails/${entry.recordId}`} className="hover:underline">
          {head}
        </PathLink>
      ) : (
        head
      )}
      {details.map((line) => (
        <Detail key={line} text={line} />
      ))}
    </>
  );
}

function JobLink({ jobId, title }: { jobId: string | null; title: string }) {
  if (!jobId) return <span className="font-medium">{title}</span>;
  return (
    <PathLink href={`/app/jobdetails/${jobId}`} className="font-medium hover:underline">
      {title}
    </PathLink>
  );
}

function Detail({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <span dir="auto" className="block whitespace-pre-line text-muted-foreground">
      {text}
    </span>
  );
}
