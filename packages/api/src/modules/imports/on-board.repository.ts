import type { IntervalUnit } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import type { EditedEquipment } from "@ymp/core/maintenance/equipment-fields";
import { isEquipmentType } from "@ymp/core/maintenance/equipment-types";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs, jobTasks } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { plans } from "@ymp/db/schema/plans";
import { changes } from "@ymp/db/schema/platform";
import { workHistory } from "@ymp/db/schema/work-history";
import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { hoursOfMachine } from "../../kit/hours-counter.ts";
import { allBySlices } from "../../kit/slices.ts";
import type { ExistingEquipment } from "../../platform/imports/equipment-matching.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import type { KnownEquipment } from "../../platform/imports/job-equipment.ts";
import type { ExistingJob, ExistingJobPlan, OnBoard } from "../../platform/imports/planned-jobs.ts";
import { isOpen } from "../jobs/due-sql.ts";

const hours = (tenths: number | null) => (tenths === null ? null : tenths / 10);

export interface Importer {
  /** What of a machine the importer may not change. */
  heldOf: (item: EditedEquipment) => readonly string[];
  /** Tenths that its meter may show at most now; null for no bound. */
  highestOf: (meter: { lastReading: number | null; lastReadAt: Date | null }) => number | null;
}

/** The register as an import compares its rows with it. */
export async function listExistingEquipment(
  tx: Db,
  vesselId: string,
  { heldOf, highestOf }: Importer,
): Promise<ExistingEquipment[]> {
  const items = await allBySlices((after) =>
    tx
      .select({
        id: equipment.id,
        item: equipment,
        lastReading: counters.lastReading,
        lastReadAt: counters.lastReadAt,
      })
      .from(equipment)
      .leftJoin(counters, hoursOfMachine)
      .where(and(eq(equipment.vesselId, vesselId), after ? gt(equipment.id, after) : undefined))
      .orderBy(asc(equipment.id)),
  );
  const [rules, sourceIdsOf] = [await listRules(tx, vesselId), await listSourceIds(tx, vesselId)];
  const plansOf = groupedBy(rules, ({ equipmentId }) => equipmentId);
  return withRoom(
    mapped(items, ({ item, lastReading, lastReadAt }) => ({
      id: item.id,
      parentId: item.parentId,
      code: item.code,
      name: item.name,
      type: item.type && isEquipmentType(item.type) ? item.type : null,
      department: item.department,
      location: item.location,
      maker: item.manufacturer,
      modelNumber: item.modelNumber,
      serialNumber: item.serialNumber,
      isCritical: item.isCritical,
      isUsedAtSea: item.isUsedAtSea,
      isUsedInPort: item.isUsedInPort,
      runningHours: hours(lastReading),
      installedOn: item.installedOn,
      warrantyUntil: item.warrantyUntil,
      remarks: item.remarks,
      isArchived: item.archivedAt !== null,
      held: heldOf(item),
      highestHours: hours(highestOf({ lastReading, lastReadAt })),
      sourceIds: sourceIdsOf.get(item.id) ?? [],
      plans: (plansOf.get(item.id) ?? []).map(({ title, counterInterval, intervalCount, intervalUnit }) => ({
        title,
        intervalHours: hours(counterInterval),
        interval: intervalOf(intervalCount, intervalUnit),
      })),
    })),
  );
}

function intervalOf(n: number | null, unit: IntervalUnit | null) {
  return n !== null && unit !== null ? { n, unit } : null;
}

function listRules(tx: Db, vesselId: string) {
  const { id, title, equipmentId, counterInterval, intervalCount, intervalUnit } = plans;
  return allBySlices((after) =>
    tx
      .select({ id, title, equipmentId, counterInterval, intervalCount, intervalUnit })
      .from(plans)
      .where(and(eq(plans.vesselId, vesselId), after ? gt(id, after) : undefined))
      .orderBy(asc(id)),
  );
}

type MachineOnBoard = KnownEquipment & Pick<typeof equipment.$inferSelect, "isCritical" | "department">;
type JobsOnBoard = Omit<OnBoard, "mayName" | "mayPlan" | "equipment"> & { equipment: MachineOnBoard[] };

/** Machines in use with everything that rows of other lists may call them by. */
export async function listMachines(tx: Db, vesselId: string): Promise<MachineOnBoard[]> {
  const { id, code, name, parentId, isCritical, department, archivedAt } = equipment;
  const machines = await allBySlices((after) =>
    tx
      .select({ id, code, name, parentId, isCritical, department })
      .from(equipment)
      .where(and(eq(equipment.vesselId, vesselId), isNull(archivedAt), after ? gt(id, after) : undefined))
      .orderBy(asc(id)),
  );
  const sourceIdsOf = await listSourceIds(tx, vesselId);
  return machines.map((machine) => ({ ...machine, sourceIds: sourceIdsOf.get(machine.id) ?? [] }));
}

