import { SectionHead } from "@ymp/ui/primitives/card";
import { z } from "zod";
import { HistoryLines, HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { changedFields, type ToldField, type ToldFields } from "./template-told.ts";
import { useTemplateHistory } from "./templates.queries.ts";
import { useFieldValue } from "./use-field-value.ts";

const verbs = ["created", "archived", "restored"] as const;
const fields = z.record(z.string(), z.unknown());

interface Told {
  verb: string;
  diff: Record<string, { old?: unknown; new?: unknown }>;
}

/** Who wrote and changed the template, newest first. */
export function TemplateHistory({ id }: { id: string }) {
  const { t } = useTranslation("templates");
  const linesOf = useHistoryLines();
  return (
    <section>
      <SectionHead title={t("history.title")} level={2} className="mb-2" />
      <HistoryOf
        label={t("history.title")}
        query={useTemplateHistory(id)}
        sentence={(row) => <HistoryLines lines={linesOf(row)} />}
        more={t("history.more")}
      />
    </section>
  );
}

function useHistoryLines(): (row: Told) => string[] {
  const { t } = useTranslation("templates");
  const wordsFor = useFieldValue();
  const line = (field: ToldField, old: unknown, value: unknown) =>
    t("history.field", { field: t(`field.${field}`), old: wordsFor(field, old), new: wordsFor(field, value) });
  return ({ verb, diff }) => {
    const known = verbs.find((one) => one === verb);
    if (known) return [t(`history.verb.${known}`)];
    const type = diff.equipmentType;
    const before: ToldFields = { ...fields.safeParse(diff.template?.old).data, equipmentType: type?.old };
    const after: ToldFields = { ...fields.safeParse(diff.template?.new).data, equipmentType: type?.new };
    const changed = changedFields(before, after).map((field) => line(field, before[field], after[field]));
    return changed.length > 0 ? changed : [t("history.verb.updated")];
  };
}
