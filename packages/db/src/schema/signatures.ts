import { roles } from "@ymp/core/access/roles";
import { index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { vesselTable } from "../tables.ts";

/** Who signed for what, as it was at that moment; only added to. */
export const signatures = vesselTable(
  "signatures",
  {
    recordKind: text().notNull(),
    recordId: uuid().notNull(),
    /** What exactly was signed: of a job, the completion. */
    actId: uuid().notNull(),
    purpose: text({ enum: ["completion", "verification", "relieved", "relieving", "testimonial"] }).notNull(),
    userId: uuid().notNull(),
    profileId: uuid(),
    name: text().notNull(),
    /** Of the engagement, else the post on board. */
    rank: text(),
    role: text({ enum: roles }).notNull(),
    method: text({ enum: ["drawn", "typed"] }).notNull(),
    /** Strokes, as `core/signature` writes them; absent where the name was typed. */
    drawing: text(),
    /** By the server's clock. */
    signedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("signatures_once").on(t.vesselId, t.actId, t.purpose),
    index("signatures_by_record").on(t.vesselId, t.recordKind, t.recordId),
  ],
);
