import type { ColumnCondition, DesignedColumn } from "@ymp/core/books/custom-book";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../../../lib/translation.tsx";
import type { SettingProps } from "./column-settings.ts";

/** Asked in every entry, or only after an answer to a column above. */
export function AskedWhen({ column: { when }, above, faultAt, change }: SettingProps) {
  const { t } = useTranslation("book-design");
  if (!when && above.every((one) => !canBeAnswered(one))) return null;
  return (
    <ConditionField
      label={t("asked")}
      otherwise={[{ value: "always", label: t("askedAlways") }]}
      chosen="always"
      condition={when}
      above={above}
      error={faultAt("when")}
      onChange={(next) => change({ when: next })}
    />
  );
}

/** Left empty at will, filled in always, or only after an answer to a column above. */
export function RequiredWhen({ column: { isRequired = false, requiredWhen }, above, faultAt, change }: SettingProps) {
  const { t } = useTranslation("book-design");
  return (
    <ConditionField
      label={t("required")}
      otherwise={[
        { value: "never", label: t("requiredNever") },
        { value: "always", label: t("requiredAlways") },
      ]}
      chosen={isRequired ? "always" : "never"}
      condition={isRequired ? undefined : requiredWhen}
      above={above}
      error={faultAt("requiredWhen")}
      onChange={(next, other) => change({ requiredWhen: next, isRequired: other === "always" })}
    />
  );
}

interface ConditionFieldProps {
  label: string;
  /** What it is without an answer that it waits for. */
  otherwise: readonly { value: string; label: string }[];
  chosen: string;
  condition: ColumnCondition | undefined;
  above: readonly DesignedColumn[];
  error: string | undefined;
  onChange: (condition: ColumnCondition | undefined, otherwise?: string) => void;
}

const canBeAnswered = ({ type, isArchived, label }: DesignedColumn) =>
  type !== "file" && type !== "computed" && !isArchived && label.trim() !== "";

function ConditionField(props: ConditionFieldProps) {
  const { label, otherwise, chosen, condition, above, error, onChange } = props;
  const { t } = useTranslation("book-design");
  const asked = above.filter(canBeAnswered);
  const named = asked.find(({ key }) => key === condition?.column);
  const lost = condition && !named ? [{ value: condition.column, label: t("columnGone") }] : [];
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={error}>
        <Select
          value={condition?.column ?? chosen}
          options={[
            ...otherwise,
            ...asked.map(({ key, label: name }) => ({ value: key, label: t("onlyAfter", { name: name.trim() }) })),
            ...lost,
          ]}
          onValueChange={(next) => {
            if (otherwise.some(({ value }) => value === next)) onChange(undefined, next);
            else onChange(begunAt(asked.find(({ key }) => key === next)));
          }}
        />
      </Field>
      {condition && named ? <Answers asked={named} condition={condition} onChange={onChange} /> : null}
    </div>
  );
}

/** Of yes or no the yes; of everything else any answer. */
const begunAt = (asked: DesignedColumn | undefined): ColumnCondition | undefined =>
  asked && { column: asked.key, ...(asked.type === "bool" && { is: true }) };

interface AnswersProps {
  asked: DesignedColumn;
  condition: ColumnCondition;
  onChange: (condition: ColumnCondition) => void;
}

/** The answers that count. */
function Answers({ asked: { key, type, label, options = [] }, condition: { is }, onChange }: AnswersProps) {
  const { t } = useTranslation("book-design");
  if (type === "bool")
    return (
      <Segmented
        label={label}
        options={[
          { value: "yes", label: t("definitions:yes") },
          { value: "no", label: t("definitions:no") },
        ]}
        value={is === false ? "no" : "yes"}
        onValueChange={(answer) => onChange({ column: key, is: answer === "yes" })}
      />
    );
  if (type !== "select" && type !== "multiselect")
    return <p className="text-muted-foreground text-xs">{t("anyAnswer")}</p>;
  const ticked = Array.isArray(is) ? is : [];
  const tick = (value: string, isTicked: boolean) => {
    const next = isTicked ? [...ticked, value] : ticked.filter((one) => one !== value);
    onChange({ column: key, ...(next.length > 0 && { is: next }) });
  };
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {options
        .filter(({ value, isArchived }) => !isArchived || ticked.includes(value))
        .map((option) => (
          <CheckboxField
            key={option.value}
            label={<span dir="auto">{option.label}</span>}
            checked={ticked.includes(option.value)}
            onCheckedChange={(isTicked) => tick(option.value, isTicked)}
          />
        ))}
      <p className="text-muted-foreground text-xs">{ticked.length === 0 ? t("anyAnswer") : t("oneOfThese")}</p>
    </fieldset>
  );
}
