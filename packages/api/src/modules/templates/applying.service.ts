import { AppError } from "@ymp/core/errors";
import { jobTemplateSchema } from "@ymp/core/maintenance/job-template";
import { type Locale, locales } from "@ymp/i18n/locales";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { mayMake } from "../jobs/plan-making.ts";
import { makePlan } from "../jobs/plans.service.ts";
import { type ApplyLine, isApplied, linesOf, type OfferedTemplate, planInputOf } from "./applying.rules.ts";
import { jobIn, sameWords } from "./library.rules.ts";
import { isOffered, jobsOfLibrary, type LibraryJob } from "./library.service.ts";
import {
  lockMachines,
  machinesByIds,
  plansOfMachines,
  stockedPartsOf,
  templatesByIds,
} from "./templates.repository.ts";
import type { applyTemplatesInput, ChosenTemplates } from "./templates.schema.ts";
import { requirePlanner } from "./templates.service.ts";

const mostPlans = 1000;

/** What applying would do, line by line, before it is done. */
export async function previewTemplates(scope: VesselScope, input: ChosenTemplates) {
  requireInsider(scope);
  const lines = await linesFor(scope, input);
  return lines.map(({ machine, offered, outcome }) => ({
    equipmentId: machine.id,
    equipmentName: machine.name,
    equipmentCode: machine.code,
    ref: offered.ref,
    title: offered.template.title,
    outcome,
  }));
}

/** Makes the plans with their first jobs. A machine that has a plan of that title keeps it; done twice it is done once. */
export async function applyTemplates(
  scope: VesselScope,
  input: z.infer<typeof applyTemplatesInput>,
): Promise<{ made: number; skipped: number }> {
  requirePlanner(scope);
  await lockMachines(scope.tx, scope.vesselId, input.equipmentIds);
  const lines = await linesFor(scope, input);
  const wanted = lines.filter(isApplied);
  const parts = await stockedPartsOf(scope.tx, scope.vesselId, input.equipmentIds);
  for (const { machine, offered } of wanted) {
    const peers = wanted.filter((line) => line.offered.ref === offered.ref);
    await makePlan(
      scope,
      planInputOf(offered, machine.id, {
        today: shipsDay(scope),
        isSpread: input.isSpread,
        index: peers.findIndex((line) => line.machine.id === machine.id),
        count: peers.length,
        stockOf: (names) => parts.find((part) => part.equipmentId === machine.id && names.has(sameWords(part.name))),
      }),
    );
  }
  return { made: wanted.length, skipped: lines.length - wanted.length };
}

async function linesFor(scope: VesselScope, input: ChosenTemplates): Promise<ApplyLine[]> {
  const { tx, vesselId } = scope;
  const equipmentIds = [...new Set(input.equipmentIds)];
  const [machines, templates, existing] = await Promise.all([
    machinesByIds(tx, vesselId, equipmentIds),
    offeredTemplates(scope, input),
    plansOfMachines(tx, vesselId, equipmentIds),
  ]);
  if (machines.length < equipmentIds.length) throw new AppError("not_found", "refusals:recordNotFound");
  if (machines.length * templates.length > mostPlans)
    throw new AppError("invalid", "templates:refusal.tooMany", { most: mostPlans });
  const known = new Set(existing.map(({ equipmentId, title }) => `${equipmentId} ${sameWords(title)}`));
  return linesOf(machines, templates, {
    hasPlan: (equipmentId, title) => known.has(`${equipmentId} ${title}`),
    mayMake: (template, machine) => mayMake(scope, template, machine),
  });
}

async function offeredTemplates(scope: VesselScope, input: ChosenTemplates): Promise<OfferedTemplate[]> {
  const ids = [...new Set(input.templateIds)];
  const [own, jobs] = await Promise.all([templatesByIds(scope.tx, scope.vesselId, ids), jobsOfLibrary(scope.tx)]);
  if (own.length < ids.length) throw new AppError("not_found", "refusals:recordNotFound");
  const library = new Map(jobs.map((job) => [job.key, job]));
  const fromLibrary = [...new Set(input.libraryKeys)].map((key) => {
    const job = library.get(key);
    if (!job || !isOffered(job)) throw new AppError("not_found", "templates:refusal.notInLibrary");
    return offeredOf(key, job, scope.vessel.language);
  });
  const ownOffered = own.map(({ id, equipmentType, source, template: kept }) => {
    const template = jobTemplateSchema.parse(kept);
    const known = library.get(source ?? "");
    const inAllLanguages = [template, ...(known ? inEveryLanguage(known) : [])];
    return { ref: id, equipmentType, template, inAllLanguages };
  });
  return [...ownOffered, ...fromLibrary];
}

const offeredOf = (ref: string, { equipmentType, ...job }: LibraryJob, language: Locale): OfferedTemplate => ({
  ref,
  equipmentType,
  template: jobIn(language, job.template, job.words),
  inAllLanguages: inEveryLanguage(job),
});

const inEveryLanguage = ({ template, words }: Pick<LibraryJob, "template" | "words">) =>
  locales.map((language) => jobIn(language, template, words));
