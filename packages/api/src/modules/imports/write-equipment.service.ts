import { newId } from "@ymp/core/ids";
import { equipment } from "@ymp/db/schema/equipment";
import { plans } from "@ymp/db/schema/plans";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import type { EquipmentParticulars } from "../../platform/imports/equipment-rows.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import type { EquipmentImportPlan, PlannedEquipmentRow } from "../../platform/imports/plan-equipment-import.ts";
import { regradeJobs } from "../criticality/criticality.service.ts";
import { closeWorkOf, startPlans } from "../equipment/archiving.service.ts";
import { equipmentRecord } from "../equipment/equipment.record.ts";
import { raiseOccurrences } from "../equipment/occurrences.service.ts";
import { holdTree } from "../equipment/register.service.ts";
import { planRecord } from "../jobs/jobs.record.ts";
import { closedFields } from "./close-jobs.service.ts";
import { readHours } from "./hour-counters.service.ts";
import { dateOf, firstDueOf, lastDoneOf, newPlan, tenthsOf } from "./new-plans.ts";
import { countSiblings, type EquipmentRecordRow, type JobRecordRow, lockEquipment } from "./writing.repository.ts";
import { created, updated, type WrittenRecord } from "./written-rows.ts";

interface Writing {
  importId: string;
  fileName: string;
  /** The words for a service that the file leaves without a name. */
  serviceTitle: (service: { hours: number | null }) => string;
}

/** Writes the rows of a register: machines with their parents first, then readings, then services with their first job. */
export async function writeEquipment(
  scope: VesselScope,
  plan: EquipmentImportPlan,
  writing: Writing,
): Promise<WrittenRecord[]> {
  const planned = new Map(plan.rows.map((row) => [row.sourceRow, row]));
  const inOrder = plan.order.map((sourceRow) => expectRow(planned.get(sourceRow)));
  const idOf = new Map(plan.rows.map((row) => [row.sourceRow, row.matchedId ?? newId()]));
  const machines = await writeMachines(scope, inOrder, idOf, writing);
  const hours = await readHours(
    scope,
    inOrder.flatMap(({ sourceRow, values, plan: service }) =>
      values.runningHours == null && service?.intervalHours == null
        ? []
        : [
            {
              sourceRow,
              equipmentId: idIn(idOf, sourceRow),
              reading: values.runningHours == null ? null : tenthsOf(values.runningHours),
            },
          ],
    ),
  );
  const services = await writeServices(
    scope,
    inOrder,
    { idOf, machines: machines.rows, meters: hours.meters },
    writing,
  );
  return [...machines.written, ...hours.written, ...services];
}

const idIn = (idOf: ReadonlyMap<number, string>, sourceRow: number) => expectRow(idOf.get(sourceRow));

/** Fields that an import may change, and so has to be able to give back. */
export const importedFields = [
  "code",
  "name",
  "type",
  "parentId",
  "position",
  "department",
  "location",
  "manufacturer",
  "modelNumber",
  "serialNumber",
  "remarks",
  "isCritical",
  "isUsedAtSea",
  "isUsedInPort",
  "installedOn",
  "warrantyUntil",
  "archivedAt",
  "updatedAt",
  "version",
] as const satisfies readonly (keyof EquipmentRecordRow)[];

interface Change {
  sourceRow: number;
  sourceId: string | null;
  old: EquipmentRecordRow | null;
  row: EquipmentRecordRow;
}

