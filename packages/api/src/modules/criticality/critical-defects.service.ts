import type { VesselScope } from "../../context.ts";
import { notifyAll } from "../../platform/notifications/notify.ts";
import { holdsAtLeast, readersOf } from "../../platform/notifications/readers.ts";
import { factsOf, recordOf } from "../jobs/job-notice-facts.ts";
import type { JobRow } from "../jobs/jobs.record.ts";

export const isCriticalDefect = ({ kind, isCritical, priority }: JobRow) =>
  kind === "defect" && (isCritical || priority === "critical");

/** Notifies the head of the department, and anyone who is above, of a defect that cannot wait; once, whenever it became so. */
export async function notifyCriticalDefect(scope: VesselScope, job: JobRow): Promise<void> {
  await notifyCriticalDefects(scope, [job]);
}

/** The same for many jobs at once. */
export async function notifyCriticalDefects(scope: VesselScope, some: readonly JobRow[]): Promise<void> {
  const defects = some.filter(isCriticalDefect);
  if (defects.length === 0) return;
  const readers = await readersOf(scope);
  const headsOf = ({ department }: JobRow) => readers.filter((reader) => holdsAtLeast(reader, "hod", department));
  await notifyAll(
    scope,
    defects.map((job) => ({
      event: "defect_critical" as const,
      to: headsOf(job).map(({ userId }) => userId),
      record: recordOf(job),
      facts: factsOf(job),
      dedupeKey: `defect_critical:${job.id}`,
    })),
  );
}
