import { jobs } from "@ymp/db/schema/jobs";
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
    const { leadDays: _, leadTenths: __, ...grades } = gradesOf(job, { machine, plan, due: job });
    return grades.isCritical === job.isCritical ? null : grades;
  });
}

/** The open jobs of plans that became critical or items of class, or are so no longer: their due dates stay. */
export async function regradeJobsOfPlans(scope: VesselScope, planIds: readonly string[]): Promise<JobRow[]> {
  if (planIds.length === 0) return [];
  const open = await openJobsOf(scope.tx, scope.vesselId, { planIds });
  return regrade(scope, open, ({ job, machine, plan }) => {
    const kind = plan?.kind ?? job.kind;
    const { leadTenths: _, ...grades } = gradesOf({ ...job, kind }, { machine, plan, due: job });
    const isOfClass = kind === "class" && grades.graceDays !== job.graceDays;
    const isAsItWas =
      kind === job.kind &&
      grades.isCritical === job.isCritical &&
      grades.needsVerification === job.needsVerification &&
      !isOfClass;
    return isAsItWas ? null : { kind, ...grades };
  });
}

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
