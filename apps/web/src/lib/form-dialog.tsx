import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { type ReactNode, useId } from "react";
import { FormRefusal } from "./form-refusal.tsx";
import { useTranslation } from "./translation.tsx";

export interface FormDialogProps {
  title: string;
  subtitle?: ReactNode;
  /** The verb on the button. */
  submit: string;
  size?: "sm" | "lg";
  destructive?: boolean;
  busy: boolean;
  disabled?: boolean;
  /** Why the server did not take it, shown above the fields. */
  error: unknown;
  /** In place of Cancel: the way back to the step before. */
  back?: { label: string; onPress: () => void };
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form: fields, what the server said to them, and one verb. */
export function FormDialog(props: FormDialogProps) {
  const { title, subtitle, submit, size, destructive, busy, disabled, error, back, onSubmit, onClose, children } =
    props;
  const { t } = useTranslation();
  const formId = useId();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size={size}
        title={title}
        subtitle={subtitle}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={back?.onPress ?? onClose}>
              {back?.label ?? t("ui:cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={destructive ? "destructive-confirm" : "primary"}
              size="lg"
              busy={busy}
              disabled={disabled}
            >
              {submit}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog lies inside the screen of another form in React's tree, which must not be sent as well.
            event.stopPropagation();
            onSubmit();
          }}
        >
          <FormRefusal error={error} />
          {children}
        </form>
      </DialogContent>
    </Dialog>
  );
}
