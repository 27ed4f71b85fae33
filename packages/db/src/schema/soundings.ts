import { boolean, foreignKey, index, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { tanks } from "./logbooks.ts";

/** What was measured in a tank. Figures are decimal texts, as they were typed. */
export const soundings = vesselTable(
  "soundings",
  {
    tankId: uuid().notNull(),
    soundedAt: instant().notNull(),
    /** The height that was read. */
    cm: text(),
    /** m³ */
    volume: text().notNull(),
    /** The volume was read from the tank's table, by the height. */
    isByTable: boolean().notNull().default(false),
    /** °C */
    temperature: text(),
    notes: text(),
    archivedAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "soundings_tank",
      columns: [t.vesselId, t.tankId],
      foreignColumns: [tanks.vesselId, tanks.id],
    }),
    index("soundings_by_time").on(t.vesselId, t.soundedAt, t.id),
    index("soundings_by_tank").on(t.vesselId, t.tankId, t.soundedAt),
  ],
);
