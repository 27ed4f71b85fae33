import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { listSoundings } from "./soundings.repository.ts";
import type { ExportSoundingsInput } from "./soundings.schema.ts";

type Word = (key: string) => string;
type Row = Awaited<ReturnType<typeof listSoundings>>["rows"][number];

/** The list exactly as it is narrowed and sorted. */
export async function exportSoundings(
  scope: VesselScope,
  { format, locale, ...input }: ExportSoundingsInput,
): Promise<FileAnswer> {
  const word: Word = (key) => scope.services.translate(locale, key);
  const list = { vesselId: scope.vesselId, found: foundBy(scope.access, input.search, "sounding") };
  const said = [word(`soundings:state.${input.state}`), input.search && `“${input.search}”`];
  const table = {
    title: word("soundings:title"),
    columns: columnsIn(word),
    rows: scope.access.seesOnlyShared
      ? []
      : everyPage((wanted) => listSoundings(scope.tx, list, { ...input, ...wanted })),
  };
  return exportedFile(scope, table, { format, locale, filterWords: said.filter(Boolean).join(", ") });
}

function columnsIn(word: Word): ExportColumn<Row>[] {
  const heading = (name: string) => word(`soundings:field.${name}`);
  return [
    { heading: heading("tankId"), kind: "text", width: 28, value: ({ tank }) => tank },
    { heading: heading("soundedAt"), kind: "instant", value: ({ soundedAt }) => soundedAt },
    { heading: heading("cm"), kind: "text", width: 12, value: ({ cm }) => cm },
    { heading: heading("volume"), kind: "text", width: 14, value: ({ volume }) => volume },
    {
      heading: heading("isByTable"),
      kind: "text",
      width: 14,
      value: ({ isByTable }) => word(`soundings:volumeBy.${isByTable ? "table" : "hand"}`),
    },
    { heading: heading("temperature"), kind: "text", width: 14, value: ({ temperature }) => temperature },
    { heading: heading("byName"), kind: "text", width: 20, value: ({ byName }) => byName },
    { heading: heading("notes"), kind: "text", width: 40, value: ({ notes }) => notes },
    { heading: heading("archivedAt"), kind: "instant", value: ({ archivedAt }) => archivedAt },
  ];
}
