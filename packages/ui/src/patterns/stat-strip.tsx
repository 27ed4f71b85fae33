import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type Stat = {
  id: string;
  label: string;
  /** 14 px icon, already in its status color. */
  icon?: ReactNode;
  figure: ReactNode;
  /** "+2 since Monday" */
  trend?: string;
  pressed?: boolean;
  onPress?: () => void;
};

/** The figures that matter on one surface; each one filters the list below it. */
export function StatStrip({ label, stats, className }: { label: string; stats: readonly Stat[]; className?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its children out in a row everywhere
    <div
      role="group"
      aria-label={label}
      className={cn("surface mx-6 flex flex-none overflow-x-auto [scrollbar-width:none] max-md:mx-4", className)}
    >
      {stats.map((stat) => (
        <StatSegment key={stat.id} stat={stat} />
      ))}
    </div>
  );
}

const segmentClass =
  "group relative flex min-w-0 flex-1 flex-col justify-between px-4 py-3 text-start max-lg:px-3 -outline-offset-2 first:rounded-s-lg last:rounded-e-lg max-md:min-w-[132px] max-md:flex-none [&:not(:first-child)]:before:absolute [&:not(:first-child)]:before:inset-y-3 [&:not(:first-child)]:before:start-0 [&:not(:first-child)]:before:w-px [&:not(:first-child)]:before:bg-border";

function StatSegment({ stat }: { stat: Stat }) {
  const body = (
    <>
      <span className="flex items-center gap-1.5 font-medium text-muted-foreground text-xs leading-tight max-md:whitespace-nowrap [&_svg]:size-3.5 [&_svg]:flex-none">
        {stat.icon}
        <span dir="auto">{stat.label}</span>
      </span>
      {/* A fact that does not fit beside the figure falls into a second line that is not shown: half a name says nothing. */}
      <span className="mt-0.5 flex h-7 flex-wrap items-baseline gap-x-2 overflow-hidden print:h-auto font-semibold text-2xl tabular-nums leading-7 tracking-[-0.02em]">
        <bdi>{stat.figure}</bdi>
        {stat.trend ? (
          <span
            dir="auto"
            title={stat.trend}
            className="whitespace-nowrap print:whitespace-normal font-normal text-muted-foreground text-xs tracking-normal"
          >
            {stat.trend}
          </span>
        ) : null}
      </span>
    </>
  );
  if (!stat.onPress) return <div className={segmentClass}>{body}</div>;
  return (
    <button
      type="button"
      aria-pressed={stat.pressed ?? false}
      onClick={stat.onPress}
      className={cn(
        segmentClass,
        stat.pressed
          ? "bg-selected before:opacity-0 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-foreground [&+*]:before:opacity-0"
          : "hover:bg-accent",
      )}
    >
      {body}
    </button>
  );
}