/** The ids that machines had where they came from stand in the history of their imports. */
async function listSourceIds(tx: Db, vesselId: string): Promise<ReadonlyMap<string, string[]>> {
  const sourceId = sql<string>`${changes.facts} ->> 'sourceId'`;
  const rows = await tx
    .selectDistinct({ recordId: changes.recordId, sourceId })
    .from(changes)
    .where(
      and(
        eq(changes.vesselId, vesselId),
        eq(changes.recordKind, "equipment"),
        sql`${changes.verb} in ('imported', 'updated')`,
        sql`${sourceId} is not null`,
      ),
    );
  const idsOf = new Map<string, string[]>();
  for (const row of rows) idsOf.set(row.recordId, [...(idsOf.get(row.recordId) ?? []), row.sourceId]);
  return idsOf;
}

/** What decides who may close a job by a list. */
export type ClosableJob = Pick<typeof jobs.$inferSelect, "kind" | "priority" | "isCritical" | "department">;

/** Equipment, jobs and plans as rows of tasks are compared with them. */
export async function listOnBoard(
  tx: Db,
  vesselId: string,
  mayClose: (job: ClosableJob) => boolean,
): Promise<JobsOnBoard> {
  const machines = await listMachines(tx, vesselId);
  const existing = await listExistingJobs(tx, vesselId, mayClose);
  const rules = await listRules(tx, vesselId);
  const [people, hoursKnown] = await Promise.all([listPeople(tx, vesselId), listHoursKnown(tx, vesselId)]);
  const plansOnBoard: ExistingJobPlan[] = rules.map(
    ({ id, title, equipmentId, counterInterval, intervalCount, intervalUnit }) => ({
      id,
      title,
      equipmentId,
      intervalHours: hours(counterInterval),
      interval: intervalOf(intervalCount, intervalUnit),
    }),
  );
  return { equipment: machines, jobs: existing, plans: plansOnBoard, people, hoursKnown };
}

/** Machines whose running hours were read. */
async function listHoursKnown(tx: Db, vesselId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ equipmentId: counters.equipmentId })
    .from(counters)
    .where(and(eq(counters.vesselId, vesselId), eq(counters.kind, "hours"), isNotNull(counters.lastReading)));
  return new Set(rows.map(({ equipmentId }) => equipmentId));
}

/** The number a task had where it came from stands in the history of the job it became. */
const referenceOf = sql<
  string | null
>`(select h.facts ->> 'reference' from ${changes} h where h.vessel_id = ${jobs.vesselId}
  and h.record_kind = 'job' and h.record_id = ${jobs.id} and h.verb = 'imported' limit 1)`;

async function listExistingJobs(
  tx: Db,
  vesselId: string,
  mayClose: (job: ClosableJob) => boolean,
): Promise<ExistingJob[]> {
  const rows = await allBySlices((after) =>
    tx
      .select({
        id: jobs.id,
        title: jobs.title,
        equipmentId: jobs.equipmentId,
        isOpen: sql<boolean>`${isOpen}`,
        dueOn: jobs.dueOn,
        grade: { kind: jobs.kind, priority: jobs.priority, isCritical: jobs.isCritical, department: jobs.department },
        completedOn: sql<string | null>`to_char(${jobs.doneAt} at time zone 'UTC', 'YYYY-MM-DD')`,
        previousDoneOn: sql<string | null>`case when ${jobs.planId} is not null and ${isOpen} then (
          select coalesce(h.done_on::text, to_char(h.done_at at time zone 'UTC', 'YYYY-MM-DD')) from ${workHistory} h
          where h.vessel_id = ${jobs.vesselId} and h.plan_id = ${jobs.planId} and h.outcome = 'done' and h.withdrawn_at is null
          order by h.done_at desc limit 1) end`,
        asksSignature: sql<boolean>`coalesce(${plans.signature} in ('completer', 'both'), false)`,
        asksPhoto: sql<boolean>`coalesce(${plans.needsPhoto}, false)`,
        asksReading: sql<boolean>`coalesce(${plans.trigger} in ('counter', 'either'), false)`,
        asksCredit: sql<boolean>`(${plans.classItemNo} is not null or ${jobs.kind} in ('class', 'condition_of_class'))`,
        hasOpenTasks: sql<boolean>`exists (select 1 from ${jobTasks} t where t.vessel_id = ${jobs.vesselId} and t.job_id = ${jobs.id} and t.done_at is null)`,
        reference: sql<string | null>`case when ${jobs.importId} is null then null else ${referenceOf} end`,
      })
      .from(jobs)
      .leftJoin(plans, and(eq(plans.vesselId, jobs.vesselId), eq(plans.id, jobs.planId)))
      .where(
        and(
          eq(jobs.vesselId, vesselId),
          isNull(jobs.archivedAt),
          sql`${jobs.status} is distinct from 'cancelled'`,
          after ? gt(jobs.id, after) : undefined,
        ),
      )
      .orderBy(asc(jobs.id)),
  );
  return rows.map(({ grade, asksSignature, asksPhoto, asksReading, asksCredit, hasOpenTasks, ...job }) => ({
    ...job,
    demands: [
      ...(asksSignature ? (["signature"] as const) : []),
      ...(asksPhoto ? (["photo"] as const) : []),
      ...(asksReading ? (["reading"] as const) : []),
      ...(asksCredit ? (["credit"] as const) : []),
      ...(hasOpenTasks ? (["tasks"] as const) : []),
      ...(asksCredit || mayClose(grade) ? [] : (["head"] as const)),
    ],
  }));
}

export function listPeople(tx: Db, vesselId: string) {
  return tx
    .select({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(eq(profiles.vesselId, vesselId));
}
