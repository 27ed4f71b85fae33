import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { type ReactNode, useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";

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
  /** False: the text says why not yet, and there is nothing to type. */
  isOffered?: boolean;
  error: unknown;
  onConfirm: (typed: string) => void;
  onClose: () => void;
}

/** For what cannot be taken back: the button answers only once the name was typed. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { title, children, label, expected, confirm, busy, isOffered = true, error, onConfirm, onClose } = props;
  const [typed, setTyped] = useState("");
  const isRight = isOffered && typed.trim() === expected;
  return (
    <FormDialog
      title={title}
      submit={confirm}
      destructive
      busy={busy}
      disabled={!isRight}
      error={error}
      onSubmit={() => isRight && onConfirm(typed.trim())}
      onClose={onClose}
    >
      <div dir="auto" className="text-pretty text-muted-foreground text-sm">
        {children}
      </div>
      {isOffered ? (
        <Field label={label}>
          <Input
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      ) : null}
    </FormDialog>
  );
}
