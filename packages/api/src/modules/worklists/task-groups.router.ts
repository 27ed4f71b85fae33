import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  applyTaskGroupInput,
  listTaskGroupsInput,
  saveTaskGroupInput,
  versionedTaskGroupInput,
} from "./task-groups.schema.ts";
import { applyTaskGroup, listTaskGroups, saveTaskGroup, setTaskGroupArchived } from "./task-groups.service.ts";

const view = vesselProcedure("jobs:view");
const edit = vesselProcedure("jobs:edit");

export const taskGroupsRouter = t.router({
  list: view.input(listTaskGroupsInput).query(({ ctx, input }) => listTaskGroups(ctx.scope, input)),
  save: edit.input(saveTaskGroupInput).mutation(({ ctx, input }) => saveTaskGroup(ctx.scope, input)),
  archive: edit
    .input(versionedTaskGroupInput)
    .mutation(({ ctx, input }) => setTaskGroupArchived(ctx.scope, input, true)),
  restore: edit
    .input(versionedTaskGroupInput)
    .mutation(({ ctx, input }) => setTaskGroupArchived(ctx.scope, input, false)),
  applyToJob: edit.input(applyTaskGroupInput).mutation(({ ctx, input }) => applyTaskGroup(ctx.scope, input)),
});
