import { classNotices, findingWays, operationalEffects } from "@ymp/core/maintenance/defect-facts";
import { PropertyList } from "@ymp/ui/patterns/property-list";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { Job } from "./job-sheet-data.ts";
import type { JobEditing } from "./job-sheet-edit.ts";
import { InlineText } from "./job-sheet-inline.tsx";
import { ValueMenu } from "./job-sheet-value.tsx";

interface DefectFactsProps {
  job: Job;
  editing: JobEditing;
}

const choices = {
  operationalEffect: { values: operationalEffects, words: "effect" },
  foundBy: { values: findingWays, words: "found" },
  classNotice: { values: classNotices, words: "classNotice" },
} as const;
const texts = ["reportedBy", "rootCause", "temporaryRepair", "correctiveAction", "preventiveAction"] as const;
const order = ["operationalEffect", "foundBy", "reportedBy", ...texts.slice(1), "classNotice"] as const;

type ChosenFact = keyof typeof choices;
type WrittenFact = (typeof texts)[number];

const isChosen = (field: (typeof order)[number]): field is ChosenFact => Object.hasOwn(choices, field);

/** What an auditor asks of a defect: how it came to light, why, and what is done about it. What may not be written and is empty is left out. */
export function DefectFacts({ job, editing }: DefectFactsProps) {
  const { t } = useTranslation("job-sheet");
  const rows = order.filter((field) => job[field] !== null || job.can.fields.includes(field));
  if (job.kind !== "defect" || rows.length === 0) return null;
  const shownOf = (field: (typeof order)[number]): ReactNode =>
    isChosen(field) ? (
      <ChosenValue field={field} job={job} editing={editing} />
    ) : (
      <WrittenValue field={field} job={job} editing={editing} />
    );
  return (
    <section aria-labelledby="defect-facts" className="mt-5">
      <h3 id="defect-facts" className="mb-1 font-semibold text-sm">
        {t("defect.title")}
      </h3>
      <PropertyList
        className="max-w-[64ch] grid-cols-[128px_minmax(0,1fr)]"
        properties={rows.map((field) => ({ id: field, label: t(`field.${field}`), value: shownOf(field) }))}
      />
    </section>
  );
}

function ChosenValue({ field, job, editing }: DefectFactsProps & { field: ChosenFact }) {
  const { t } = useTranslation("job-sheet");
  const { values, words } = choices[field];
  const value = job[field];
  const word = value === null ? null : t(`${words}.${value}`);
  const shown = word ?? <span className="text-muted-foreground">{t("defect.add")}</span>;
  if (!job.can.fields.includes(field)) return shown;
  const saved = (next: string | null) => {
    const known = [...values].find((one) => one === next) ?? null;
    editing.save(field, known);
  };
  return (
    <ValueMenu
      label={`${t(`field.${field}`)}: ${word ?? t("none")}`}
      shown={shown}
      items={[
        ...values.map((one) => ({ id: one, icon: null, word: t(`${words}.${one}`), onSelect: () => saved(one) })),
        ...(value === null ? [] : [{ id: "clear", icon: null, word: t("defect.clear"), onSelect: () => saved(null) }]),
      ]}
    />
  );
}

function WrittenValue({ field, job, editing }: DefectFactsProps & { field: WrittenFact }) {
  const { t } = useTranslation("job-sheet");
  return (
    <InlineText
      label={t(`field.${field}`)}
      value={job[field] ?? ""}
      placeholder={t("defect.add")}
      multiline={field !== "reportedBy"}
      disabled={!job.can.fields.includes(field)}
      draft={editing.draftOf(field)}
      onSave={(value, begun) => editing.save(field, value || null, begun || null)}
    />
  );
}
