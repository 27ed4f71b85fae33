import { creditCapacities } from "@ymp/core/maintenance/class-items";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../../lib/translation.tsx";
import type { CompletionForm } from "./complete-job-form.ts";

/** Who credited an item of class. */
export function CompletionCredit({ form: { job, draft, faults, idOf, change } }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  if (!job.plan?.classItemNo) return null;
  const mayChief = job.plan.classSurvey === "cms";
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        label={t("credit.by", { no: job.plan.classItemNo })}
        id={idOf("credit")}
        error={faults.fields.credit}
        help={draft.creditCapacity === "chief_engineer" ? t("credit.confirmedLater") : undefined}
      >
        <Input value={draft.creditBy} maxLength={200} onChange={(event) => change({ creditBy: event.target.value })} />
      </Field>
      <Field label={t("credit.capacity")}>
        <Select
          value={draft.creditCapacity}
          disabled={!mayChief}
          onValueChange={(creditCapacity) => change({ creditCapacity })}
          options={creditCapacities.map((value) => ({ value, label: t(`jobs:classItems.capacity.${value}`) }))}
        />
      </Field>
    </div>
  );
}
