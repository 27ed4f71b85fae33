import { bigint, integer, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
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
  },
  () => [ownerReads("files_overview")],
);
