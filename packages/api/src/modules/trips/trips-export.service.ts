import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { listTrips } from "./trips.repository.ts";
import type { ExportTripsInput } from "./trips.schema.ts";

type Word = (key: string) => string;
type Row = Awaited<ReturnType<typeof listTrips>>["rows"][number];

/** The list exactly as it is narrowed and sorted. */
export async function exportTrips(
  scope: VesselScope,
  { format, locale, ...input }: ExportTripsInput,
): Promise<FileAnswer> {
  const word: Word = (key) => scope.services.translate(locale, key);
  const list = { vesselId: scope.vesselId, found: foundBy(scope.access, input.search, "trip") };
  const said = [word(`trips:state.${input.state}`), input.search && `“${input.search}”`];
  const table = {
    title: word("trips:title"),
    columns: columnsIn(word),
    rows: scope.access.seesOnlyShared ? [] : everyPage((wanted) => listTrips(scope.tx, list, { ...input, ...wanted })),
  };
  return exportedFile(scope, table, { format, locale, filterWords: said.filter(Boolean).join(word("common:comma")) });
}

function columnsIn(word: Word): ExportColumn<Row>[] {
  const heading = (name: string) => word(`trips:field.${name}`);
  return [
    { heading: heading("name"), kind: "text", width: 34, value: ({ name }) => name },
    { heading: heading("reference"), kind: "text", width: 16, value: ({ reference }) => reference },
    { heading: heading("startsOn"), kind: "date", value: ({ startsOn }) => startsOn },
    { heading: heading("endsOn"), kind: "date", value: ({ endsOn }) => endsOn },
    { heading: heading("startPort"), kind: "text", width: 20, value: ({ startPort }) => startPort },
    { heading: heading("endPort"), kind: "text", width: 20, value: ({ endPort }) => endPort },
    { heading: heading("guests"), kind: "number", value: ({ guestCount }) => guestCount },
    { heading: heading("cancelledAt"), kind: "instant", value: ({ cancelledAt }) => cancelledAt },
    { heading: heading("archivedAt"), kind: "instant", value: ({ archivedAt }) => archivedAt },
  ];
}
