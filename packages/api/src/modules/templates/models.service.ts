import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import type { Locale } from "@ymp/i18n/locales";
import type { VesselScope } from "../../context.ts";
import { createEquipment } from "../equipment/register.service.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { applyTemplates } from "./applying.service.ts";
import { modelIn } from "./library.rules.ts";
import { type LibraryModel, offeredJobs, offeredModels } from "./library.service.ts";
import type { EquipmentModel, StartFromInput } from "./models.schema.ts";
import { starterModels } from "./starter-models.ts";
import { machinesOfTypes } from "./templates.repository.ts";
import { mayKeepTemplates, requirePlanner } from "./templates.service.ts";

/** The models a vessel can start from, in her language, with what it has of their type already and the jobs that come with them. */
export async function listModels(scope: VesselScope) {
  requireInsider(scope);
  const { tx, vesselId, vessel } = scope;
  const [onBoard, models, jobs] = await Promise.all([
    machinesOfTypes(tx, vesselId),
    offeredModels(tx),
    offeredJobs(tx),
  ]);
  const offered = new Set(models.map(({ key }) => key));
  return {
    sets: starterModels.sets.map((set) => ({ ...set, models: set.models.filter(({ key }) => offered.has(key)) })),
    models: models.map(({ model, words }) => ({
      ...modelIn(vessel.language, model, words),
      onBoard: onBoard.get(model.equipmentType) ?? 0,
      jobs: jobs.filter(({ equipmentType }) => equipmentType === model.equipmentType).length,
    })),
    canGiveJobs: mayKeepTemplates(scope),
  };
}

type WantedMachine = StartFromInput["machines"][number] & { model: EquipmentModel };

/** Makes the machines and, when asked, the plans of the library for each of them. Done twice it is done once. */
export async function startFrom(
  scope: VesselScope,
  { machines, withJobs, isSpread }: StartFromInput,
): Promise<{ machines: number; plans: number }> {
  requireInsider(scope);
  if (withJobs) requirePlanner(scope);
  const offered = new Map((await offeredModels(scope.tx)).map((entry) => [entry.key, entry]));
  const wanted = machines.map((machine) => ({
    ...machine,
    model: modelFor(scope.vessel.language, offered.get(machine.key)),
  }));
  for (const machine of wanted) await makeMachine(scope, machine);
  return { machines: wanted.length, plans: withJobs ? await giveJobs(scope, wanted, isSpread) : 0 };
}

function modelFor(language: Locale, entry: LibraryModel | undefined): EquipmentModel {
  if (!entry) throw new AppError("not_found", "models:refusal.notInLibrary");
  return modelIn(language, entry.model, entry.words);
}

function makeMachine(scope: VesselScope, { id, name, model, reading, ...given }: WantedMachine) {
  const { isCritical, isStandby, isUsedAtSea, isUsedInPort } = model;
  return createEquipment(scope, {
    ...{ id, name, isCritical, isStandby, isUsedAtSea, isUsedInPort },
    type: model.equipmentType,
    department: given.department ?? model.department,
    location: given.location ?? model.location,
    counter: model.hasHourCounter && reading != null ? { id: newId(), kind: "hours", reading } : undefined,
  });
}

async function giveJobs(scope: VesselScope, machines: readonly WantedMachine[], isSpread: boolean): Promise<number> {
  const types = new Set(machines.map(({ model }) => model.equipmentType));
  const jobs = await offeredJobs(scope.tx);
  let plans = 0;
  for (const type of types) {
    const libraryKeys = jobs.filter(({ equipmentType }) => equipmentType === type).map(({ key }) => key);
    if (libraryKeys.length === 0) continue;
    const equipmentIds = machines.filter(({ model }) => model.equipmentType === type).map(({ id }) => id);
    const { made } = await applyTemplates(scope, { templateIds: [], libraryKeys, equipmentIds, isSpread });
    plans += made;
  }
  return plans;
}
