import type { worklists } from "../schema/worklists.ts";
import type { Department } from "./vessel-definition.ts";

export interface WorklistDefinition {
  name: string;
  kind: NonNullable<(typeof worklists.$inferInsert)["kind"]>;
  description?: string;
  startsInDays: number;
  endsInDays: number;
  /** Whose list it is. */
  by: string;
  madeDaysAgo: number;
  frozenDaysAgo?: number;
  /** Keys of people from outside; they see the jobs that name them as assigned. */
  sharedWith?: string[];
  jobs: { title: string; note?: string; additional?: true; sharedWith?: string[] }[];
}

export interface TaskGroupDefinition {
  name: string;
  department?: Department;
  by: string;
  tasks: string[];
}
