import { SelectionBar } from "@ymp/ui/patterns/selection-bar";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { PriorityIcon } from "@ymp/ui/primitives/priority-icon";
import { InProgressIcon } from "@ymp/ui/primitives/status-icon";
import { Clock, FileSpreadsheet, FileText, ListPlus, UserRound } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useMayGather } from "../worklists/use-may-gather.ts";
import { chosenOf } from "./chosen-of.ts";
import { useExportSelection } from "./export-selection.ts";
import type { JobRow } from "./job-rows.ts";
import { useJobDialogs } from "./jobs-dialogs.tsx";
import { useMayPlan, useMayPostpone } from "./may-plan.ts";
import { useExportJobs } from "./use-export-jobs.ts";

export interface JobsSelectionProps {
  chosen: readonly JobRow[];
  onClear: () => void;
}

/** What can be done with the ticked jobs. Outsiders may work on theirs, not plan them. */
export function JobsSelection({ chosen, onClear }: JobsSelectionProps) {
  const { t } = useTranslation();
  const dialogs = useJobDialogs();
  const mayPlan = useMayPlan();
  const mayPostpone = useMayPostpone();
  const mayGather = useMayGather();
  const exportSelection = useExportSelection();
  const exportJobs = useExportJobs();
  const jobs = chosenOf(chosen);
  const [only] = jobs;
  const single = jobs.length === 1 ? only : undefined;
  const complete = () => dialogs.open(single ? { kind: "complete", jobId: single.id } : { kind: "round", jobs });
  const postpone = () => dialogs.open(single ? { kind: "postpone", jobId: single.id } : { kind: "postponeMany", jobs });
  const planning = [
    {
      id: "assign",
      label: t("jobs:action.assign"),
      icon: <UserRound />,
      onPress: () => dialogs.open({ kind: "assign", jobs }),
    },
    ...(chosen.every(mayPostpone)
      ? [{ id: "postpone", label: t("jobs:action.postpone"), icon: <Clock />, onPress: postpone }]
      : []),
    {
      id: "priority",
      label: t("jobs:action.priority"),
      icon: <PriorityIcon priority="high" />,
      onPress: () => dialogs.open({ kind: "priority", jobs }),
    },
  ];
  const status = {
    id: "status",
    label: t("jobs:action.status"),
    icon: <InProgressIcon />,
    onPress: () => dialogs.open({ kind: "status", jobs }),
  };
  const actions = [
    ...(mayPlan ? planning : []),
    {
      id: "complete",
      label: t(single ? "jobs:action.complete" : "jobs:action.completeRound"),
      icon: <CompletedIcon />,
      onPress: complete,
    },
    ...(mayGather
      ? [
          {
            id: "addToList",
            label: t("jobs:doors.addToList"),
            icon: <ListPlus />,
            onPress: () => dialogs.open({ kind: "addToList", jobs }),
          },
        ]
      : []),
    ...(mayPlan ? [status] : []),
    {
      id: "exportXlsx",
      label: t("jobs:action.exportSelectionXlsx"),
      icon: <FileSpreadsheet />,
      onPress: () =>
        exportJobs.save(
          "xlsx",
          chosen.map(({ id }) => id),
        ),
    },
    {
      id: "exportCsv",
      label: t("jobs:action.exportSelectionCsv"),
      icon: <FileText />,
      onPress: () => exportSelection(chosen),
    },
  ];
  return <SelectionBar count={chosen.length} actions={actions} onClear={onClear} />;
}
