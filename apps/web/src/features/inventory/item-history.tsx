import { asCalendarDate } from "@ymp/core/calendar-date";
import { Change } from "@ymp/ui/patterns/timeline";
import type { ReactNode } from "react";
import { HistoryOf } from "../../lib/history-of.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useItemHistory } from "./inventory.queries.ts";

type Entry = OutputOf<"inventory.history">["rows"][number];

/** The fields that the history tells one by one, under the names of the form. */
const toldFields = {
  name: "name",
  partNo: "partNo",
  manufacturer: "manufacturer",
  modelNo: "modelNo",
  category: "category",
  subCategory: "subCategory",
  barcode: "barcode",
  unit: "unit",
  minQuantity: "min",
  maxQuantity: "max",
  packSize: "packSize",
  purchaseUnit: "purchaseUnit",
  isCritical: "critical",
  isPrivate: "private",
  description: "description",
} as const;

/** Verbs with a sentence of their own; whatever else happened is told as a change. */
const toldVerbs = [
  "created",
  "imported",
  "archived",
  "restored",
  "received",
  "consumed",
  "returned",
  "counted",
  "adjusted",
  "scrapped",
  "moved_out",
  "moved_in",
  "lot_added",
  "lot_changed",
  "photo_added",
  "photo_removed",
  "photo_chosen",
  "file_added",
  "file_removed",
  "commented",
  "comment_removed",
] as const;

/** Everything that was done to the item, newest first, in words. */
export function ItemHistory({ itemId }: { itemId: string }) {
  const { t } = useTranslation();
  const { rows, query } = useItemHistory(itemId);
  return (
    <HistoryOf
      label={t("inventory:tabs.history")}
      rows={rows}
      query={query}
      sentence={(entry) => <Sentence entry={entry} />}
      more={t("inventory:more")}
    />
  );
}

function Sentence({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const verb = toldVerbs.find((known) => known === entry.verb);
  if (!verb) return <ChangedFields entry={entry} />;
  const figure = (name: "quantity" | "left") => {
    const value = entry.facts[name];
    return typeof value === "number" ? formats.quantity(value) : "";
  };
  return t(`inventory:told.${verb}`, {
    quantity: figure("quantity"),
    left: figure("left"),
    text: String(entry.facts.text ?? ""),
    name: String(entry.facts.name ?? ""),
  });
}

function ChangedFields({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const word = (value: unknown): ReactNode => {
    if (value === null || value === undefined || value === "") return t("inventory:told.nothing");
    if (typeof value === "boolean") return t(value ? "lists:yes" : "lists:no");
    if (typeof value === "number") return formats.quantity(value);
    const date = asCalendarDate(value);
    return date ? formats.date(date) : String(value);
  };
  const told = Object.entries(toldFields).filter(([field]) => Object.hasOwn(entry.diff, field));
  if (told.length === 0) return t("inventory:told.updated");
  return told.map(([field, name]) => (
    <span key={field} className="block">
      <Change
        field={t(`inventory:field.${name}`)}
        from={word(entry.diff[field]?.old)}
        to={word(entry.diff[field]?.new)}
        word={t("inventory:told.to")}
      />
    </span>
  ));
}
