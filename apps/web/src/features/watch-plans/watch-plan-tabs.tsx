import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { FilesOf } from "../../lib/record-files.tsx";
import { RecordTabs } from "../../lib/record-tabs.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { WatchPlanHistory } from "./watch-plan-history.tsx";
import type { WatchPlan } from "./watch-plans.queries.ts";

export function WatchPlanTabs({ watchPlan: { id, name, can } }: { watchPlan: WatchPlan }) {
  const { t } = useTranslation("watch-plans");
  const mayComment = useMayComment("watchkeeping");
  return (
    <RecordTabs
      label={t("tabs.label")}
      wordOf={(tab) => t(`tabs.${tab}`)}
      tabs={{
        talk: <CommentsOf recordKind="watch_plan" recordId={id} title={name} mayComment={mayComment} />,
        files: <FilesOf recordKind="watch_plan" recordId={id} mayEdit={can.edit} />,
        history: <WatchPlanHistory watchPlanId={id} />,
      }}
    />
  );
}
