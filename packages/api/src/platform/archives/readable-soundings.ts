import type { Db } from "@ymp/db/client";
import { tanks } from "@ymp/db/schema/logbooks";
import { soundings } from "@ymp/db/schema/soundings";
import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

export const soundingsSheet = readable({
  name: "soundings",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select({ ...getTableColumns(soundings), tank: tanks.name })
      .from(soundings)
      .innerJoin(tanks, and(eq(tanks.vesselId, soundings.vesselId), eq(tanks.id, soundings.tankId)))
      .where(and(eq(soundings.vesselId, vesselId), afterId === undefined ? undefined : gt(soundings.id, afterId)))
      .orderBy(asc(soundings.id))
      .limit(batchSize),
  columns: [
    { heading: "Tank", kind: "text", value: ({ tank }) => tank },
    { heading: "Time", kind: "instant", value: ({ soundedAt }) => soundedAt },
    { heading: "Sounding, cm", kind: "text", value: ({ cm }) => cm },
    { heading: "Volume, m³", kind: "text", value: ({ volume }) => volume },
    { heading: "Temperature, °C", kind: "text", value: ({ temperature }) => temperature },
    { heading: "Notes", kind: "text", value: ({ notes }) => notes },
    { heading: "Archived", kind: "instant", value: ({ archivedAt }) => archivedAt },
  ],
});
