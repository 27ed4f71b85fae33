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
const edit = aboardProcedure();

export const importsRouter = t.router({
  read: edit.input(readImportInput).mutation(({ ctx, input }) => readImport(ctx.scope, input)),
  preview: edit.input(previewImportInput).mutation(({ ctx, input }) => previewImport(ctx.scope, input)),
  write: edit.input(applyImportInput).mutation(({ ctx, input }) => applyImport(ctx.scope, input)),
  list: edit.input(listImportsInput).query(({ ctx, input }) => listImports(ctx.scope, input)),
  undo: edit.input(importIdInput).mutation(({ ctx, input }) => undoImport(ctx.scope, input.id)),
});
