import { withDisclosureLog } from "../../platform/disclosures/given-out.ts";
import { aboardProcedure, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { givenOfPapers } from "./crew-documents.rules.ts";
import {
  documentIdInput,
  documentsOfInput,
  documentsOfUserInput,
  expiringInput,
  saveDocumentInput,
  setDocumentFileInput,
  verifyDocumentInput,
} from "./crew-documents.schema.ts";
import { documentsOf, documentsOfUser, expiringDocuments, givenOfHolder } from "./crew-documents.service.ts";
import { removeDocument, restoreDocument, saveDocument, setDocumentFile, verifyDocument } from "./keeping.service.ts";
import { exportMatrixInput, matrixInput } from "./matrix.schema.ts";
import { exportMatrix, readMatrix } from "./matrix.service.ts";

const reading = aboardProcedure({ takesTokens: "employees:view" });
const keeping = aboardProcedure({ takesTokens: "employees:edit" });

export const crewDocumentsRouter = t.router({
  list: reading
    .input(documentsOfInput)
    .query(withDisclosureLog(({ ctx, input }) => documentsOf(ctx.scope, input.profileId), givenOfHolder)),
  forUser: reading
    .input(documentsOfUserInput)
    .query(withDisclosureLog(({ ctx, input }) => documentsOfUser(ctx.scope, input.userId), givenOfHolder)),
  expiring: vesselProcedure("employees:view")
    .input(expiringInput)
    .query(withDisclosureLog(({ ctx, input }) => expiringDocuments(ctx.scope, input), givenOfPapers)),

  matrix: vesselProcedure("employees:view")
    .input(matrixInput)
    .query(({ ctx, input }) => readMatrix(ctx.scope, input)),
  exportMatrix: vesselProcedure("employees:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportMatrixInput)
    .query(({ ctx, input }) => exportMatrix(ctx.scope, input)),

  save: keeping.input(saveDocumentInput).mutation(({ ctx, input }) => saveDocument(ctx.scope, input)),
  setFile: keeping.input(setDocumentFileInput).mutation(({ ctx, input }) => setDocumentFile(ctx.scope, input)),
  verify: keeping.input(verifyDocumentInput).mutation(({ ctx, input }) => verifyDocument(ctx.scope, input)),
  remove: keeping.input(documentIdInput).mutation(({ ctx, input }) => removeDocument(ctx.scope, input.id)),
  restore: keeping.input(documentIdInput).mutation(({ ctx, input }) => restoreDocument(ctx.scope, input.id)),
});
