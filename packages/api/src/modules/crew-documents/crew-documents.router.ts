import { aboardProcedure, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  documentIdInput,
  documentsOfInput,
  documentsOfUserInput,
  expiringInput,
  saveDocumentInput,
  setDocumentFileInput,
  verifyDocumentInput,
} from "./crew-documents.schema.ts";
import { documentsOf, documentsOfUser, expiringDocuments } from "./crew-documents.service.ts";
import { removeDocument, restoreDocument, saveDocument, setDocumentFile, verifyDocument } from "./keeping.service.ts";

const aboard = aboardProcedure();
const keeping = aboardProcedure({ takesTokens: "employees:edit" });

export const crewDocumentsRouter = t.router({
  list: aboard.input(documentsOfInput).query(({ ctx, input }) => documentsOf(ctx.scope, input.profileId)),
  forUser: aboard.input(documentsOfUserInput).query(({ ctx, input }) => documentsOfUser(ctx.scope, input.userId)),
  expiring: vesselProcedure("employees:view")
    .input(expiringInput)
    .query(({ ctx, input }) => expiringDocuments(ctx.scope, input)),

  save: keeping.input(saveDocumentInput).mutation(({ ctx, input }) => saveDocument(ctx.scope, input)),
  setFile: keeping.input(setDocumentFileInput).mutation(({ ctx, input }) => setDocumentFile(ctx.scope, input)),
  verify: keeping.input(verifyDocumentInput).mutation(({ ctx, input }) => verifyDocument(ctx.scope, input)),
  remove: keeping.input(documentIdInput).mutation(({ ctx, input }) => removeDocument(ctx.scope, input.id)),
  restore: keeping.input(documentIdInput).mutation(({ ctx, input }) => restoreDocument(ctx.scope, input.id)),
});
