import { aboardProcedure, beforeTransactionAboard } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  applyImportInput,
  importIdInput,
  listImportsInput,
  previewImportInput,
  readImportInput,
} from "./imports.schema.ts";
import { applyImport, listImports, previewImport, readImport } from "./imports.service.ts";
import { undoImport } from "./undo.service.ts";

/** Which right it takes depends on the kind of list. */
const edit = aboardProcedure({ takesTokens: "levels" });
/** A whole file comes along, also to be read or tried out: it is opened before the transaction, in a thread. */
const carries = beforeTransactionAboard({ takesTokens: "levels", uses: "import" });

export const importsRouter = t.router({
  read: carries.input(readImportInput).mutation(({ ctx, input }) => readImport(ctx.gate, input)),
  preview: carries.input(previewImportInput).mutation(({ ctx, input }) => previewImport(ctx.gate, input)),
  write: carries.input(applyImportInput).mutation(({ ctx, input }) => applyImport(ctx.gate, input)),
  list: edit.input(listImportsInput).query(({ ctx, input }) => listImports(ctx.scope, input)),
  undo: edit.input(importIdInput).mutation(({ ctx, input }) => undoImport(ctx.scope, input.id)),
});
