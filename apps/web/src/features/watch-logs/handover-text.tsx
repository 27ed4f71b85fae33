import type { Field, Value, Values } from "@ymp/core/definitions/definition";
import { isPosition } from "@ymp/core/definitions/expression";
import { positionText } from "@ymp/core/definitions/position";
import { unitSign } from "@ymp/core/definitions/unit-sign";
import { type HandoverForm, handoverForms } from "@ymp/core/watches/handover-forms";
import { FormText } from "../../lib/definitions/form-text.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { HandoverWords } from "./handover-words.tsx";

/** What was written for the next watch. */
export function HandoverText({ form, values }: { form: HandoverForm; values: Values }) {
  const fields: readonly Field[] = handoverForms[form].fields;
  const told = fields.filter(({ key }) => values[key] !== undefined && values[key] !== false);
  return (
    <HandoverWords form={form}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 max-md:grid-cols-1">
        {told.map((field) => (
          <div key={field.key} className={field.type === "text" ? "col-span-full" : undefined}>
            <dt className="text-muted-foreground text-xs">
              <FormText english={field.label} />
            </dt>
            <dd dir="auto" className="whitespace-pre-line break-words">
              <ValueText field={field} value={values[field.key]} />
            </dd>
          </div>
        ))}
      </dl>
    </HandoverWords>
  );
}

function ValueText({ field, value }: { field: Field; value: Value | undefined }) {
  const { t } = useTranslation("definitions");
  if (field.type === "flag") return t("yes");
  if (field.type === "choice") {
    const option = field.options.find((one) => one.value === value);
    return option ? <FormText english={option.label} /> : null;
  }
  if (value && typeof value === "object" && isPosition(value)) return positionText(value);
  if (field.type === "figure") return [String(value), field.unit ? unitSign(field.unit) : ""].join(" ").trim();
  return typeof value === "string" ? value : null;
}
