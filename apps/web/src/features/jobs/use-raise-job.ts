import type { CreateJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { useJobUploads } from "./job-photos.tsx";
import { useCreateJob } from "./jobs.mutations.ts";

/** Makes a job and sends its photos after it; each waits on this device while there is no link. */
export function useRaiseJob(jobId: string) {
  const create = useCreateJob();
  const uploads = useJobUploads(jobId);
  const send = (job: CreateJobInput, photos: readonly File[], onMade: () => void, onError?: (error: unknown) => void) =>
    create.mutate(job, {
      onSuccess: () => {
        uploads.add(photos);
        onMade();
      },
      onError,
    });
  return { send, isPending: create.isPending };
}
