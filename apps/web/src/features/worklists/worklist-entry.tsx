import { Badge } from "@ymp/ui/primitives/badge";
import { StickyNote } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { OpenWorklistDialog } from "./worklist-dialogs.tsx";
import { EntryMenu } from "./worklist-entry-menu.tsx";
import type { Moves } from "./worklist-moves.ts";
import type { Worklist, WorklistJob } from "./worklists.queries.ts";

/** What this list says of a job: that it came later, and a note. */
export function EntryMarks({ job }: { job: WorklistJob }) {
  const { t } = useTranslation("worklists");
  return (
    <span className="flex flex-none items-center gap-2">
      {job.isAdditional ? <Badge tone="due-soon">{t("additionalMark")}</Badge> : null}
      {job.note ? (
        <span title={job.note} className="flex text-muted-foreground">
          <StickyNote aria-hidden className="size-3.5" />
          <span className="sr-only">{`${t("note")}: ${job.note}`}</span>
        </span>
      ) : null}
    </span>
  );
}

export interface EntryActionsProps {
  job: WorklistJob;
  list: Worklist;
  moves: Moves;
  onOpen: (dialog: OpenWorklistDialog) => void;
  onComplete: (jobs: readonly WorklistJob[]) => void;
}

/** A job of the list on a phone, with its note in words and its steps in a menu. */
export function EntryCard({ children, ...actions }: EntryActionsProps & { children: ReactNode }) {
  const { t } = useTranslation("worklists");
  const { job } = actions;
  return (
    <div className="flex min-h-16 items-start gap-1 ps-4 pe-2">
      <div className="min-w-0 flex-1 pb-2">
        {children}
        {job.isAdditional ? <Badge tone="due-soon">{t("additionalMark")}</Badge> : null}
        {job.note ? (
          <p dir="auto" className="mt-1 text-pretty text-muted-foreground text-sm">
            {job.note}
          </p>
        ) : null}
      </div>
      <EntryMenu {...actions} isTouch />
    </div>
  );
}
