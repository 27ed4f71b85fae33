import type { ActionCounts, ImportAction } from "./imported-row.ts";
import type { KnownEquipment } from "./job-equipment.ts";
import type { JobParticulars, RecurringRule } from "./job-rows.ts";
import type { NamedPerson } from "./people-by-name.ts";
import type { Problem } from "./reading.ts";
import type { HoursAsked, PossibleDuplicate } from "./row-decisions.ts";

/** What completing a job can take that no row of a list has, or its importer does not; running hours are what a row may have. */
export type JobDemand = "signature" | "photo" | "credit" | "tasks" | "head" | "reading";

export interface ExistingJob {
  id: string;
  /** Number in the system it came from, if it was imported. */
  reference: string | null;
  title: string;
  equipmentId: string | null;
  isOpen: boolean;
  dueOn: string | null;
  completedOn: string | null;
  /** When its plan was last done, of an open job. */
  previousDoneOn: string | null;
  demands: readonly JobDemand[];
}

export interface ExistingJobPlan {
  id: string;
  title: string;
  equipmentId: string | null;
  intervalHours: number | null;
  interval: { n: number; unit: string } | null;
}

export interface OnBoard {
  equipment: readonly KnownEquipment[];
  jobs: readonly ExistingJob[];
  plans: readonly ExistingJobPlan[];
  people: readonly NamedPerson[];
  /** Whose work the importer may record, by profile. */
  mayName: (profileId: string) => boolean;
  /** Whether the importer may make the plan of a row. */
  mayPlan: (row: Pick<PlannedJobRow, "values" | "equipmentId">) => boolean;
  /** Machines whose running hours were read. */
  hoursKnown: ReadonlySet<string>;
}

export interface PlannedJobRow {
  sourceRow: number;
  action: ImportAction;
  label: string;
  values: JobParticulars;
  equipmentId: string | null;
  matchedBy?: "id" | "code" | "sourceId" | "name";
  /** What the row becomes: an open job, a line of work history, or nothing beyond its plan. `existingId`: an open job on board that the row closes. */
  job?: { as: "open" | "history"; existingId?: string };
  /** A recurring rule not yet on board; of several rows of one rule the latest done carries it. */
  plan?: RecurringRule;
  /** The plan on board that the work of the row belongs to. */
  ofPlan?: string;
  /** A plan on board that is probably the same service. */
  duplicate?: PossibleDuplicate;
  /** Running hours of its machine today, which the person said. */
  hoursToday?: number;
  /** Who did the work, where the row names somebody whose work the importer may record. */
  doneBy: string | null;
  problems: Problem[];
}

export interface JobsImportPlan {
  rows: PlannedJobRow[];
  hoursAsked: HoursAsked[];
  counts: ActionCounts;
  warnings: number;
}

/** A row while it is decided on. */
export interface JobDraft extends PlannedJobRow {
  rule: RecurringRule | null;
  /** False where reference and name lead to different machines; that row has its warning already. */
  isEquipmentSure: boolean;
}
