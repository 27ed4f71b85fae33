import { parentPort } from "node:worker_threads";
import { AppError } from "@ymp/core/errors";
import type { ExportTable } from "../exports/export-table.ts";
import { writeXlsx } from "../exports/write-xlsx.ts";
import { headedSheets } from "../imports/headed-sheets.ts";
import { readTable } from "../imports/read-table.ts";
import { writeTablePdf } from "../pdf/write-table-pdf.ts";
import type { FromWorker, HeavyTask, PlainCell, PlainTable, ToWorker } from "./heavy-messages.ts";
import { withPlainCells } from "./plain-table.ts";

const recordsAtOnce = 300;

if (!parentPort) throw new Error("This is the program of a worker thread.");
const port = parentPort;
const tell = (message: FromWorker) => port.postMessage(message);

let task: HeavyTask | undefined;
let rows: (readonly PlainCell[])[] = [];

port.on("message", (message: ToWorker) => {
  if (message.kind === "begin") {
    task = message.task;
    rows = [];
  } else if (message.kind === "rows") for (const row of message.rows) rows.push(row);
  else if (task) work(task).then(() => tell({ kind: "end" }), tellFault);
});

async function work(given: HeavyTask): Promise<void> {
  if (given.name === "readLists") return readLists(given);
  const table = filled(given.table);
  if (given.name === "writeXlsx") return tellBytes(await writeXlsx(table, given.titleLines));
  const { pageWords, ...options } = given.options;
  const wordsOf = (page: number, pages: number) =>
    pageWords.replace("{page}", String(page)).replace("{pages}", String(pages));
  tellBytes(await writeTablePdf(table, { ...options, pageWords: wordsOf }));
}

async function readLists({ bytes, fileName }: Extract<HeavyTask, { name: "readLists" }>): Promise<void> {
  for (const { name, table } of headedSheets(await readTable(bytes, fileName))) {
    tell({ kind: "sheet", sheet: { name, table: { ...table, records: [] } } });
    for (let at = 0; at < table.records.length; at += recordsAtOnce)
      tell({ kind: "records", records: table.records.slice(at, at + recordsAtOnce) });
  }
}

function filled(table: PlainTable): ExportTable<readonly PlainCell[]> {
  const whole = withPlainCells(table, rows);
  rows = [];
  return whole;
}

function tellBytes(bytes: Uint8Array): void {
  const own = new Uint8Array(bytes);
  port.postMessage({ kind: "bytes", bytes: own } satisfies FromWorker, [own.buffer]);
}

function tellFault(error: unknown): void {
  if (error instanceof AppError) tell({ kind: "refused", messageKey: error.messageKey, params: error.params });
  else if (error instanceof Error) tell({ kind: "failed", message: error.message, stack: error.stack ?? "" });
  else tell({ kind: "failed", message: String(error), stack: "" });
}
