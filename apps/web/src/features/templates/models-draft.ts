import { departments } from "@ymp/core/access/roles";
import { newId } from "@ymp/core/ids";
import { z } from "zod";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type Model = OutputOf<"templates.models">["models"][number];
export type ModelSet = OutputOf<"templates.models">["sets"][number];

const machineSchema = z.object({
  /** Made here, so that what is sent twice is made once. */
  id: z.string(),
  key: z.string(),
  name: z.string(),
  department: z.enum(departments),
  location: z.string(),
  /** In tenths of an hour; null while nobody read it. */
  reading: z.number().nullable(),
});
export type NewMachine = z.infer<typeof machineSchema>;

export const modelsDraftSchema = z.object({
  machines: z.array(machineSchema),
  withJobs: z.boolean(),
  isSpread: z.boolean(),
});
export type ModelsDraft = z.infer<typeof modelsDraftSchema>;

export const mostOfAModel = 6;

/** Port and starboard where there is one on each side, else numbers. */
export function namesFor({ name, pair }: Pick<Model, "name" | "pair">, quantity: number): string[] {
  if (quantity === 1) return [name];
  if (quantity === 2 && pair) return [...pair];
  return Array.from({ length: quantity }, (_, index) => `${name} ${index + 1}`);
}

/** So many machines of the model. What was typed stays; names that were ours follow the number. */
export function withQuantity(machines: readonly NewMachine[], model: Model, quantity: number): NewMachine[] {
  const before = machines.filter(({ key }) => key === model.key);
  const usual = namesFor(model, before.length);
  const after = namesFor(model, quantity).map((name, index): NewMachine => {
    const known = before[index];
    if (known) return known.name === usual[index] ? { ...known, name } : known;
    const { key, department, location } = model;
    return { ...{ id: newId(), key, name, department, location }, reading: null };
  });
  return [...machines.filter(({ key }) => key !== model.key), ...after];
}

/** The machines of a set, in place of those chosen before. */
export function machinesOfSet(set: ModelSet, models: readonly Model[]): NewMachine[] {
  return set.models.flatMap(({ key, quantity }) => {
    const model = models.find((known) => known.key === key);
    return model ? withQuantity([], model, quantity) : [];
  });
}

export function isSet(machines: readonly NewMachine[], set: ModelSet): boolean {
  const countOf = (wanted: string) => machines.filter(({ key }) => key === wanted).length;
  return (
    machines.length === set.models.reduce((sum, { quantity }) => sum + quantity, 0) &&
    set.models.every(({ key, quantity }) => countOf(key) === quantity)
  );
}

export function plansOf(machines: readonly NewMachine[], models: readonly Model[]): number {
  const jobs = new Map(models.map((model) => [model.key, model.jobs]));
  return machines.reduce((sum, { key }) => sum + (jobs.get(key) ?? 0), 0);
}

const plansInACall = 60;

/** Calls of a bearable size. Machines of one type stay together: their first dues are spread among them. */
export function batchesOf(machines: readonly NewMachine[], models: readonly Model[]): NewMachine[][] {
  const modelOf = new Map(models.map((model) => [model.key, model]));
  const types = [...new Set(models.map(({ equipmentType }) => equipmentType))];
  const batches: NewMachine[][] = [];
  let room = 0;
  for (const type of types) {
    const alike = machines.filter(({ key }) => modelOf.get(key)?.equipmentType === type);
    if (alike.length === 0) continue;
    const plans = Math.max(plansOf(alike, models), alike.length);
    const last = batches.at(-1);
    if (last && plans <= room) last.push(...alike);
    else batches.push(alike);
    room = last && plans <= room ? room - plans : plansInACall - plans;
  }
  return batches;
}
