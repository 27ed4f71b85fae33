import { sql } from "drizzle-orm";
import { bigint, integer, text } from "drizzle-orm/pg-core";
import { instant, json } from "../columns.ts";
import { ownerReads, vesselTable } from "../tables.ts";

/** A stored file. Bytes live in the file store under `storage_key`; what it belongs to is in the modules' own tables. */
export const files = vesselTable(
  "files",
  {
    name: text().notNull(),
    mediaType: text().notNull(),
    sizeBytes: bigint({ mode: "number" }).notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull(),
    widthPx: integer(),
    heightPx: integer(),
    takenAt: instant(),
    /** What it once hung on and was taken off, written by triggers: what was somebody's paper stays one, of the type it had. */
    formerHolders: json<{ kind: string; id: string; type?: string }[]>().notNull().default(sql`'[]'`),
  },
  () => [ownerReads("files_overview")],
);
