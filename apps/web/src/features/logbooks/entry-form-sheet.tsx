import { todayIn } from "@ymp/core/calendar-date";
import type { EntryType, Values } from "@ymp/core/definitions/definition";
import { offsetLabelAt } from "@ymp/core/time";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { DateTimeField } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { Controller, useWatch } from "react-hook-form";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { EntryFields } from "../../lib/definitions/entry-fields.tsx";
import { FormText } from "../../lib/definitions/form-text.tsx";
import { FormKind } from "../../lib/definitions/form-words.ts";
import { instantText } from "../../lib/definitions/time-controls.tsx";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { instantAt, momentAt } from "../../lib/ship-moment.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { asksWhyLate, tellsWhen, timesIn } from "./entry-form.ts";
import { LeftBehind } from "./left-behind.tsx";
import type { Book, BookEntry, Draft } from "./logbooks.queries.ts";
import { RemoveDraft } from "./remove-draft.tsx";
import type { UnsentInput } from "./unsent.ts";
import { useEntryAround, useFactsBefore } from "./use-entry-around.ts";
import { useEntryForm } from "./use-entry-form.ts";
import { useRedesign } from "./use-redesign.ts";

export interface EntryFormSheetProps {
  book: Book;
  type: EntryType;
  draft: Draft | undefined;
  corrected: BookEntry | undefined;
  /** What waits on this device and is corrected there. */
  unsent: UnsentInput | undefined;
  /** Of the entry that a draft becomes which the server keeps. */
  entryId: string;
  /** With the entry that stands in the book, and whether it is signed at once; undefined where it was kept as a draft. */
  onSaved: (entryId: string | undefined, signs: boolean) => void;
  onClose: () => void;
}

/** The form of one entry, drawn from its definition: kept as a draft, or saved into the book, where it gets its number. */
export function EntryFormSheet(props: EntryFormSheetProps) {
  const { type, corrected, onClose } = props;
  const { t } = useTranslation("logbooks");
  // The letters of a form have titles of several lines.
  const isLettered = type.code.length <= 2;
  const { isOnline } = useStore(useServices().link);
  const around = useEntryAround(props.book);
  const factsOf = useFactsBefore(props.book, around.facts, props.unsent, type);
  const { state, saveOnly, keepDraft, words, saysAll } = useEntryForm(props, factsOf);
  const { control, setValue } = state.form;
  const [typed, occurredAt] = useWatch({ control, name: ["values", "occurredAt"] });
  const values = typed as Values;
  const filled = { ...around, facts: factsOf({ values: typed, occurredAt }) };
  const left = useRedesign(props.book, state, around);
  const { whyNotSubmit } = (props.draft ?? props.book).can;
  const isPhone = useMedia(phoneQuery);
  const isUnsentEntry = props.unsent?.isEntry === true;
  const others = whyNotSubmit ? undefined : (
    <>
      {isUnsentEntry ? null : (
        <Button size="lg" onClick={keepDraft} disabled={state.isSaving}>
          {t("keepDraft")}
        </Button>
      )}
      <Button size="lg" onClick={saveOnly} disabled={state.isSaving}>
        {t("saveEntry")}
      </Button>
    </>
  );
  return (
    <FormKind value={props.book.kind}>
      <RecordForm
        as="sheet"
        isWide
        form={whyNotSubmit ? { ...state, submit: keepDraft } : state}
        title={isLettered ? t("newEntryOf", { code: type.code }) : <FormText english={type.title} />}
        submit={t(whyNotSubmit ? "keepDraft" : "saveAndSign")}
        words={words}
        beside={isPhone ? undefined : others}
        below={
          <>
            {isPhone && others ? <div className="flex flex-wrap gap-2 px-5 pb-4">{others}</div> : null}
            {props.draft ? <RemoveDraft draft={props.draft} onRemoved={state.handOver} onClose={onClose} /> : null}
          </>
        }
        onClose={onClose}
      >
        {isOnline ? null : (
          <p role="status" dir="auto" className="rounded-md bg-muted px-3 py-2 text-sm">
            {t("needsLink")}
          </p>
        )}
        {whyNotSubmit ? (
          <p dir="auto" className="rounded-md bg-muted px-3 py-2 text-sm">
            {t(whyNotSubmit)}
          </p>
        ) : null}
        {isLettered ? (
          <p className="font-medium text-sm">
            <FormText english={type.title} />
          </p>
        ) : null}
        {corrected ? (
          <p dir="auto" className="rounded-md bg-muted px-3 py-2 text-sm">
            {t(props.book.correction === "strike" ? "replaces" : "amends", { no: corrected.no })}
          </p>
        ) : null}
        {left ? <LeftBehind left={left} /> : null}
        {tellsWhen(type) ? null : <OccurredAt state={state} />}
        <EntryFields
          type={type}
          values={values}
          around={filled}
          saysAll={saysAll}
          onChange={(typed) => setValue("values", typed as never, { shouldDirty: true })}
        />
        <WhyLate type={type} state={state} />
      </RecordForm>
    </FormKind>
  );
}

type State = ReturnType<typeof useEntryForm>["state"];

function OccurredAt({ state }: { state: State }) {
  const { t } = useTranslation("logbooks");
  const faultText = useFaultText();
  const formats = useFormats();
  const { timeZone: zone } = useVessel();
  return (
    <Controller
      name="occurredAt"
      control={state.form.control}
      render={({ field: { value: text, onChange }, fieldState: { error } }) => {
        const value = text ? new Date(text) : null;
        return (
          <Field
            label={t("occurredAt")}
            help={value ? formats.timeUtc(value) : undefined}
            error={faultText(error)}
            required
          >
            <DateTimeField
              value={value ? momentAt(zone, value) : null}
              today={todayIn(zone, new Date())}
              zone={offsetLabelAt(zone, value ?? new Date())}
              onValueChange={(moment) => onChange(moment ? instantText(instantAt(zone, moment)) : null)}
            />
          </Field>
        );
      }}
    />
  );
}

/** Asked of what is entered more than a day after it was done. */
function WhyLate({ type, state }: { type: EntryType; state: State }) {
  const { t } = useTranslation("logbooks");
  const faultText = useFaultText();
  const { control, register, formState } = state.form;
  const [values, occurredAt] = useWatch({ control, name: ["values", "occurredAt"] });
  if (!asksWhyLate(timesIn(type, { values, occurredAt }), new Date())) return null;
  return (
    <Field label={t("whyLate")} help={t("whyLateHelp")} error={faultText(formState.errors.lateReason)} required>
      <Textarea {...register("lateReason")} maxLength={500} />
    </Field>
  );
}
