import type { ImportKind } from "@ymp/core/imported-lists";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { importMappings, importRows, imports } from "@ymp/db/schema/platform";
import { and, asc, desc, eq, gt, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import { z } from "zod";
import { inBatches } from "../../kit/bounded.ts";
import { keysetPages } from "../../kit/keyset-list.ts";
import { expectRow } from "../../kit/rows.ts";

export type ImportRow = typeof imports.$inferSelect;
export type WrittenRow = typeof importRows.$inferSelect;

/** A mapping is remembered without what it was guessed from. */
export const rememberedMapping = z.array(
  z.object({ column: z.int(), use: z.enum(["field", "remarks", "ignore"]), field: z.string().optional() }),
);
export type RememberedMapping = z.infer<typeof rememberedMapping>;

export async function findMapping(
  tx: Db,
  vesselId: string,
  kind: ImportKind,
  signature: string,
): Promise<RememberedMapping | null> {
  const [row] = await tx
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(
      and(
        eq(importMappings.vesselId, vesselId),
        eq(importMappings.kind, kind),
        eq(importMappings.signature, signature),
      ),
    );
  const parsed = rememberedMapping.safeParse(row?.mapping.columns);
  return parsed.success ? parsed.data : null;
}

export async function rememberMapping(
  tx: Db,
  row: { vesselId: string; createdBy: string | null; kind: ImportKind; signature: string },
  columns: RememberedMapping,
): Promise<void> {
  await tx
    .insert(importMappings)
    .values({ ...row, mapping: { columns } })
    .onConflictDoUpdate({
      target: [importMappings.vesselId, importMappings.kind, importMappings.signature],
      set: { mapping: { columns }, updatedAt: sql`now()` },
    });
}

export async function findImport(
  tx: Db,
  vesselId: string,
  id: string,
  forUpdate = false,
): Promise<ImportRow | undefined> {
  const query = tx
    .select()
    .from(imports)
    .where(and(eq(imports.vesselId, vesselId), eq(imports.id, id)));
  const [row] = await (forUpdate ? query.for("update") : query);
  return row;
}

/** One import of a vessel at a time. */
export async function lockImports(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${vesselId}`}, 0))`);
}

export async function insertImport(tx: Db, row: typeof imports.$inferInsert): Promise<ImportRow> {
  const [inserted] = await tx.insert(imports).values(row).returning();
  return expectRow(inserted);
}

export async function updateImport(
  tx: Db,
  vesselId: string,
  id: string,
  values: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await tx
    .update(imports)
    .set({ ...values, version: sql`${imports.version} + 1` })
    .where(and(eq(imports.vesselId, vesselId), eq(imports.id, id)));
}

const pages = keysetPages(z.tuple([z.uuid()]));

/** Those of the kinds the reader sets up, of hours of rest their own where `restOf` names them, the latest first; ids are made in the order of time. */
export async function listImportRows(
  tx: Db,
  vesselId: string,
  { kinds, restOf }: { kinds: readonly ImportKind[]; restOf: string | null },
  page: { cursor?: string | null | undefined; limit: number },
) {
  const seen = pages.seen(page);
  const rows = await tx
    .select({
      id: imports.id,
      kind: imports.kind,
      fileName: imports.fileName,
      status: imports.status,
      counts: imports.counts,
      createdAt: imports.createdAt,
      createdBy: imports.createdBy,
      undoneAt: imports.undoneAt,
      byName: users.name,
    })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.createdBy))
    .where(
      and(
        eq(imports.vesselId, vesselId),
        inArray(imports.kind, [...kinds]),
        restOf === null ? undefined : or(ne(imports.kind, "rest"), eq(imports.createdBy, restOf)),
        seen ? lt(imports.id, seen[0]) : undefined,
      ),
    )
    .orderBy(desc(imports.id))
    .limit(pages.rowsToRead(page));
  return pages.page(rows, page, ({ id }) => [id]);
}

/** In the order of the file. */
export async function listWrittenRows(tx: Db, vesselId: string, importId: string): Promise<WrittenRow[]> {
  const { sourceRow, id } = importRows;
  const written: WrittenRow[] = [];
  const behind = (last: WrittenRow) =>
    and(gte(sourceRow, last.sourceRow), or(gt(sourceRow, last.sourceRow), gt(id, last.id)));
  const slices = inBatches<WrittenRow>(500, (batchSize, last) =>
    tx
      .select()
      .from(importRows)
      .where(and(eq(importRows.vesselId, vesselId), eq(importRows.importId, importId), last ? behind(last) : undefined))
      .orderBy(asc(sourceRow), asc(id))
      .limit(batchSize),
  );
  for await (const slice of slices) written.push(...slice);
  return written;
}
