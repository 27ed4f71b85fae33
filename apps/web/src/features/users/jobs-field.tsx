import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { JobPicker, type PickedJob } from "../jobs/job-picker.tsx";

export interface JobsFieldProps {
  jobIds: readonly string[];
  onChange: (jobIds: string[]) => void;
}

/** Jobs to share, found by number or words, one after the other. */
export function JobsField({ jobIds, onChange }: JobsFieldProps) {
  const { t } = useTranslation();
  const [known, setKnown] = useState<readonly PickedJob[]>([]);
  const chosen = known.filter(({ id }) => jobIds.includes(id));
  const add = (job: PickedJob) => {
    setKnown((before) => [...before.filter(({ id }) => id !== job.id), job]);
    onChange([...jobIds.filter((id) => id !== job.id), job.id]);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={t("users:invite.jobs")} mark={t("users:optional")} help={t("users:invite.jobsHelp")}>
        <JobPicker label={t("users:invite.jobs")} without={jobIds} onPick={add} />
      </Field>
      {chosen.length > 0 ? (
        <ul aria-label={t("users:invite.jobs")} className="flex flex-col">
          {chosen.map((job) => (
            <li key={job.id} className="flex min-h-row items-center gap-3 border-border/55 border-b text-sm">
              <bdi className="font-mono text-muted-foreground text-xs">{job.numberText}</bdi>
              <bdi className="min-w-0 flex-1 break-words">{job.title}</bdi>
              <IconButton
                size="icon-sm"
                label={t("users:unshare", { job: job.title })}
                onClick={() => onChange(jobIds.filter((id) => id !== job.id))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {chosen.length > 1 ? (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => onChange([])}>
          {t("users:invite.noJobs")}
        </Button>
      ) : null}
    </div>
  );
}
