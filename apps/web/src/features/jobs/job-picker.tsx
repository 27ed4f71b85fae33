import { useQuery } from "@tanstack/react-query";
import { Combobox, type ComboboxItem } from "@ymp/ui/primitives/combobox";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTrpc } from "../../app/services-context.tsx";
import type { JobRow } from "./job-rows.ts";
import { shortNumber } from "./job-words.ts";

const shownAtOnce = 20;

export interface JobPickerProps {
  label: string;
  job: Pick<JobRow, "id" | "title"> | null;
  onPick: (job: JobRow | null) => void;
  /** Completed work can be pointed to as well. */
  withCompleted?: boolean;
}

/** One job of the vessel, found by number, words or equipment with spelling forgiven. */
export function JobPicker({ label, job, onPick, withCompleted = false }: JobPickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim()) || undefined;
  const state = withCompleted ? "all" : "open";
  const { data, isFetching } = useQuery(useTrpc().jobs.list.queryOptions({ search, state, limit: shownAtOnce }));
  const rows = data?.rows ?? [];
  return (
    <Combobox
      aria-label={label}
      items={rows.map(itemOf)}
      value={job ? { value: job.id, label: job.title } : null}
      onValueChange={(item) => onPick(rows.find(({ id }) => id === item?.value) ?? null)}
      onSearch={setText}
      loading={isFetching}
      placeholder={t("jobs:pick.choose")}
      clearable
    />
  );
}

function itemOf({ id, title, numberText }: JobRow): ComboboxItem {
  return { value: id, label: title, fact: shortNumber(numberText) };
}
