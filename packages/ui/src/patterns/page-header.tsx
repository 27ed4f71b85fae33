import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type PageHeaderProps = {
  title: string;
  /** "118 open" */
  count?: ReactNode;
  /** View switch and overflow; on a phone only icons of 44 fit here. */
  tools?: ReactNode;
  /** The one primary action, with its key. */
  action?: ReactNode;
  /** A line under the title: badges, department, serial number. */
  facts?: ReactNode;
  className?: string;
};

/** What this page is, how much of it there is, and the one next action. What finds no room beside the title is under it. */
export function PageHeader({ title, count, tools, action, facts, className }: PageHeaderProps) {
  return (
    <header
      className={cn(
        "flex min-h-15 flex-none flex-wrap items-center gap-x-2.5 gap-y-1 px-6 py-2 max-md:gap-1 max-md:px-4",
        className,
      )}
    >
      <div
        className={cn(
          "max-md:flex-1 max-[359px]:min-w-24",
          facts ? "min-w-72 flex-1 max-md:min-w-[45%]" : "min-w-0 flex-auto max-md:min-w-32",
        )}
      >
        <div
          className={cn(
            "flex min-w-0 flex-wrap items-baseline gap-x-2.5",
            // On a phone the count is below, and the icons keep their place beside a short title.
            facts ? undefined : "max-md:flex-col",
          )}
        >
          <h1
            dir="auto"
            className="font-semibold text-xl tracking-[-0.015em] max-md:text-[1.375rem] max-md:tracking-[-0.02em]"
          >
            {title}
          </h1>
          {count ? (
            <span dir="auto" className="text-base text-muted-foreground tabular-nums">
              {count}
            </span>
          ) : null}
        </div>
        {facts ? (
          <div className="mt-1 flex flex-wrap items-center gap-2 text-muted-foreground text-sm">{facts}</div>
        ) : null}
      </div>
      <div className="ms-auto flex max-w-full flex-wrap items-center justify-end gap-2.5 max-md:contents">
        {tools ? <div className="flex flex-none items-center gap-2.5 max-md:ms-auto max-md:gap-0">{tools}</div> : null}
        {action}
      </div>
    </header>
  );
}
