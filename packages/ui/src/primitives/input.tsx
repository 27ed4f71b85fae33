import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, createContext, type ReactNode, use, useEffect } from "react";
import { cn } from "../lib/cn.ts";

export const fieldBox = cva(
  "field-edge flex w-full items-center gap-2 rounded-md bg-field text-base tabular-nums has-disabled:opacity-50 touch:min-h-touch touch:text-lg",
  {
    variants: {
      size: {
        sm: "min-h-control px-2.5 text-sm",
        md: "min-h-control-lg px-2.5",
        lg: "min-h-10 px-3",
        touch: "min-h-touch px-3 text-lg",
      },
    },
    defaultVariants: { size: "md" },
  },
);

export type InputProps = Omit<ComponentProps<"input">, "size"> &
  VariantProps<typeof fieldBox> & {
    /** Shown inside at the end, in muted: "h", "L", "h, 2 people". */
    unit?: ReactNode;
    /** Shown inside at the start, a small icon for instance. */
    lead?: ReactNode;
    /** Why the input cannot be read, shown once the field is left. No form is sent until it is corrected. */
    unreadable?: string;
  };

/** Where the field around an input says what cannot be read. */
export const UnreadableContext = createContext<((why: string | undefined) => void) | null>(null);

export function Input({ className, size, unit, lead, unreadable, type = "text", onBlur, ...props }: InputProps) {
  const tell = use(UnreadableContext);
  useEffect(() => {
    if (!unreadable) tell?.(undefined);
  }, [tell, unreadable]);
  return (
    <span className={cn(fieldBox({ size }), className)}>
      {lead ? <span className="flex-none text-muted-foreground [&_svg]:size-4">{lead}</span> : null}
      <input
        type={type}
        dir={type === "text" || type === "search" ? "auto" : undefined}
        className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
        {...props}
        aria-invalid={props["aria-invalid"] ?? (unreadable ? true : undefined)}
        data-unreadable={unreadable ? "" : undefined}
        onBlur={(event) => {
          tell?.(unreadable);
          onBlur?.(event);
        }}
      />
      {unit ? <bdi className="flex-none text-muted-foreground text-sm [&_svg]:size-4">{unit}</bdi> : null}
    </span>
  );
}
