import { CsvError, parse } from "csv-parse/sync";
import { detectDelimiter } from "./detect-delimiter.ts";
import { refuseFile } from "./refuse-file.ts";
import { type Cell, tableLimits } from "./table.ts";

/** Rows of delimited text. Short rows stay short, blank lines stay as blank rows; an unclosed quote names the line it opens on. */
export function readCsv(text: string): Cell[][] {
  const { body, declared } = splitSeparatorLine(text.replace(/^\uFEFF/, ""));
  const delimiter = declared ?? detectDelimiter(body);
  const rows: Cell[][] = declared ? [[]] : [];
  expectShortLines(body, delimiter);
  let cells = 0;
  let lastLine = 0;
  try {
    parse(body, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      on_record: (record: string[], { lines }) => {
        lastLine = lines;
        if (record.length > tableLimits.columns)
          refuseFile("imports:fileTooManyColumns", { limit: tableLimits.columns });
        cells += record.length;
        if (cells > tableLimits.cells) refuseFile("imports:fileTooManyCells", { limit: tableLimits.cells });
        if (rows.length >= tableLimits.rows) refuseFile("imports:fileTooManyRows", { limit: tableLimits.rows });
        rows.push(record.map(csvCell));
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = lastLine + 1 + (declared ? 1 : 0);
    if (error.code === "CSV_QUOTE_NOT_CLOSED") refuseFile("imports:fileUnclosedQuote", { line }, error);
    refuseFile("imports:fileBadCsv", { line }, error);
  }
  return rows;
}

/** Also inside of quotes, where a long text may have some. */
const mostDelimiters = 50 * tableLimits.columns;

/** Told before a line is split, which takes far longer than counting. */
function expectShortLines(text: string, delimiter: string): void {
  let inLine = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === "\n" || character === "\r") inLine = 0;
    else if (character === delimiter) inLine += 1;
    if (inLine > mostDelimiters) refuseFile("imports:fileTooManyColumns", { limit: tableLimits.columns });
  }
}

/** Excel writes `sep=;` as a first line to tell itself the delimiter; it stays counted as row 1. */
function splitSeparatorLine(text: string): { body: string; declared?: string } {
  const match = /^sep=(.)\r?\n/i.exec(text);
  return match?.[1] ? { body: text.slice(match[0].length), declared: match[1] } : { body: text };
}

/** An apostrophe before = + - @ is the guard that exports put there against formulas; it is not part of the text. */
function csvCell(value: string): Cell {
  const text = /^'[=+\-@\t\r\n＝＋－＠]/.test(value) ? value.slice(1) : value;
  return text.trim() === "" ? null : text;
}
