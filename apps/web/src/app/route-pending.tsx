import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useTranslation } from "../lib/translation.tsx";
import { UnreadRecord, useAwaitsLink } from "../lib/unread-record.tsx";

const widths = ["w-2/5", "w-3/5", "w-1/2", "w-2/3", "w-1/3", "w-3/4"];

/** A page that has not said how it looks while it loads: a title and lines; without a link there is nothing to wait for. */
export function RoutePending() {
  const { t } = useTranslation();
  if (useAwaitsLink()) return <UnreadRecord />;
  return (
    <div role="status" aria-label={t("ui:loading")} className="flex flex-col gap-4 px-6 py-5 max-md:px-4">
      <Skeleton className="h-5 w-40" />
      {widths.map((width) => (
        <Skeleton key={width} className={`h-3.5 ${width}`} />
      ))}
    </div>
  );
}
