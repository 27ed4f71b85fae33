import path from "node:path";
import { type FileVariant, fileVariants } from "@ymp/core/file-address";
import type { Database, Db } from "@ymp/db/client";
import { files } from "@ymp/db/schema/files";
import { vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { asc, eq } from "drizzle-orm";
import product from "../../../package.json" with { type: "json" };
import { safeFileName } from "../exports/file-name.ts";
import type { FileStore } from "../files/file-store.ts";
import { partKey } from "../files/stored-parts.ts";
import {
  type ArchiveEntry,
  type ArchiveManifest,
  archiveFormat,
  manifestName,
  notice,
  rowsName,
  usersName,
  vesselName,
} from "./archive-format.ts";
import { documentsOf, peopleNamed } from "./archive-rows.ts";
import { readableSheets } from "./readable-sheets.ts";
import { tenantTables } from "./tenant-tables.ts";
import { vesselDocument } from "./vessel-row.ts";
import { type GrowingZip, growZip } from "./zip-writing.ts";

export interface ArchiveOrder {
  readonly database: Database;
  readonly files: FileStore;
  readonly vesselId: string;
  readonly madeAt: Date;
  readonly madeBy: ArchiveManifest["madeBy"];
  /** Where the ZIP is written. */
  readonly path: string;
}

type Records = Omit<ArchiveManifest, "entries" | "missingFileIds"> & {
  entries: ArchiveEntry[];
  storedFiles: StoredFile[];
};
type StoredFile = Pick<typeof files.$inferSelect, "id" | "name" | "mediaType" | "storageKey">;

/**
 * Writes everything of one vessel into one ZIP: rows as of one moment, then the files, which never change. Whatever the
 * vessel's size, only a page of rows or a piece of a file is in memory.
 */
export async function writeArchive(order: ArchiveOrder): Promise<ArchiveManifest> {
  const { database, vesselId } = order;
  const zip = growZip(order.path);
  const { storedFiles, entries, ...facts } = await inScope(
    database,
    { vesselId, userId: null, access: "snapshot" },
    (tx) => writeRecords(tx, zip, order),
  );
  const { fileEntries, missingFileIds } = await writeFiles(zip, order.files, storedFiles);
  const manifest = { ...facts, missingFileIds, entries: [...entries, ...fileEntries] };
  await zip.add(manifestName, inOnePiece(asText(manifest)));
  await zip.close();
  return manifest;
}

async function writeRecords(tx: Db, zip: GrowingZip, order: ArchiveOrder): Promise<Records> {
  const { vesselId, madeAt, madeBy } = order;
  const [vessel] = await tx.select().from(vessels).where(eq(vessels.id, vesselId));
  if (!vessel) throw new Error("There is no such vessel.");
  const people = await peopleNamed(tx, vesselId);
  const entries = [
    await zip.add(vesselName, inOnePiece(await vesselDocument(tx, vesselId))),
    await zip.add(usersName, inOnePiece(asText(people))),
  ];
  const tables: ArchiveManifest["tables"] = [];
  for (const table of tenantTables) {
    const counted = { rows: 0 };
    entries.push(await zip.add(rowsName(table.name), lines(documentsOf(tx, table, vesselId), counted)));
    tables.push({ name: table.name, columns: [...table.columns], rows: counted.rows });
  }
  for (const sheet of readableSheets) entries.push(await zip.add(`csv/${sheet.name}.csv`, sheet.write(tx, vessel)));
  return {
    format: archiveFormat,
    product: { name: "YMP", version: product.version },
    vessel: { id: vessel.id, name: vessel.name, imo: vessel.imo },
    madeAt: madeAt.toISOString(),
    madeBy,
    notice,
    tables,
    people: people.length,
    entries,
    storedFiles: await storedFilesOf(tx, vesselId),
  };
}

function storedFilesOf(tx: Db, vesselId: string): Promise<StoredFile[]> {
  const { id, name, mediaType, storageKey } = files;
  return tx
    .select({ id, name, mediaType, storageKey })
    .from(files)
    .where(eq(files.vesselId, vesselId))
    .orderBy(asc(id));
}

async function* lines(pages: AsyncIterable<string[]>, counted: { rows: number }): AsyncGenerator<string> {
  for await (const page of pages) {
    counted.rows += page.length;
    yield `${page.join("\n")}\n`;
  }
}

const asText = (value: unknown) => JSON.stringify(value, null, 2);

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield `${text}\n`;
}

async function writeFiles(zip: GrowingZip, store: FileStore, storedFiles: readonly StoredFile[]) {
  const fileEntries: ArchiveEntry[] = [];
  const missingFileIds: string[] = [];
  for (const file of storedFiles) {
    for (const variant of fileVariants) {
      const stored = await store.read(partKey(file.storageKey, variant));
      if (!stored) {
        if (variant === "original") missingFileIds.push(file.id);
        continue;
      }
      const isCompressed = variant !== "original" || /^(image|video|audio)\//.test(file.mediaType);
      const entry = await zip.add(entryName(file, variant), stored.stream, { isCompressed });
      fileEntries.push({ ...entry, file: { id: file.id, variant } });
    }
  }
  return { fileEntries, missingFileIds };
}

function entryName({ id, name }: StoredFile, variant: FileVariant): string {
  if (variant !== "original") return `previews/${id}-${variant}.webp`;
  const { name: stem, ext } = path.parse(name);
  return `files/${id}-${safeFileName([stem], ext.slice(1) || "bin")}`;
}
