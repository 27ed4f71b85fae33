import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

/** A key to press, drawn in the colour of the text around it. */
export function Kbd({ className, ...props }: ComponentProps<"kbd">) {
  return (
    <kbd
      className={cn(
        "relative inline-block h-[18px] min-w-[18px] flex-none px-[5px] before:absolute before:inset-0 before:rounded-sm before:bg-current before:opacity-12 text-center font-medium font-sans text-2xs leading-[18px]",
        className,
      )}
      {...props}
    />
  );
}
