import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { equipmentIdInput, listEquipmentInput, treeInput } from "./equipment.schema.ts";
import {
  equipmentFilesOf,
  equipmentPlaces,
  equipmentSections,
  equipmentTree,
  findEquipmentPage,
  getEquipment,
} from "./equipment.service.ts";

const view = vesselProcedure("equipmentspage:view");

export const equipmentRouter = t.router({
  tree: view.input(treeInput).query(({ ctx, input }) => equipmentTree(ctx.scope, input)),
  list: view.input(listEquipmentInput).query(({ ctx, input }) => findEquipmentPage(ctx.scope, input)),
  places: view.query(({ ctx }) => equipmentPlaces(ctx.scope)),
  get: view.input(equipmentIdInput).query(({ ctx, input }) => getEquipment(ctx.scope, input.id)),
  sections: view.input(equipmentIdInput).query(({ ctx, input }) => equipmentSections(ctx.scope, input.id)),
  files: view.input(equipmentIdInput).query(({ ctx, input }) => equipmentFilesOf(ctx.scope, input.id)),
});
