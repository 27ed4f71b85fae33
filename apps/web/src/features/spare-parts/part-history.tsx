import { ChangedFields } from "../../lib/changed-fields.tsx";
import { HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type PartHistoryEntry, usePartHistory } from "./spares.queries.ts";

const shownFields = [
  "designation",
  "partNo",
  "figureNumber",
  "unit",
  "measurement",
  "fittedQuantity",
  "serialNo",
  "standard",
  "key",
  "description",
];

/** Verbs with a sentence of their own; other changes are shown field by field. */
const ownVerbs = [
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
  return (
    <HistoryOf
      label={t("spares:tabs.history")}
      query={usePartHistory(partId)}
      sentence={(entry) => <Sentence entry={entry} />}
      more={t("equipment:action.more")}
    />
  );
}

function Sentence({ entry }: { entry: PartHistoryEntry }) {
  const { t } = useTranslation();
  const verb = ownVerbs.find((known) => known === entry.verb);
  if (verb) return t(`spares:told.${verb}`);
  return (
    <ChangedFields
      diff={entry.diff}
      fields={shownFields}
      labelOf={(field) => t(`spares:field.${field === "fittedQuantity" ? "fitted" : field}`)}
      wordOf={(word) => t(word === "nothing" ? "forms:empty" : `spares:told.${word}`)}
    />
  );
}
