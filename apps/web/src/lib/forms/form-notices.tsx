import { Conflict } from "@ymp/ui/patterns/conflict";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import type { FieldValues } from "react-hook-form";
import { refusalOf, sentencesOf } from "../../app/failures.ts";
import { FormRefusal } from "../form-refusal.tsx";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";
import { useConflictWords } from "./conflict-words.ts";
import type { FieldWords } from "./field-words.ts";
import type { RecordForm } from "./record-form-types.ts";

export interface FormNoticesProps<Input extends FieldValues, Output> {
  form: RecordForm<Input, Output>;
  /** Of a form that changes a record. */
  words?: FieldWords | undefined;
}

/** Above the fields: a draft that was restored, why the server did not take the form, and what two people changed. */
export function FormNotices<Input extends FieldValues, Output>({ form, words }: FormNoticesProps<Input, Output>) {
  const { t } = useTranslation("forms");
  const formats = useFormats();
  const { restoredAt, startOver, changed, error } = form;
  const refusal = refusalOf(error);
  // Faults of fields that this form does not have.
  const elsewhere = refusal && Object.keys(refusal.fields).length > 0 ? sentencesOf(refusal) : [];
  return (
    <>
      {restoredAt && changed.length > 0 ? (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-muted px-3 py-2 text-sm">
          <span className="min-w-0 flex-1">{t("restored", { when: formats.dateTime(restoredAt) })}</span>
          <Button variant="outline" size="sm" onClick={startOver}>
            {t("startOver")}
          </Button>
        </div>
      ) : null}
      <FormRefusal error={error} />
      {elsewhere.map(({ messageKey, params }) => (
        <FormErrors key={messageKey} faults={[]} message={t(messageKey, params)} />
      ))}
      <FormConflict form={form} words={words} />
    </>
  );
}

/** One field that two people changed: both values, who saved the other one and when, and a choice. */
function FormConflict<Input extends FieldValues, Output>({ form, words }: FormNoticesProps<Input, Output>) {
  const { t } = useTranslation("forms");
  const formats = useFormats();
  const conflictWords = useConflictWords();
  const { dispute, decide, isSaving } = form;
  if (!dispute || !words) return null;
  const { field, mine, theirs, by, more } = dispute;
  const name = by?.actorName ?? undefined;
  const who = name ?? t("somebody");
  return (
    <div className="rounded-lg bg-popover inset-ring inset-ring-border-strong">
      <Conflict
        key={field}
        title={t("disputed", { name: who, field: words.name(field) })}
        yours={words.value(field, mine, theirs)}
        words={conflictWords(name)}
        theirs={{
          heading: by?.at ? t("savedBy", { name: who, when: formats.dateTime(by.at) }) : who,
          value: words.value(field, theirs, mine),
        }}
        onKeepMine={() => decide("mine")}
        onTakeTheirs={() => decide("theirs")}
        busy={isSaving}
        {...(more > 0 ? { note: t("moreDisputed", { count: more }) } : {})}
      />
    </div>
  );
}
