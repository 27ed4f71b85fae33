import { departments } from "@ymp/core/access/roles";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";

const task = nameSchema(200, "worklists:groups.taskMissing");

export const listTaskGroupsInput = z.object({ isArchived: z.boolean().default(false) });

export const taskGroupFormSchema = z.object({
  name: nameSchema(120, "worklists:groups.nameMissing"),
  department: z.enum(departments).nullish(),
  /** In the order of the work. */
  tasks: z.array(task).min(1, "worklists:groups.tasksMissing").max(100, "errors:tooLong"),
});
/** As `saveWorklistInput`. */
export const saveTaskGroupInput = z
  .object({
    id: idSchema,
    /** Absent for a new group. */
    version: z.int().min(1).optional(),
    base: taskGroupFormSchema.partial().optional(),
    ...taskGroupFormSchema.partial().shape,
  })
  .refine(({ version, name }) => version !== undefined || name !== undefined, {
    path: ["name"],
    error: "worklists:groups.nameMissing",
  })
  .refine(({ version, tasks }) => version !== undefined || tasks !== undefined, {
    path: ["tasks"],
    error: "worklists:groups.tasksMissing",
  });
export type SaveTaskGroupInput = z.infer<typeof saveTaskGroupInput>;

export const versionedTaskGroupInput = z.object({ id: idSchema, version: z.int().min(1) });
/** `taskIds` are the new lines' own, so that sending it twice adds them once. */
export const applyTaskGroupInput = z.object({
  jobId: idSchema,
  groupId: idSchema,
  taskIds: z.array(idSchema).min(1).max(100),
});
