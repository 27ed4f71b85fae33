import { Change } from "@ymp/ui/patterns/timeline";
import { HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type PartHistoryEntry, usePartHistory } from "./spares.queries.ts";

/** The fields that the history tells one by one, under the names of the form. */
const toldFields = {
  designation: "designation",
  partNo: "partNo",
  figureNumber: "figureNumber",
  unit: "unit",
  measurement: "measurement",
  fittedQuantity: "fitted",
  serialNo: "serialNo",
  standard: "standard",
  key: "key",
  description: "description",
} as const;

/** Verbs with a sentence of their own; whatever else happened is told as a change. */
const toldVerbs = [
  "created",
  "imported",
  "linked",
  "unlinked",
  "spot_set",
  "spot_removed",
  "photo_added",
  "photo_removed",
  "file_added",
  "file_removed",
  "commented",
  "comment_removed",
] as const;

/** Everything that was done to the part, newest first, in words. */
export function PartHistory({ partId }: { partId: string }) {
  const { t } = useTranslation();
  const { rows, query } = usePartHistory(partId);
  return (
    <HistoryOf
      label={t("spares:tabs.history")}
      rows={rows}
      query={query}
      sentence={(entry) => <Sentence entry={entry} />}
      more={t("equipment:action.more")}
    />
  );
}

function Sentence({ entry }: { entry: PartHistoryEntry }) {
  const { t } = useTranslation();
  const verb = toldVerbs.find((known) => known === entry.verb);
  if (verb) return t(`spares:told.${verb}`);
  const told = Object.entries(toldFields).filter(([field]) => Object.hasOwn(entry.diff, field));
  if (told.length === 0) return t("spares:told.updated");
  const word = (value: unknown) => String(value ?? "") || t("forms:empty");
  return told.map(([field, name]) => (
    <span key={field} className="block">
      <Change
        field={t(`spares:field.${name}`)}
        from={word(entry.diff[field]?.old)}
        to={word(entry.diff[field]?.new)}
        word={t("spares:told.to")}
      />
    </span>
  ));
}
