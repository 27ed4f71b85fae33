import { tankFields } from "@ymp/api/modules/logbooks/tanks.schema";
import { readTable, type TablePoint, writeTable } from "@ymp/core/books/sounding-table";
import { z } from "zod";
import type { Tank } from "./logbooks.queries.ts";

/** The server's own schema; the sounding table is typed as text, a line for each height. */
export const tankForm = tankFields.extend({
  calibration: z.string().transform((text, context): TablePoint[] | null => {
    const read = readTable(text);
    if ("table" in read) return read.table.length === 0 ? null : read.table;
    const params = { line: String(read.line) };
    context.addIssue({ code: "custom", message: `logbooks:tanks.fault.${read.fault}`, params });
    return z.NEVER;
  }),
});

export const valuesOf = (saved: Tank | undefined): z.input<typeof tankForm> => ({
  ...{ name: saved?.name ?? "", capacity: saved?.capacity ?? null },
  ...{ iopp: saved?.iopp ?? null, contents: saved?.contents ?? null, density: saved?.density ?? null },
  calibration: writeTable(saved?.calibration ?? []),
});
