import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type DepartmentColor = "bridge" | "deck" | "engineering" | "interior" | "galley" | "shore";

const barClass: Record<DepartmentColor, string> = {
  bridge: "bg-dept-bridge",
  deck: "bg-dept-deck",
  engineering: "bg-dept-engineering",
  interior: "bg-dept-interior",
  galley: "bg-dept-galley",
  shore: "bg-dept-shore",
};

export type DeptBarProps = {
  department: DepartmentColor;
  /** The department's name, for readers. */
  name: string;
  children: ReactNode;
  className?: string;
};

/** What belongs to a department: its bar of 3 x 16, then the words. */
export function DeptBar({ department, name, children, className }: DeptBarProps) {
  return (
    <span className={cn("flex min-w-0 items-center gap-2", className)}>
      <span
        role="img"
        aria-label={name}
        title={name}
        className={cn("h-4 w-[3px] flex-none rounded-full", barClass[department])}
      />
      <span dir="auto" className="min-w-0 break-words">
        {children}
      </span>
    </span>
  );
}
