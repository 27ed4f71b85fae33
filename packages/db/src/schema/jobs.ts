import { classNotices, findingWays } from "@ymp/core/maintenance/defect-facts";
import type { JobCause } from "@ymp/core/maintenance/plan-triggers";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json, minorUnits, quantity, tenths } from "../columns.ts";
import { ownerReads, vesselTable } from "../tables.ts";
import { department, kind, priority } from "../work-columns.ts";
import { counters, equipment, sections } from "./equipment.ts";
import { files } from "./files.ts";
import { inventoryItems, locations } from "./inventory.ts";
import { profiles } from "./people.ts";
import { plans } from "./plans.ts";

/** What lists of open work are read by, which finished work outgrows with the years. */
const isOpenJob = sql`archived_at is null and (status is null or status not in ('done', 'verified', 'cancelled'))`;

export const jobs = vesselTable(
  "jobs",
  {
    number: integer().notNull(),
    year: integer().notNull(),
    planId: uuid(),
    /** Which occurrence of the plan this is, counted from 1; keeps one occurrence from being made twice. */
    occurrence: integer(),
    equipmentId: uuid(),
    sectionId: uuid(),
    title: text().notNull(),
    description: text(),
    kind: kind().notNull().default("planned"),
    /** Absent counts as due. */
    status: text({
      enum: [
        "due",
        "in_progress",
        "waiting_parts",
        "waiting_yard",
        "waiting_weather",
        "postponed",
        "done",
        "verified",
        "cancelled",
      ],
    }),
    priority: priority(),
    department: department(),
    location: text(),
    dueOn: calendarDate(),
    counterId: uuid(),
    /** Counter total at which the job falls due, in tenths. */
    dueTotal: tenths(),
    originalDueOn: calendarDate(),
    originalDueTotal: tenths(),
    /** The earlier of the date and the day the counter is expected to reach its figure; lists sort by it. */
    plannedOn: calendarDate(),
    /** Overdue begins after these; taken over from the plan so that lists can be filtered by it. */
    graceDays: integer().notNull().default(0),
    graceTenths: tenths().notNull().default(0),
    /** Due soon begins this long before. */
    leadDays: integer().notNull().default(14),
    leadTenths: tenths().notNull().default(0),
    postponedCount: integer().notNull().default(0),
    waitingNote: text(),
    estimatedTenths: integer(),
    startedAt: instant(),
    doneAt: instant(),
    doneTotal: tenths(),
    doneByProfileId: uuid(),
    workDone: text(),
    spentTenths: integer(),
    isCritical: boolean().notNull().default(false),
    needsVerification: boolean().notNull().default(false),
    verifiedAt: instant(),
    verifiedBy: uuid(),
    permitReference: text(),
    riskReference: text(),
    costMinor: minorUnits(),
    currency: text(),
    previousJobId: uuid(),
    foundDuringJobId: uuid(),
    operationalEffect: text({ enum: ["none", "reduced", "out_of_service"] }),
    /** How it came to light, and by whom where that is not who raised it. */
    foundBy: text({ enum: findingWays }),
    reportedBy: text(),
    rootCause: text(),
    temporaryRepair: text(),
    correctiveAction: text(),
    preventiveAction: text(),
    /** Whether the classification society has to hear of it. */
    classNotice: text({ enum: classNotices }),
    /** Raised by somebody who does not answer for its department, and not yet accepted by who does. */
    needsTriage: boolean().notNull().default(false),
    triagedAt: instant(),
    triagedBy: uuid(),
    cancelReason: text(),
    /** The reading or event that opened it, where its plan waits for one. */
    cause: json<JobCause>(),
    archivedAt: instant(),
    importId: uuid(),
  },
  (t) => [
    ownerReads("jobs_fleet"),
    foreignKey({ name: "jobs_plan", columns: [t.vesselId, t.planId], foreignColumns: [plans.vesselId, plans.id] }),
    foreignKey({
      name: "jobs_equipment",
      columns: [t.vesselId, t.equipmentId],
      foreignColumns: [equipment.vesselId, equipment.id],
    }),
    foreignKey({
      name: "jobs_section",
      columns: [t.vesselId, t.sectionId],
      foreignColumns: [sections.vesselId, sections.id],
    }),
    foreignKey({
      name: "jobs_counter",
      columns: [t.vesselId, t.counterId],
      foreignColumns: [counters.vesselId, counters.id],
    }),
    foreignKey({
      name: "jobs_done_by",
      columns: [t.vesselId, t.doneByProfileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    foreignKey({ name: "jobs_previous", columns: [t.vesselId, t.previousJobId], foreignColumns: [t.vesselId, t.id] }),
    foreignKey({
      name: "jobs_found_during",
      columns: [t.vesselId, t.foundDuringJobId],
      foreignColumns: [t.vesselId, t.id],
    }),
    uniqueIndex("jobs_number").on(t.vesselId, t.number),
    uniqueIndex("jobs_occurrence")
      .on(t.vesselId, t.planId, t.occurrence)
      .where(sql`plan_id is not null and status is distinct from 'cancelled'`),
    index("jobs_by_planned").on(t.vesselId, t.plannedOn, t.id),
    index("jobs_open_by_planned").on(t.vesselId, t.plannedOn, t.id).where(isOpenJob).concurrently(),
    index("jobs_open_by_number").on(t.vesselId, t.number, t.id).where(isOpenJob).concurrently(),
    index("jobs_by_status").on(t.vesselId, t.status, t.plannedOn),
    index("jobs_by_equipment").on(t.vesselId, t.equipmentId, t.plannedOn),
    index("jobs_by_done").on(t.vesselId, t.doneAt),
    index("jobs_by_previous").on(t.vesselId, t.previousJobId).where(sql`previous_job_id is not null`).concurrently(),
    index("jobs_by_finding")
      .on(t.vesselId, t.foundDuringJobId)
      .where(sql`found_during_job_id is not null`)
      .concurrently(),
    index("jobs_by_counter").on(t.vesselId, t.counterId).where(sql`counter_id is not null`).concurrently(),
    index("jobs_by_section").on(t.vesselId, t.sectionId).where(sql`section_id is not null`).concurrently(),
  ],
);

export const jobAssignees = vesselTable(
  "job_assignees",
  { jobId: uuid().notNull(), profileId: uuid().notNull() },
  (t) => [
    foreignKey({ name: "job_assignees_job", columns: [t.vesselId, t.jobId], foreignColumns: [jobs.vesselId, jobs.id] }),
    foreignKey({
      name: "job_assignees_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("job_assignees_once").on(t.vesselId, t.jobId, t.profileId),
    index("job_assignees_by_profile").on(t.vesselId, t.profileId),
  ],
);

export const jobTasks = vesselTable(
  "job_tasks",
  {
    jobId: uuid().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    doneAt: instant(),
    doneBy: uuid(),
  },
  (t) => [
    foreignKey({ name: "job_tasks_job", columns: [t.vesselId, t.jobId], foreignColumns: [jobs.vesselId, jobs.id] }),
    index("job_tasks_by_job").on(t.vesselId, t.jobId, t.position),
  ],
);

export const jobParts = vesselTable(
  "job_parts",
  {
    jobId: uuid().notNull(),
    itemId: uuid().notNull(),
    plannedQuantity: quantity().notNull().default(0),
    usedQuantity: quantity(),
    locationId: uuid(),
  },
  (t) => [
    foreignKey({ name: "job_parts_job", columns: [t.vesselId, t.jobId], foreignColumns: [jobs.vesselId, jobs.id] }),
    foreignKey({
      name: "job_parts_item",
      columns: [t.vesselId, t.itemId],
      foreignColumns: [inventoryItems.vesselId, inventoryItems.id],
    }),
    foreignKey({
      name: "job_parts_location",
      columns: [t.vesselId, t.locationId],
      foreignColumns: [locations.vesselId, locations.id],
    }),
    uniqueIndex("job_parts_once").on(t.vesselId, t.jobId, t.itemId),
    index("job_parts_by_item").on(t.vesselId, t.itemId).concurrently(),
  ],
);

export const jobPostponements = vesselTable(
  "job_postponements",
  {
    jobId: uuid().notNull(),
    reason: text().notNull(),
    riskReference: text(),
    oldDueOn: calendarDate(),
    newDueOn: calendarDate(),
    oldDueTotal: tenths(),
    newDueTotal: tenths(),
  },
  (t) => [
    foreignKey({
      name: "job_postponements_job",
      columns: [t.vesselId, t.jobId],
      foreignColumns: [jobs.vesselId, jobs.id],
    }),
    index("job_postponements_by_job").on(t.vesselId, t.jobId),
  ],
);

export const jobFiles = vesselTable(
  "job_files",
  {
    jobId: uuid().notNull(),
    fileId: uuid().notNull(),
    kind: text({ enum: ["photo", "file"] })
      .notNull()
      .default("photo"),
  },
  (t) => [
    foreignKey({ name: "job_files_job", columns: [t.vesselId, t.jobId], foreignColumns: [jobs.vesselId, jobs.id] }),
    foreignKey({ name: "job_files_file", columns: [t.vesselId, t.fileId], foreignColumns: [files.vesselId, files.id] }),
    uniqueIndex("job_files_once").on(t.vesselId, t.jobId, t.fileId),
    index("job_files_by_file").on(t.vesselId, t.fileId),
  ],
);
