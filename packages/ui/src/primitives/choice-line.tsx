import type { ReactNode } from "react";

export interface ChoiceLineProps {
  /** Of the control; what helps with it has the same with `-help`. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  control: (describedBy: string | undefined) => ReactNode;
}

/** A box or a dot with its words beside it; the words are part of the target. */
export function ChoiceLine({ id, label, help, control }: ChoiceLineProps) {
  const helpId = `${id}-help`;
  return (
    <div className="flex min-h-control items-start gap-2.5 py-1.5 text-sm touch:min-h-touch">
      {control(help ? helpId : undefined)}
      <div className="min-w-0">
        <label htmlFor={id}>{label}</label>
        {help ? (
          <p id={helpId} className="text-muted-foreground text-xs">
            {help}
          </p>
        ) : null}
      </div>
    </div>
  );
}
