import { saveTemplateInput } from "@ymp/api/modules/templates/templates.schema";
import { newId } from "@ymp/core/ids";
import { useId } from "react";
import { type FieldErrors, type FieldValues, get } from "react-hook-form";
import { refusalOf } from "../../app/failures.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type TemplateDraft, templateDraftSchema, templateOf } from "./template-draft.ts";
import { toldFields } from "./template-told.ts";
import { useTemplateWords } from "./use-template-words.ts";

/** What every part of the form reads and writes. */
export interface TemplatePart {
  draft: TemplateDraft;
  change: (part: Partial<TemplateDraft>) => void;
  /** Sentence at a field, by its path in what the server takes. */
  fault: (path: string) => string | undefined;
  idOf: (path: string) => string;
}

/** The fields of the form; what they say together is checked by the procedure's own schema, at its paths. */
export const templateForm = templateDraftSchema.superRefine((draft, { addIssue }) => {
  const read = saveTemplateInput.safeParse({
    ...{ id: newId(), equipmentType: draft.equipmentType },
    template: templateOf(draft),
  });
  for (const { path, message } of read.error?.issues ?? []) addIssue({ code: "custom", path, message });
});

/** The first sentence at a field or below it, as at a line of its list. */
export function messageIn(fault: unknown): string | undefined {
  if (typeof fault !== "object" || fault === null) return undefined;
  if ("message" in fault && typeof fault.message === "string") return fault.message;
  return Object.values(fault).map(messageIn).find(Boolean);
}

/** What was typed and what the server said to it, by paths of what it takes. */
export function useFaults(errors: FieldErrors<FieldValues>, error: unknown) {
  const { t, translator } = useTranslation("templates");
  const prefix = useId();
  const refused = refusalOf(error)?.fields ?? {};
  return {
    fault(path: string) {
      const key = messageIn(get(errors, path)) ?? refused[path];
      return key && t(translator.exists(key) ? key : "errors:notAllowedValue");
    },
    idOf: (path: string) => `${prefix}${path}`,
  };
}

/** The fields at fault, in the order of the form. */
export function useTemplateFaults({ fault, idOf }: Pick<TemplatePart, "fault" | "idOf">) {
  const { t } = useTranslation("templates");
  return toldFields.flatMap((field) => {
    const path = field === "equipmentType" ? field : `template.${field}`;
    return fault(path) ? [{ fieldId: idOf(path), label: t(`field.${field}`) }] : [];
  });
}

const names: Readonly<Record<string, string>> = {
  ...{ trigger: "job-sheet:plan.trigger.label", intervalCount: "job-sheet:plan.field.intervalCount" },
  ...{ intervalUnit: "job-sheet:plan.field.intervalUnit", counterTenths: "field.counterHours" },
  ...{ estimatedTenths: "field.estimatedHours", lines: "field.tasks", words: "library:words.title" },
};

/** What a template's fields are called, and what two people wrote into them. */
export function useDraftWords() {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const { type } = useTemplateWords();
  const among = (prefix: string) => (value: unknown) => t(`${prefix}.${String(value)}`);
  const tenths = (value: unknown) => (typeof value === "number" ? formats.quantity(value / 10) : undefined);
  return useFieldWords((field) => t(names[field] ?? `field.${field}`), {
    ...{ kind: among("jobs:kind"), department: among("departments:of"), priority: among("jobs:priority") },
    ...{ trigger: among("job-sheet:plan.trigger"), mode: among("job-sheet:plan.mode") },
    ...{ intervalUnit: among("job-sheet:plan.unit"), counterTenths: tenths, estimatedTenths: tenths },
    equipmentType: (value) => type(String(value)),
  });
}
