import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { type ListedWatch, listWatchLogs } from "./watch-logs.repository.ts";
import type { ExportWatchLogsInput } from "./watch-logs.schema.ts";
import { listScope, stateOf } from "./watch-logs-reading.service.ts";

type Word = (key: string) => string;

/** The list exactly as it is narrowed and sorted. */
export async function exportWatchLogs(
  scope: VesselScope,
  { format, locale, ...input }: ExportWatchLogsInput,
): Promise<FileAnswer> {
  const word: Word = (key) => scope.services.translate(locale, key);
  const list = listScope(scope, input);
  const said = [
    input.state && word(`watch-logs:state.${input.state}`),
    input.position && word(`watch-plans:position.${input.position}`),
    input.unsigned && word("watch-logs:filter.unsigned"),
    [input.from, input.to].filter(Boolean).join(" – "),
    input.search && `“${input.search}”`,
  ];
  const table = {
    title: word("watch-logs:title"),
    columns: columnsIn(word, scope.now),
    rows: scope.access.seesOnlyShared
      ? []
      : everyPage((wanted) => listWatchLogs(scope.tx, list, { ...input, ...wanted })),
  };
  return exportedFile(scope, table, { format, locale, filterWords: said.filter(Boolean).join(", ") });
}

function columnsIn(word: Word, now: Date): ExportColumn<ListedWatch>[] {
  const heading = (name: string) => word(`watch-logs:field.${name}`);
  return [
    { heading: heading("startsAt"), kind: "instant", value: ({ startsAt }) => startsAt },
    { heading: heading("endsAt"), kind: "instant", value: ({ endsAt }) => endsAt },
    {
      heading: heading("position"),
      kind: "text",
      width: 14,
      value: ({ position }) => word(`watch-plans:position.${position}`),
    },
    { heading: heading("person"), kind: "text", width: 24, value: ({ name }) => name },
    {
      heading: heading("state"),
      kind: "text",
      width: 12,
      value: (row) => word(`watch-logs:state.${stateOf(row, now)}`),
    },
    { heading: heading("takenAt"), kind: "instant", value: ({ takenAt }) => takenAt },
    { heading: heading("endedAt"), kind: "instant", value: ({ endedAt }) => endedAt },
    { heading: heading("relievedAt"), kind: "instant", value: ({ relievedAt }) => relievedAt },
    { heading: heading("plan"), kind: "text", width: 26, value: ({ plan }) => plan },
  ];
}
