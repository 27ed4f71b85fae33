import { useTranslation } from "../../lib/translation.tsx";
import { RecordFiles } from "../../lib/uploads/record-files.tsx";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { useRemoveFile } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";

/** Files on their way to a job, wherever they were added: on the sheet or while completing. */
export function useJobUploads(jobId: string) {
  return useUploads({
    place: `job:${jobId}`,
    afterwards: { path: "jobs.addFiles", input: (fileId) => ({ id: jobId, fileIds: [fileId] }) },
  });
}

/** Photos and files of the work. */
export function JobPhotos({ job }: { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const remove = useRemoveFile();
  return (
    <RecordFiles
      files={job.files.map((file) => ({
        ...file,
        meta: t("history.meta", {
          when: words.moment(file.addedAt),
          name: file.addedByName ?? t("conflict.somebody"),
        }),
      }))}
      uploads={useJobUploads(job.id)}
      mayAdd={job.can.attach}
      onRemove={job.can.edit ? (fileId) => remove.mutate({ id: job.id, fileId }) : undefined}
    />
  );
}
