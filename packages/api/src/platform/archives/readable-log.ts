import type { Db } from "@ymp/db/client";
import { logEntries, logNames } from "@ymp/db/schema/log";
import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

const tenthsOf = (value: number | null) => (value === null ? null : value / 10);

/** The running log; what the meters of an entry showed is with the readings. */
export const logSheet = readable({
  name: "log",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select({ id: logEntries.id, entry: getTableColumns(logEntries), record: logNames.name })
      .from(logEntries)
      .leftJoin(logNames, and(eq(logNames.vesselId, logEntries.vesselId), eq(logNames.id, logEntries.nameId)))
      .where(and(eq(logEntries.vesselId, vesselId), afterId === undefined ? undefined : gt(logEntries.id, afterId)))
      .orderBy(asc(logEntries.id))
      .limit(batchSize),
  columns: [
    { heading: "Day", kind: "date", value: ({ entry }) => entry.loggedOn },
    { heading: "Record", kind: "text", value: ({ record }) => record },
    { heading: "Title", kind: "text", value: ({ entry }) => entry.title },
    { heading: "Engine hours told", kind: "number", decimals: 1, value: ({ entry }) => tenthsOf(entry.engineHours) },
    { heading: "Distance, nm", kind: "number", decimals: 1, value: ({ entry }) => tenthsOf(entry.distance) },
    { heading: "Fuel taken, l", kind: "number", value: ({ entry }) => entry.fuelTaken },
    { heading: "Fuel on board, l", kind: "number", value: ({ entry }) => entry.fuelLeft },
    { heading: "Crew", kind: "text", value: ({ entry }) => entry.crew },
    { heading: "Remarks", kind: "text", value: ({ entry }) => entry.remarks },
    { heading: "Archived", kind: "instant", value: ({ entry }) => entry.archivedAt },
  ],
});
