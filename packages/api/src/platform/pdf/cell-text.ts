import type { Locale } from "@ymp/i18n/locales";
import type { ExportColumn, ExportTable } from "../exports/export-table.ts";
import { wallClockText } from "../exports/wall-clock.ts";

/** How a cell reads in print: figures as the reader's language writes them, days and moments as in the other formats. */
export function cellReader<Row>(
  { words, timeZone }: Pick<ExportTable<Row>, "words" | "timeZone">,
  locale: Locale,
): (column: ExportColumn<Row>, row: Row) => string {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const fixed = new Map<number, Intl.NumberFormat>();
  const withDecimals = (decimals: number) => {
    const format =
      fixed.get(decimals) ??
      new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    fixed.set(decimals, format);
    return format;
  };
  return (column, row) => {
    switch (column.kind) {
      case "text":
      case "date":
        return column.value(row) ?? "";
      case "number": {
        const value = column.value(row);
        if (value === null || value === undefined || !Number.isFinite(value)) return "";
        return (column.decimals === undefined ? plain : withDecimals(column.decimals)).format(value);
      }
      case "instant": {
        const at = column.value(row);
        return at ? wallClockText(at, timeZone) : "";
      }
      case "yesNo": {
        const answer = column.value(row);
        return answer === null || answer === undefined ? "" : answer ? words.yes : words.no;
      }
    }
  };
}
