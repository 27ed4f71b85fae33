import { classSurveys } from "@ymp/core/maintenance/class-items";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../../lib/translation.tsx";
import { WholeInput } from "../../lib/whole-input.tsx";
import type { PlanPart } from "./plan-editor.tsx";

/** What the classification society calls the item, under which survey it is, and how wide its window is. */
export function PlanClassItem({ part: { form, change, fault, idOf, isLocked } }: { part: PlanPart }) {
  const { t } = useTranslation("job-sheet");
  if (form.kind !== "class") return null;
  const disabled = isLocked("classItem");
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Field
        label={t("plan.field.classItem")}
        mark={t("optional")}
        id={idOf("classItem")}
        error={fault("classItem") ?? fault("classItem.no")}
        help={t("plan.classItemHelp")}
      >
        <Input
          value={form.classItemNo ?? ""}
          maxLength={60}
          disabled={disabled}
          onChange={(event) => change({ classItemNo: event.target.value })}
        />
      </Field>
      <Field label={t("plan.classSurvey")}>
        <Select
          value={form.classSurvey ?? "cms"}
          disabled={disabled}
          onValueChange={(classSurvey) => change({ classSurvey })}
          options={classSurveys.map((value) => ({ value, label: t(`class-items:survey.${value}`) }))}
        />
      </Field>
      <Field
        label={t("plan.classWindow")}
        mark={t("optional")}
        id={idOf("classItem.windowMonths")}
        error={fault("classItem.windowMonths")}
        help={t("plan.classWindowHelp")}
      >
        <WholeInput
          unit={t("plan.unit.month")}
          value={form.classWindowMonths}
          disabled={disabled}
          onValueChange={(classWindowMonths) => change({ classWindowMonths })}
        />
      </Field>
    </div>
  );
}
