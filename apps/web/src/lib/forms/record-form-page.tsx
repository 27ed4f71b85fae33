import { cn } from "@ymp/ui/lib/cn";
import { SaveBar } from "@ymp/ui/patterns/save-bar";
import { type ReactNode, useRef } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import type { RecordForm as RecordFormState } from "./record-form-types.ts";
import { sending, sendingByKeys, useFirstFault } from "./sending.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";

export interface RecordFormPageProps<Input extends FieldValues, Output> {
  form: RecordFormState<Input, Output>;
  /** The verb on the button. */
  submit: string;
  children: ReactNode;
  label?: string;
  className?: string;
  /** One tab of a page: the others are looked at unasked, since the draft waits meanwhile. */
  isTab?: boolean;
  /** How many changes the bar counts, where they are not the fields that differ. */
  changed?: number;
  /** Of what holds the bar, on a page that keeps room around the form. */
  barClassName?: string;
}

/** The same as a page, with the bar that counts unsaved changes at its foot. `FormNotices` is where the page puts it. */
export function RecordFormPage<Input extends FieldValues, Output>(props: RecordFormPageProps<Input, Output>) {
  const { form, submit, label, className, barClassName, isTab = false, children } = props;
  const element = useRef<HTMLFormElement>(null);
  useFirstFault(element, form.refusals);
  const { question } = useLeaveGuard({
    isDirty: form.isDirty,
    isSending: form.isSaving,
    onDiscard: form.startOver,
    mayGo: (from, to) => isTab && from === to,
  });
  return (
    <FormProvider {...form.form}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        onSubmit={sending(form.submit)}
        onKeyDown={sendingByKeys(form.submit)}
        className={cn("flex flex-col", className)}
      >
        {children}
        <div className={barClassName ?? "contents"}>
          <SaveBar
            changed={form.dispute ? 0 : (props.changed ?? form.changed.length)}
            save={submit}
            saving={form.isSaving}
            onCancel={form.startOver}
          />
        </div>
      </form>
      {question}
    </FormProvider>
  );
}
