import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { type Status, StatusIcon } from "./status-icon.tsx";

export const badgeVariants = cva(
  "inline-flex h-5 flex-none items-center gap-1 whitespace-nowrap rounded-sm px-[7px] font-medium text-xs has-[svg]:ps-[5px] [&_svg]:size-3.5",
  {
    variants: {
      tone: {
        overdue: "bg-status-overdue-bg text-status-overdue",
        "due-soon": "bg-status-due-soon-bg text-status-due-soon",
        progress: "bg-status-progress-bg text-status-progress",
        waiting: "bg-status-waiting-bg text-status-waiting",
        done: "bg-status-done-bg text-status-done",
        draft: "bg-status-draft-bg text-status-draft",
        line: "inset-ring inset-ring-border-strong text-muted-foreground",
      },
    },
    defaultVariants: { tone: "draft" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

/** A small filled word for headers and sheets; tables use the icon and word without a fill. */
export function Badge({ tone, className, children, ...props }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return (
    <span className={cn(badgeVariants({ tone }), className)} {...props}>
      {children}
    </span>
  );
}

const toneOfStatus: Record<Status, BadgeTone> = {
  draft: "draft",
  due: "draft",
  "due-soon": "due-soon",
  overdue: "overdue",
  "in-progress": "progress",
  waiting: "waiting",
  completed: "done",
  verified: "done",
};

export function StatusBadge({
  status,
  children,
  className,
}: {
  status: Status;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Badge tone={toneOfStatus[status]} className={className}>
      <StatusIcon status={status} />
      <span dir="auto">{children}</span>
    </Badge>
  );
}
