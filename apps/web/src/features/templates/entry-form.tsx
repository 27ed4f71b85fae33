import { withMod } from "@ymp/ui/lib/keys";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { type ReactNode, useRef } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import type { FieldWords } from "../../lib/forms/field-words.ts";
import { FormNotices } from "../../lib/forms/form-notices.tsx";
import type { RecordForm } from "../../lib/forms/record-form-types.ts";
import { sending, sendingByKeys, useFirstFault } from "../../lib/forms/sending.ts";
import { useLeaveGuard } from "../../lib/forms/use-leave-guard.tsx";

export interface EntryFormProps<Input extends FieldValues, Output> {
  form: RecordForm<Input, Output>;
  words: FieldWords;
  title: string;
  /** The way back to the list. */
  back: ReactNode;
  /** What is done with a saved entry as a whole. */
  menu?: ReactNode;
  /** The verb on the button. */
  submit: string;
  faults: readonly { fieldId: string; label: string }[];
  aside: ReactNode;
  children: ReactNode;
}

/** A template of the vessel, or a job or model of the platform's library, on a page of its own with its verb in the head. */
export function EntryForm<Input extends FieldValues, Output>(props: EntryFormProps<Input, Output>) {
  const { form, words, title, back, menu, submit, faults, aside, children } = props;
  const isPhone = useMedia(phoneQuery);
  const element = useRef<HTMLFormElement>(null);
  useFirstFault(element, form.refusals);
  const { question } = useLeaveGuard({ isDirty: form.isDirty, isSending: form.isSaving, onDiscard: form.startOver });
  const save = (
    <Button
      type="submit"
      variant="primary"
      size={isPhone ? "touch" : "md"}
      kbd={isPhone ? undefined : withMod("↵")}
      className="max-md:flex-1"
      busy={form.isSaving}
      disabled={(!form.isNew && form.changed.length === 0) || form.dispute !== null}
    >
      {submit}
    </Button>
  );
  return (
    <FormProvider {...form.form}>
      <form
        ref={element}
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={sending(form.submit)}
        onKeyDown={sendingByKeys(form.submit)}
      >
        <ScreenHeader title={title} facts={back} tools={menu} action={isPhone ? undefined : save} />
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-10 max-md:px-4">
          <div className="grid max-w-6xl gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_312px]">
            <div className="flex min-w-0 flex-col gap-5">
              <FormErrors faults={faults} />
              <FormNotices form={form} words={words} />
              {children}
            </div>
            <div className="flex min-w-0 flex-col gap-6">{aside}</div>
          </div>
        </div>
        {isPhone ? <div className="flex flex-none border-border border-t bg-card px-4 py-2">{save}</div> : null}
      </form>
      {question}
    </FormProvider>
  );
}
