import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

export type SwitchProps = Omit<ComponentProps<"button">, "type" | "onClick" | "children" | "value"> & {
  checked: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

export function Switch({ className, checked, onCheckedChange, ...props }: SwitchProps) {
  const state = checked ? "checked" : "unchecked";
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      data-state={state}
      onClick={() => onCheckedChange?.(!checked)}
      className={cn(
        "tap-target inline-flex h-[18px] w-8 flex-none items-center rounded-full bg-input p-0.5 transition-colors disabled:opacity-45 data-[state=checked]:bg-primary",
        className,
      )}
      {...props}
    >
      <span
        data-state={state}
        className="block size-3.5 rounded-full bg-background transition-[margin] data-[state=checked]:ms-3.5"
      />
    </button>
  );
}

/** A row with words at the start and the switch at the end. */
export function SwitchField({ label, help, ...props }: SwitchProps & { label: ReactNode; help?: ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-h-10 items-center gap-3 text-sm touch:min-h-touch">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {help ? (
          <p id={`${id}-help`} className="text-muted-foreground text-xs">
            {help}
          </p>
        ) : null}
      </div>
      <Switch id={id} aria-describedby={help ? `${id}-help` : undefined} {...props} />
    </div>
  );
}
