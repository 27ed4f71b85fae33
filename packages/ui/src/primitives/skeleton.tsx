import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

/** A still shape where content will stand. It appears after 150 ms, so quick answers show no flash. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={cn("block flex-none rounded-xs bg-secondary", className)}
      {...props}
    />
  );
}
