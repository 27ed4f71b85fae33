import type { CreateJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { freshPlanForm, type PlanForm, stepLinesOf } from "./plan-editor-form.ts";

/** What was typed of a job before it was decided whether it comes back. */
export interface BegunJob {
  title: string;
  description: string;
  equipmentId: string | null;
  department: CreateJobInput["department"];
  priority: CreateJobInput["priority"];
  estimatedTenths: number | null;
  assigneeIds: string[];
  tasks: string[];
  photos: File[];
}

export function planFormFrom(begun: BegunJob | null): PlanForm {
  const fresh = freshPlanForm();
  if (!begun) return fresh;
  const { title, description, equipmentId, department, priority, estimatedTenths, assigneeIds, tasks } = begun;
  const lines = stepLinesOf(tasks.filter((task) => task.trim() !== ""));
  const what = { title, instructions: description, equipmentId, department, priority, estimatedTenths };
  return { ...fresh, ...what, assigneeIds, lines };
}

/** @param photos a rule has none; they wait for the reader to come back */
export function begunByPlan(form: PlanForm, photos: File[]): BegunJob {
  const { title, instructions, equipmentId, department, priority, estimatedTenths, assigneeIds, lines } = form;
  const tasks = lines.map((line) => line.title);
  return {
    title,
    description: instructions,
    equipmentId,
    department,
    priority,
    estimatedTenths,
    assigneeIds,
    tasks,
    photos,
  };
}
