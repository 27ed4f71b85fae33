import { jobs } from "@ymp/db/schema/jobs";
import type { VesselScope } from "../../context.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { type JobRow, jobNumberText, jobRecord } from "../jobs/jobs.record.ts";
import { gradesOf } from "../jobs/jobs.rules.ts";
import { notifyCriticalDefects } from "./critical-defects.service.ts";
import { openJobsOfMachines } from "./criticality.repository.ts";

const gradedFields = [
  "isCritical",
  "needsVerification",
  "priority",
  "graceDays",
  "graceTenths",
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
  const { tx, vesselId } = scope;
  const open = await openJobsOfMachines(tx, vesselId, equipmentIds);
  const regraded = open.flatMap(({ job, plan, machine }) => {
    const { leadDays: _, leadTenths: __, ...grades } = gradesOf(job, { machine, plan });
    if (grades.isCritical === job.isCritical) return [];
    const changed = { ...grades, equipmentName: machine.name, version: job.version + 1, updatedAt: scope.now };
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
      facts: { number: jobNumberText(after), title: after.title },
    })),
  );
  await notifyCriticalDefects(scope, rows);
  return rows;
}
