import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
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
  const query = useQuery({
    ...trpc.jobs.list.queryOptions({ search: text.trim() || undefined, state: "open", limit: 20 }),
    placeholderData: keepPreviousData,
  });
  const jobs = (query.data?.rows ?? []).filter((job) => !without.includes(job.id));
  return (
    <Combobox
      id={id}
      aria-label={label}
      items={jobs.map((job) => ({ value: job.id, label: job.title, fact: job.numberText }))}
      hasMore={Boolean(query.data?.nextCursor)}
      value={null}
      onSearch={setText}
      loading={query.isPending}
      placeholder={t("jobs:picker.find")}
      onValueChange={(item) => {
        const job = jobs.find((candidate) => candidate.id === item?.value);
        if (job) onPick(job);
      }}
    />
  );
}
