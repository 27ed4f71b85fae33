import type { taskGroups } from "@ymp/db/schema/worklists";
import type { RecordDescriptor } from "../../platform/records.ts";

export type TaskGroupRow = typeof taskGroups.$inferSelect;

export const taskGroupRecord: RecordDescriptor<TaskGroupRow> = { kind: "task_group" };
