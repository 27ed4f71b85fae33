import { newId } from "@ymp/core/ids";
import type { Done } from "@ymp/core/maintenance/recurrence";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { planAssignees, plans } from "@ymp/db/schema/plans";
import { workHistory } from "@ymp/db/schema/work-history";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { printDay } from "../../kit/printed-dates.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { identity } from "../../platform/imports/comparable.ts";
import { lacksDoneHours } from "../../platform/imports/hours-unknown.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import { personFinder } from "../../platform/imports/people-by-name.ts";
import type { JobsImportPlan, PlannedJobRow } from "../../platform/imports/planned-jobs.ts";
import { raiseOccurrences, reserveJobNumbers } from "../equipment/occurrences.service.ts";
import { jobNumberText, jobRecord, planRecord } from "../jobs/jobs.record.ts";
import { closeOpenJobs } from "./close-jobs.service.ts";
import { type HourMeter, readHours } from "./hour-counters.service.ts";
import type { Writing } from "./import-kind.ts";
import { historyRowOf, jobRowOf, type KeptWords, openText } from "./imported-jobs.ts";
import { dateOf, firstDueOf, lastDoneOf, newPlan, tenthsOf } from "./new-plans.ts";
import { listPeople } from "./on-board.repository.ts";
import { type EquipmentRecordRow, type JobRecordRow, lockEquipment, type PlanRecordRow } from "./writing.repository.ts";
import { created, type WrittenRecord } from "./written-rows.ts";

/** What the rows lead to on board: machines, their hour meters, people. */
interface Ground {
  machines: ReadonlyMap<string, EquipmentRecordRow>;
  meters: ReadonlyMap<string, HourMeter>;
  personOf: (name: string | null) => string | null;
  words: KeptWords;
  /** What was said of their hours, and meters set up. */
  readings: WrittenRecord[];
}

/** A new plan with the row that told of it, and the open row that is its next occurrence. */
interface Service {
  plan: PlanRecordRow;
  carrier: PlannedJobRow;
  open: PlannedJobRow | null;
  lastDone: Done | null;
}

/** Writes the rows of a task list: plans with their next job, open jobs, and work done as history. */
export async function writeJobs(scope: VesselScope, plan: JobsImportPlan, writing: Writing): Promise<WrittenRecord[]> {
  const rows = plan.rows.filter(({ action }) => action === "create" || action === "update");
  const ground = await prepareGround(scope, rows, writing);
  const services = servicesIn(scope, rows, ground, writing);
  const occurrences = await writeServices(scope, services, ground, writing);
  const planOf = new Map(services.map(({ plan: { id }, carrier }) => [keyOf(carrier), id]));
  const absorbed = new Set(services.map(({ open }) => open));
  const rest = rows.filter((row) => row.job && !absorbed.has(row));
  const single = await writeSingleJobs(
    scope,
    rest.filter(({ job }) => !job?.existingId),
    { ground, planOf },
    writing,
  );
  const closed = await closeOpenJobs(
    scope,
    rest.filter(({ job }) => job?.existingId),
    ground.words,
    writing,
  );
  return [...ground.readings, ...occurrences, ...single, ...closed];
}

const keyOf = ({ values, equipmentId }: PlannedJobRow) => `${equipmentId ?? ""} ${identity(values.title)}`;

async function prepareGround(scope: VesselScope, rows: readonly PlannedJobRow[], { locale }: Writing): Promise<Ground> {
  const equipmentIds = [...new Set(rows.flatMap(({ equipmentId }) => equipmentId ?? []))];
  const [machines, people] = await Promise.all([
    lockEquipment(scope.tx, scope.vesselId, equipmentIds),
    listPeople(scope.tx, scope.vesselId),
  ]);
  const byHours = rows.flatMap(({ sourceRow, equipmentId, values, plan, hoursToday }) =>
    equipmentId && (plan?.intervalHours != null || values.dueHours !== null)
      ? [{ sourceRow, equipmentId, reading: hoursToday === undefined ? null : tenthsOf(hoursToday) }]
      : [],
  );
  const { meters, written } = await readHours(scope, byHours);
  return {
    machines: new Map(machines.map((row) => [row.id, row])),
    meters,
    personOf: personFinder(people),
    words: wordsIn(scope, locale),
    readings: written,
  };
}

