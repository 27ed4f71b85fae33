import { aboardProcedure } from "../../procedures.ts";
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

/** Which right it takes depends on the kind of list. Reading and trying out carry a whole file, so they are sent like writes. */
const edit = aboardProcedure({ takesTokens: "levels" });
const carries = aboardProcedure({ takesTokens: "levels", uses: "import" });

export const importsRouter = t.router({
  read: carries.input(readImportInput).mutation(({ ctx, input }) => readImport(ctx.scope, input)),
  preview: carries.input(previewImportInput).mutation(({ ctx, input }) => previewImport(ctx.scope, input)),
  write: carries.input(applyImportInput).mutation(({ ctx, input }) => applyImport(ctx.scope, input)),
  list: edit.input(listImportsInput).query(({ ctx, input }) => listImports(ctx.scope, input)),
  undo: edit.input(importIdInput).mutation(({ ctx, input }) => undoImport(ctx.scope, input.id)),
});
