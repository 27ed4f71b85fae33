import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "../../lib/translation.tsx";
import { useVerifyJob } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";

/** A second person signs for the work; after that the job stays as it is. */
export function VerifyJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const verify = useVerifyJob();
  const name = job.doneBy ? `${job.doneBy.firstName} ${job.doneBy.lastName}` : t("conflict.somebody");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("verify.title", { title: job.title })}
      consequences={
        <div className="flex flex-col gap-2">
          {job.workDone ? <p className="whitespace-pre-wrap text-foreground">{job.workDone}</p> : null}
          <p>{t("verify.means", { name, when: job.doneAt ? words.moment(job.doneAt) : "" })}</p>
        </div>
      }
      confirm={t("action.verify")}
      busy={verify.isPending}
      onConfirm={() => verify.mutate({ id: job.id, version: job.version }, { onSuccess: onClose })}
    />
  );
}
