import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { bulkEditItems } from "./bulk.service.ts";
import {
  adjustInput,
  bulkEditItemsInput,
  consumeInput,
  correctCostInput,
  countItemInput,
  exportItemsInput,
  exportValuationInput,
  findItemInput,
  itemIdInput,
  itemLotsInput,
  itemPageInput,
  listItemsInput,
  listLocationsInput,
  pickItemsInput,
  receiveInput,
  removeLocationInput,
  saveItemInput,
  saveLocationInput,
  saveLotInput,
  scrapInput,
  setItemPhotoInput,
  transferInput,
  undoMovesInput,
  versionedItemInput,
} from "./inventory.schema.ts";
import { categoriesInUse, findByCode, findItemsPage, getItem, itemHistory, itemMoves } from "./inventory.service.ts";
import { exportItems } from "./inventory-export.service.ts";
import { archiveItem, possibleOwners, restoreItem, saveItem, setItemPhoto } from "./items.service.ts";
import { lotsOfItem, saveLot } from "./lots.service.ts";
import { locationsOnBoard, removeLocation, restoreLocation, saveLocation } from "./places.service.ts";
import { listItemsToPick } from "./stock.service.ts";
import {
  adjustStock,
  consumeStock,
  correctCost,
  countStock,
  receiveStock,
  scrapStock,
  transferStock,
  undoMoves,
} from "./stock-actions.service.ts";
import { exportValuation, stockSummary, stockValuation } from "./valuation.service.ts";

const view = vesselProcedure("inventory:view");
const edit = vesselProcedure("inventory:edit");
const takeAlong = vesselProcedure("inventory:view", { isOpenWhenExpired: true, isReport: true, uses: "export" });

export const inventoryRouter = t.router({
  list: view.input(listItemsInput).query(({ ctx, input }) => findItemsPage(ctx.scope, input)),
  summary: view.query(({ ctx }) => stockSummary(ctx.scope)),
  categories: view.query(({ ctx }) => categoriesInUse(ctx.scope)),
  get: view.input(itemIdInput).query(({ ctx, input }) => getItem(ctx.scope, input.id)),
  find: view.input(findItemInput).query(({ ctx, input }) => findByCode(ctx.scope, input)),
  pick: vesselProcedure("jobs:view")
    .input(pickItemsInput)
    .query(({ ctx, input }) => listItemsToPick(ctx.scope, input)),
  moves: view.input(itemPageInput).query(({ ctx, input }) => itemMoves(ctx.scope, input)),
  history: view.input(itemPageInput).query(({ ctx, input }) => itemHistory(ctx.scope, input)),
  owners: edit.query(({ ctx }) => possibleOwners(ctx.scope)),
  export: takeAlong.input(exportItemsInput).query(({ ctx, input }) => exportItems(ctx.scope, input)),

  save: edit.input(saveItemInput).mutation(({ ctx, input }) => saveItem(ctx.scope, input)),
  archive: edit.input(versionedItemInput).mutation(({ ctx, input }) => archiveItem(ctx.scope, input)),
  restore: edit.input(versionedItemInput).mutation(({ ctx, input }) => restoreItem(ctx.scope, input)),
  setPhoto: edit.input(setItemPhotoInput).mutation(({ ctx, input }) => setItemPhoto(ctx.scope, input)),
  bulkEdit: edit.input(bulkEditItemsInput).mutation(({ ctx, input }) => bulkEditItems(ctx.scope, input)),

  receive: edit.input(receiveInput).mutation(({ ctx, input }) => receiveStock(ctx.scope, input)),
  consume: edit.input(consumeInput).mutation(({ ctx, input }) => consumeStock(ctx.scope, input)),
  adjust: edit.input(adjustInput).mutation(({ ctx, input }) => adjustStock(ctx.scope, input)),
  count: edit.input(countItemInput).mutation(({ ctx, input }) => countStock(ctx.scope, input)),
  transfer: edit.input(transferInput).mutation(({ ctx, input }) => transferStock(ctx.scope, input)),
  scrap: edit.input(scrapInput).mutation(({ ctx, input }) => scrapStock(ctx.scope, input)),
  undoMoves: edit.input(undoMovesInput).mutation(({ ctx, input }) => undoMoves(ctx.scope, input.ids)),

  correctCost: edit.input(correctCostInput).mutation(({ ctx, input }) => correctCost(ctx.scope, input)),

  lots: view.input(itemLotsInput).query(({ ctx, input }) => lotsOfItem(ctx.scope, input.itemId)),
  saveLot: edit.input(saveLotInput).mutation(({ ctx, input }) => saveLot(ctx.scope, input)),
  locations: view.input(listLocationsInput.optional()).query(({ ctx, input }) => locationsOnBoard(ctx.scope, input)),
  saveLocation: edit.input(saveLocationInput).mutation(({ ctx, input }) => saveLocation(ctx.scope, input)),
  restoreLocation: edit.input(removeLocationInput).mutation(({ ctx, input }) => restoreLocation(ctx.scope, input.id)),
  removeLocation: edit.input(removeLocationInput).mutation(({ ctx, input }) => removeLocation(ctx.scope, input.id)),

  valuation: view.query(({ ctx }) => stockValuation(ctx.scope)),
  exportValuation: takeAlong.input(exportValuationInput).query(({ ctx, input }) => exportValuation(ctx.scope, input)),
});
