/** One column of an export; the kind decides how the figure is in the file, so that Excel can calculate with it. */
export type ExportColumn<Row> = { heading: string; width?: number } & (
  | { kind: "text"; value: (row: Row) => string | null | undefined }
  | { kind: "number"; value: (row: Row) => number | null | undefined; decimals?: number }
  /** A calendar date YYYY-MM-DD. */
  | { kind: "date"; value: (row: Row) => string | null | undefined }
  /** A moment, shown in the table's time zone. */
  | { kind: "instant"; value: (row: Row) => Date | null | undefined }
  | { kind: "yesNo"; value: (row: Row) => boolean | null | undefined }
);

/** Texts come translated: a file has one reader. */
export interface ExportTable<Row> {
  /** Name of the sheet and first line of the title block, such as "Equipment". */
  title: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  words: { yes: string; no: string };
  /** IANA zone of ship's time. */
  timeZone: string;
}

/** Lines above the headings of a workbook: vessel, filter in words, by whom and when. */
export interface TitleLine {
  label: string;
  value: string;
}
