import { asCalendarDate } from "@ymp/core/calendar-date";
import { Change } from "@ymp/ui/patterns/timeline";
import type { ReactNode } from "react";
import { HistoryOf } from "../../lib/history-of.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useOrderHistory } from "./orders.queries.ts";

type Entry = OutputOf<"orders.history">["rows"][number];

/** The fields that the history tells one by one, under the names of the form. */
const toldFields = {
  title: "title",
  supplierName: "supplier",
  currency: "currency",
  neededOn: "neededOn",
  expectedOn: "expectedOn",
  deliverTo: "deliverTo",
  notes: "notes",
  internalNotes: "internalNotes",
  supplierReference: "reference",
  lineCount: "lines",
} as const;

/** Verbs with a sentence of their own; whatever else happened is told field by field. */
const toldVerbs = [
  "created",
  "copied",
  "requested",
  "approved",
  "refused",
  "revised",
  "excess_approved",
  "ordered",
  "link_renewed",
  "answered",
  "quote_accepted",
  "received",
  "receipt_taken_back",
  "line_closed",
  "line_reopened",
  "closed",
  "cancelled",
  "commented",
  "comment_removed",
  "file_added",
  "file_removed",
] as const;

/** Everything that was done to the order, newest first, in words. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { rows, query } = useOrderHistory(orderId);
  return (
    <HistoryOf
      label={t("orders:tabs.history")}
      rows={rows}
      query={query}
      sentence={(entry) => <Sentence entry={entry} />}
      more={t("orders:more")}
    />
  );
}

function Sentence({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const verb = toldVerbs.find((known) => known === entry.verb);
  if (!verb) return <ChangedFields entry={entry} />;
  const fact = (name: string) => String(entry.facts[name] ?? "");
  return (
    <>
      {t(`orders:told.${verb}`, {
        to: fact("to"),
        by: fact("by"),
        line: fact("line"),
        count: Number(entry.facts.lines ?? 0),
      })}
      <Reason>{fact("reason") || fact("note") || fact("text") || (verb.startsWith("file") ? fact("name") : "")}</Reason>
    </>
  );
}

function Reason({ children }: { children: string }) {
  return children ? (
    <span dir="auto" className="block text-muted-foreground">
      {children}
    </span>
  ) : null;
}

function ChangedFields({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const word = (value: unknown): ReactNode => {
    if (value === null || value === undefined || value === "") return t("orders:told.nothing");
    if (typeof value === "number") return formats.quantity(value);
    const date = asCalendarDate(value);
    return date ? formats.date(date) : String(value);
  };
  const told = Object.entries(toldFields).filter(([field]) => Object.hasOwn(entry.diff, field));
  if (told.length === 0) return t("orders:told.updated");
  return told.map(([field, name]) => (
    <span key={field} className="block">
      <Change
        field={t(`orders:field.${name}`)}
        from={word(entry.diff[field]?.old)}
        to={word(entry.diff[field]?.new)}
        word={t("orders:told.to")}
      />
    </span>
  ));
}
