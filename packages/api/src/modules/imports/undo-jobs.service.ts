import type { Message, Refusal } from "@ymp/core/errors";
import { judgeTakingBack, judgeWhoReopens } from "@ymp/core/maintenance/completed-job-fields";
import { judgeCancelling } from "@ymp/core/maintenance/job-fields";
import { isOpen, statusOf } from "@ymp/core/maintenance/job-flow";
import { jobs } from "@ymp/db/schema/jobs";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { regradeJobs, regradeJobsOfPlans } from "../criticality/criticality.service.ts";
import { jobRecord } from "../jobs/jobs.record.ts";
import { doerOf } from "../jobs/jobs.rules.ts";
import { closedFields } from "./close-jobs.service.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeTakingOut } from "./judge-taking-back.ts";
import { machinesThatStay, type Staying } from "./machines-given-back.service.ts";
import { plansRefused } from "./plans-that-stay.service.ts";
import {
  deleteHistoryOf,
  deleteJobs,
  dropSearchEntries,
  listArchived,
  listDoers,
  listJobsInUse,
  listOccurrences,
  listTouched,
} from "./undo.repository.ts";
import { giveRowsBack, idsOf, type Undone, undoneOf } from "./undone-rows.ts";
import { type JobRecordRow, lockJobs, lockPlansOfJobs } from "./writing.repository.ts";

/** New jobs go unless somebody worked on them or on their plan; closed ones are open again where this person may reopen them. */
export async function undoJobs(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, closed] = [idsOf(written, "job", "create"), idsOf(written, "job", "update")];
  const madePlans = idsOf(written, "plan", "create");
  await lockPlansOfJobs(tx, vesselId, [...made, ...closed]);
  const [touched, used, plansTouched, stopped, found] = await Promise.all([
    listTouched(tx, "job", [...made, ...closed], row),
    listJobsInUse(tx, vesselId, made),
    listTouched(tx, "plan", madePlans, row),
    plansRefused(scope, row, written),
    lockJobs(tx, vesselId, [...made, ...closed]),
  ]);
  const [isMade, isMadePlan] = [new Set(made), new Set(madePlans)];
  const [fresh, before] = [found.filter(({ id }) => isMade.has(id)), found.filter(({ id }) => !isMade.has(id))];
  const held = new Set([...touched, ...used]);
  const goes = [...made.filter((id) => !held.has(id)), ...madePlans.filter((id) => !plansTouched.has(id))];
  const machines = await machinesThatStay(scope, row, written, new Set(goes));
  // What was cancelled with a machine is open again with it.
  for (const { id, status, equipmentId } of before)
    if (status === "cancelled" && equipmentId && staysAsItIs(machines, equipmentId)) held.add(id);
  // What the plans of a machine that came back raised stays with her.
  for (const { id, planId, equipmentId } of fresh)
    if (planId && equipmentId && !isMadePlan.has(planId) && staysAsItIs(machines, equipmentId)) held.add(id);
  const notOut = whatMayNotGo(scope, row, fresh);
  for (const id of notOut.keys()) held.add(id);
  const plansStaying = new Set([...plansTouched, ...stopped.keys()]);
  holdWorkOfPlans(fresh, { held, plansStaying, isMadePlan });
  const restored = new Set(idsOf(written, "equipment", "update").filter((id) => !staysAsItIs(machines, id)));
  const refused = new Map([...notOut, ...(await whatStaysClosed(scope, row, { before, fresh, held, restored }))]);
  const stays = ({ id }: { id: string }) => held.has(id) || refused.has(id);
  const reopened = before.filter((job) => !stays(job));
  await giveOpenJobsBack(scope, row, { reopened, written });
  const gone = fresh.filter((job) => !stays(job)).map(({ id }) => id);
  await deleteJobs(tx, vesselId, gone);
  await dropSearchEntries(tx, vesselId, gone);
  return undoneOf(
    "job",
    found.map((job) => ({ ...job, name: job.title })),
    stays,
    ({ id }) => refused.get(id) ?? null,
  );
}

const staysAsItIs = ({ touched, refused }: Staying, equipmentId: string) =>
  touched.has(equipmentId) || refused.has(equipmentId);

interface PlansAbout {
  held: Set<string>;
  plansStaying: ReadonlySet<string>;
  isMadePlan: ReadonlySet<string>;
}

/** A plan that stays keeps its open job, without which nobody would hear of it again. */
function holdWorkOfPlans(fresh: readonly JobRecordRow[], { held, plansStaying, isMadePlan }: PlansAbout): void {
  const staying = new Set(plansStaying);
  for (const { id, planId } of fresh) if (planId && isMadePlan.has(planId) && held.has(id)) staying.add(planId);
  for (const { id, planId, status } of fresh)
    if (planId && staying.has(planId) && isOpen(statusOf(status))) held.add(id);
}

