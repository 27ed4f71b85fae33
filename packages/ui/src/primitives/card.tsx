import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export function Card({ className, ...props }: ComponentProps<"section">) {
  return <section className={cn("surface min-w-0 px-4 py-3.5", className)} {...props} />;
}

export type SectionHeadProps = {
  title: ReactNode;
  /** The count or one fact after the title, in muted. */
  fact?: ReactNode;
  /** Buttons or a meter at the end. */
  children?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
};

/** The small heading of a part of a record: title, fact, then what can be done there. */
export function SectionHead({ title, fact, children, level = 2, className }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cn("flex min-h-7 flex-wrap items-center gap-x-2 text-sm", className)}>
      <Heading dir="auto" className="min-w-0 font-semibold">
        {title}
      </Heading>
      {fact ? (
        <span dir="auto" className="text-muted-foreground tabular-nums">
          {fact}
        </span>
      ) : null}
      {children ? (
        <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-x-2">{children}</div>
      ) : null}
    </div>
  );
}

/** Rows of at least 36 divided by hairlines. */
export function RowList({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      className={cn(
        "text-sm tabular-nums [&>li]:flex [&>li]:min-h-row [&>li]:items-center [&>li]:gap-2.5 [&>li:not(:last-child)]:hairline-b",
        className,
      )}
      {...props}
    />
  );
}
