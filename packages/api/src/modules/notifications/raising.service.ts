import { subscriptionStateOn } from "@ymp/core/access/subscription";
import { todayIn } from "@ymp/core/calendar-date";
import { inBatches } from "../../kit/bounded.ts";
import { type Notice, notifyAll } from "../../platform/notifications/notify.ts";
import { type Reader, readersOf } from "../../platform/notifications/readers.ts";
import { administerBySystem, enterFromOutside } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { endedNotices } from "../inspections/inspection-notices.service.ts";
import { jobNumberText } from "../jobs/jobs.record.ts";
import { lateOrders } from "../orders/late.service.ts";
import { waitingOrders } from "../orders/waiting.service.ts";
import { bookNotices } from "./books.service.ts";
import { expiryNotices } from "./expiries.service.ts";
import { leaveNotices } from "./leave.service.ts";
import { forgetOldNotices, jobsDueSoon, jobsOverdue, type RaisedJob } from "./raising.repository.ts";
import { restNotices } from "./rest.service.ts";
import { watchNotices } from "./watches.service.ts";

const jobsAtOnce = 500;

/** Finds what the passing of time has brought about on a vessel, and tells those it concerns, each thing once. */
export async function raiseNotices(services: Services, vesselId: string): Promise<void> {
  await administerBySystem(services, async (outside) => {
    const scope = await enterFromOutside(outside, vesselId);
    const today = todayIn(scope.vessel.timeZone, scope.now);
    if (subscriptionStateOn(scope.vessel, today) === "EXPIRED") return;
    const readers = await readersOf(scope);
    const { tx, now } = scope;
    const soon = inBatches<RaisedJob>(jobsAtOnce, (batchSize, last) =>
      jobsDueSoon(tx, vesselId, today, { after: last?.id, batchSize }),
    );
    for await (const jobs of soon)
      await notifyAll(
        scope,
        jobs.map((job) => jobNotice("job_due_soon", job, readers, job.dueOn === job.plannedOn)),
      );
    const overdue = inBatches<RaisedJob>(jobsAtOnce, (batchSize, last) =>
      jobsOverdue(tx, vesselId, { today, now }, { after: last?.id, batchSize }),
    );
    for await (const jobs of overdue)
      await notifyAll(
        scope,
        jobs.map((job) => jobNotice("job_overdue", job, readers, job.dueOn !== null && job.dueOn < today)),
      );
    await notifyAll(scope, await expiryNotices(scope, readers));
    await notifyAll(scope, await bookNotices(scope, readers));
    await notifyAll(scope, await endedNotices(scope, readers));
    await notifyAll(scope, await restNotices(scope, readers));
    await notifyAll(scope, await watchNotices(scope, readers));
    await notifyAll(scope, await leaveNotices(scope, readers));
    await lateOrders(scope);
    await waitingOrders(scope);
    await forgetOldNotices(
      scope.tx,
      vesselId,
      readers.map(({ userId }) => userId),
      scope.now,
    );
  });
}

/** @param isByDate whether its day is what is told; else it is its running hours */
function jobNotice(
  event: "job_due_soon" | "job_overdue",
  job: RaisedJob,
  readers: readonly Reader[],
  isByDate: boolean,
): Notice {
  const { id, title, dueOn, dueTotal, isCritical } = job;
  return {
    event,
    to: whoHears(event, job, readers),
    record: { kind: "job", id },
    facts: { title, number: jobNumberText(job), dueOn: isByDate ? dueOn : null, isCritical },
    dedupeKey: `${event}:${id}:${dueOn ?? ""}:${dueTotal ?? ""}`,
  };
}

/** The people on the job and their head of department; of what is nobody's, and of what is critical and late, the captain. */
function whoHears(event: Notice["event"], job: RaisedJob, readers: readonly Reader[]): string[] {
  const heads = readers.filter(({ access }) => access.role === "hod" && access.department === job.department);
  const isNobodys = job.accounts.length === 0 && heads.length === 0;
  const isForCaptain = isNobodys || (event === "job_overdue" && job.isCritical);
  const captains = isForCaptain ? readers.filter(({ access }) => access.role === "captain") : [];
  return [...job.accounts, ...[...heads, ...captains].map(({ userId }) => userId)];
}
