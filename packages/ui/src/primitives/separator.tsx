import { Separator as RadixSeparator } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

export function Separator({
  className,
  decorative = true,
  orientation = "horizontal",
  ...props
}: ComponentProps<typeof RadixSeparator.Root>) {
  return (
    <RadixSeparator.Root
      decorative={decorative}
      orientation={orientation}
      className={cn(
        "flex-none",
        orientation === "horizontal" ? "h-px w-full bg-border" : "h-5 w-px bg-border-strong",
        className,
      )}
      {...props}
    />
  );
}
