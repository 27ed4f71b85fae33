import { jobs } from "@ymp/db/schema/jobs";
import type { plans } from "@ymp/db/schema/plans";
import type { VesselScope } from "../../context.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { type JobRow, jobNumberText, jobRecord } from "../jobs/jobs.record.ts";
import { gradesOf } from "../jobs/jobs.rules.ts";
import { notifyCriticalDefects } from "./critical-defects.service.ts";
import { openJobsOf } from "./criticality.repository.ts";

const gradedFields = [
  "kind",
  "isCritical",
  "needsVerification",
  "priority",
  "graceDays",
  "graceTenths",
  "leadDays",
  "version",
  "updatedAt",
] as const;

/**
 * The open jobs of machines that became critical lose their grace, ask for verification and are critical where they are
 * defects; of others they get their grace back. How urgent a job was made stays for a person to lower.
 *
 * @returns the jobs as they are now
 */
export async function regradeJobs(scope: VesselScope, equipmentIds: readonly string[]): Promise<JobRow[]> {
  if (equipmentIds.length === 0) return [];
  const open = await openJobsOf(scope.tx, scope.vesselId, { equipmentIds });
  return regrade(scope, open, ({ job, plan, machine }) => {
    const { leadDays: _, leadTenths: __, ...grades } = gradesOf(job, { machine, plan, dueOn: job.dueOn });
    return grades.isCritical === job.isCritical ? null : grades;
  });
}

/** The open job of a plan that became critical or an item of class, or is so no longer: its due date stays. */
export async function regradeJobOfPlan(scope: VesselScope, plan: PlanGrade): Promise<void> {
  const open = await openJobsOf(scope.tx, scope.vesselId, { planId: plan.id });
  await regrade(scope, open, ({ job, machine, plan: now }) => {
    const { leadTenths: _, ...grades } = gradesOf(
      { ...job, kind: plan.kind },
      { machine, plan: now, dueOn: job.dueOn },
    );
    return { kind: plan.kind, ...grades };
  });
}

type PlanGrade = Pick<typeof plans.$inferSelect, "id" | "kind">;
type OpenJob = Awaited<ReturnType<typeof openJobsOf>>[number];

async function regrade(
  scope: VesselScope,
  open: readonly OpenJob[],
  gradesNow: (of: OpenJob) => Partial<JobRow> | null,
): Promise<JobRow[]> {
  const { tx, vesselId } = scope;
  const regraded = open.flatMap((of) => {
    const grades = gradesNow(of);
    if (!grades) return [];
    const { job, machine } = of;
    const changed = { ...grades, equipmentName: machine?.name ?? null, version: job.version + 1, updatedAt: scope.now };
    return [{ before: job, after: { ...job, ...changed } }];
  });
  const rows = regraded.map(({ after }) => after);
  await updateRows(tx, jobs, vesselId, gradedFields, rows);
  await recordChanges(
    scope,
    jobRecord,
    regraded.map(({ before, after }) => ({
      recordId: after.id,
      verb: "updated",
      before,
      after,
      // Nobody worked on it: what it follows can still be reopened.
      facts: { number: jobNumberText(after), title: after.title, regraded: true },
    })),
  );
  await notifyCriticalDefects(scope, rows);
  return rows;
}
