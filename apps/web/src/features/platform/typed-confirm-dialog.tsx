import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { type ReactNode, useId, useState } from "react";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export interface TypedConfirmDialogProps {
  title: string;
  /** What is lost, what stays, whether it can be taken back. */
  children: ReactNode;
  /** "Type “M/Y Tern” to confirm" */
  label: string;
  /** What must be typed, letter for letter. */
  expected: string;
  confirm: string;
  busy: boolean;
  error: unknown;
  onConfirm: (typed: string) => void;
  onClose: () => void;
}

/** For what cannot be taken back: the button answers only once the name was typed. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { title, children, label, expected, confirm, busy, error, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const isRight = typed.trim() === expected;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="destructive-confirm" size="lg" busy={busy} disabled={!isRight}>
              {confirm}
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
            if (isRight) onConfirm(typed.trim());
          }}
        >
          <FormRefusal error={error} />
          <div dir="auto" className="text-pretty text-muted-foreground text-sm">
            {children}
          </div>
          <Field label={label}>
            <Input
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
