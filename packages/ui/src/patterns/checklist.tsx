import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { RowList } from "../primitives/card.tsx";
import { Checkbox } from "../primitives/checkbox.tsx";

export type ChecklistLine = {
  id: string;
  label: string;
  done: boolean;
  /** Who and when: "PN 09:12". */
  mark?: ReactNode;
  disabled?: boolean;
};

export type ChecklistProps = {
  label: string;
  lines: readonly ChecklistLine[];
  onToggle: (id: string, done: boolean) => void;
};

/** Steps to carry out. The whole line is the target. */
export function Checklist({ label, lines, onToggle }: ChecklistProps) {
  const prefix = useId();
  return (
    <RowList aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} className="touch:min-h-touch">
          <label htmlFor={`${prefix}${line.id}`} className="flex min-h-[inherit] flex-1 items-center gap-2.5 py-1.5">
            <Checkbox
              id={`${prefix}${line.id}`}
              tone="done"
              checked={line.done}
              disabled={line.disabled}
              onCheckedChange={(done) => onToggle(line.id, done === true)}
            />
            <span dir="auto" className={cn("flex-1", line.done && "text-muted-foreground")}>
              {line.label}
            </span>
          </label>
          {line.mark ? <bdi className="text-muted-foreground text-xs">{line.mark}</bdi> : null}
        </li>
      ))}
    </RowList>
  );
}
