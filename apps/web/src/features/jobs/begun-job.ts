import type { CreateJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { newId } from "@ymp/core/ids";
import { freshPlanForm, type PlanForm } from "./plan-editor-form.ts";

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
  const { title, description, department, priority, estimatedTenths, assigneeIds, tasks } = begun;
  const lines = tasks.filter((task) => task.trim() !== "").map((task) => ({ id: newId(), title: task }));
  return { ...fresh, title, instructions: description, department, priority, estimatedTenths, assigneeIds, lines };
}

/** @param photos a rule has none; they wait for the reader to come back */
export function begunByPlan(form: PlanForm, equipmentId: string | null, photos: File[]): BegunJob {
  const { title, instructions, department, priority, estimatedTenths, assigneeIds, lines } = form;
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
