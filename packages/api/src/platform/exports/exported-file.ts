import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import type { HeavyTask } from "../heavy/heavy-messages.ts";
import { heavyWork } from "../heavy/heavy-work.ts";
import { plainRows, withoutRows } from "../heavy/plain-table.ts";
import { pageWordsIn } from "../pdf/made-in-thread.ts";
import { csvInTurn } from "./csv-in-turn.ts";
import type { ExportTable, TitleLine } from "./export-table.ts";
import type { ExportFormat } from "./exports.schema.ts";
import type { FileAnswer } from "./file-answer.ts";
import { safeFileName } from "./file-name.ts";
import { findMakerName } from "./maker.repository.ts";
import { wallClockText } from "./wall-clock.ts";
import { whileWanted } from "./while-wanted.ts";

type Locale = Parameters<VesselScope["services"]["translate"]>[0];

export interface ExportOptions {
  format: ExportFormat;
  locale: Locale;
  filterWords: string;
  /** In place of vessel and filter: the head that a form of the authorities asks for. */
  head?: readonly TitleLine[];
}

const mediaTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
};

/** What one file holds. More is refused, never cut: a list that ends too early proves the wrong thing. */
const mostRows: Record<ExportFormat, number> = { csv: 500_000, xlsx: 100_000, pdf: 20_000 };

/** The rows come as they are read, some at a time. */
export interface ExportedTable<Row> extends Omit<ExportTable<Row>, "words" | "timeZone" | "rows"> {
  rows: readonly Row[] | AsyncIterable<readonly Row[]>;
  /** What tells the file from others of the list, in place of the day it was made. */
  named?: readonly string[];
}

/**
 * A list as a file of the reader's language, named after vessel, list and day.
 * @throws AppError invalid `exports:tooManyRows` where a file of that format does not hold them all
 */
export async function exportedFile<Row>(
  scope: VesselScope,
  { rows, named, ...table }: ExportedTable<Row>,
  options: ExportOptions,
): Promise<FileAnswer> {
  const word = (key: string) => scope.services.translate(options.locale, key);
  const timeZone = scope.vessel.timeZone;
  const head = { ...table, rows: [], timeZone, words: { yes: word("lists:yes"), no: word("lists:no") } };
  const madeOn = wallClockText(scope.now, timeZone).slice(0, 10);
  const bytes = await bytesOf(scope, head, counted(inPieces(rows), mostRows[options.format]), options);
  return {
    fileName: safeFileName([scope.vessel.name, table.title, ...(named ?? [madeOn])], options.format),
    mediaType: mediaTypes[options.format],
    base64: bytes.toString("base64"),
  };
}

async function* inPieces<Row>(rows: ExportedTable<Row>["rows"]): AsyncGenerator<readonly Row[]> {
  if (Symbol.asyncIterator in rows) yield* rows;
  else yield rows;
}

async function* counted<Row>(pieces: AsyncIterable<readonly Row[]>, most: number): AsyncGenerator<readonly Row[]> {
  let count = 0;
  for await (const piece of pieces) {
    count += piece.length;
    if (count > most) throw new AppError("invalid", "exports:tooManyRows", { most });
    yield piece;
  }
}

async function bytesOf<Row>(
  scope: VesselScope,
  head: ExportTable<Row>,
  pieces: AsyncIterable<readonly Row[]>,
  options: ExportOptions,
): Promise<Buffer> {
  if (options.format === "csv") return csvInTurn(scope, head, pieces);
  const titleLines = await titleLinesOf(scope, options);
  const { bytes } = await heavyWork.perform(
    { accountId: scope.actor.userId, vesselId: scope.vesselId },
    {
      task: taskFor(scope, head, titleLines, options),
      rows: plainRows(head, whileWanted(scope, pieces)),
    },
  );
  return Buffer.from(bytes);
}

function taskFor<Row>(
  scope: VesselScope,
  table: ExportTable<Row>,
  titleLines: readonly TitleLine[],
  { format, locale }: ExportOptions,
): HeavyTask {
  const plain = withoutRows(table);
  if (format === "xlsx") return { name: "writeXlsx", table: plain, titleLines };
  const pageWords = pageWordsIn(scope, locale);
  const options = { locale, titleLines, vesselName: scope.vessel.name, madeAt: scope.now, pageWords };
  return { name: "writePdf", table: plain, options };
}

/** Which vessel, what was chosen, when and by whom: without it a printed list proves nothing. */
async function titleLinesOf(scope: VesselScope, { filterWords, locale, head }: ExportOptions): Promise<TitleLine[]> {
  const word = (key: string) => scope.services.translate(locale, key);
  const { flag, imo, name, timeZone } = scope.vessel;
  const maker = scope.access.isImpersonal ? null : await findMakerName(scope.tx, scope.actor.userId);
  const usual = [
    { label: word("exports:vessel"), value: [name, imo && `IMO ${imo}`, flag].filter(Boolean).join(", ") },
    { label: word("exports:filter"), value: filterWords },
  ];
  return [
    ...(head ?? usual),
    { label: word("exports:madeAt"), value: `${wallClockText(scope.now, timeZone)} (${timeZone})` },
    ...(maker === null ? [] : [{ label: word("exports:madeBy"), value: maker }]),
  ];
}
