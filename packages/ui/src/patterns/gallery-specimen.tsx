import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

/** One framed group of the gallery. */
export function Specimen({
  title,
  flush,
  className,
  children,
}: {
  title: string;
  flush?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={cn("flex min-w-0 flex-col", className)}>
      <h2 className="mb-2 font-medium text-muted-foreground text-xs">{title}</h2>
      <div className={cn("surface min-w-0 flex-1 overflow-hidden", !flush && "flex flex-col gap-4 p-4")}>
        {children}
      </div>
    </section>
  );
}
