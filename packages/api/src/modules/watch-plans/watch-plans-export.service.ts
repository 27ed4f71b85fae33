import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { listWatchPlans } from "./watch-plans.repository.ts";
import type { ExportWatchPlansInput } from "./watch-plans.schema.ts";

type Word = (key: string) => string;
type Row = Awaited<ReturnType<typeof listWatchPlans>>["rows"][number];

/** The list exactly as it is narrowed and sorted. */
export async function exportWatchPlans(
  scope: VesselScope,
  { format, locale, ...input }: ExportWatchPlansInput,
): Promise<FileAnswer> {
  const word: Word = (key) => scope.services.translate(locale, key);
  const list = { vesselId: scope.vesselId, found: foundBy(scope.access, input.search, "watch_plan") };
  const said = [
    word(`watch-plans:state.${input.state}`),
    input.stage && word(`watch-plans:state.${input.stage}`),
    input.search && `“${input.search}”`,
  ];
  const table = {
    title: word("watch-plans:title"),
    columns: columnsIn(word),
    rows: scope.access.seesOnlyShared
      ? []
      : everyPage((wanted) => listWatchPlans(scope.tx, list, { ...input, ...wanted })),
  };
  return exportedFile(scope, table, { format, locale, filterWords: said.filter(Boolean).join(", ") });
}

function columnsIn(word: Word): ExportColumn<Row>[] {
  const heading = (name: string) => word(`watch-plans:field.${name}`);
  return [
    { heading: heading("name"), kind: "text", width: 34, value: ({ name }) => name },
    { heading: heading("startsOn"), kind: "date", value: ({ startsOn }) => startsOn },
    { heading: heading("endsOn"), kind: "date", value: ({ endsOn }) => endsOn },
    {
      heading: heading("pattern"),
      kind: "text",
      width: 20,
      value: ({ pattern }) => word(`watch-plans:pattern.${pattern}`),
    },
    { heading: heading("notes"), kind: "text", width: 40, value: ({ notes }) => notes },
    { heading: heading("publishedAt"), kind: "instant", value: ({ publishedAt }) => publishedAt },
    { heading: heading("archivedAt"), kind: "instant", value: ({ archivedAt }) => archivedAt },
  ];
}