function wordsIn({ services }: VesselScope, locale: Writing["locale"]): KeptWords {
  const words = {
    assignee: services.translate(locale, "imports:fieldAssignee"),
    dueHours: services.translate(locale, "imports:fieldDueHours"),
    reportedBy: services.translate(locale, "imports:fieldReportedBy"),
    reportedOn: services.translate(locale, "imports:fieldReportedOn"),
    cause: services.translate(locale, "imports:fieldCause"),
  };
  return { word: (field) => words[field], day: (on) => printDay(on, locale) };
}

function servicesIn(
  scope: VesselScope,
  rows: readonly PlannedJobRow[],
  ground: Ground,
  { importId }: Writing,
): Service[] {
  const today = shipsDay(scope);
  const openRows = new Map<string, PlannedJobRow>();
  for (const row of rows) {
    const first = openRows.get(keyOf(row));
    if (row.job?.as === "open" && !(first && (first.values.dueOn ?? "") <= (row.values.dueOn ?? "")))
      openRows.set(keyOf(row), row);
  }
  return rows.flatMap((carrier) => {
    if (!carrier.plan) return [];
    const open = openRows.get(keyOf(carrier)) ?? null;
    const { values, equipmentId } = open ?? carrier;
    const rule = { ...carrier.plan, intervalHours: equipmentId ? carrier.plan.intervalHours : null };
    if (rule.intervalHours === null && rule.interval === null) return [];
    const plan = newPlan(scope, rule, {
      title: values.title,
      instructions: values.description,
      kind: values.kind === "defect" ? "planned" : values.kind,
      department: values.department,
      priority: values.priority,
      estimatedTenths: values.estimatedHours === null ? null : tenthsOf(values.estimatedHours),
      isCritical: ground.machines.get(equipmentId ?? "")?.isCritical ?? false,
      equipmentId,
      counterId: rule.intervalHours === null ? null : (ground.meters.get(equipmentId ?? "")?.id ?? null),
      importId,
    });
    return [{ plan, carrier, open, lastDone: lastDoneOf(carrier.plan, today) }];
  });
}

/** First occurrences that the file has a row of its own for stand as that row tells. */
function openRowsOf(services: readonly Service[], jobIds: readonly string[], { personOf, words }: Ground) {
  return services.flatMap(({ open, plan }, index) => {
    if (!open) return [];
    const { values } = open;
    const text = { personId: personOf(values.assignee), hasMeter: plan.counterId !== null, words };
    return [{ id: expectRow(jobIds[index]), status: values.status, description: openText(values, text) }];
  });
}

async function writeServices(
  scope: VesselScope,
  services: readonly Service[],
  ground: Ground,
  writing: Writing,
): Promise<WrittenRecord[]> {
  const { tx, vesselId } = scope;
  await insertRows(
    tx,
    plans,
    services.map(({ plan }) => plan),
  );
  const assigned = services.flatMap(({ plan, open }) => {
    const profileId = ground.personOf((open ?? null)?.values.assignee ?? null);
    return profileId ? [{ ...stampOf(scope, newId()), planId: plan.id, profileId }] : [];
  });
  await insertRows(tx, planAssignees, assigned);
  await recordChanges(
    scope,
    planRecord,
    services.map(({ plan }) => ({
      recordId: plan.id,
      verb: "created",
      after: plan,
      facts: { title: plan.title },
      relatedIds: [plan.equipmentId, writing.importId],
    })),
  );
  const raised = await raiseOccurrences(
    scope,
    services.map((service) => startOf(scope, service, ground)),
  );
  const jobIds = raised.map((job) => expectRow(job ?? undefined).id);
  await updateRows(tx, jobs, vesselId, ["status", "description"], openRowsOf(services, jobIds, ground));
  await recordImported(
    scope,
    services.map(({ carrier, open }, index) => ({ id: expectRow(jobIds[index]), row: open ?? carrier })),
    writing,
  );
  return services.flatMap(({ plan, carrier, open }, index) => [
    created(carrier.sourceRow, "plan", plan.id),
    created((open ?? carrier).sourceRow, "job", expectRow(jobIds[index])),
  ]);
}

