import { jobs } from "@ymp/db/schema/jobs";
import type { VesselScope } from "../../context.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { openJobsOfMachines } from "./criticality.repository.ts";
import { jobNumberText, jobRecord } from "./jobs.record.ts";
import { allowancesOf } from "./jobs.rules.ts";

const gradedFields = ["isCritical", "needsVerification", "graceDays", "graceTenths", "version", "updatedAt"] as const;

/** The open jobs of machines that became critical lose their grace and ask for verification; of others they get it back. */
export async function regradeJobs(scope: VesselScope, equipmentIds: string[]): Promise<void> {
  if (equipmentIds.length === 0) return;
  const { tx, vesselId } = scope;
  const open = await openJobsOfMachines(tx, vesselId, equipmentIds);
  const regraded = open.flatMap(({ job, plan, machine }) => {
    const isCritical = machine.isCritical || (plan?.isCritical ?? false);
    if (isCritical === job.isCritical) return [];
    const isClassItem = job.kind === "class" || job.kind === "condition_of_class";
    const { graceDays, graceTenths } = allowancesOf(plan ?? {}, { isCritical, isClassItem });
    const needsVerification = isCritical || (plan?.needsVerification ?? false);
    const after = {
      ...job,
      equipmentName: machine.name,
      ...{ isCritical, needsVerification, graceDays, graceTenths },
      version: job.version + 1,
      updatedAt: scope.now,
    };
    return [{ before: job, after }];
  });
  await updateRows(
    tx,
    jobs,
    vesselId,
    gradedFields,
    regraded.map(({ after }) => after),
  );
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
}
