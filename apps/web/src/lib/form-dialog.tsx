import { withMod } from "@ymp/ui/lib/keys";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { FormRefusal } from "./form-refusal.tsx";
import { sending, sendingByKeys } from "./forms/sending.ts";
import { useLeaveGuard } from "./forms/use-leave-guard.tsx";
import { useTypedControls } from "./forms/use-typed-controls.ts";
import { useTranslation } from "./translation.tsx";

export interface FormDialogProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The verb on the button. */
  submit: ReactNode;
  size?: "sm" | "lg";
  destructive?: boolean;
  busy: boolean;
  disabled?: boolean;
  /** Why the server did not take it, shown above the fields. */
  error: unknown;
  /** The fields do not show their faults themselves: they are said above. */
  saysFaults?: boolean;
  /** In place of what is said about `error` elsewhere. */
  refusal?: ReactNode;
  /** Something beside the fields would be lost as well, such as a file that was chosen. */
  holdsMore?: boolean;
  /** In place of Cancel: the way back to the step before. */
  back?: { label: string; onPress: () => void };
  /** True once the dialog itself goes on to another one, which is not held up. */
  goesOn?: RefObject<boolean>;
  /** Another button, before the verb. */
  beside?: ReactNode;
  /** Where the focus starts, unless in the first empty field. */
  onOpenAutoFocus?: (event: Event) => void;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that is an act over a record: fields, what the server said to them, and one verb. ⌘/Ctrl+Enter sends it, and
 * whatever would lose what was typed asks first.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, subtitle, submit, size, destructive, busy, disabled, error, saysFaults, back, onSubmit, onClose } =
    props;
  const { t } = useTranslation();
  const formId = useId();
  const typed = useTypedControls();
  const wasBusy = useRef(busy);
  const isTaken = useRef(false);
  /** What goes into the queue of the device is taken at once. */
  const isSending = useRef(false);
  useEffect(() => {
    // Taken by the server: the way on, such as to what was made, is not held up.
    if (wasBusy.current !== busy) isTaken.current = !busy && !error;
    if (wasBusy.current && isTaken.current) typed.forget();
    wasBusy.current = busy;
  });
  const guard = useLeaveGuard({
    isDirty: () => (props.holdsMore === true && !isTaken.current) || typed.isTyped(),
    // While it is sent, only the dialog's own screen goes elsewhere.
    mayGo: () => wasBusy.current || isSending.current || props.goesOn?.current === true,
    isSending: busy,
    onDiscard: () => {
      isTaken.current = true;
      typed.forget();
    },
    onClose,
  });
  const send = () => {
    if (busy || disabled) return;
    isSending.current = true;
    onSubmit();
    isSending.current = false;
  };
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && guard.close()}>
        <DialogContent
          size={size}
          title={title}
          subtitle={subtitle}
          {...(props.onOpenAutoFocus ? { onOpenAutoFocus: props.onOpenAutoFocus } : {})}
          onKeyDown={sendingByKeys(send)}
          {...typed.panel}
          footer={
            <>
              <Button variant="ghost" size="lg" onClick={back?.onPress ?? guard.close}>
                {back?.label ?? t("controls:cancel")}
              </Button>
              {props.beside}
              <Button
                type="submit"
                form={formId}
                variant={destructive ? "destructive-confirm" : "primary"}
                size="lg"
                kbd={withMod("↵")}
                busy={busy}
                disabled={disabled}
              >
                {submit}
              </Button>
            </>
          }
        >
          <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={sending(send)}>
            {props.refusal ?? <FormRefusal error={error} withFields={saysFaults} />}
            {props.children}
          </form>
        </DialogContent>
      </Dialog>
      {guard.question}
    </>
  );
}
