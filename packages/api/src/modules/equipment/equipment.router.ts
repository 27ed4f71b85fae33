import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { removeSection } from "../spare-parts/sections.service.ts";
import { removeSectionInput } from "../spare-parts/spare-parts.schema.ts";
import { archiveEquipment, restoreEquipment } from "./archiving.service.ts";
import { copyEquipment, copyMany } from "./copying.service.ts";
import { exportCritical, listCritical } from "./critical.service.ts";
import {
  addEquipmentFileInput,
  archiveEquipmentInput,
  bulkUpdateEquipmentInput,
  copyEquipmentInput,
  copyManyInput,
  createEquipmentInput,
  createSectionInput,
  dueNextInput,
  equipmentHistoryInput,
  equipmentIdInput,
  equipmentJobsInput,
  exportCriticalInput,
  exportEquipmentInput,
  listEquipmentInput,
  moveEquipmentInput,
  setPhotoInput,
  treeInput,
  updateEquipmentInput,
  updateSectionInput,
  versionedEquipmentInput,
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
import { exportEquipment } from "./equipment-export.service.ts";
import { exportHistory, exportHistoryInput } from "./history-export.service.ts";
import { labelsInput } from "./labels.schema.ts";
import { writeLabels } from "./labels.service.ts";
import { dueNext, machineJobs, readingChart } from "./machine-jobs.service.ts";
import { replaceMeter, setOverhaul } from "./meters.service.ts";
import { equipmentPartsInput } from "./parts.schema.ts";
import { equipmentParts } from "./parts.service.ts";
import { renameFileInput, replacePhotoInput } from "./photos.schema.ts";
import { renameFile, replacePhoto } from "./photos.service.ts";
import { bulkUpdateEquipment, moveEquipment } from "./placing.service.ts";
import {
  addReadingInput,
  readingsInput,
  replaceMeterInput,
  setOverhaulInput,
  withdrawReadingInput,
} from "./readings.schema.ts";
import { addReading, withdrawReading } from "./readings.service.ts";
import { createEquipment, removeEquipment, updateEquipment } from "./register.service.ts";
import { addReadings } from "./round-readings.service.ts";
import { addReadingsInput, metersInput, roundsInput, saveRoundInput, versionedRoundInput } from "./rounds.schema.ts";
import { metersOnBoard, readingRounds, saveRound, setRoundArchived } from "./rounds.service.ts";
import { addEquipmentFile, createSection, removeEquipmentFile, setPhoto, updateSection } from "./sections.service.ts";
import { swapInput, swapPreviewInput } from "./swap.schema.ts";
import { swapComponents, swapPreview } from "./swap.service.ts";
import { warrantyOf } from "./warranty.service.ts";

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
  exportHistory: vesselProcedure("equipmentspage:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportHistoryInput)
    .query(({ ctx, input }) => exportHistory(ctx.scope, input)),
  warranty: view.input(equipmentIdInput).query(({ ctx, input }) => warrantyOf(ctx.scope, input.id)),
  labels: view.input(labelsInput).query(({ ctx, input }) => writeLabels(ctx.scope, input)),
  jobs: view.input(equipmentJobsInput).query(({ ctx, input }) => machineJobs(ctx.scope, input)),
  dueNext: view.input(dueNextInput).query(({ ctx, input }) => dueNext(ctx.scope, input)),
  parts: view.input(equipmentPartsInput).query(({ ctx, input }) => equipmentParts(ctx.scope, input)),
  /** Critical equipment with its last and next test. */
  critical: view.query(({ ctx }) => listCritical(ctx.scope)),
  exportCritical: vesselProcedure("equipmentspage:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportCriticalInput)
    .query(({ ctx, input }) => exportCritical(ctx.scope, input)),
  export: vesselProcedure("equipmentspage:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportEquipmentInput)
    .query(({ ctx, input }) => exportEquipment(ctx.scope, input)),

  create: edit.input(createEquipmentInput).mutation(({ ctx, input }) => createEquipment(ctx.scope, input)),
  update: edit.input(updateEquipmentInput).mutation(({ ctx, input }) => updateEquipment(ctx.scope, input)),
  bulkUpdate: edit.input(bulkUpdateEquipmentInput).mutation(({ ctx, input }) => bulkUpdateEquipment(ctx.scope, input)),
  move: edit.input(moveEquipmentInput).mutation(({ ctx, input }) => moveEquipment(ctx.scope, input)),
  copy: edit.input(copyEquipmentInput).mutation(({ ctx, input }) => copyEquipment(ctx.scope, input)),
  swapPreview: edit.input(swapPreviewInput).query(({ ctx, input }) => swapPreview(ctx.scope, input)),
  swap: edit.input(swapInput).mutation(({ ctx, input }) => swapComponents(ctx.scope, input)),
  copyMany: edit.input(copyManyInput).mutation(({ ctx, input }) => copyMany(ctx.scope, input)),
  archive: edit.input(archiveEquipmentInput).mutation(({ ctx, input }) => archiveEquipment(ctx.scope, input)),
  restore: edit.input(versionedEquipmentInput).mutation(({ ctx, input }) => restoreEquipment(ctx.scope, input)),
  remove: edit.input(versionedEquipmentInput).mutation(({ ctx, input }) => removeEquipment(ctx.scope, input)),

  createSection: edit.input(createSectionInput).mutation(({ ctx, input }) => createSection(ctx.scope, input)),
  updateSection: edit.input(updateSectionInput).mutation(({ ctx, input }) => updateSection(ctx.scope, input)),
  removeSection: edit.input(removeSectionInput).mutation(({ ctx, input }) => removeSection(ctx.scope, input)),

  addFile: edit.input(addEquipmentFileInput).mutation(({ ctx, input }) => addEquipmentFile(ctx.scope, input)),
  removeFile: edit.input(equipmentIdInput).mutation(({ ctx, input }) => removeEquipmentFile(ctx.scope, input.id)),
  renameFile: edit.input(renameFileInput).mutation(({ ctx, input }) => renameFile(ctx.scope, input)),
  replacePhoto: edit.input(replacePhotoInput).mutation(({ ctx, input }) => replacePhoto(ctx.scope, input)),
  setPhoto: edit.input(setPhotoInput).mutation(({ ctx, input }) => setPhoto(ctx.scope, input)),

  rounds: view.input(roundsInput).query(({ ctx, input }) => readingRounds(ctx.scope, input)),
  meters: view.input(metersInput).query(({ ctx, input }) => metersOnBoard(ctx.scope, input)),
  saveRound: edit.input(saveRoundInput).mutation(({ ctx, input }) => saveRound(ctx.scope, input)),
  archiveRound: edit.input(versionedRoundInput).mutation(({ ctx, input }) => setRoundArchived(ctx.scope, input, true)),
  restoreRound: edit.input(versionedRoundInput).mutation(({ ctx, input }) => setRoundArchived(ctx.scope, input, false)),

  readings: view.input(readingsInput).query(({ ctx, input }) => readingChart(ctx.scope, input)),
  addReading: log.input(addReadingInput).mutation(({ ctx, input }) => addReading(ctx.scope, input)),
  addReadings: log.input(addReadingsInput).mutation(({ ctx, input }) => addReadings(ctx.scope, input)),
  withdrawReading: log.input(withdrawReadingInput).mutation(({ ctx, input }) => withdrawReading(ctx.scope, input.id)),
  replaceMeter: edit.input(replaceMeterInput).mutation(({ ctx, input }) => replaceMeter(ctx.scope, input)),
  setOverhaul: edit.input(setOverhaulInput).mutation(({ ctx, input }) => setOverhaul(ctx.scope, input)),
});
