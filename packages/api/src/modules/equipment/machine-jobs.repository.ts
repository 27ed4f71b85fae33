import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { plans } from "@ymp/db/schema/plans";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { bounded } from "../../kit/bounded.ts";
import { keysetPages } from "../../kit/keyset-list.ts";
import { isOpen } from "../jobs/due-sql.ts";
import { withinItem } from "./branch.ts";
import type { EquipmentJobsInput } from "./equipment.schema.ts";
import { counterOfJob, isLiveJob } from "./job-marks.repository.ts";

const columns = {
  id: jobs.id,
  number: jobs.number,
  year: jobs.year,
  title: jobs.title,
  kind: jobs.kind,
  status: sql<NonNullable<typeof jobs.$inferSelect.status>>`coalesce(${jobs.status}, 'due')`,
  priority: jobs.priority,
  isCritical: jobs.isCritical,
  equipmentId: jobs.equipmentId,
  equipmentName: equipment.name,
  planId: jobs.planId,
  dueOn: jobs.dueOn,
  dueTotal: jobs.dueTotal,
  plannedOn: jobs.plannedOn,
  graceDays: jobs.graceDays,
  graceTenths: jobs.graceTenths,
  leadDays: jobs.leadDays,
  counterId: jobs.counterId,
  counterKind: counters.kind,
  lastTotal: counters.lastTotal,
  intervalCount: plans.intervalCount,
  intervalUnit: plans.intervalUnit,
  counterInterval: plans.counterInterval,
  doneAt: jobs.doneAt,
  doneByName: sql<string | null>`${profiles.firstName} || ' ' || ${profiles.lastName}`,
  /** When it left the list: done, or cancelled. */
  closedAt: sql<Date>`date_trunc('milliseconds', coalesce(${jobs.doneAt}, ${jobs.updatedAt}))`.mapWith(jobs.updatedAt),
  createdAt: jobs.createdAt,
};

function jobsOf(tx: Db) {
  return tx
    .select(columns)
    .from(jobs)
    .leftJoin(plans, and(eq(plans.vesselId, jobs.vesselId), eq(plans.id, jobs.planId)))
    .leftJoin(counters, counterOfJob)
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .leftJoin(profiles, and(eq(profiles.vesselId, jobs.vesselId), eq(profiles.id, jobs.doneByProfileId)));
}

/** Open jobs of the machine and of what belongs to it, the next one first. */
export async function listDueNext(tx: Db, vesselId: string, id: string, most: number) {
  const isComing = and(eq(jobs.vesselId, vesselId), sql`${jobs.equipmentId} in ${withinItem(vesselId, id)}`, isLiveJob);
  const coming = jobsOf(tx).where(isComing).orderBy(sql`${jobs.plannedOn} asc nulls last`, asc(jobs.id));
  const { rows, hasMore } = await bounded(coming, most);
  return { rows, total: hasMore ? await tx.$count(jobs, isComing) : rows.length };
}

const pages = keysetPages(z.tuple([z.string().nullable(), z.uuid()]));
const neverPlanned = "9999-12-31";

export async function listMachineJobs(tx: Db, vesselId: string, input: EquipmentJobsInput) {
  const isOpenList = input.state === "open";
  const plannedKey = sql`coalesce(${jobs.plannedOn}, ${neverPlanned}::date)`;
  const closedKey = sql`date_trunc('milliseconds', coalesce(${jobs.doneAt}, ${jobs.updatedAt}))`;
  const asked = { ...input, sort: input.state };
  const seen = pages.seen(asked);
  const after =
    seen &&
    (isOpenList
      ? sql`(${plannedKey}, ${jobs.id}) > (${seen[0] ?? neverPlanned}::date, ${seen[1]}::uuid)`
      : sql`(${closedKey}, ${jobs.id}) < (${seen[0]}::timestamptz, ${seen[1]}::uuid)`);
  const machine = input.includesChildren
    ? sql`${jobs.equipmentId} in ${withinItem(vesselId, input.id)}`
    : eq(jobs.equipmentId, input.id);
  const rows = await jobsOf(tx)
    .where(
      and(
        eq(jobs.vesselId, vesselId),
        isNull(jobs.archivedAt),
        machine,
        isOpenList ? isOpen : sql`not ${isOpen}`,
        after,
      ),
    )
    .orderBy(...(isOpenList ? [sql`${plannedKey}`, asc(jobs.id)] : [desc(closedKey), desc(jobs.id)]))
    .limit(pages.rowsToRead(asked));
  return pages.page(rows, asked, (row) => [isOpenList ? row.plannedOn : row.closedAt.toISOString(), row.id]);
}
