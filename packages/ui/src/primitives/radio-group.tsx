import { RadioGroup as RadixRadioGroup } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { ChoiceLine } from "./choice-line.tsx";

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadixRadioGroup.Root>) {
  return <RadixRadioGroup.Root className={cn("flex flex-col", className)} {...props} />;
}

/** The bare dot, for a table whose heads name the choices; the row names it for readers. */
export function RadioDot({
  className,
  ...props
}: ComponentProps<typeof RadixRadioGroup.Item> & { "aria-label": string }) {
  return <RadixRadioGroup.Item className={cn(dotClass, className)} {...props} />;
}

const dotClass =
  "tap-target inline-flex size-4 flex-none items-center justify-center rounded-full inset-ring-[1.5px] inset-ring-input disabled:opacity-45 data-[state=checked]:inset-ring-[5px] data-[state=checked]:inset-ring-primary";

export type RadioProps = ComponentProps<typeof RadixRadioGroup.Item> & { label: ReactNode; help?: ReactNode };

export function Radio({ label, help, className, ...props }: RadioProps) {
  const id = useId();
  return (
    <ChoiceLine
      id={id}
      label={label}
      help={help}
      control={(describedBy) => (
        <RadixRadioGroup.Item
          id={id}
          aria-describedby={describedBy}
          className={cn(dotClass, "mt-0.5", className)}
          {...props}
        />
      )}
    />
  );
}
