import type { jobs } from "@ymp/db/schema/jobs";
import type { RecordDescriptor } from "../../platform/records.ts";

export type JobRow = typeof jobs.$inferSelect;

/** "J-2026-0412": the year it was raised in and its number, which is never used again. */
export function jobNumberText(job: { year: number; number: number }): string {
  return `J-${job.year}-${String(job.number).padStart(4, "0")}`;
}

export const jobRecord: RecordDescriptor<JobRow & { equipmentName: string | null }> = {
  kind: "job",
  searchEntry: ({ title, number, year, equipmentName, description, location }) =>
    title === undefined || number === undefined || year === undefined
      ? undefined
      : {
          title,
          detail: [jobNumberText({ number, year }), equipmentName].filter(Boolean).join(", "),
          text: [String(number), description, location],
        },
};

export const planRecord: RecordDescriptor = { kind: "plan" };
