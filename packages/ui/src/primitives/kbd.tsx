import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

/** A key to press, drawn in the colour of the text around it. */
export function Kbd({ className, ...props }: ComponentProps<"kbd">) {
  return (
    <kbd
      className={cn(
        "inline-block h-[18px] min-w-[18px] flex-none rounded-sm bg-[color-mix(in_oklab,currentColor_12%,transparent)] px-[5px] text-center font-medium font-sans text-2xs leading-[18px]",
        className,
      )}
      {...props}
    />
  );
}
