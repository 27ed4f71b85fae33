import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobFields } from "@ymp/core/maintenance/job-fields";
import type { Job } from "./job-sheet-data.ts";

type Plan = NonNullable<Job["plan"]>;
type Meter = NonNullable<Job["counter"]>;

const madeAt = new Date("2026-01-05T08:00:00Z");
const stamp = { vesselId: newId(), createdAt: madeAt, updatedAt: madeAt, createdBy: null, version: 1 };

export function aMeter(part: Partial<Meter> = {}): Meter {
  return {
    ...stamp,
    id: newId(),
    equipmentId: newId(),
    kind: "hours",
    overhaulTotal: null,
    overhauledOn: null,
    lastReading: null,
    lastTotal: null,
    lastReadAt: null,
    dailyAverage: null,
    ...part,
  };
}

export function aPlan(part: Partial<Plan> = {}): Plan {
  return {
    ...stamp,
    id: newId(),
    equipmentId: null,
    title: "500 h service",
    instructions: null,
    kind: "planned",
    department: null,
    priority: "normal",
    trigger: "calendar",
    intervalCount: null,
    intervalUnit: null,
    counterId: null,
    counterInterval: null,
    mode: "floating",
    anchorOn: null,
    windowBeforeDays: 0,
    graceDays: null,
    graceTenths: null,
    leadDays: null,
    estimatedTenths: null,
    isCritical: false,
    needsVerification: false,
    needsPhoto: false,
    isActive: true,
    importId: null,
    ...part,
  };
}

const mayAll = {
  edit: true,
  fields: [...jobFields],
  work: true,
  start: true,
  complete: true,
  wait: true,
  postpone: true,
  cancel: true,
  reopen: false,
  verify: false,
  comment: true,
  attach: true,
  stores: true,
  followUp: true,
};

/** An open job as its sheet reads it. */
export function aJob(part: Partial<Job> = {}): Job {
  return {
    ...stamp,
    id: newId(),
    number: 412,
    year: 2026,
    numberText: "J-2026-0412",
    planId: part.plan?.id ?? null,
    occurrence: 1,
    equipmentId: null,
    sectionId: null,
    title: "Generator 1, 500 h service",
    description: null,
    kind: "planned",
    status: "in_progress",
    priority: "high",
    department: "engineering",
    location: null,
    dueOn: null,
    counterId: part.counter?.id ?? null,
    dueTotal: null,
    originalDueOn: part.dueOn ?? null,
    originalDueTotal: null,
    plannedOn: null,
    graceDays: 0,
    graceTenths: 0,
    leadDays: 14,
    leadTenths: 0,
    postponedCount: 0,
    waitingNote: null,
    estimatedTenths: null,
    startedAt: null,
    doneAt: null,
    doneTotal: null,
    doneByProfileId: null,
    workDone: null,
    spentTenths: null,
    isCritical: false,
    needsVerification: false,
    verifiedAt: null,
    verifiedBy: null,
    permitReference: null,
    riskReference: null,
    costMinor: null,
    currency: null,
    previousJobId: null,
    foundDuringJobId: null,
    operationalEffect: null,
    cancelReason: null,
    archivedAt: null,
    importId: null,
    today: parseCalendarDate("2026-06-18"),
    due: {
      state: "due",
      calendar: null,
      counter: null,
      daysOverdue: 0,
      remaining: null,
      usedShare: null,
      bucket: "today",
    },
    plan: null,
    equipment: null,
    counter: null,
    sectionName: null,
    doneBy: null,
    verifierName: null,
    assignees: [],
    tasks: [],
    parts: [],
    files: [],
    postponements: [],
    lastWork: [],
    can: mayAll,
    ...part,
  };
}
