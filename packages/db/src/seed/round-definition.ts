import type { Department } from "./vessel-definition.ts";

/** Meters that are read on one walk, by the names of their machines in walking order. */
export interface RoundDefinition {
  name: string;
  department: Department;
  by: string;
  meters: string[];
}
