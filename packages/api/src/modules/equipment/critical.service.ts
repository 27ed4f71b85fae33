import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { criticalMachines, defectsOfCritical, lastTests, nextTests, untestedCritical } from "./critical.repository.ts";
import type { ExportCriticalInput } from "./equipment.schema.ts";

/** No vessel has so much critical equipment; beyond it the list would not be one to look through. */
const most = 1000;

type State = "out_of_service" | "overdue" | "no_plan" | "defect" | "in_order";
const gravest: readonly State[] = ["out_of_service", "overdue", "no_plan", "defect", "in_order"];

/**
 * Equipment whose sudden failure may be hazardous, with its last and next planned test (ISM Code 10.3), what needs a hand
 * on top.
 */
export async function listCritical(scope: VesselScope) {
  const { tx, vesselId } = scope;
  const today = shipsDay(scope);
  if (scope.access.seesOnlyShared) return { rows: [], today };
  const [machines, last, next, defects] = await Promise.all([
    wholeUpTo(criticalMachines(tx, vesselId), most, "equipment:criticalList.tooMany"),
    lastTests(tx, vesselId),
    nextTests(tx, vesselId, today),
    defectsOfCritical(tx, vesselId),
  ]);
  const lastOf = new Map(last.map((test) => [test.equipmentId, test]));
  const nextOf = new Map(next.map((test) => [test.equipmentId, test]));
  const defectsOf = new Map(defects.map((found) => [found.equipmentId, found]));
  const rows = machines.map((machine) => {
    const done = lastOf.get(machine.id);
    const lastTest = done ? { ...done, doneOn: done.doneOn ?? shipsDay(scope, done.doneAt) } : null;
    const nextTest = nextOf.get(machine.id) ?? null;
    const { defects: openDefects = 0, isOutOfService = false } = defectsOf.get(machine.id) ?? {};
    const state = stateOf({ isOutOfService, openDefects, nextTest });
    return { ...machine, lastTest, nextTest, openDefects, state };
  });
  return { rows: rows.toSorted((a, b) => gravest.indexOf(a.state) - gravest.indexOf(b.state)), today };
}

/** The first of the critical machines that have no test planned, and how many there are. */
export async function findUntested(scope: VesselScope, limit: number) {
  const rows = await untestedCritical(scope.tx, scope.vesselId, limit);
  return { rows, total: rows[0]?.total ?? 0 };
}

type CriticalRow = Awaited<ReturnType<typeof listCritical>>["rows"][number];

function stateOf(facts: {
  isOutOfService: boolean;
  openDefects: number;
  nextTest: { isOverdue: boolean } | null;
}): State {
  if (facts.isOutOfService) return "out_of_service";
  if (facts.nextTest?.isOverdue) return "overdue";
  if (facts.nextTest === null) return "no_plan";
  return facts.openDefects > 0 ? "defect" : "in_order";
}

/** The same list as a file, for an auditor. */
export async function exportCritical(scope: VesselScope, { format, locale }: ExportCriticalInput): Promise<FileAnswer> {
  const word = (key: string) => scope.services.translate(locale, key);
  const { rows } = await listCritical(scope);
  const heading = (name: string) => word(`equipment:criticalList.column.${name}`);
  const columns: ExportColumn<CriticalRow>[] = [
    { heading: word("equipment:column.code"), kind: "text", width: 14, value: (row) => row.code },
    { heading: word("equipment:column.name"), kind: "text", width: 36, value: (row) => row.name },
    { heading: word("equipment:column.location"), kind: "text", width: 24, value: (row) => row.location },
    { heading: heading("standby"), kind: "yesNo", value: (row) => row.isStandby },
    { heading: heading("lastTest"), kind: "text", width: 36, value: (row) => row.lastTest?.title ?? null },
    { heading: heading("testedAt"), kind: "instant", value: (row) => row.lastTest?.doneAt ?? null },
    { heading: heading("testedBy"), kind: "text", width: 20, value: (row) => row.lastTest?.byName ?? null },
    { heading: heading("nextTest"), kind: "text", width: 36, value: (row) => row.nextTest?.title ?? null },
    { heading: heading("dueOn"), kind: "date", value: (row) => row.nextTest?.plannedOn ?? null },
    {
      heading: heading("state"),
      kind: "text",
      width: 18,
      value: (row) => word(`equipment:criticalList.state.${row.state}`),
    },
  ];
  return exportedFile(
    scope,
    { title: word("equipment:criticalList.title"), columns, rows },
    { format, locale, filterWords: "" },
  );
}
