import { type JobRow, jobNumberText } from "./jobs.record.ts";

/** What a notice says of a job. */
export const factsOf = (job: JobRow) => ({ title: job.title, number: jobNumberText(job), dueOn: job.dueOn });
export const recordOf = ({ id }: JobRow) => ({ kind: "job" as const, id });
