import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { JobParts } from "./worklist-jobs.ts";
import { useAddJobs } from "./worklists.mutations.ts";
import type { Worklist, WorklistJob } from "./worklists.queries.ts";

export interface AddJobsDialogProps {
  list: Worklist;
  rows: readonly WorklistJob[];
  jobs: JobParts;
  onClose: () => void;
}

interface Picked {
  id: string;
  numberText: string;
  title: string;
}

/** Gathers open jobs by number or words, then adds them together. */
export function AddJobsDialog({ list, rows, jobs, onClose }: AddJobsDialogProps) {
  const { t } = useTranslation("worklists");
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const add = useAddJobs();
  const without = [...rows, ...picked].map(({ id }) => id);
  const submit = () => add.mutate({ id: list.id, jobIds: picked.map(({ id }) => id) }, { onSuccess: onClose });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("add.title")}
        subtitle={<bdi>{list.name}</bdi>}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("controls:cancel")}
              </Button>
            </DialogClose>
            <Button variant="primary" size="lg" disabled={picked.length === 0} busy={add.isPending} onClick={submit}>
              {t("add.submit", { count: picked.length })}
            </Button>
          </>
        }
      >
        {list.frozenAt ? <p className="text-muted-foreground text-sm">{t("add.later")}</p> : null}
        <Field label={t("add.find")} help={t("add.help")}>
          <jobs.Picker label={t("add.find")} without={without} onPick={(job) => setPicked([...picked, job])} />
        </Field>
        {picked.length > 0 ? (
          <RowList aria-label={t("add.chosen")}>
            {picked.map((job) => (
              <li key={job.id} className="py-1.5">
                <bdi className="w-24 flex-none font-mono text-muted-foreground text-xs">{job.numberText}</bdi>
                <span dir="auto" className="min-w-0 flex-1">
                  {job.title}
                </span>
                <IconButton
                  label={t("controls:remove", { name: job.title })}
                  size="icon-sm"
                  onClick={() => setPicked(picked.filter(({ id }) => id !== job.id))}
                >
                  <X />
                </IconButton>
              </li>
            ))}
          </RowList>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