async function writeMachines(
  scope: VesselScope,
  inOrder: readonly PlannedEquipmentRow[],
  idOf: ReadonlyMap<number, string>,
  { importId, fileName }: Writing,
) {
  await holdTree(scope);
  const { rows, changes } = await decideMachines(scope, inOrder, idOf, importId);
  const [fresh, changed] = [changes.filter(({ old }) => !old), changes.filter(({ old }) => old)];
  await insertRows(
    scope.tx,
    equipment,
    fresh.map(({ row }) => row),
  );
  await updateRows(
    scope.tx,
    equipment,
    scope.vesselId,
    importedFields,
    changed.map(({ row }) => row),
  );
  const leaving = changed.filter(({ old, row }) => !old?.archivedAt && row.archivedAt).map(({ row }) => row);
  const cancelled = await closeWorkOf(scope, leaving, fileName);
  const returning = changed.filter(({ old, row }) => old?.archivedAt && !row.archivedAt).map(({ row }) => row.id);
  const { raised } = await startPlans(scope, returning);
  await regradeJobs(
    scope,
    changed.filter(({ old, row }) => old?.isCritical !== row.isCritical).map(({ row }) => row.id),
  );
  await recordChanges(
    scope,
    equipmentRecord,
    changes.map(({ sourceId, old, row }) => ({
      recordId: row.id,
      verb: old ? "updated" : "imported",
      before: old ?? {},
      after: row,
      facts: { equipmentName: row.name, fileName, ...(sourceId ? { sourceId } : {}) },
      relatedIds: [importId],
    })),
  );
  const rowOf = new Map(changes.map(({ sourceRow, row }) => [row.id, sourceRow]));
  const closed = cancelled.map((job) => writtenJob(expectRow(rowOf.get(job.equipmentId ?? "")), job));
  const opened = raised.map((job) => created(expectRow(rowOf.get(job.equipmentId ?? "")), "job", job.jobId));
  return { rows, written: [...changes.map(writtenMachine), ...closed, ...opened] };
}

/** A job that was cancelled with its machine. */
function writtenJob(sourceRow: number, old: JobRecordRow): WrittenRecord {
  const before = Object.fromEntries(closedFields.map((field) => [field, old[field]]));
  return updated(sourceRow, "job", { id: old.id, version: old.version + 1 }, before);
}

async function decideMachines(
  scope: VesselScope,
  inOrder: readonly PlannedEquipmentRow[],
  idOf: ReadonlyMap<number, string>,
  importId: string,
) {
  const known = inOrder.flatMap(({ matchedId, parent }) => [
    matchedId,
    parent?.kind === "existing" ? parent.id : undefined,
  ]);
  const [before, siblings] = await Promise.all([
    lockEquipment(scope.tx, scope.vesselId, [...new Set(known.filter((id) => id !== undefined))]),
    countSiblings(scope.tx, scope.vesselId),
  ]);
  const rows = new Map(before.map((row) => [row.id, row]));
  const changes: Change[] = [];
  const deciding = mapped(inOrder, (item) => {
    const parentId = parentOf(item, idOf);
    const place = parentId === undefined ? {} : { parentId, position: nextPosition(siblings, parentId) };
    const old = rows.get(item.matchedId ?? "") ?? null;
    if (old && Object.keys(item.values).every((key) => key === "runningHours") && !item.parent && !item.sourceId)
      return;
    const row = old
      ? { ...old, ...columnsOf(scope, item.values), ...place, updatedAt: scope.now, version: old.version + 1 }
      : { ...newMachine(scope, item, rows.get(parentId ?? "")), id: idIn(idOf, item.sourceRow), importId, ...place };
    rows.set(row.id, row);
    changes.push({ sourceRow: item.sourceRow, sourceId: item.sourceId ?? null, old, row });
  });
  await withRoom(deciding);
  return { rows, changes };
}

/** Undefined when the item stays where it is. */
function parentOf({ parent }: PlannedEquipmentRow, idOf: ReadonlyMap<number, string>): string | null | undefined {
  if (!parent) return undefined;
  if (parent.kind === "top") return null;
  return parent.kind === "existing" ? parent.id : idIn(idOf, parent.sourceRow);
}

function nextPosition(siblings: Map<string | null, number>, parentId: string | null): number {
  const position = siblings.get(parentId) ?? 0;
  siblings.set(parentId, position + 1);
  return position;
}

