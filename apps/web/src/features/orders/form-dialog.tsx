import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { type FormEvent, type ReactNode, useId } from "react";
import { failureOf, refusalOf } from "../../app/failures.ts";
import { useTranslation } from "../../lib/translation.tsx";

export interface FormDialogProps {
  title: string;
  subtitle?: string;
  confirm: string;
  size?: "sm" | "lg";
  isBusy: boolean;
  isDisabled?: boolean;
  isDestructive?: boolean;
  /** What the server refused; named above the fields. */
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over an order: fields, what is wrong with them, one verb. */
export function FormDialog(props: FormDialogProps) {
  const { title, subtitle, confirm, size, isBusy, isDisabled, isDestructive, error, onSubmit, onClose, children } =
    props;
  const { t } = useTranslation();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        subtitle={subtitle ? <bdi>{subtitle}</bdi> : undefined}
        size={size}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={isDestructive ? "destructive" : "primary"}
              size="lg"
              busy={isBusy}
              disabled={isDisabled}
            >
              {confirm}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Refused error={error} />
          {children}
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** Every refusal as a sentence, whether or not it names a field. */
export function Refused({ error }: { error: unknown }) {
  const { t, translator } = useTranslation();
  const refusal = refusalOf(error);
  if (refusal) {
    const key = translator.exists(refusal.messageKey) ? refusal.messageKey : "errors:invalidInput";
    return <FormErrors faults={[]} message={t(key, { ...refusal.params, requestId: refusal.requestId ?? "" })} />;
  }
  if (failureOf(error)?.kind === "unreachable")
    return <FormErrors faults={[]} message={t("common:failure.unreachable")} />;
  return null;
}
