import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

export type SeparatorProps = ComponentProps<"div"> & { orientation?: "horizontal" | "vertical" };

/** A line between things; screen readers get them without it. */
export function Separator({ className, orientation = "horizontal", ...props }: SeparatorProps) {
  return (
    <div
      role="none"
      className={cn(
        "flex-none",
        orientation === "horizontal" ? "h-px w-full bg-border" : "h-5 w-px bg-border-strong",
        className,
      )}
      {...props}
    />
  );
}
