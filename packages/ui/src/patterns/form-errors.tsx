import { Fragment, useEffect, useRef } from "react";
import { OverdueIcon } from "../primitives/glyph.tsx";
import { useWords } from "../primitives/words.tsx";

export type FieldFault = { fieldId: string; label: string };

/** Above a form that was refused: how many fields need the user, each a link that goes to its field. */
export function FormErrors({ faults, message }: { faults: readonly FieldFault[]; message?: string }) {
  const say = useWords();
  const box = useRef<HTMLDivElement>(null);
  const hasFaults = faults.length > 0 || message !== undefined;
  useEffect(() => {
    if (hasFaults) box.current?.scrollIntoView({ block: "nearest" });
  }, [hasFaults]);
  if (!hasFaults) return null;
  return (
    <div ref={box} role="alert" className="flex gap-2 rounded-md bg-status-overdue-bg px-3 py-2 text-sm">
      <OverdueIcon className="mt-0.5 text-status-overdue" />
      <p dir="auto" className="min-w-0">
        {message ? `${message} ` : null}
        {faults.length > 0 ? `${say("fieldErrors", { count: faults.length })} ` : null}
        {faults.map((fault, index) => (
          <Fragment key={fault.fieldId}>
            {index > 0 ? ", " : null}
            <a
              href={`#${fault.fieldId}`}
              className="underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fault.fieldId)?.focus();
              }}
            >
              {fault.label}
            </a>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
