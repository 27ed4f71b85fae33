import { createHmac } from "node:crypto";
import path from "node:path";
import { z } from "zod";

/** Raised when an older product could misread what a newer one writes. */
export const backupFormat = 1;

/** A backup that is not whole is not taken: a sentence for the person who runs the command. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();
/** Also a part of a file's name. */
const name = z.string().regex(/^[a-z0-9_]+$/);

const schemaDumpSchema = z.object({
  tables: z.array(z.object({ name, columns: z.array(z.string()), rows: count, sha256: sha256Schema })),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});

export const manifestSchema = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  /** The migrations that made the tables, by their sums. */
  migrations: z.array(sha256Schema),
  queueMigration: count,
  records: schemaDumpSchema,
  queue: schemaDumpSchema,
  files: z.object({ count, sizeBytes: count, sha256: sha256Schema }),
  /** Files that the database names and whose bytes are not in the store, or not those that were sent. */
  lostKeys: z.array(z.string()),
  /** Tells the installation's key without telling what it is. */
  keyMark: sha256Schema,
});
export type BackupManifest = z.infer<typeof manifestSchema>;

export const fileEntrySchema = z.object({
  key: z.string(),
  mediaType: z.string(),
  sizeBytes: count,
  sha256: sha256Schema,
});
export type FileEntry = z.infer<typeof fileEntrySchema>;

export type Part = "records" | "queue";

/** Where everything of one backup is. */
export const places = {
  backups: (to: string) => path.join(to, "backups"),
  manifest: (backup: string) => path.join(backup, "manifest.json"),
  manifestSum: (backup: string) => path.join(backup, "manifest.sha256"),
  table: (backup: string, part: Part, table: string) => path.join(backup, part, `${table}.copy.gz`),
  files: (backup: string) => path.join(backup, "files.ndjson.gz"),
  key: (backup: string) => path.join(backup, "secret.key"),
};

export const keyMark = (key: string): string => createHmac("sha256", key).update("backup").digest("hex");
