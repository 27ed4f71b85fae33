import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "../../lib/translation.tsx";

export interface UserDialogProps {
  title: string;
  confirm: string;
  isBusy: boolean;
  isDisabled?: boolean;
  size?: "sm" | "lg";
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form about one account: fields, Cancel, and the verb. */
export function UserDialog(props: UserDialogProps) {
  const { title, confirm, isBusy, isDisabled, size, onSubmit, onClose, children } = props;
  const { t } = useTranslation();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size={size}
        title={title}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={isBusy} disabled={isDisabled}>
              {confirm}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          {children}
        </form>
      </DialogContent>
    </Dialog>
  );
}
