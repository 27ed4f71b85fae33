import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { CompletedIcon, Glyph, type IconProps, OverdueIcon } from "./glyph.tsx";

const ring = <circle cx="12" cy="12" r="7.5" />;

export function DueIcon(props: IconProps) {
  return <Glyph {...props}>{ring}</Glyph>;
}

export function InProgressIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      {ring}
      <path d="M12 8a4 4 0 0 1 0 8Z" fill="currentColor" stroke="none" />
    </Glyph>
  );
}

export function WaitingIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      {ring}
      <path d="M10 9.5v5M14 9.5v5" />
    </Glyph>
  );
}

export function VerifiedIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M12 3.5 19 6v5.2c0 4.4-2.9 7.6-7 9.3-4.1-1.7-7-4.9-7-9.3V6l7-2.5Z" />
      <path d="m9 12 2.2 2.2 4-4.2" />
    </Glyph>
  );
}

export function DueSoonIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="8.3" />
      <path d="M12 7.5V12l3 2" />
    </Glyph>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M12 4 2.9 19.5h18.2L12 4Z" />
      <path d="M12 10v4.2M12 17v.01" />
    </Glyph>
  );
}

export function DraftIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="7.5" strokeDasharray="2.6 3.3" />
    </Glyph>
  );
}

/** How far a thing has come, as every module shows it. `due` says nothing about its date. */
export type Status = "draft" | "due" | "due-soon" | "overdue" | "in-progress" | "waiting" | "completed" | "verified";

const statusIcons = {
  draft: DraftIcon,
  due: DueIcon,
  "due-soon": DueSoonIcon,
  overdue: OverdueIcon,
  "in-progress": InProgressIcon,
  waiting: WaitingIcon,
  completed: CompletedIcon,
  verified: VerifiedIcon,
} as const;

export const statusText: Record<Status, string> = {
  draft: "text-status-draft",
  due: "text-muted-foreground",
  "due-soon": "text-status-due-soon",
  overdue: "text-status-overdue",
  "in-progress": "text-status-progress",
  waiting: "text-status-waiting",
  completed: "text-status-done",
  verified: "text-status-done",
};

export function StatusIcon({ status, ...props }: IconProps & { status: Status }) {
  const Icon = statusIcons[status];
  return <Icon {...props} />;
}

/** Status in a table cell: icon and word without a fill. */
export function StatusWord({
  status,
  children,
  className,
}: {
  status: Status;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={cn("flex min-w-0 items-center gap-1.5", statusText[status], className)}>
      <StatusIcon status={status} />
      <span dir="auto">{children}</span>
    </span>
  );
}
