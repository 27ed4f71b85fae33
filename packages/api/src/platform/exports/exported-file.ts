import type { VesselScope } from "../../context.ts";
import type { ExportTable } from "./export-table.ts";
import { safeFileName } from "./file-name.ts";
import { wallClockText } from "./wall-clock.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

type Locale = Parameters<VesselScope["services"]["translate"]>[0];

export interface ExportedFile {
  fileName: string;
  mediaType: string;
  base64: string;
}

/** A list as a file of the reader's language, named after vessel, list and day. */
export async function exportedFile<Row>(
  scope: VesselScope,
  table: Omit<ExportTable<Row>, "words" | "timeZone">,
  options: { format: "csv" | "xlsx"; locale: Locale; filterWords: string },
): Promise<ExportedFile> {
  const word = (key: string) => scope.services.translate(options.locale, key);
  const timeZone = scope.vessel.timeZone;
  const whole = { ...table, timeZone, words: { yes: word("exports:yes"), no: word("exports:no") } };
  const madeAt = wallClockText(scope.now, timeZone);
  const name = (extension: string) => safeFileName([scope.vessel.name, table.title, madeAt.slice(0, 10)], extension);
  if (options.format === "csv") {
    return {
      fileName: name("csv"),
      mediaType: "text/csv; charset=utf-8",
      base64: Buffer.from(writeCsv(whole, { withByteOrderMark: true })).toString("base64"),
    };
  }
  const bytes = await writeXlsx(whole, [
    {
      label: word("exports:vessel"),
      value: [scope.vessel.name, scope.vessel.imo && `IMO ${scope.vessel.imo}`, scope.vessel.flag]
        .filter(Boolean)
        .join(", "),
    },
    { label: word("exports:filter"), value: options.filterWords },
    { label: word("exports:madeAt"), value: `${madeAt} (${timeZone})` },
  ]);
  return {
    fileName: name("xlsx"),
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    base64: bytes.toString("base64"),
  };
}
