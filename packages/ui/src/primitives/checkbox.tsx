import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { ChoiceLine } from "./choice-line.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "ref" | "checked" | "onChange"> & {
  checked?: boolean | "indeterminate";
  onCheckedChange?: (checked: boolean) => void;
  /** `done` is green: a checklist line that was carried out, not a choice. */
  tone?: "choice" | "done";
};

/** Drawn by itself, in the colour of its text: a hook or a bar cut out of the box. */
const mark =
  "after:absolute after:inset-[3px] checked:after:bg-current checked:after:[clip-path:polygon(14%_44%,0_65%,40%_100%,100%_22%,84%_8%,38%_68%)] indeterminate:after:bg-current indeterminate:after:[clip-path:inset(42%_0)]";

export function Checkbox({ className, tone = "choice", checked, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = checked === "indeterminate";
      }}
      checked={checked === undefined ? undefined : checked === true}
      // A row that is pressed as a whole ticks for its box.
      onChange={(event) => onCheckedChange?.(event.target.checked)}
      className={cn(
        "tap-target inline-flex size-4 flex-none appearance-none rounded-sm inset-ring-[1.5px] inset-ring-input disabled:opacity-45",
        "checked:inset-ring-0 indeterminate:inset-ring-0",
        tone === "choice"
          ? "text-primary-foreground checked:bg-primary indeterminate:bg-primary"
          : "text-background checked:bg-status-done indeterminate:bg-status-done",
        mark,
        className,
      )}
      {...props}
    />
  );
}

export function CheckboxField({ label, help, id, ...props }: CheckboxProps & { label: ReactNode; help?: ReactNode }) {
  const generated = useId();
  const controlId = id ?? generated;
  return (
    <ChoiceLine
      id={controlId}
      label={label}
      help={help}
      control={(describedBy) => (
        <Checkbox id={controlId} aria-describedby={describedBy} className="mt-0.5" {...props} />
      )}
    />
  );
}
