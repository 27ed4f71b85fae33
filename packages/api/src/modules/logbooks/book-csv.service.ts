import { chainInstant } from "@ymp/core/books/book-chain";
import type { SignPayload, StrikePayload } from "@ymp/core/books/book-events";
import { shipDay } from "@ymp/core/books/both-clocks";
import { titlesOf } from "@ymp/core/books/paper-layout";
import { type PrintedLine, shipClock } from "@ymp/core/definitions/entry-lines";
import type { VesselScope } from "../../context.ts";
import { csvInTurn } from "../../platform/exports/csv-in-turn.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import type { ExportBookInput } from "./book-export.schema.ts";
import { payloadOf } from "./events.rules.ts";
import { type ExportedBook, type ExportedEntry, type ExportedPage, exportedPages } from "./exported-book.service.ts";
import type { EventRow } from "./logbooks.record.ts";

/** One line of paper, or of a table one entry. */
interface CsvRow {
  readonly entry: ExportedEntry;
  readonly line: PrintedLine | null;
  readonly verifications: readonly EventRow[];
}

/** Every entry to the end, both clocks, who signed, and the hash that the chain holds of it; in English, as the books are. */
export async function bookCsv(scope: VesselScope, exported: ExportedBook, input: ExportBookInput): Promise<Buffer> {
  const head = {
    title: exported.book.number,
    columns: columnsOf(exported),
    rows: [],
    timeZone: "UTC",
    words: { yes: "yes", no: "no" },
  };
  return csvInTurn<CsvRow>(scope, head, rowsOf(scope, exported, input));
}

async function* rowsOf(scope: VesselScope, exported: ExportedBook, input: ExportBookInput): AsyncGenerator<CsvRow[]> {
  for await (const page of exportedPages(scope, exported)) yield rowsOfPage(page, input);
}

/** An entry is told on the page on which it begins. */
function rowsOfPage({ pageNo, entries, verifications }: ExportedPage, days: ExportBookInput): CsvRow[] {
  return entries
    .filter((entry) => entry.event.pageNo === pageNo && isWithin(entry, days))
    .flatMap((entry): CsvRow[] => {
      const { lines } = entry.payload;
      if (!lines) return [{ entry, line: null, verifications }];
      return lines.map((line) => ({ entry, line, verifications }));
    });
}

function isWithin({ event, payload }: ExportedEntry, { from, to }: ExportBookInput): boolean {
  if (event.occurredAt === null) return true;
  const day = new Date(event.occurredAt.getTime() + payload.shipOffsetMin * 60_000).toISOString().slice(0, 10);
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

const text = (heading: string, value: (row: CsvRow) => string | null | undefined): ExportColumn<CsvRow> => ({
  ...{ heading, kind: "text", value },
});
const number = (heading: string, value: (row: CsvRow) => number | null): ExportColumn<CsvRow> => ({
  ...{ heading, kind: "number", value },
});

function columnsOf({ book, types, report }: ExportedBook): ExportColumn<CsvRow>[] {
  const titles = titlesOf(types);
  const firstBad = report.firstBad?.seq ?? Number.POSITIVE_INFINITY;
  return [
    text("Book", () => book.number),
    number("Entry", ({ entry }) => entry.event.entryNo),
    number("Page", ({ entry }) => entry.event.pageNo),
    number("Line", ({ entry }) => Number(Reflect.get(entry.event.event, "line") ?? 1)),
    text(
      "Day by the ship's clock",
      ({ entry: { event, payload } }) => event.occurredAt && shipDay(event.occurredAt, payload.shipOffsetMin),
    ),
    text(
      "Time by the ship's clock",
      ({ entry: { event, payload } }) =>
        event.occurredAt && shipClock(event.occurredAt.toISOString(), payload.shipOffsetMin),
    ),
    text("UTC", ({ entry: { event } }) => event.occurredAt && chainInstant(event.occurredAt)),
    number("Ship's clock ahead of UTC (min)", ({ entry }) => entry.payload.shipOffsetMin),
    text("Recorded (UTC)", ({ entry }) => chainInstant(entry.event.createdAt)),
    text("Code", ({ entry }) => entry.payload.code),
    text("Kind of entry", ({ entry }) => entry.payload.title),
    text("Item", ({ line }) => line?.item),
    text("Text", (row) => row.line?.text ?? unknownColumns(row, titles)),
    text("Times by UTC", ({ line }) => line?.utc),
    ...titles.map((title) => text(title, ({ entry }) => entry.payload.columns?.[title])),
    text("State", ({ entry: { state } }) => (state.isStruck ? `struck, ${state.state}` : state.state)),
    text("Late", ({ entry }) => (entry.payload.late ? "late" : null)),
    text("Why late", ({ entry }) => entry.payload.lateReason),
    text("Written without a link (UTC, by the device)", ({ entry }) => entry.payload.writtenAt),
    text("First on paper, pages", ({ entry }) => entry.payload.paper?.pages),
    number("Replaces or amends entry", ({ entry }) => entry.payload.corrects ?? null),
    text("Replaced or amended by entry", ({ entry }) => entry.correctedBy.join(", ")),
    text("Files (SHA-256)", ({ entry }) => entry.files.map(({ name, sha256 }) => `${name} ${sha256}`).join("; ")),
    text("Struck by", ({ entry }) => entry.strike && signerText(entry.strike)),
    text("Why struck", ({ entry }) => entry.strike && payloadOf<StrikePayload>(entry.strike).reason),
    text("Written by", ({ entry }) => named(entry.payload.author)),
    text("Signed by", ({ entry }) => entry.signatures.map(signerText).join("; ")),
    text("Page signed by", ({ verifications }) => verifications.map(signerText).join("; ")),
    text("Product version", ({ entry }) => entry.payload.madeBy?.product),
    text("Form version", ({ entry }) => entry.payload.madeBy?.form),
    number("Event", ({ entry }) => entry.event.seq),
    text("Hash", ({ entry }) => entry.event.hash),
    text("Chain holds to here", ({ entry }) => (entry.event.seq < firstBad ? "yes" : "no")),
  ];
}

/** What an earlier form of the book had columns for. */
function unknownColumns({ entry }: CsvRow, titles: readonly string[]): string {
  const columns = Object.entries(entry.payload.columns ?? {});
  return columns
    .flatMap(([title, cell]) => (titles.includes(title) || cell === "" ? [] : [`${title}: ${cell}`]))
    .join("; ");
}

const named = ({ name, rank }: { name: string; rank?: string | undefined }) => (rank ? `${name}, ${rank}` : name);

/** "Tomás Reid, Chief engineer (officer), 2026-06-16T10:00:00Z" */
function signerText(event: EventRow): string {
  const { role, givenAt, ...signed } = payloadOf<SignPayload>(event);
  const given = givenAt === undefined ? "" : `, given without a link ${givenAt}`;
  return `${named(signed)} (${role}), ${chainInstant(event.createdAt)}${given}`;
}
