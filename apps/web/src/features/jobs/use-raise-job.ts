import type { CreateJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { useJobUploads } from "./job-photos.tsx";
import { useCreateJob } from "./jobs.mutations.ts";

/** Makes a job and sends its photos after it; each waits on this device while there is no link. */
export function useRaiseJob(jobId: string): (job: CreateJobInput, photos: readonly File[]) => Promise<void> {
  const { mutateAsync: create } = useCreateJob();
  const uploads = useJobUploads(jobId);
  return async (job, photos) => {
    await create(job);
    uploads.add(photos);
  };
}
