import type { IntervalUnit } from "@ymp/core/calendar-date";
import type { PlanTrigger, VesselEvent } from "@ymp/core/maintenance/plan-triggers";
import { useCallback } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

/** How often work comes round. The counter's figure in tenths. */
export interface Rhythm {
  trigger: PlanTrigger;
  intervalCount?: number | null;
  intervalUnit?: IntervalUnit | null;
  counterInterval?: number | null;
  mode: "fixed" | "floating";
  triggerEvent?: VesselEvent | null;
  measuredName?: string | null;
}

/** "every 500 h or 12 months from completion" */
export function useRhythm(): (rule: Rhythm) => string {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  return useCallback(
    (rule) => {
      if (rule.trigger === "event") return rule.triggerEvent ? t(`events:of.${rule.triggerEvent}`) : "";
      if (rule.trigger === "condition") return t("rhythm.condition", { name: rule.measuredName ?? "" });
      const byDate = rule.trigger !== "counter" && rule.intervalCount && rule.intervalUnit;
      const byCounter = rule.trigger !== "calendar" && rule.counterInterval;
      const [count, unit] = [rule.intervalCount ?? 1, rule.intervalUnit ?? "month"];
      const isBareUnit = count === 1 && !byCounter;
      const date = byDate ? t(isBareUnit ? `single.${unit}` : `interval.${unit}`, { count }) : null;
      const total = byCounter ? t("hours", { hours: formats.quantity((rule.counterInterval ?? 0) / 10) }) : null;
      const every = date && total ? t("dueEither", { date, total }) : (date ?? total ?? "");
      return t(date ? `rhythm.${rule.mode}` : "rhythm.counter", { every });
    },
    [t, formats],
  );
}
