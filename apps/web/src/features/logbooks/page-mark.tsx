import type { PageState } from "@ymp/core/books/entry-state";
import { CircleCheck, CircleDashed, Pencil, PenLine } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

const marks = {
  open: { Icon: CircleDashed, look: "text-muted-foreground" },
  complete: { Icon: PenLine, look: "text-status-due-soon" },
  awaitingMaster: { Icon: PenLine, look: "text-status-due-soon" },
  awaitingReverification: { Icon: Pencil, look: "text-status-overdue" },
  verified: { Icon: CircleCheck, look: "text-status-done" },
} as const satisfies Record<PageState, object>;

/** How far the signatures of a page have come. */
export function PageMark({ state }: { state: PageState | null }) {
  const { t } = useTranslation("logbooks");
  if (state === null) return null;
  const { Icon, look } = marks[state];
  return (
    <>
      <Icon aria-hidden className={`size-4 flex-none ${look}`} />
      <span className="sr-only">{t(`pageState.${state}`)}</span>
    </>
  );
}
