import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Database, Db } from "@ymp/db/client";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";
import { sqlStateOf } from "../../kit/database-errors.ts";
import type { FileStore } from "../files/file-store.ts";
import { partKey } from "../files/stored-parts.ts";
import { type ArchiveManifest, vesselName } from "./archive-format.ts";
import { ArchiveRefused, checkArchive } from "./check-archive.ts";
import { importPeople } from "./import-people.ts";
import { importRows, openStaging, renumberSearchWords } from "./import-rows.ts";
import { tenantTables } from "./tenant-tables.ts";
import { archivedVesselSchema, findVesselName, insertVessel } from "./vessel-row.ts";
import { type OpenZip, withZip } from "./zip-reading.ts";

export interface ArchiveTarget {
  /** With a role that may write every table of vessels. */
  readonly database: Database;
  readonly files: FileStore;
  /** What of the vessel is bound to an installation is bound to this one, in the same transaction: its books are sealed with a key. */
  readonly receive: (arrived: { tx: Db; vesselId: string }) => Promise<void>;
}

/**
 * Brings a vessel back from its archive: checks every sum first, then writes everything or nothing. Her people come
 * without passwords and choose one by a reset link.
 */
export async function readArchive(target: ArchiveTarget, archivePath: string): Promise<ArchiveManifest> {
  return withZip(archivePath, async (zip) => {
    const manifest = await checkArchive(zip);
    const { id: vesselId } = manifest.vessel;
    const scope = { vesselId, userId: null, access: "write" } as const;
    await inScope(target.database, scope, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await importRecords(tx, zip, manifest);
      await target.receive({ tx, vesselId });
      // While the rows can still be taken back: a vessel whose files did not arrive does not open.
      await importFiles(target.files, zip, manifest);
    });
    await learnSizes(target.database);
    return manifest;
  });
}

/** Until the planner knows how much has arrived, the first lists would take seconds. */
async function learnSizes({ db }: Database): Promise<void> {
  const names = tenantTables.map(({ name }) => `"${name}"`).join(", ");
  await db.execute(sql.raw(`analyze users, vessels, ${names}`));
}

async function importRecords(tx: Db, zip: OpenZip, manifest: ArchiveManifest): Promise<void> {
  const { id: vesselId } = manifest.vessel;
  const present = await findVesselName(tx, vesselId);
  if (present !== undefined)
    throw new ArchiveRefused(
      `${present} is in this installation already. An archive is read only where its vessel is not.`,
    );
  const document = await zip.readText(vesselName);
  const { number: then } = archivedVesselSchema.parse(JSON.parse(document));
  const now = await insertVessel(tx, document);
  await importPeople(tx, zip);
  await openStaging(tx);
  for (const table of tenantTables) {
    const archived = manifest.tables.find(({ name }) => name === table.name);
    if (archived) await importRows(tx, zip, table, { vesselId, ...archived }).catch(refuseTwice(table.name));
  }
  await renumberSearchWords(tx, vesselId, { then, now });
}

/** Numbers and ids that are given once stand in the archive twice. */
const refuseTwice = (table: string) => (error: unknown) => {
  if (sqlStateOf(error) === "23505") throw new ArchiveRefused(`${table} holds the same number twice.`);
  throw error;
};

async function importFiles(store: FileStore, zip: OpenZip, manifest: ArchiveManifest): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "ymp-archive-"));
  try {
    for (const { name, file } of manifest.entries) {
      if (!file) continue;
      const extracted = path.join(folder, "file");
      await zip.extract(name, extracted);
      const { size: sizeBytes } = await stat(extracted);
      const key = partKey(`${manifest.vessel.id}/${file.id}`, file.variant);
      await store.put(key, { path: extracted, sizeBytes, mediaType: "application/octet-stream" });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
