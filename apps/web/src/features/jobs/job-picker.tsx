import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isOpen } from "@ymp/core/maintenance/job-flow";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useChoices } from "../../lib/pickers/use-choices.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export interface PickedJob {
  id: string;
  numberText: string;
  title: string;
}

export interface JobPickerProps {
  id?: string;
  label: string;
  /** Jobs that were chosen already. */
  without: readonly string[];
  onPick: (job: PickedJob) => void;
}

/** One open job, found by its number or words. */
export function JobPicker({ id, label, without, onPick }: JobPickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const trpc = useTrpc();
  const search = text.trim();
  const options = trpc.jobs.list.queryOptions({ search: search || undefined, state: "open", limit: 20 });
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const { rows, ...choices } = useChoices(query, {
    queryKey: options.queryKey,
    search,
    fits: ({ status }) => isOpen(status),
  });
  const jobs = rows.filter((job) => !without.includes(job.id));
  return (
    <Combobox
      id={id}
      aria-label={label}
      items={jobs.map((job) => ({ value: job.id, label: job.title, fact: job.numberText }))}
      {...choices}
      loading={choices.loading && query.isPending}
      value={null}
      onSearch={setText}
      placeholder={t("jobs:picker.find")}
      onValueChange={(item) => {
        const job = jobs.find((candidate) => candidate.id === item?.value);
        if (job) onPick(job);
      }}
    />
  );
}
