import { Conflict } from "@ymp/ui/patterns/conflict";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type TemplateDraft, templateOf } from "./template-draft.ts";
import type { TemplateSaving } from "./template-saving.ts";
import { changedFields, type ToldFields } from "./template-told.ts";
import { useTemplateHistory } from "./templates.queries.ts";
import { useFieldValue } from "./use-field-value.ts";

/** Somebody saved the template while it was being changed: what differs, side by side, and a choice. */
export function TemplateConflict({ mine, saving }: { mine: TemplateDraft; saving: TemplateSaving }) {
  const { t } = useTranslation("templates");
  const wordsFor = useFieldValue();
  const formats = useFormats();
  const { theirs } = saving;
  const saver = useTemplateHistory(saving.id).data?.pages[0]?.rows[0];
  if (!theirs) return null;
  const yours: ToldFields = { ...templateOf(mine), equipmentType: mine.equipmentType };
  const saved: ToldFields = { ...theirs.template, equipmentType: theirs.equipmentType };
  const fields = changedFields(saved, yours);
  const name = saver?.actorName ?? t("conflict.somebody");
  const linesOf = (values: ToldFields) =>
    fields.map((field) => (
      <span key={field} className="block">
        {t("history.is", { field: t(`field.${field}`), value: wordsFor(field, values[field]) })}
      </span>
    ));
  return (
    <div className="rounded-lg bg-popover inset-ring inset-ring-border-strong">
      <Conflict
        title={t("conflict.title", { name })}
        yours={linesOf(yours)}
        theirs={{
          name,
          heading: [name, saver && formats.dateTime(saver.at)].filter(Boolean).join(", "),
          value: linesOf(saved),
        }}
        onKeepMine={saving.keepMine}
        onTakeTheirs={saving.takeTheirs}
        busy={saving.isPending}
        note={t("conflict.note")}
      />
    </div>
  );
}