/** Of the jobs that another's list brought those that this person could not cancel or open again by hand. */
function whatMayNotGo(scope: VesselScope, row: ImportRow, fresh: readonly JobRecordRow[]): Map<string, Message> {
  const doer = { id: null, role: "crew", recordedBy: row.createdBy } as const;
  return new Map(
    fresh.flatMap((job): [string, Message][] => {
      const status = statusOf(job.status);
      const judged = { ...job, status, doer };
      const why = judgeTakingOut(scope, row, (by) => {
        if (isOpen(status)) return judgeCancelling(judged, by);
        return status === "done" ? judgeWhoReopens(judged, by) : [];
      });
      return why ? [[job.id, why]] : [];
    }),
  );
}

interface Closed {
  before: readonly JobRecordRow[];
  fresh: readonly JobRecordRow[];
  held: Set<string>;
  /** Machines that come back with the list. */
  restored: ReadonlySet<string>;
}

/**
 * Of the jobs that the list closed those that this person may not reopen, with the reason: by hand the same is asked. What followed
 * such a job stays with it. That the import is taken back is the reason.
 */
async function whatStaysClosed(
  scope: VesselScope,
  { id: importId, createdBy }: ImportRow,
  { before, fresh, held, restored }: Closed,
): Promise<Map<string, Message>> {
  const { tx, vesselId } = scope;
  const ids = (of: (job: JobRecordRow) => string | null) => idsIn(before, of);
  const [doers, occurrences, archived] = await Promise.all([
    listDoers(
      tx,
      vesselId,
      ids(({ doneByProfileId }) => doneByProfileId),
    ),
    listOccurrences(
      tx,
      vesselId,
      ids(({ planId }) => planId),
    ),
    listArchived(
      tx,
      vesselId,
      ids(({ equipmentId }) => equipmentId),
    ),
  ]);
  const isFresh = new Set(fresh.map(({ id }) => id));
  const refused = new Map<string, Message>();
  for (const job of before) {
    const status = statusOf(job.status);
    if (status !== "done") continue;
    const later = occurrences.filter(
      ({ planId, occurrence }) => planId !== null && planId === job.planId && (occurrence ?? 0) > (job.occurrence ?? 0),
    );
    const following = later.find(({ id }) => isFresh.has(id));
    if (held.has(job.id)) {
      if (following) held.add(following.id);
      continue;
    }
    const doer = doerOf(doers.get(job.doneByProfileId ?? ""), { createdBy, importId });
    const [judged] = judgeTakingBack({ ...job, status, doer }, editorOf(scope), {
      // What came since, by a plan that was resumed or a machine that was restored, is not this list's to take away.
      following: later.map((one) => ({
        status: statusOf(one.status),
        changeCount: !isFresh.has(one.id) || held.has(one.id) ? 1 : 0,
      })),
      mayVerify: false,
      reason: importId,
    });
    const refusal = judged ?? judgeMachine(archived.get(job.equipmentId ?? ""), job, restored);
    if (!refusal) continue;
    refused.set(job.id, { messageKey: refusal.messageKey, params: refusal.params ?? {} });
    if (following) held.add(following.id);
  }
  return refused;
}

/** Nothing is opened again on a machine that was archived since, unless it comes back with the same list. */
function judgeMachine(
  name: string | undefined,
  { equipmentId }: JobRecordRow,
  restored: ReadonlySet<string>,
): Refusal | undefined {
  if (name === undefined || restored.has(equipmentId ?? "")) return undefined;
  return { messageKey: "job-refusals:equipmentArchived", params: { name } };
}

const idsIn = (rows: readonly JobRecordRow[], of: (job: JobRecordRow) => string | null) => [
  ...new Set(rows.flatMap((job) => of(job) ?? [])),
];

async function giveOpenJobsBack(
  scope: VesselScope,
  { id: importId, fileName }: ImportRow,
  { reopened, written }: { reopened: readonly JobRecordRow[]; written: readonly WrittenRow[] },
): Promise<void> {
  const ids = reopened.map(({ id }) => id);
  await deleteHistoryOf(scope.tx, scope.vesselId, idsOf(written, "work_history", "create"), ids);
  await giveRowsBack(scope, jobs, closedFields, reopened, written);
  await recordChanges(
    scope,
    jobRecord,
    reopened.map((job) => ({
      recordId: job.id,
      verb: "reopened",
      facts: { title: job.title, fileName, reason: fileName },
      relatedIds: [job.equipmentId, importId],
    })),
  );
  // Their machines or plans may have become critical, or items of class, while they were closed.
  await regradeJobs(
    scope,
    idsIn(reopened, ({ equipmentId }) => equipmentId),
  );
  await regradeJobsOfPlans(
    scope,
    idsIn(reopened, ({ planId }) => planId),
  );
}
