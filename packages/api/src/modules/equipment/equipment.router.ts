import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  equipmentHistoryInput,
  equipmentIdInput,
  equipmentJobsInput,
  listEquipmentInput,
  treeInput,
} from "./equipment.schema.ts";
import {
  equipmentFilesOf,
  equipmentPlaces,
  equipmentSections,
  equipmentTree,
  findEquipmentPage,
  getEquipment,
  machineHistory,
} from "./equipment.service.ts";
import { dueNext, machineJobs, readingChart } from "./machine-jobs.service.ts";
import { replaceMeter, setOverhaul } from "./meters.service.ts";
import {
  addReadingInput,
  readingsInput,
  replaceMeterInput,
  setOverhaulInput,
  withdrawReadingInput,
} from "./readings.schema.ts";
import { addReading, withdrawReading } from "./readings.service.ts";

const view = vesselProcedure("equipmentspage:view");
const edit = vesselProcedure("equipmentspage:edit");
const log = vesselProcedure("jobs:edit");

export const equipmentRouter = t.router({
  tree: view.input(treeInput).query(({ ctx, input }) => equipmentTree(ctx.scope, input)),
  list: view.input(listEquipmentInput).query(({ ctx, input }) => findEquipmentPage(ctx.scope, input)),
  places: view.query(({ ctx }) => equipmentPlaces(ctx.scope)),
  get: view.input(equipmentIdInput).query(({ ctx, input }) => getEquipment(ctx.scope, input.id)),
  sections: view.input(equipmentIdInput).query(({ ctx, input }) => equipmentSections(ctx.scope, input.id)),
  files: view.input(equipmentIdInput).query(({ ctx, input }) => equipmentFilesOf(ctx.scope, input.id)),
  history: view.input(equipmentHistoryInput).query(({ ctx, input }) => machineHistory(ctx.scope, input)),
  jobs: view.input(equipmentJobsInput).query(({ ctx, input }) => machineJobs(ctx.scope, input)),
  dueNext: view.input(equipmentIdInput).query(({ ctx, input }) => dueNext(ctx.scope, input.id)),

  readings: view.input(readingsInput).query(({ ctx, input }) => readingChart(ctx.scope, input)),
  addReading: log.input(addReadingInput).mutation(({ ctx, input }) => addReading(ctx.scope, input)),
  withdrawReading: log.input(withdrawReadingInput).mutation(({ ctx, input }) => withdrawReading(ctx.scope, input.id)),
  replaceMeter: edit.input(replaceMeterInput).mutation(({ ctx, input }) => replaceMeter(ctx.scope, input)),
  setOverhaul: edit.input(setOverhaulInput).mutation(({ ctx, input }) => setOverhaul(ctx.scope, input)),
});
