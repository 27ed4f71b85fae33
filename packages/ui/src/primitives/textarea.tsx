import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

/** Grows with what is written, from two lines up to `max-h`. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      rows={2}
      className={cn(
        "field-edge field-sizing-content max-h-80 min-h-15 w-full resize-none rounded-md bg-field px-2.5 py-2 text-base disabled:opacity-50 touch:text-lg",
        className,
      )}
      {...props}
    />
  );
}
