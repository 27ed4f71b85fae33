import type { VesselScope } from "../../context.ts";
import type { HeavyTask } from "../heavy/heavy-messages.ts";
import { heavyWork } from "../heavy/heavy-work.ts";
import { plainRows, withoutRows } from "../heavy/plain-table.ts";
import type { ExportTable, TitleLine } from "./export-table.ts";
import type { ExportFormat } from "./exports.schema.ts";
import { safeFileName } from "./file-name.ts";
import { findMakerName } from "./maker.repository.ts";
import { wallClockText } from "./wall-clock.ts";
import { writeCsv } from "./write-csv.ts";

type Locale = Parameters<VesselScope["services"]["translate"]>[0];

export interface ExportedFile {
  fileName: string;
  mediaType: string;
  base64: string;
}

export interface ExportOptions {
  format: ExportFormat;
  locale: Locale;
  filterWords: string;
}

const mediaTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
};

/** A list as a file of the reader's language, named after vessel, list and day. */
export async function exportedFile<Row>(
  scope: VesselScope,
  table: Omit<ExportTable<Row>, "words" | "timeZone">,
  options: ExportOptions,
): Promise<ExportedFile> {
  const word = (key: string) => scope.services.translate(options.locale, key);
  const timeZone = scope.vessel.timeZone;
  const whole = { ...table, timeZone, words: { yes: word("exports:yes"), no: word("exports:no") } };
  const madeOn = wallClockText(scope.now, timeZone).slice(0, 10);
  const bytes = await bytesOf(scope, whole, options);
  return {
    fileName: safeFileName([scope.vessel.name, table.title, madeOn], options.format),
    mediaType: mediaTypes[options.format],
    base64: Buffer.from(bytes).toString("base64"),
  };
}

async function bytesOf<Row>(scope: VesselScope, table: ExportTable<Row>, options: ExportOptions) {
  if (options.format === "csv") return writeCsv(table, { withByteOrderMark: true });
  const titleLines = await titleLinesOf(scope, options);
  const { bytes } = await heavyWork.perform(scope.actor.userId ?? scope.vesselId, {
    task: taskFor(scope, table, titleLines, options),
    rows: plainRows(table),
  });
  return bytes;
}

function taskFor<Row>(
  scope: VesselScope,
  table: ExportTable<Row>,
  titleLines: readonly TitleLine[],
  { format, locale }: ExportOptions,
): HeavyTask {
  const plain = withoutRows(table);
  if (format === "xlsx") return { name: "writeXlsx", table: plain, titleLines };
  const pageWords = scope.services.translate(locale, "exports:pageOf", { page: "{page}", pages: "{pages}" });
  const options = { locale, titleLines, vesselName: scope.vessel.name, madeAt: scope.now, pageWords };
  return { name: "writePdf", table: plain, options };
}

/** Which vessel, what was chosen, when and by whom: without it a printed list proves nothing. */
async function titleLinesOf(scope: VesselScope, { filterWords, locale }: ExportOptions): Promise<TitleLine[]> {
  const word = (key: string) => scope.services.translate(locale, key);
  const { flag, imo, name, timeZone } = scope.vessel;
  const maker = await findMakerName(scope.tx, scope.actor.userId);
  return [
    { label: word("exports:vessel"), value: [name, imo && `IMO ${imo}`, flag].filter(Boolean).join(", ") },
    { label: word("exports:filter"), value: filterWords },
    { label: word("exports:madeAt"), value: `${wallClockText(scope.now, timeZone)} (${timeZone})` },
    ...(maker === null ? [] : [{ label: word("exports:madeBy"), value: maker }]),
  ];
}
