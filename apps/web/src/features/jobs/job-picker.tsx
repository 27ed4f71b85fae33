import { keepPreviousData } from "@tanstack/react-query";
import { isOpen } from "@ymp/core/maintenance/job-flow";
import { useTrpc } from "../../app/services-context.tsx";
import { type PickerControl, RecordPicker } from "../../lib/pickers/record-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export interface PickedJob {
  id: string;
  numberText: string;
  title: string;
}

export interface JobPickerProps extends PickerControl {
  /** Jobs that were chosen already. */
  without: readonly string[];
  onPick: (job: PickedJob) => void;
}

/** One open job, found by its number or words. */
export function JobPicker({ without, onPick, ...control }: JobPickerProps) {
  const { t } = useTranslation();
  const { jobs } = useTrpc();
  return (
    <RecordPicker
      {...control}
      find={(search) =>
        jobs.list.queryOptions(
          { search: search || undefined, state: "open", limit: 20 },
          { placeholderData: keepPreviousData },
        )
      }
      offered={(rows) => rows.filter(({ id, status }) => isOpen(status) && !without.includes(id))}
      itemOf={({ id, title, numberText }) => ({ value: id, label: title, fact: numberText })}
      chosen={null}
      onPick={(job) => job && onPick(job)}
      placeholder={t("jobs:picker.find")}
    />
  );
}
