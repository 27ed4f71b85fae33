import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

/** One job with everything its sheet shows, as `jobs.get` answers. */
export type Job = OutputOf<"jobs.get">;
export type JobStatus = Job["status"];
export type JobPart = Job["parts"][number];
export type JobTask = Job["tasks"][number];
export type JobFile = Job["files"][number];
export type StockBin = JobPart["bins"][number];

export function isJobOpen(status: JobStatus): boolean {
  return status !== "done" && status !== "verified" && status !== "cancelled";
}

/** "C2", or the location's name where it has no box. */
export function placeName({ box, locationName }: Pick<StockBin, "box" | "locationName">): string {
  return box ?? locationName;
}
