import { SelectionBar } from "@ymp/ui/patterns/selection-bar";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { StickyNote, Trash2, Users } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { OpenWorklistDialog } from "./worklist-dialogs.tsx";
import type { Worklist, WorklistJob } from "./worklists.queries.ts";

export interface WorklistSelectionProps {
  list: Worklist;
  chosen: readonly WorklistJob[];
  onClear: () => void;
  onOpen: (dialog: OpenWorklistDialog) => void;
  onComplete: (jobs: readonly WorklistJob[]) => void;
}

/** What can be done with the ticked jobs of the list. */
export function WorklistSelection({ list, chosen, onClear, onOpen, onComplete }: WorklistSelectionProps) {
  const { t } = useTranslation("worklists");
  const [only] = chosen;
  const single = (chosen.length === 1 && only) || null;
  const jobIds = chosen.map(({ id }) => id);
  const mayTakeOff = list.can.edit && (list.frozenAt === null || chosen.every(({ isAdditional }) => isAdditional));
  const actions = [
    {
      id: "complete",
      label: t(single ? "jobs:action.complete" : "jobs:action.completeRound"),
      icon: <CompletedIcon />,
      onPress: () => onComplete(chosen),
    },
    list.can.share && {
      id: "share",
      label: t("share.jobs"),
      icon: <Users />,
      onPress: () => onOpen({ kind: "share", jobIds }),
    },
    list.can.edit &&
      single && {
        id: "note",
        label: t("note"),
        icon: <StickyNote />,
        onPress: () => onOpen({ kind: "note", job: single }),
      },
    mayTakeOff && {
      id: "takeOff",
      label: t("takeOff.title"),
      icon: <Trash2 />,
      onPress: () => onOpen({ kind: "takeOff", jobs: chosen }),
    },
  ];
  return <SelectionBar count={chosen.length} actions={actions} onClear={onClear} />;
}
