import { type Department, departments } from "@ymp/core/access/roles";
import type { Interval } from "@ymp/core/calendar-date";
import { type EquipmentType, equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import type { EquipmentFieldName } from "./equipment-fields.ts";
import { answerIn, intervalIn, numberIn, textIn, warningAt, wordIn } from "./imported-row.ts";
import { calendarInterval } from "./interval-columns.ts";
import { withoutNulls } from "./plan-records.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";

/** What a file can say about a piece of equipment itself. Dates YYYY-MM-DD, hours with one decimal; null is "not known". */
export interface EquipmentParticulars {
  code: string | null;
  name: string;
  type: EquipmentType | null;
  department: Department | null;
  location: string | null;
  maker: string | null;
  modelNumber: string | null;
  serialNumber: string | null;
  isCritical: boolean;
  isUsedAtSea: boolean;
  isUsedInPort: boolean;
  runningHours: number | null;
  installedOn: string | null;
  warrantyUntil: string | null;
  remarks: string | null;
  isArchived: boolean;
}

/** A recurring service named in the equipment's own row. `title` null: the file names none. */
export interface ImportedPlan {
  title: string | null;
  intervalHours: number | null;
  interval: Interval | null;
  lastDoneOn: string | null;
  lastDoneHours: number | null;
}

export type EquipmentRow = ImportedRow<EquipmentFieldName>;

/** Only what the row gives; a blank cell leaves what is on board alone. */
export function particularsOf(row: EquipmentRow): Partial<EquipmentParticulars> {
  const given = {
    code: textIn(row, "code"),
    name: textIn(row, "name"),
    type: wordIn(row, "type", equipmentTypes),
    department: wordIn(row, "department", departments),
    location: textIn(row, "location"),
    maker: textIn(row, "maker"),
    modelNumber: textIn(row, "modelNumber"),
    serialNumber: textIn(row, "serialNumber"),
    isCritical: answerIn(row, "critical"),
    isUsedAtSea: answerIn(row, "atSea"),
    isUsedInPort: answerIn(row, "atPort"),
    runningHours: numberIn(row, "runningHours"),
    installedOn: textIn(row, "installedOn"),
    warrantyUntil: textIn(row, "warrantyUntil"),
    remarks: textIn(row, "remarks"),
    isArchived: answerIn(row, "status"),
  };
  return withoutNulls(given);
}

/** The row's recurring service, with what is unclear about it. */
export function planOf(row: EquipmentRow): { plan: ImportedPlan | null; problems: Problem[] } {
  const free = intervalIn(row, "interval");
  const { interval: ownColumn, problems } = calendarInterval(row);
  const intervalHours = numberIn(row, "intervalHours") ?? free?.hours ?? null;
  const interval = ownColumn ?? free?.calendar ?? null;
  if (intervalHours === null && interval === null) {
    if (free?.bare) problems.push(warningAt("interval", "imports:rowIntervalWithoutUnit", { value: free.bare }));
    return { plan: null, problems };
  }
  const plan = {
    title: textIn(row, "planTitle"),
    intervalHours,
    interval,
    lastDoneOn: textIn(row, "lastDoneOn"),
    lastDoneHours: numberIn(row, "lastDoneHours"),
  };
  const years = yearsOf(row, plan);
  if (years === null) return { plan, problems };
  problems.push(warningAt("intervalHours", "imports:rowHoursAsYears", { hours: intervalHours ?? 0, count: years }));
  return { plan: { ...plan, intervalHours: null, interval: { n: years, unit: "year" } }, problems };
}

/** Systems that know hours only write a year as 8,760 of them, for machines that have no meter. */
function yearsOf(row: EquipmentRow, { intervalHours, interval, lastDoneHours }: ImportedPlan): number | null {
  const isCounted = numberIn(row, "runningHours") !== null || lastDoneHours !== null;
  if (intervalHours === null || interval || isCounted || intervalHours % hoursOfYear !== 0) return null;
  return intervalHours / hoursOfYear;
}

const hoursOfYear = 8_760;
