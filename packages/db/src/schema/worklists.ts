import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { jobs } from "./jobs.ts";
import { profiles } from "./people.ts";

const department = () => text({ enum: ["bridge", "deck", "engineering", "interior", "galley", "shore"] });

/** Jobs gathered for a yard period, a contractor, a passage. */
export const worklists = vesselTable(
  "worklists",
  {
    name: text().notNull(),
    kind: text({ enum: ["yard", "contractor", "passage", "other"] })
      .notNull()
      .default("other"),
    description: text(),
    startsOn: calendarDate(),
    endsOn: calendarDate(),
    /** From then on the list is frozen; what is added later is marked additional. */
    frozenAt: instant(),
    frozenBy: uuid(),
    closedAt: instant(),
    copiedFromId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "worklists_copied_from",
      columns: [t.vesselId, t.copiedFromId],
      foreignColumns: [t.vesselId, t.id],
    }),
    index("worklists_by_start").on(t.vesselId, t.startsOn, t.id),
  ],
);

export const worklistJobs = vesselTable(
  "worklist_jobs",
  {
    worklistId: uuid().notNull(),
    jobId: uuid().notNull(),
    position: integer().notNull(),
    isAdditional: boolean().notNull().default(false),
    note: text(),
  },
  (t) => [
    foreignKey({
      name: "worklist_jobs_worklist",
      columns: [t.vesselId, t.worklistId],
      foreignColumns: [worklists.vesselId, worklists.id],
    }),
    foreignKey({
      name: "worklist_jobs_job",
      columns: [t.vesselId, t.jobId],
      foreignColumns: [jobs.vesselId, jobs.id],
    }),
    uniqueIndex("worklist_jobs_once").on(t.vesselId, t.worklistId, t.jobId),
    index("worklist_jobs_by_job").on(t.vesselId, t.jobId),
  ],
);

/** Somebody from outside the list was shared with; they see its name and the jobs of it that are theirs. */
export const worklistMembers = vesselTable(
  "worklist_members",
  { worklistId: uuid().notNull(), profileId: uuid().notNull() },
  (t) => [
    foreignKey({
      name: "worklist_members_worklist",
      columns: [t.vesselId, t.worklistId],
      foreignColumns: [worklists.vesselId, worklists.id],
    }),
    foreignKey({
      name: "worklist_members_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("worklist_members_once").on(t.vesselId, t.worklistId, t.profileId),
  ],
);

/** A checklist to be used again. */
export const taskGroups = vesselTable(
  "task_groups",
  {
    name: text().notNull(),
    department: department(),
    tasks: text().array().notNull().default(sql`'{}'`),
    archivedAt: instant(),
  },
  (t) => [index("task_groups_by_name").on(t.vesselId, t.name, t.id)],
);

/** The rule, checklist and parts of a recurring job, by type of machine, as `@ymp/core/maintenance/job-template` reads it. */
export const jobTemplates = vesselTable(
  "job_templates",
  {
    equipmentType: text().notNull(),
    title: text().notNull(),
    department: department(),
    template: json<Record<string, unknown>>().notNull(),
    /** Library and version it was taken from; null: the vessel's own. */
    source: text(),
    archivedAt: instant(),
  },
  (t) => [index("job_templates_by_type").on(t.vesselId, t.equipmentType, t.title)],
);
