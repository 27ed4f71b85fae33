import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { stateOfPlan } from "./plan-state.ts";
import type { ListedWatchPlan } from "./watch-plans.queries.ts";

/** A watch plan on a phone. */
export function WatchPlanCard({ row }: { row: ListedWatchPlan }) {
  const { t } = useTranslation("watch-plans");
  const formats = useFormats();
  const { name, startsOn, endsOn, pattern } = row;
  return (
    <div className="flex min-h-16 flex-col justify-center px-4 py-2">
      <p dir="auto" className="break-words font-medium text-base">
        {name}
      </p>
      <p dir="auto" className="break-words text-muted-foreground text-sm">
        {formats.list([
          t("board.hours", { from: formats.dayMonth(startsOn), until: formats.dayMonth(endsOn) }),
          t(`pattern.${pattern}`),
          t(`state.${stateOfPlan(row)}`),
        ])}
      </p>
    </div>
  );
}
