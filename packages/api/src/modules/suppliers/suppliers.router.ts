import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { archiveSupplier, bulkEditSuppliers, restoreSupplier } from "./archiving.service.ts";
import { removeContact, saveContact } from "./contacts.service.ts";
import { removeDocument, restoreDocument, saveDocument, setDocumentFile } from "./documents.service.ts";
import { suggestDuplicates } from "./duplicates.service.ts";
import { mergeSuppliers, previewMerge } from "./merging.service.ts";
import {
  findSupplierPage,
  readSupplier,
  supplierHistory,
  supplierMachines,
  supplierOrders,
  supplierParts,
  supplierSpend,
  supplierSummary,
} from "./reading.service.ts";
import {
  bulkEditSuppliersInput,
  duplicatesInput,
  exportSuppliersInput,
  listSuppliersInput,
  mergeSuppliersInput,
  pickSuppliersInput,
  saveContactInput,
  saveSupplierDocumentInput,
  saveSupplierInput,
  setSupplierDocumentFileInput,
  supplierHistoryInput,
  supplierIdInput,
  versionedSupplierInput,
} from "./suppliers.schema.ts";
import { pickSupplier, saveSupplier } from "./suppliers.service.ts";
import { exportSuppliers } from "./suppliers-export.service.ts";

const view = vesselProcedure("supplier:view");
const edit = vesselProcedure("supplier:edit");

export const suppliersRouter = t.router({
  list: view.input(listSuppliersInput).query(({ ctx, input }) => findSupplierPage(ctx.scope, input)),
  summary: view.query(({ ctx }) => supplierSummary(ctx.scope)),
  pick: view.input(pickSuppliersInput).query(({ ctx, input }) => pickSupplier(ctx.scope, input)),
  duplicates: view.input(duplicatesInput).query(({ ctx, input }) => suggestDuplicates(ctx.scope, input)),
  get: view.input(supplierIdInput).query(({ ctx, input }) => readSupplier(ctx.scope, input.id)),
  parts: view.input(supplierIdInput).query(({ ctx, input }) => supplierParts(ctx.scope, input.id)),
  machines: view.input(supplierIdInput).query(({ ctx, input }) => supplierMachines(ctx.scope, input.id)),
  orders: view.input(supplierIdInput).query(({ ctx, input }) => supplierOrders(ctx.scope, input.id)),
  spend: view.input(supplierIdInput).query(({ ctx, input }) => supplierSpend(ctx.scope, input.id)),
  history: view.input(supplierHistoryInput).query(({ ctx, input }) => supplierHistory(ctx.scope, input)),
  export: vesselProcedure("supplier:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportSuppliersInput)
    .query(({ ctx, input }) => exportSuppliers(ctx.scope, input)),

  save: edit.input(saveSupplierInput).mutation(({ ctx, input }) => saveSupplier(ctx.scope, input)),
  archive: edit.input(versionedSupplierInput).mutation(({ ctx, input }) => archiveSupplier(ctx.scope, input)),
  restore: edit.input(versionedSupplierInput).mutation(({ ctx, input }) => restoreSupplier(ctx.scope, input)),
  bulkEdit: edit.input(bulkEditSuppliersInput).mutation(({ ctx, input }) => bulkEditSuppliers(ctx.scope, input)),

  mergePreview: edit.input(mergeSuppliersInput).query(({ ctx, input }) => previewMerge(ctx.scope, input)),
  merge: edit.input(mergeSuppliersInput).mutation(({ ctx, input }) => mergeSuppliers(ctx.scope, input)),

  saveContact: edit.input(saveContactInput).mutation(({ ctx, input }) => saveContact(ctx.scope, input)),
  removeContact: edit.input(supplierIdInput).mutation(({ ctx, input }) => removeContact(ctx.scope, input.id)),
  saveDocument: edit.input(saveSupplierDocumentInput).mutation(({ ctx, input }) => saveDocument(ctx.scope, input)),
  setDocumentFile: edit
    .input(setSupplierDocumentFileInput)
    .mutation(({ ctx, input }) => setDocumentFile(ctx.scope, input)),
  removeDocument: edit.input(supplierIdInput).mutation(({ ctx, input }) => removeDocument(ctx.scope, input.id)),
  restoreDocument: edit.input(supplierIdInput).mutation(({ ctx, input }) => restoreDocument(ctx.scope, input.id)),
});
