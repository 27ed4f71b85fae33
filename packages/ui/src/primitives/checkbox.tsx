import { Check, Minus } from "lucide-react";
import { Checkbox as RadixCheckbox } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

export type CheckboxProps = ComponentProps<typeof RadixCheckbox.Root> & {
  /** `done` is green: a checklist line that was carried out, not a choice. */
  tone?: "choice" | "done";
};

export function Checkbox({ className, tone = "choice", ...props }: CheckboxProps) {
  return (
    <RadixCheckbox.Root
      className={cn(
        "tap-target inline-flex size-4 flex-none items-center justify-center rounded-sm inset-ring-[1.5px] inset-ring-input disabled:opacity-45",
        "data-[state=checked]:inset-ring-0 data-[state=indeterminate]:inset-ring-0",
        tone === "choice"
          ? "text-primary-foreground data-[state=checked]:bg-primary data-[state=indeterminate]:bg-primary"
          : "text-background data-[state=checked]:bg-status-done data-[state=indeterminate]:bg-status-done",
        className,
      )}
      {...props}
    >
      <RadixCheckbox.Indicator className="group flex">
        <Check className="size-3 stroke-3 group-data-[state=indeterminate]:hidden" />
        <Minus className="hidden size-3 stroke-3 group-data-[state=indeterminate]:block" />
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  );
}

/** A checkbox with its words beside it; the words are part of the target. */
export function CheckboxField({ label, help, id, ...props }: CheckboxProps & { label: ReactNode; help?: ReactNode }) {
  const generated = useId();
  const controlId = id ?? generated;
  return (
    <div className="flex min-h-control items-start gap-2.5 py-1.5 text-sm touch:min-h-touch">
      <Checkbox
        id={controlId}
        aria-describedby={help ? `${controlId}-help` : undefined}
        className="mt-0.5"
        {...props}
      />
      <div className="min-w-0">
        <label htmlFor={controlId}>{label}</label>
        {help ? (
          <p id={`${controlId}-help`} className="text-muted-foreground text-xs">
            {help}
          </p>
        ) : null}
      </div>
    </div>
  );
}
