import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type Property = { id: string; label: string; value: ReactNode };

/** Facts of one record: a label column of 104, values beside it, 30 a row. */
export function PropertyList({ properties, className }: { properties: readonly Property[]; className?: string }) {
  return (
    <dl className={cn("grid grid-cols-[104px_minmax(0,1fr)] text-sm tabular-nums", className)}>
      {properties.map((property) => (
        <div key={property.id} className="contents">
          <dt className="flex min-h-[30px] items-center py-1 pe-2 text-muted-foreground touch:min-h-touch">
            <bdi>{property.label}</bdi>
          </dt>
          <dd className="flex min-h-[30px] min-w-0 flex-wrap items-center gap-x-2 py-1 touch:min-h-touch">
            {typeof property.value === "string" ? <bdi>{property.value}</bdi> : property.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
