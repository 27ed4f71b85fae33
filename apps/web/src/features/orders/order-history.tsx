import { ChangedFields } from "../../lib/changed-fields.tsx";
import { HistoryOf } from "../../lib/history-of.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useOrderHistory } from "./orders.queries.ts";

type Entry = OutputOf<"orders.history">["rows"][number];

const shownFields = [
  "title",
  "supplierName",
  "currency",
  "neededOn",
  "expectedOn",
  "deliverTo",
  "notes",
  "internalNotes",
  "supplierReference",
  "lineCount",
];

/** Fields with another name in the form. */
const formNames: Record<string, string> = {
  supplierName: "supplier",
  supplierReference: "reference",
  lineCount: "lines",
};

/** Verbs with a sentence of their own; other changes are shown field by field. */
const ownVerbs = [
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
  return (
    <HistoryOf
      label={t("orders:tabs.history")}
      query={useOrderHistory(orderId)}
      sentence={(entry) => <Sentence entry={entry} />}
      more={t("orders:more")}
    />
  );
}

function Sentence({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const verb = ownVerbs.find((known) => known === entry.verb);
  if (!verb)
    return (
      <ChangedFields
        diff={entry.diff}
        fields={shownFields}
        labelOf={(field) => t(`orders:field.${formNames[field] ?? field}`)}
        wordOf={(word) => t(`orders:told.${word}`)}
      />
    );
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
