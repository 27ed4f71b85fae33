import { withMod } from "@ymp/ui/lib/keys";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent, focusFirstEmptyField } from "@ymp/ui/primitives/dialog";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { type ReactNode, useId, useRef } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { useTranslation } from "../translation.tsx";
import type { FieldWords } from "./field-words.ts";
import { FormNotices } from "./form-notices.tsx";
import type { RecordForm as RecordFormState } from "./record-form-types.ts";
import { sending, sendingByKeys, useFirstFault } from "./sending.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";

export interface RecordFormProps<Input extends FieldValues, Output> {
  form: RecordFormState<Input, Output>;
  /** The verb on the button. */
  submit: string;
  /** Of a form that changes a record. */
  words?: FieldWords;
  children: ReactNode;
  /** A record's own form is a sheet; a part of a record, or a new one in passing, a dialog. */
  as: "sheet" | "dialog";
  title: ReactNode;
  /** A sheet as wide as a record's own, for lines of many fields. */
  isWide?: boolean;
  /** Of a dialog: one line under the title. */
  subtitle?: ReactNode;
  /** Another button, before the verb. */
  beside?: ReactNode;
  /** Below the form, and no part of it: what people say about the record. */
  below?: ReactNode;
  /** Nothing can be changed by the reader. */
  isReadOnly?: boolean;
  /** Something beside the fields waits, such as photos being read. */
  isBusy?: boolean;
  onClose: () => void;
}

/**
 * A form over one record, in a sheet of 560 or a dialog: Cancel first, the verb last, ⌘/Ctrl+Enter saves, nothing typed is
 * lost by Escape, a press outside, the close button, Back, a link or a reload, and the first field at fault gets the focus.
 */
export function RecordForm<Input extends FieldValues, Output>(props: RecordFormProps<Input, Output>) {
  const {
    as,
    form,
    title,
    subtitle,
    submit,
    words,
    isBusy = false,
    isWide = false,
    isReadOnly = false,
    onClose,
    children,
  } = props;
  const { t } = useTranslation();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  useFirstFault(element, form.refusals);
  const guard = useLeaveGuard({ isDirty: form.isDirty, isSending: form.isSaving, onDiscard: form.startOver, onClose });
  const isUnchanged = !form.isNew && form.changed.length === 0 && !form.holdsMore && !form.sendsUnchanged;
  const footer = (
    <>
      <Button variant="ghost" size="lg" className="me-auto" onClick={guard.close}>
        {t("controls:cancel")}
      </Button>
      {props.beside}
      {isReadOnly ? null : (
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="lg"
          kbd={withMod("↵")}
          busy={form.isSaving || isBusy}
          disabled={isUnchanged || form.dispute !== null}
        >
          {submit}
        </Button>
      )}
    </>
  );
  const body = (
    <FormProvider {...form.form}>
      <form
        ref={element}
        id={formId}
        noValidate
        onSubmit={sending(form.submit)}
        className={as === "sheet" ? "flex flex-col gap-4 px-5 py-4" : "flex flex-col gap-4"}
      >
        <FormNotices form={form} words={words} />
        {children}
      </form>
    </FormProvider>
  );
  const panel = { title, footer, onKeyDown: sendingByKeys(isReadOnly ? () => undefined : form.submit) };
  const onOpenChange = (open: boolean) => !open && guard.close();
  return (
    <>
      {as === "sheet" ? (
        <Sheet open onOpenChange={onOpenChange}>
          <SheetContent
            className={isWide ? "md:w-sheet" : "md:w-[560px]"}
            onOpenAutoFocus={form.isNew ? focusFirstEmptyField : undefined}
            {...panel}
          >
            {body}
            {props.below}
          </SheetContent>
        </Sheet>
      ) : (
        <Dialog open onOpenChange={onOpenChange}>
          <DialogContent size="lg" subtitle={subtitle} {...panel}>
            {body}
            {props.below}
          </DialogContent>
        </Dialog>
      )}
      {guard.question}
    </>
  );
}
