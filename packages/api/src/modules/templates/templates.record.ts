import type { jobTemplates } from "@ymp/db/schema/worklists";
import type { RecordDescriptor } from "../../platform/records.ts";

export type JobTemplateRow = typeof jobTemplates.$inferSelect;

export const jobTemplateRecord: RecordDescriptor<JobTemplateRow> = {
  kind: "job_template",
};
