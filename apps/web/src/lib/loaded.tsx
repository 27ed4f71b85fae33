import { Skeleton } from "@ymp/ui/primitives/skeleton";
import type { ReactNode } from "react";
import { type AskedQuery, NotLoaded } from "./not-loaded.tsx";
import { useTranslation } from "./translation.tsx";

export interface LoadedProps<Data> {
  query: AskedQuery & { data: Data | undefined; isLoadingError: boolean };
  /** Draws what was read. */
  children: (data: Data) => ReactNode;
}

/** A part of a screen that is read by itself: a few grey lines until it is there, and why where it does not come. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  if (query.isLoadingError) return <NotLoaded query={query} />;
  if (query.data !== undefined) return children(query.data);
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late flex flex-col gap-3">
      {["w-3/4", "w-1/2", "w-2/3"].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
