import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const migrations = fileURLToPath(new URL("../../db/migrations", import.meta.url));

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

export interface MigrationsFolder {
  readonly path: string;
  remove(): void;
}

/** A copy of the migrations with those of a coming version: SQL by name, in order. */
export function migrationsWith(coming: Record<string, string>): MigrationsFolder {
  const folder = copyWith((journal) => journal);
  appendMigrations(folder.path, coming);
  return folder;
}

/** Writes further migrations into a folder that is a copy. */
export function appendMigrations(folder: string, coming: Record<string, string>): void {
  const journal = readJournal(folder);
  const last = journal.entries.at(-1);
  const entries = Object.keys(coming).map((tag, place) => ({
    idx: (last?.idx ?? 0) + place + 1,
    version: "7",
    when: (last?.when ?? 0) + place + 1,
    tag,
    breakpoints: true,
  }));
  for (const [tag, text] of Object.entries(coming)) writeFileSync(path.join(folder, `${tag}.sql`), text);
  writeJournal(folder, { ...journal, entries: [...journal.entries, ...entries] });
}

function copyWith(change: (journal: Journal) => Journal): MigrationsFolder {
  const folder = mkdtempSync(path.join(tmpdir(), "ymp-migrations-"));
  cpSync(migrations, folder, { recursive: true });
  writeJournal(folder, change(readJournal(folder)));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const journalOf = (folder: string) => path.join(folder, "meta/_journal.json");

function readJournal(folder: string): Journal {
  const journal: Journal = JSON.parse(readFileSync(journalOf(folder), "utf8"));
  return journal;
}

function writeJournal(folder: string, journal: Journal): void {
  writeFileSync(journalOf(folder), JSON.stringify(journal));
}
