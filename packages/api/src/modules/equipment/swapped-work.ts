import { AppError } from "@ymp/core/errors";
import { carriedDue, proposedWay, type WorkGoes } from "@ymp/core/maintenance/component-swap";
import type { EquipmentRow } from "./equipment.record.ts";
import type { JobRow, PlanRow } from "./plans-of-machines.repository.ts";
import type { CounterRow } from "./readings.repository.ts";

/** Two components as they stood before the swap, with what is known of their meters. */
export interface Swapped {
  one: EquipmentRow;
  other: EquipmentRow;
  counters: readonly CounterRow[];
  /** What the person decided for single jobs. */
  chosen: ReadonlyMap<string, WorkGoes>;
}

const ownCounterIds = ({ counters }: Swapped, equipmentId: string | null) =>
  new Set(counters.filter((counter) => counter.equipmentId === equipmentId).map(({ id }) => id));

export function wayOf(swapped: Swapped, job: Pick<JobRow, "id" | "kind" | "counterId" | "equipmentId">): WorkGoes {
  return swapped.chosen.get(job.id) ?? proposedWay(job, ownCounterIds(swapped, job.equipmentId));
}

/**
 * Jobs and plans as they are after the swap; only those that change. Work that stays with its position goes over to the
 * component that is there now, and a plan goes where its open job goes.
 */
export function swappedWork(swapped: Swapped, work: { jobs: readonly JobRow[]; plans: readonly PlanRow[] }, now: Date) {
  const wayOfPlan = new Map(work.jobs.flatMap((job) => (job.planId ? [[job.planId, wayOf(swapped, job)]] : [])));
  const changedJobs = work.jobs.flatMap((before) => {
    const after = wayOf(swapped, before) === "position" ? stayingJob(swapped, before) : leavingJob(swapped, before);
    return after ? [{ before, after: { ...after, version: before.version + 1, updatedAt: now } }] : [];
  });
  const changedPlans = work.plans.flatMap((before) => {
    const way = wayOfPlan.get(before.id) ?? proposedWay(before, ownCounterIds(swapped, before.equipmentId));
    if (way === "component") return [];
    const { equipmentId, counterId } = onTheOther(swapped, before);
    return [{ before, after: { ...before, equipmentId, counterId, version: before.version + 1, updatedAt: now } }];
  });
  return { jobs: changedJobs, plans: changedPlans };
}

function stayingJob(swapped: Swapped, job: JobRow): JobRow {
  const { equipmentId, counterId, leaving, coming } = onTheOther(swapped, job);
  const carried = (total: number | null) =>
    total === null || counterId === job.counterId
      ? total
      : carriedDue(total, leaving?.lastTotal ?? 0, coming?.lastTotal ?? 0);
  return {
    ...job,
    equipmentId,
    counterId,
    sectionId: null,
    dueTotal: carried(job.dueTotal),
    originalDueTotal: carried(job.originalDueTotal),
  };
}

/** It follows its component to the other place, unless it was said to be done elsewhere. */
function leavingJob({ one, other }: Swapped, job: JobRow): JobRow | null {
  const [from, to] = job.equipmentId === one.id ? [one, other] : [other, one];
  return job.location === from.location && from.location !== to.location ? { ...job, location: to.location } : null;
}

/** The same work on the other component: by its meter of the same kind where it went by the own one. */
function onTheOther(swapped: Swapped, work: Pick<JobRow, "equipmentId" | "counterId" | "title">) {
  const { one, other, counters } = swapped;
  const equipmentId = work.equipmentId === one.id ? other.id : one.id;
  const leaving = counters.find(({ id, equipmentId: of }) => id === work.counterId && of === work.equipmentId);
  if (!leaving) return { equipmentId, counterId: work.counterId };
  const coming = counters.find(({ equipmentId: of, kind }) => of === equipmentId && kind === leaving.kind);
  if (coming) return { equipmentId, counterId: coming.id, leaving, coming };
  const name = equipmentId === one.id ? one.name : other.name;
  throw new AppError("conflict", "swap:noSuchCounter", { title: work.title, name });
}
