import { cn } from "../lib/cn.ts";
import { Skeleton } from "../primitives/skeleton.tsx";
import { useWords } from "../primitives/words.tsx";
import { type DataColumn, tableGridClass } from "./data-table-parts.tsx";

const rowShares = [64, 48, 60, 52, 38, 56, 44, 62, 50, 58];

/** The table before its rows: the same tracks and heights, still. */
export function SkeletonRows<Row>({
  columns,
  selectable,
  className,
}: {
  columns: readonly DataColumn<Row>[];
  selectable: boolean;
  className?: string;
}) {
  const say = useWords();
  const template = [...(selectable ? ["16px"] : []), ...columns.map((column) => column.width)].join(" ");
  return (
    <div
      role="status"
      aria-label={say("loading")}
      className={cn("appear-late min-h-0 flex-1 overflow-hidden border-border border-t bg-table", className)}
    >
      <div
        className={cn(tableGridClass, "h-row-head border-border border-b")}
        style={{ gridTemplateColumns: template }}
      >
        {selectable ? <Skeleton className="size-4 rounded-sm" /> : null}
        {columns.map((column) => (
          <Skeleton key={column.id} className="h-2 w-10" />
        ))}
      </div>
      {rowShares.map((share) => (
        <div key={share} className={cn(tableGridClass, "h-row hairline-b")} style={{ gridTemplateColumns: template }}>
          {selectable ? <Skeleton className="size-4 rounded-sm" /> : null}
          {columns.map((column) => (
            <Skeleton
              key={column.id}
              className="h-2.5 max-w-full"
              style={{ width: column.width.endsWith("px") ? "70%" : `${share}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The same for a phone. */
export function SkeletonCards({ className }: { className?: string }) {
  const say = useWords();
  return (
    <div
      role="status"
      aria-label={say("loading")}
      className={cn("appear-late min-h-0 flex-1 overflow-hidden", className)}
    >
      {rowShares.map((share) => (
        <div key={share} className="flex h-16 items-center gap-3 px-4 hairline-b">
          <Skeleton className="size-[22px] rounded-full" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3" style={{ width: `${share}%` }} />
            <Skeleton className="h-2.5 w-24" />
          </span>
          <Skeleton className="h-2.5 w-12" />
        </div>
      ))}
    </div>
  );
}
