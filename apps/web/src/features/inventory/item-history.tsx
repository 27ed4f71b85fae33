import { ChangedFields } from "../../lib/changed-fields.tsx";
import { HistoryOf } from "../../lib/history-of.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useItemHistory } from "./inventory.queries.ts";

type Entry = OutputOf<"inventory.history">["rows"][number];

const shownFields = [
  "name",
  "partNo",
  "manufacturer",
  "modelNo",
  "category",
  "subCategory",
  "barcode",
  "unit",
  "minQuantity",
  "maxQuantity",
  "packSize",
  "purchaseUnit",
  "isCritical",
  "isPrivate",
  "description",
];

/** Fields with another name in the form. */
const formNames: Record<string, string> = {
  minQuantity: "min",
  maxQuantity: "max",
  isCritical: "critical",
  isPrivate: "private",
};

/** Verbs with a sentence of their own; other changes are shown field by field. */
const ownVerbs = [
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
  return (
    <HistoryOf
      label={t("inventory:tabs.history")}
      query={useItemHistory(itemId)}
      sentence={(entry) => <Sentence entry={entry} />}
      more={t("inventory:more")}
    />
  );
}

function Sentence({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const verb = ownVerbs.find((known) => known === entry.verb);
  if (!verb)
    return (
      <ChangedFields
        diff={entry.diff}
        fields={shownFields}
        labelOf={(field) => t(`inventory:field.${formNames[field] ?? field}`)}
        wordOf={(word) => t(`inventory:told.${word}`)}
      />
    );
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
