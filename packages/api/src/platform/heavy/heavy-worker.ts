import { parentPort } from "node:worker_threads";
import { AppError } from "@ymp/core/errors";
import type { ExportTable } from "../exports/export-table.ts";
import type { PrintedPage } from "../pdf/book/book-print.ts";
import type { FromWorker, HeavyTask, PlainCell, PlainTable, ToWorker } from "./heavy-messages.ts";
import { withPlainCells } from "./plain-table.ts";

const recordsAtOnce = 300;

if (!parentPort) throw new Error("This is the program of a worker thread.");
const port = parentPort;
const tell = (message: FromWorker) => port.postMessage(message);

let task: HeavyTask | undefined;
let rows: (readonly PlainCell[])[] = [];
let goOn = () => {};

port.on("message", (message: ToWorker) => {
  if (message.kind === "begin") {
    task = message.task;
    rows = [];
  } else if (message.kind === "more") goOn();
  else if (message.kind === "rows") for (const row of message.rows) rows.push(row);
  else if (task) work(task).then(() => tell({ kind: "end" }), postFault);
});

type Task<Name extends HeavyTask["name"]> = Extract<HeavyTask, { name: Name }>;

/** Each reads the code that it needs when it is first asked for. */
const works: { readonly [Name in HeavyTask["name"]]: (given: Task<Name>) => Promise<void> } = {
  readLists,
  async writeXlsx({ table, titleLines }) {
    const { writeXlsx } = await import("../exports/write-xlsx.ts");
    postBytes(await writeXlsx(filled(table), titleLines));
  },
  async writePdf({ table, options: { pageWords, ...options } }) {
    const { writeTablePdf } = await import("../pdf/write-table-pdf.ts");
    postBytes(await writeTablePdf(filled(table), { ...options, pageWords: pageWordsOf(pageWords) }));
  },
  async writeDocument({ document: { pageWords, ...document } }) {
    const { writeDocumentPdf } = await import("../pdf/document-writer.ts");
    postBytes(await writeDocumentPdf({ ...document, pageWords: pageWordsOf(pageWords) }));
  },
  async writeLabels({ sheet }) {
    const { writeLabelSheetPdf } = await import("../pdf/label-sheet.ts");
    postBytes(await writeLabelSheetPdf(sheet));
  },
  async writeRest({ sheet }) {
    const { writeRestSheetPdf } = await import("../pdf/rest-sheet.ts");
    postBytes(await writeRestSheetPdf(sheet));
  },
  async writeCrewList({ sheet }) {
    const { writeCrewListPdf } = await import("../pdf/crew-list-sheet.ts");
    postBytes(await writeCrewListPdf(sheet));
  },
  async writeTestimonial({ sheet }) {
    const { writeTestimonialPdf } = await import("../pdf/testimonial-sheet.ts");
    postBytes(await writeTestimonialPdf(sheet));
  },
  async writeBook({ print }) {
    const { writeBookPdf } = await import("../pdf/book/write-book-pdf.ts");
    const pages = rows.map(([page]): PrintedPage => JSON.parse(String(page)));
    rows = [];
    postBytes(await writeBookPdf(print, pages));
  },
  async sumFile({ path }) {
    const { sha256Of } = await import("../files/stored-parts.ts");
    tell({ kind: "sum", sha256: await sha256Of(path) });
  },
};

function work<Name extends HeavyTask["name"]>(given: Task<Name>): Promise<void> {
  const perform: (given: Task<Name>) => Promise<void> = works[given.name as Name];
  return perform(given);
}

async function readLists({ bytes, fileName }: Task<"readLists">): Promise<void> {
  const [{ headedSheets }, { readTable }] = await Promise.all([
    import("../imports/headed-sheets.ts"),
    import("../imports/read-table.ts"),
  ]);
  for (const { name, table } of headedSheets(await readTable(bytes, fileName))) {
    tell({ kind: "sheet", sheet: { name, table: { ...table, records: [] } } });
    for (let at = 0; at < table.records.length; at += recordsAtOnce)
      await taken({ kind: "records", records: table.records.slice(at, at + recordsAtOnce) });
  }
}

/** Resolves when the other side asks for more. */
function taken(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    goOn = resolve;
    tell(message);
  });
}

const pageWordsOf = (words: string) => (page: number, pages: number) =>
  words.replace("{page}", String(page)).replace("{pages}", String(pages));

function filled(table: PlainTable): ExportTable<readonly PlainCell[]> {
  const whole = withPlainCells(table, rows);
  rows = [];
  return whole;
}

function postBytes(bytes: Uint8Array): void {
  const own = new Uint8Array(bytes);
  port.postMessage({ kind: "bytes", bytes: own } satisfies FromWorker, [own.buffer]);
}

function postFault(error: unknown): void {
  if (error instanceof AppError) tell({ kind: "refused", messageKey: error.messageKey, params: error.params });
  else if (error instanceof Error) tell({ kind: "failed", message: error.message, stack: error.stack ?? "" });
  else tell({ kind: "failed", message: String(error), stack: "" });
}