/** What the file says is due goes before what the rule would calculate; hours are calculated on from known ones only. */
function startOf(scope: VesselScope, { plan, carrier, open, lastDone }: Service, ground: Ground) {
  const total = ground.meters.get(plan.equipmentId ?? "")?.total ?? null;
  const rule = expectRow(carrier.plan);
  const reckoned = firstDueOf(plan, rule, { on: shipsDay(scope), total });
  const dueOn = dateOf(open?.values.dueOn) ?? reckoned.dueOn;
  const dueHours = plan.counterId ? (open?.values.dueHours ?? null) : null;
  const isKnownByDate = dueOn !== null && lacksDoneHours(rule);
  const dueTotal = dueHours === null ? (isKnownByDate ? null : reckoned.dueTotal) : tenthsOf(dueHours);
  return { plan, lastDone, due: { dueOn, dueTotal } };
}

async function writeSingleJobs(
  scope: VesselScope,
  rows: readonly PlannedJobRow[],
  { ground, planOf }: { ground: Ground; planOf: ReadonlyMap<string, string> },
  writing: Writing,
): Promise<WrittenRecord[]> {
  if (rows.length === 0) return [];
  const { importId } = writing;
  const firstNumber = await reserveJobNumbers(scope, rows.length);
  const making = mapped(rows, (row, index) => {
    const personId = ground.personOf(row.values.assignee);
    const job = jobRowOf(
      scope,
      row,
      {
        machine: ground.machines.get(row.equipmentId ?? ""),
        counterId: ground.meters.get(row.equipmentId ?? "")?.id ?? null,
        planId: row.job?.as === "history" ? (planOf.get(keyOf(row)) ?? row.ofPlan ?? null) : null,
        personId,
        importId,
        words: ground.words,
      },
      firstNumber + index,
    );
    return { row, job, personId };
  });
  const made = await withRoom(making);
  await insertRows(
    scope.tx,
    jobs,
    made.map(({ job }) => job),
  );
  const assigned = made.flatMap(({ row, job, personId }) =>
    personId && row.job?.as === "open" ? [{ ...stampOf(scope, newId()), jobId: job.id, profileId: personId }] : [],
  );
  await insertRows(scope.tx, jobAssignees, assigned);
  const history = made
    .filter(({ row }) => row.job?.as === "history")
    .map(({ row, job }) => ({ row, line: historyRowOf(scope, job, importId) }));
  await insertRows(
    scope.tx,
    workHistory,
    history.map(({ line }) => line),
  );
  await recordImported(
    scope,
    made.map(({ row, job }) => ({ id: job.id, row, job, machine: ground.machines.get(row.equipmentId ?? "") })),
    writing,
  );
  return [
    ...made.map(({ row, job }) => created(row.sourceRow, "job", job.id)),
    ...history.map(({ row, line }) => created(row.sourceRow, "work_history", line.id)),
  ];
}

interface ImportedJob {
  id: string;
  row: PlannedJobRow;
  /** Absent when the job was told of already. */
  job?: JobRecordRow;
  machine?: EquipmentRecordRow | undefined;
}

/** The history of each job says where it came from and which number it had there. */
async function recordImported(
  scope: VesselScope,
  list: readonly ImportedJob[],
  { importId, fileName }: Writing,
): Promise<void> {
  await recordChanges(
    scope,
    jobRecord,
    list.map(({ id, row, job, machine }) => ({
      recordId: id,
      verb: "imported",
      ...(job ? { after: { ...job, equipmentName: machine?.name ?? null } } : {}),
      facts: {
        title: row.values.title,
        number: job ? jobNumberText(job) : null,
        reference: row.values.reference,
        fileName,
      },
      relatedIds: [row.equipmentId, importId],
    })),
  );
}
