import { currencyExponent } from "@ymp/core/currency";
import { judgeLine, tallyOf, valueOfDifference } from "@ymp/core/maintenance/stock-count";
import type { VesselScope } from "../../context.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { wallClockText } from "../../platform/exports/wall-clock.ts";
import { allLines, type CountLine, toldTo } from "./count-lines.service.ts";
import type { StockCountRow } from "./counts.record.ts";
import { namesOfCount } from "./counts.repository.ts";
import { seesExpected } from "./counts.rules.ts";
import type { CountsExportInput } from "./counts.schema.ts";
import { visibleCount } from "./counts.service.ts";

type Word = (key: string) => string;

interface ReportLine {
  line: CountLine;
  counted: number | null;
  difference: number | null;
  by: string;
  at: Date | null;
}

/** The report of a count, as much of it as the reader sees on the screen. */
export async function exportCount(scope: VesselScope, { id, format, locale }: CountsExportInput): Promise<FileAnswer> {
  const word: Word = (key) => scope.services.translate(locale, key);
  const count = await visibleCount(scope, id);
  const rows = toldTo(scope, count, await allLines(scope, count)).map(reported);
  const columns = seesExpected(count, scope.access)
    ? [...whatColumns(word), ...bookColumns(word), ...whoColumns(word)]
    : [...whatColumns(word), ...whoColumns(word)];
  return exportedFile(
    scope,
    { title: `${word("counts:report")} ${count.name}`, columns, rows },
    { format, locale, filterWords: await scopeLine(scope, count, word) },
  );
}

function reported(line: CountLine): ReportLine {
  const tally = tallyOf(line.entries);
  const counted = line.posted?.counted ?? tally?.counted ?? null;
  const people = line.entries.filter(({ countedBy }) => countedBy && tally?.countedBy.includes(countedBy));
  return {
    line,
    counted,
    difference: counted === null || !line.books ? null : judgeLine({ counted, ...line.books }).difference,
    by: [...new Set(people.map(({ countedByName }) => countedByName))].filter(Boolean).join(", "),
    at: tally?.lastAt ?? null,
  };
}

function whatColumns(word: Word): ExportColumn<ReportLine>[] {
  const heading = (name: string) => word(`counts:field.${name}`);
  return [
    { heading: heading("item"), kind: "text", width: 36, value: ({ line }) => line.name },
    { heading: heading("partNo"), kind: "text", width: 16, value: ({ line }) => line.partNo },
    {
      heading: heading("place"),
      kind: "text",
      width: 24,
      value: ({ line: { location, box, shelf } }) => [location, box, shelf].filter(Boolean).join(" / "),
    },
    { heading: heading("lot"), kind: "text", width: 14, value: ({ line }) => line.lotNumber },
    { heading: heading("expires"), kind: "date", value: ({ line }) => line.expiresOn },
    { heading: heading("unit"), kind: "text", width: 8, value: ({ line }) => line.unit },
    { heading: heading("counted"), kind: "number", value: ({ counted }) => counted },
  ];
}

function bookColumns(word: Word): ExportColumn<ReportLine>[] {
  const heading = (name: string) => word(`counts:field.${name}`);
  return [
    { heading: heading("expected"), kind: "number", value: ({ line }) => line.books?.expected },
    { heading: heading("difference"), kind: "number", value: ({ difference }) => difference },
    { heading: heading("value"), kind: "number", decimals: 2, value: valueInMajor },
    { heading: heading("currency"), kind: "text", width: 9, value: ({ line }) => line.unitCost?.currency },
  ];
}

function whoColumns(word: Word): ExportColumn<ReportLine>[] {
  return [
    { heading: word("counts:field.countedBy"), kind: "text", width: 22, value: ({ by }) => by },
    { heading: word("counts:field.countedAt"), kind: "instant", value: ({ at }) => at },
    { heading: word("counts:field.unexpected"), kind: "yesNo", value: ({ line }) => !line.isExpected },
  ];
}

function valueInMajor({ line, difference }: ReportLine): number | null {
  if (!line.unitCost || difference === null) return null;
  const { amountMinor, currency } = line.unitCost;
  return valueOfDifference(difference, amountMinor) / 10 ** currencyExponent(currency);
}

/** What was counted, whether blind, and what became of it. */
async function scopeLine(scope: VesselScope, count: StockCountRow, word: Word): Promise<string> {
  const { location, postedByName } = await namesOfCount(scope.tx, count);
  const parts = [
    location ?? count.category ?? word("counts:scope.vessel"),
    word(count.isBlind ? "counts:blind" : "counts:open"),
    word(`counts:status.${count.status}`),
    count.postedAt && wallClockText(count.postedAt, scope.vessel.timeZone),
    postedByName,
  ];
  return parts.filter(Boolean).join(", ");
}
