import { ChangedFields } from "../../lib/changed-fields.tsx";
import { HistoryOf } from "../../lib/history-of.tsx";
import { type LeaveChange, useLeaveHistory } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";

const verbs = ["drafted", "requested", "cancelled", "approved", "refused"] as const;
const fields = ["type", "startsOn", "endsOn", "startsAtNoon", "endsAtNoon", "travel", "note"];

/** Who asked, answered and changed what, newest first. */
export function LeaveHistory({ id }: { id: string }) {
  const { t } = useLeaveWords();
  return (
    <HistoryOf
      label={t("history")}
      query={useLeaveHistory(id)}
      sentence={(row) => <Sentence change={row} />}
      more={t("historyMore")}
    />
  );
}

function Sentence({ change: { verb, diff } }: { change: LeaveChange }) {
  const { t } = useLeaveWords();
  const known = verbs.find((one) => one === verb);
  if (known) return t(`verb.${known}`);
  return (
    <ChangedFields
      diff={diff}
      fields={fields}
      labelOf={(field) => t(`field.${field}`)}
      wordOf={(word) => t(`change.${word}`)}
    />
  );
}
