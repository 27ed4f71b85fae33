import { HistoryLines, HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useWatchLogHistory } from "./watch-logs.queries.ts";

const verbs = ["taken_over", "round_made", "round_found", "handed_over", "handed_anew", "relieved"] as const;

/** Who took over, walked round, handed over and relieved, newest first. */
export function WatchLogHistory({ watchLogId }: { watchLogId: string }) {
  const { t } = useTranslation("watch-logs");
  return (
    <HistoryOf
      label={t("tabs.history")}
      query={useWatchLogHistory(watchLogId)}
      sentence={({ verb }) => (
        <HistoryLines lines={[t(`history.${verbs.find((one) => one === verb) ?? "handed_anew"}`)]} />
      )}
      system={t("history.system")}
      more={t("history.more")}
    />
  );
}
