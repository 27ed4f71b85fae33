import { Slot } from "radix-ui";
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { cn } from "../lib/cn.ts";
import { OverdueIcon } from "./glyph.tsx";
import { UnreadableContext } from "./input.tsx";
import { Label } from "./label.tsx";

export type FieldProps = {
  label: ReactNode;
  /** One control; it receives id, aria-describedby, aria-invalid and required. */
  children: ReactElement<{ id?: string }>;
  /** Id of the control, when a summary of errors links to it. */
  id?: string;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  /** Said after the label of a field that may stay empty, or the word for "required". */
  mark?: ReactNode;
  /** For controls that are not labelable elements (groups of buttons): the label names them by reference. */
  group?: boolean;
  className?: string;
};

/** Label above, control, help below; an error replaces the help and is announced. */
export function Field({ label, children, id, help, error: refused, required, mark, group, className }: FieldProps) {
  const [unreadable, setUnreadable] = useState<string>();
  const error = refused ?? unreadable;
  const generated = useId();
  const controlId = children.props.id ?? id ?? generated;
  const labelId = `${controlId}-label`;
  const noteId = `${controlId}-note`;
  const note = error ?? help;
  return (
    <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
      <Label id={labelId} htmlFor={group ? undefined : controlId} className="flex items-baseline gap-1.5">
        <span>{label}</span>
        {mark ? <span className="font-normal text-muted-foreground text-xs">{mark}</span> : null}
      </Label>
      <UnreadableContext value={setUnreadable}>
        <Slot.Root
          id={controlId}
          aria-labelledby={group ? labelId : undefined}
          aria-describedby={note ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        >
          {children}
        </Slot.Root>
      </UnreadableContext>
      {error ? <FieldError id={noteId}>{error}</FieldError> : null}
      {!error && help ? (
        <div id={noteId} className="flex flex-wrap items-center gap-1.5 text-muted-foreground text-xs [&_svg]:size-3.5">
          {help}
        </div>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-status-overdue text-xs">
      <OverdueIcon className="mt-px size-3.5" />
      <span dir="auto">{children}</span>
    </p>
  );
}
