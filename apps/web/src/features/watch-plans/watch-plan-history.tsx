import { HistoryLines, HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useWatchPlanHistory, type WatchPlanChange } from "./watch-plans.queries.ts";

const verbs = [
  ...(["created", "updated", "archived", "restored", "published"] as const),
  ...(["watch_added", "watch_changed", "watch_removed"] as const),
  ...(["swap_asked", "swap_accepted", "swap_declined"] as const),
  ...(["swap_approved", "swap_refused", "swap_withdrawn"] as const),
] as const;
const told = ["name", "startsOn", "endsOn", "ownHours", "notes"] as const;

/** Who made the plan and changed what, newest first. */
export function WatchPlanHistory({ watchPlanId }: { watchPlanId: string }) {
  const { t } = useTranslation("watch-plans");
  const linesOf = useChangeLines();
  return (
    <HistoryOf
      label={t("tabs.history")}
      query={useWatchPlanHistory(watchPlanId)}
      sentence={(row) => <HistoryLines lines={linesOf(row)} />}
      system={t("history.system")}
      more={t("history.more")}
    />
  );
}

function useChangeLines(): (change: WatchPlanChange) => string[] {
  const { t } = useTranslation("watch-plans");
  const textOf = (value: unknown) => (value === null || value === undefined ? t("history.nothing") : String(value));
  const fieldLine = (field: string, old: string, now: string) =>
    t("history.field", { field: t(`field.${field}`), old, new: now });
  const reason = ({ reason: given }: WatchPlanChange["facts"]) =>
    typeof given === "string" ? [t("swap.given", { reason: given })] : [];
  return ({ verb, diff, facts }) => {
    if (verb === "watches_made" || verb === "watches_assigned")
      return [t(`history.${verb}`, { count: Number(facts.count) }), ...reason(facts)];
    const lines = told.flatMap((field) => {
      const change = diff[field];
      return change ? [fieldLine(field, textOf(change.old), textOf(change.new))] : [];
    });
    if (diff.pattern) {
      const word = (value: unknown) => t(`pattern.${String(value)}`);
      lines.push(fieldLine("pattern", word(diff.pattern.old), word(diff.pattern.new)));
    }
    if (diff.legs) lines.push(t("history.legs"));
    const known = verbs.find((one) => one === verb) ?? "updated";
    return known === "updated" && lines.length > 0 ? lines : [t(`history.${known}`), ...reason(facts)];
  };
}
