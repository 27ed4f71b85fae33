import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { FilesOf } from "../../lib/record-files.tsx";
import { RecordTabs } from "../../lib/record-tabs.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { WatchLogHistory } from "./watch-log-history.tsx";
import type { WatchLog } from "./watch-logs.queries.ts";

export function WatchLogTabs({ watchLog: { id, plan, can } }: { watchLog: WatchLog }) {
  const { t } = useTranslation("watch-logs");
  const mayComment = useMayComment("watchkeeping");
  return (
    <RecordTabs
      label={t("tabs.label")}
      wordOf={(tab) => t(`tabs.${tab}`)}
      tabs={{
        talk: <CommentsOf recordKind="watch_log" recordId={id} title={plan} mayComment={mayComment} />,
        files: <FilesOf recordKind="watch_log" recordId={id} mayEdit={can.handOver} />,
        history: <WatchLogHistory watchLogId={id} />,
      }}
    />
  );
}
