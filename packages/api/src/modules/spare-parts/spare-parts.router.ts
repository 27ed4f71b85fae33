import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { bulkEditParts } from "./bulk.service.ts";
import { createItemFor, createItems, linkItems, proposeLinks } from "./links.service.ts";
import { addToOrder } from "./ordering.service.ts";
import { removePart, savePart, setSpot } from "./saving.service.ts";
import {
  machinesOnBoard,
  orderSections,
  removeSection,
  saveSection,
  sectionsOnBoard,
  setDrawing,
} from "./sections.service.ts";
import {
  addToOrderInput,
  browseInput,
  bulkEditPartsInput,
  createItemForInput,
  createItemsInput,
  exportPartsInput,
  linkItemInput,
  linkItemsInput,
  listPartsInput,
  orderSectionsInput,
  partHistoryInput,
  partIdInput,
  proposalsInput,
  removeSectionInput,
  savePartInput,
  saveSectionInput,
  sectionsInput,
  setDrawingInput,
  setSpotInput,
} from "./spare-parts.schema.ts";
import { browseParts, findPartsPage, getPartSheet, partHistory } from "./spare-parts.service.ts";
import { exportParts } from "./spare-parts-export.service.ts";

const view = vesselProcedure("spareparts:view");
const edit = vesselProcedure("spareparts:edit");

export const sparePartsRouter = t.router({
  machines: view.query(({ ctx }) => machinesOnBoard(ctx.scope)),
  browse: view.input(browseInput).query(({ ctx, input }) => browseParts(ctx.scope, input)),
  list: view.input(listPartsInput).query(({ ctx, input }) => findPartsPage(ctx.scope, input)),
  get: view.input(partIdInput).query(({ ctx, input }) => getPartSheet(ctx.scope, input.id)),
  history: view.input(partHistoryInput).query(({ ctx, input }) => partHistory(ctx.scope, input)),
  export: vesselProcedure("spareparts:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportPartsInput)
    .query(({ ctx, input }) => exportParts(ctx.scope, input)),

  save: edit.input(savePartInput).mutation(({ ctx, input }) => savePart(ctx.scope, input)),
  remove: edit.input(partIdInput).mutation(({ ctx, input }) => removePart(ctx.scope, input.id)),
  bulkEdit: edit.input(bulkEditPartsInput).mutation(({ ctx, input }) => bulkEditParts(ctx.scope, input)),
  setSpot: edit.input(setSpotInput).mutation(({ ctx, input }) => setSpot(ctx.scope, input)),

  proposals: edit.input(proposalsInput).query(({ ctx, input }) => proposeLinks(ctx.scope, input)),
  linkItem: edit.input(linkItemInput).mutation(({ ctx, input }) => linkItems(ctx.scope, { links: [input] })),
  linkItems: edit.input(linkItemsInput).mutation(({ ctx, input }) => linkItems(ctx.scope, input)),
  createItemFor: edit.input(createItemForInput).mutation(({ ctx, input }) => createItemFor(ctx.scope, input)),
  createItems: edit.input(createItemsInput).mutation(({ ctx, input }) => createItems(ctx.scope, input)),
  addToOrder: vesselProcedure("inventory:edit")
    .input(addToOrderInput)
    .mutation(({ ctx, input }) => addToOrder(ctx.scope, input)),

  sections: view.input(sectionsInput).query(({ ctx, input }) => sectionsOnBoard(ctx.scope, input)),
  saveSection: edit.input(saveSectionInput).mutation(({ ctx, input }) => saveSection(ctx.scope, input)),
  setDrawing: edit.input(setDrawingInput).mutation(({ ctx, input }) => setDrawing(ctx.scope, input)),
  orderSections: edit.input(orderSectionsInput).mutation(({ ctx, input }) => orderSections(ctx.scope, input)),
  removeSection: edit.input(removeSectionInput).mutation(({ ctx, input }) => removeSection(ctx.scope, input)),
});
