import { Badge } from "@ymp/ui/primitives/badge";
import { useTranslation } from "../../lib/translation.tsx";
import { toneOfWatch, useWatchNames } from "./watch-log-words.ts";
import type { ListedWatchLog } from "./watch-logs.queries.ts";

/** A watch on a phone. */
export function WatchLogCard({ row }: { row: ListedWatchLog }) {
  const { t } = useTranslation("watch-logs");
  const names = useWatchNames();
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-medium text-base">
          {names.position(row.position)}
          <span className="font-normal text-muted-foreground"> {row.name ?? t("nobody")}</span>
        </p>
        <p dir="auto" className="text-muted-foreground text-sm tabular-nums">
          {names.hours(row)}
        </p>
      </div>
      <Badge tone={toneOfWatch[row.state]}>{t(`state.${row.state}`)}</Badge>
    </div>
  );
}
