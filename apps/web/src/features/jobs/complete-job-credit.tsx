import { creditCapacities } from "@ymp/core/maintenance/class-items";
import { isOfClass } from "@ymp/core/maintenance/class-work";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../../lib/translation.tsx";
import type { CompletionForm } from "./complete-job-form.ts";

/** Who credited work of class; said by anyone who may, which the field tells the others. */
export function CompletionCredit({ form: { job, draft, faults, idOf, change } }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  if (!isOfClass(job)) return null;
  const no = job.plan?.classItemNo;
  const mayChief = job.plan?.classSurvey === "cms";
  const later = draft.creditCapacity === "chief_engineer" ? t("credit.confirmedLater") : undefined;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        label={no ? t("credit.by", { no }) : t("complete.field.credit")}
        required
        id={idOf("credit")}
        error={faults.fields.credit}
        help={job.can.credit ? later : t("job-refusals:creditOfHead")}
      >
        <Input
          value={draft.creditBy}
          disabled={!job.can.credit}
          maxLength={200}
          onChange={(event) => change({ creditBy: event.target.value })}
        />
      </Field>
      <Field label={t("credit.capacity")}>
        <Select
          value={draft.creditCapacity}
          disabled={!mayChief || !job.can.credit}
          onValueChange={(creditCapacity) => change({ creditCapacity })}
          options={creditCapacities.map((value) => ({ value, label: t(`class-items:capacities.${value}`) }))}
        />
      </Field>
    </div>
  );
}
