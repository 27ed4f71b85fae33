import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { copyWorklist } from "./copying.service.ts";
import { addJobs, listEntries, moveJob, removeJobs, setNote } from "./entries.service.ts";
import { closeWorklist, freezeWorklist, reopenWorklist, unfreezeWorklist } from "./lifecycle.service.ts";
import { listInvited, shareWorklist, unshareWorklist } from "./sharing.service.ts";
import { exportWorklist, printWorklist } from "./worklist-export.service.ts";
import {
  addJobsInput,
  copyWorklistInput,
  exportWorklistInput,
  listWorklistsInput,
  moveJobInput,
  printWorklistInput,
  removeJobsInput,
  saveWorklistInput,
  setNoteInput,
  shareWorklistInput,
  unfreezeInput,
  versionedWorklistInput,
  worklistEntriesInput,
  worklistHistoryInput,
  worklistIdInput,
} from "./worklists.schema.ts";
import { getWorklist, listWorklists, removeWorklist, saveWorklist, worklistHistory } from "./worklists.service.ts";

const view = vesselProcedure("jobs:view");
const edit = vesselProcedure("jobs:edit");
const takeAlong = vesselProcedure("jobs:view", { isOpenWhenExpired: true, isReport: true, uses: "export" });

export const worklistsRouter = t.router({
  list: view.input(listWorklistsInput).query(({ ctx, input }) => listWorklists(ctx.scope, input)),
  get: view.input(worklistIdInput).query(({ ctx, input }) => getWorklist(ctx.scope, input.id)),
  entries: view.input(worklistEntriesInput).query(({ ctx, input }) => listEntries(ctx.scope, input)),
  history: view.input(worklistHistoryInput).query(({ ctx, input }) => worklistHistory(ctx.scope, input)),
  invited: edit.query(({ ctx }) => listInvited(ctx.scope)),
  export: takeAlong.input(exportWorklistInput).query(({ ctx, input }) => exportWorklist(ctx.scope, input)),
  pdf: takeAlong.input(printWorklistInput).query(({ ctx, input }) => printWorklist(ctx.scope, input)),

  save: edit.input(saveWorklistInput).mutation(({ ctx, input }) => saveWorklist(ctx.scope, input)),
  addJobs: edit.input(addJobsInput).mutation(({ ctx, input }) => addJobs(ctx.scope, input)),
  removeJobs: edit.input(removeJobsInput).mutation(({ ctx, input }) => removeJobs(ctx.scope, input)),
  move: edit.input(moveJobInput).mutation(({ ctx, input }) => moveJob(ctx.scope, input)),
  setNote: edit.input(setNoteInput).mutation(({ ctx, input }) => setNote(ctx.scope, input)),
  freeze: edit.input(versionedWorklistInput).mutation(({ ctx, input }) => freezeWorklist(ctx.scope, input)),
  unfreeze: edit.input(unfreezeInput).mutation(({ ctx, input }) => unfreezeWorklist(ctx.scope, input)),
  close: edit.input(versionedWorklistInput).mutation(({ ctx, input }) => closeWorklist(ctx.scope, input)),
  reopen: edit.input(versionedWorklistInput).mutation(({ ctx, input }) => reopenWorklist(ctx.scope, input)),
  copy: edit.input(copyWorklistInput).mutation(({ ctx, input }) => copyWorklist(ctx.scope, input)),
  share: edit.input(shareWorklistInput).mutation(({ ctx, input }) => shareWorklist(ctx.scope, input)),
  unshare: edit.input(shareWorklistInput).mutation(({ ctx, input }) => unshareWorklist(ctx.scope, input)),
  remove: edit.input(versionedWorklistInput).mutation(({ ctx, input }) => removeWorklist(ctx.scope, input)),
});
