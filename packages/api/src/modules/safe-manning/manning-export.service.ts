import type { VesselScope } from "../../context.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import type { ExportManningInput } from "./safe-manning.schema.ts";
import { readManning } from "./safe-manning.service.ts";

type Row = Awaited<ReturnType<typeof readManning>>["rows"][number];
type Word = (key: string) => string;

/** The rows of the document and who fills them on a day: a line for each row. */
export async function exportManning(scope: VesselScope, input: ExportManningInput): Promise<FileAnswer> {
  const { onDay, format, locale } = input;
  const word: Word = (key) => scope.services.translate(locale, key);
  const { document, rows } = await readManning(scope, { onDay });
  const filterWords = [onDay, document?.number, document?.tradingArea].filter(Boolean).join(", ");
  const table = { title: word("certificates:manning.title"), columns: columnsIn(word), rows };
  return exportedFile(scope, table, { format, locale, filterWords });
}

function columnsIn(word: Word): ExportColumn<Row>[] {
  const heading = (name: string) => word(`certificates:manning.${name}`);
  return [
    {
      heading: heading("capacity"),
      kind: "text",
      width: 24,
      value: ({ capacity }) => word(`certificates:manning.capacities.${capacity}`),
    },
    {
      heading: heading("certificate"),
      kind: "text",
      width: 28,
      value: ({ certificate }) => certificate && word(`papers:type.${certificate}`),
    },
    { heading: heading("least"), kind: "number", value: ({ number }) => number },
    { heading: heading("dual"), kind: "yesNo", value: ({ isDual }) => isDual },
    {
      heading: heading("filledBy"),
      kind: "text",
      width: 40,
      value: ({ filled }) => filled.map(({ name, rank }) => [name, rank].filter(Boolean).join(", ")).join("; "),
    },
    { heading: heading("missing"), kind: "number", value: ({ empty }) => empty },
    {
      heading: heading("lacking"),
      kind: "text",
      width: 40,
      value: ({ near }) =>
        near.map(({ name, lack }) => `${name}: ${word(`certificates:manning.lack.${lack}`)}`).join("; "),
    },
  ];
}