/** Only what the row says; a child stands where its parent stands. */
function newMachine(
  scope: VesselScope,
  { values, label }: PlannedEquipmentRow,
  parent: EquipmentRecordRow | undefined,
): EquipmentRecordRow {
  return {
    ...stampOf(scope, ""),
    version: 1,
    code: null,
    name: label,
    parentId: null,
    position: 0,
    department: parent?.department ?? null,
    location: parent?.location ?? null,
    manufacturer: null,
    modelNumber: null,
    serialNumber: null,
    supplierName: null,
    supplierId: null,
    type: null,
    remarks: null,
    isCritical: false,
    isStandby: false,
    isUsedAtSea: true,
    isUsedInPort: true,
    installedOn: null,
    warrantyUntil: null,
    warrantyNote: null,
    photoFileId: null,
    archivedAt: null,
    importId: null,
    ...columnsOf(scope, values),
  };
}

function columnsOf(scope: VesselScope, values: Partial<EquipmentParticulars>): Partial<EquipmentRecordRow> {
  const { maker, installedOn, warrantyUntil, isArchived, runningHours: _, ...same } = values;
  return {
    ...same,
    ...(maker === undefined ? {} : { manufacturer: maker }),
    ...(installedOn === undefined ? {} : { installedOn: dateOf(installedOn) }),
    ...(warrantyUntil === undefined ? {} : { warrantyUntil: dateOf(warrantyUntil) }),
    ...(isArchived === undefined ? {} : { archivedAt: isArchived ? scope.now : null }),
  };
}

function writtenMachine({ sourceRow, old, row }: Change): WrittenRecord {
  if (!old) return created(sourceRow, "equipment", row.id);
  const before = Object.fromEntries(importedFields.map((field) => [field, old[field]]));
  return { sourceRow, action: "update", recordKind: "equipment", recordId: row.id, before, recordVersion: row.version };
}

interface Placed {
  idOf: ReadonlyMap<number, string>;
  machines: ReadonlyMap<string, EquipmentRecordRow>;
  meters: Awaited<ReturnType<typeof readHours>>["meters"];
}

/** Services of archived machines are kept at rest, without a job. */
async function writeServices(
  scope: VesselScope,
  inOrder: readonly PlannedEquipmentRow[],
  { idOf, machines, meters }: Placed,
  { importId, serviceTitle }: Writing,
): Promise<WrittenRecord[]> {
  const services = inOrder.flatMap(({ sourceRow, plan: service }) => {
    if (!service) return [];
    const machine = machines.get(idIn(idOf, sourceRow));
    const plan = newPlan(scope, service, {
      title: service.title ?? serviceTitle({ hours: service.intervalHours }),
      equipmentId: idIn(idOf, sourceRow),
      counterId: service.intervalHours === null ? null : (meters.get(idIn(idOf, sourceRow))?.id ?? null),
      isCritical: machine?.isCritical ?? false,
      importId,
    });
    return [{ sourceRow, service, plan: { ...plan, isActive: !machine?.archivedAt } }];
  });
  await insertRows(
    scope.tx,
    plans,
    services.map(({ plan }) => plan),
  );
  await recordChanges(
    scope,
    planRecord,
    services.map(({ plan }) => ({
      recordId: plan.id,
      verb: "created",
      after: plan,
      facts: { title: plan.title },
      relatedIds: [plan.equipmentId, importId],
    })),
  );
  const running = services.filter(({ plan }) => plan.isActive);
  const today = shipsDay(scope);
  const raised = await raiseOccurrences(
    scope,
    running.map(({ plan, service }) => {
      const total = meters.get(plan.equipmentId ?? "")?.total ?? null;
      return { plan, lastDone: lastDoneOf(service, today), due: firstDueOf(plan, service, { on: today, total }) };
    }),
  );
  return [
    ...services.map(({ sourceRow, plan }) => created(sourceRow, "plan", plan.id)),
    ...running.map(({ sourceRow }, index) => created(sourceRow, "job", expectRow(raised[index] ?? undefined).id)),
  ];
}
