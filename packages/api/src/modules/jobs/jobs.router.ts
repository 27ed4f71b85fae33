import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { cancelJob } from "./cancelling.service.ts";
import { confirmCredit, exportClassItems, listClassItems } from "./class-items.service.ts";
import { reopenJob, verifyJob } from "./completed-jobs.service.ts";
import { completeJob, completeRound } from "./completion.service.ts";
import { getJob, listJobHistory } from "./job-sheet.service.ts";
import {
  acceptJobInput,
  addTaskInput,
  bulkUpdateJobsInput,
  calendarInput,
  cancelJobInput,
  completeJobInput,
  completeRoundInput,
  confirmCreditInput,
  createJobInput,
  exportClassItemsInput,
  exportJobsInput,
  jobFilesInput,
  jobHistoryInput,
  jobIdInput,
  listJobsInput,
  postponeJobInput,
  removeJobFileInput,
  removeJobPartInput,
  removeTaskInput,
  reopenJobInput,
  setJobPartInput,
  setJobStatusInput,
  setTaskDoneInput,
  updateJobInput,
  verifyJobInput,
} from "./jobs.schema.ts";
import { createJob, setJobStatus, updateJob } from "./jobs.service.ts";
import { exportJobs } from "./jobs-export.service.ts";
import { listJobs } from "./jobs-list.service.ts";
import { bulkUpdateJobs, postponeJob } from "./postponing.service.ts";
import { listProjected } from "./projected.service.ts";
import {
  addJobFiles,
  addTask,
  planPart,
  removeJobFile,
  removePart,
  removeTask,
  tickTask,
} from "./sheet-parts.service.ts";
import { listJobsByDay, readMyDay, summariseJobs } from "./summary.service.ts";
import { acceptJob } from "./triage.service.ts";

const view = vesselProcedure("jobs:view");
const edit = vesselProcedure("jobs:edit");

export const jobsRouter = t.router({
  list: view.input(listJobsInput).query(({ ctx, input }) => listJobs(ctx.scope, input)),
  summary: view.query(({ ctx }) => summariseJobs(ctx.scope)),
  byDay: view.input(calendarInput).query(({ ctx, input }) => listJobsByDay(ctx.scope, input)),
  projected: view.input(calendarInput).query(({ ctx, input }) => listProjected(ctx.scope, input)),
  myDay: view.query(({ ctx }) => readMyDay(ctx.scope)),
  get: view.input(jobIdInput).query(({ ctx, input }) => getJob(ctx.scope, input.id)),
  history: view.input(jobHistoryInput).query(({ ctx, input }) => listJobHistory(ctx.scope, input)),
  export: vesselProcedure("jobs:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportJobsInput)
    .query(({ ctx, input }) => exportJobs(ctx.scope, input)),
  classItems: view.query(({ ctx }) => listClassItems(ctx.scope)),
  exportClassItems: vesselProcedure("jobs:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportClassItemsInput)
    .query(({ ctx, input }) => exportClassItems(ctx.scope, input)),
  create: edit.input(createJobInput).mutation(({ ctx, input }) => createJob(ctx.scope, input)),
  update: edit.input(updateJobInput).mutation(({ ctx, input }) => updateJob(ctx.scope, input)),
  accept: edit.input(acceptJobInput).mutation(({ ctx, input }) => acceptJob(ctx.scope, input)),
  setStatus: edit.input(setJobStatusInput).mutation(({ ctx, input }) => setJobStatus(ctx.scope, input)),
  postpone: edit.input(postponeJobInput).mutation(({ ctx, input }) => postponeJob(ctx.scope, input)),
  cancel: edit.input(cancelJobInput).mutation(({ ctx, input }) => cancelJob(ctx.scope, input)),
  complete: edit.input(completeJobInput).mutation(({ ctx, input }) => completeJob(ctx.scope, input)),
  completeRound: edit.input(completeRoundInput).mutation(({ ctx, input }) => completeRound(ctx.scope, input)),
  reopen: edit.input(reopenJobInput).mutation(({ ctx, input }) => reopenJob(ctx.scope, input)),
  confirmCredit: edit.input(confirmCreditInput).mutation(({ ctx, input }) => confirmCredit(ctx.scope, input)),
  verify: edit.input(verifyJobInput).mutation(({ ctx, input }) => verifyJob(ctx.scope, input)),
  bulkUpdate: edit.input(bulkUpdateJobsInput).mutation(({ ctx, input }) => bulkUpdateJobs(ctx.scope, input)),
  setTaskDone: edit.input(setTaskDoneInput).mutation(({ ctx, input }) => tickTask(ctx.scope, input)),
  addTask: edit.input(addTaskInput).mutation(({ ctx, input }) => addTask(ctx.scope, input)),
  removeTask: edit.input(removeTaskInput).mutation(({ ctx, input }) => removeTask(ctx.scope, input)),
  setPart: edit.input(setJobPartInput).mutation(({ ctx, input }) => planPart(ctx.scope, input)),
  removePart: edit.input(removeJobPartInput).mutation(({ ctx, input }) => removePart(ctx.scope, input)),
  addFiles: edit.input(jobFilesInput).mutation(({ ctx, input }) => addJobFiles(ctx.scope, input)),
  removeFile: edit.input(removeJobFileInput).mutation(({ ctx, input }) => removeJobFile(ctx.scope, input)),
});
