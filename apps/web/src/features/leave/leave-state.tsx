import { Badge, type BadgeTone } from "@ymp/ui/primitives/badge";
import type { Leave } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";

const tones: Record<Leave["state"], BadgeTone> = {
  draft: "draft",
  requested: "waiting",
  approved: "done",
  refused: "overdue",
  cancelled: "line",
  taken: "draft",
};

export function LeaveStateBadge({ state }: { state: Leave["state"] }) {
  const { t } = useLeaveWords();
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
