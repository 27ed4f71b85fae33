import { cn } from "@ymp/ui/lib/cn";
import type { ComponentProps } from "react";

/** An icon in a header; takes its colours from the bar it is on (`bar-top` or the page's own). */
export function BarButton({ label, className, ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cn(
        "tap-target inline-flex size-control flex-none items-center justify-center rounded-md text-(--bar-muted) hover:bg-(--bar-active) hover:text-(--bar-foreground) aria-expanded:bg-(--bar-active) aria-expanded:text-(--bar-foreground) [&_svg]:size-4",
        className,
      )}
      {...props}
    />
  );
}
