import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import type { ExportLogInput } from "./log.schema.ts";
import { listEntries } from "./log-list.repository.ts";
import { findName } from "./log-names.repository.ts";

type Word = (key: string, params?: Record<string, string | number>) => string;
type Row = Awaited<ReturnType<typeof listEntries>>["rows"][number];

/** The log exactly as it is narrowed and sorted. */
export async function exportLog(scope: VesselScope, { format, locale, ...input }: ExportLogInput): Promise<FileAnswer> {
  const word: Word = (key, params) => scope.services.translate(locale, key, params);
  const list = { vesselId: scope.vesselId, found: foundBy(scope.access, input.search, "log_entry") };
  const name = input.nameId ? await findName(scope.tx, scope.vesselId, input.nameId) : undefined;
  const said = [
    word(`log:state.${input.state}`),
    input.search && `“${input.search}”`,
    name?.name,
    input.year === undefined ? "" : String(input.year),
  ];
  const table = {
    title: word("log:title"),
    columns: columnsIn(word),
    rows: scope.access.seesOnlyShared
      ? []
      : everyPage((wanted) => listEntries(scope.tx, list, { ...input, ...wanted })),
  };
  return exportedFile(scope, table, { format, locale, filterWords: said.filter(Boolean).join(", ") });
}

const tenths = (value: number | null) => (value === null ? null : value / 10);

function columnsIn(word: Word): ExportColumn<Row>[] {
  const heading = (name: string) => word(`log:field.${name}`);
  return [
    { heading: heading("loggedOn"), kind: "date", value: (row) => row.loggedOn },
    { heading: heading("nameId"), kind: "text", width: 16, value: (row) => row.recordName },
    { heading: heading("title"), kind: "text", width: 28, value: (row) => row.title },
    { heading: heading("engineHours"), kind: "number", decimals: 1, value: (row) => tenths(row.engineHours) },
    { heading: heading("distance"), kind: "number", decimals: 1, value: (row) => tenths(row.distance) },
    { heading: heading("fuelTaken"), kind: "number", value: (row) => row.fuelTaken },
    { heading: heading("fuelLeft"), kind: "number", value: (row) => row.fuelLeft },
    { heading: heading("crew"), kind: "text", width: 20, value: (row) => row.crew },
    { heading: heading("remarks"), kind: "text", width: 40, value: (row) => row.remarks },
  ];
}
