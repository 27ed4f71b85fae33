import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { equipmentHistoryInput } from "./equipment.schema.ts";
import { getItem } from "./equipment.service.ts";
import { listHistory } from "./history.repository.ts";
import { type Line, sentenceOf, type Word } from "./history-words.ts";

export const exportHistoryInput = equipmentHistoryInput
  .pick({ id: true, kinds: true })
  .extend({ format: exportFormatSchema, locale: z.enum(locales).default("en") });
export type ExportHistoryInput = z.infer<typeof exportHistoryInput>;

/** The machine's logbook as it is filtered, the latest first. */
export async function exportHistory(scope: VesselScope, input: ExportHistoryInput): Promise<FileAnswer> {
  const { id, kinds, format, locale } = input;
  const word: Word = (key, params) => scope.services.translate(locale, key, params);
  const item = await getItem(scope, id);
  const rows = everyPage((page) => listHistory(scope.tx, scope.vesselId, { id, kinds, ...page }));
  const title = `${item.name}, ${word("equipment:tab.logbook")}`;
  const filterWords = [item.name, ...(kinds ?? []).map((kind) => word(`equipment:log.kind.${kind}`))].join(", ");
  return exportedFile(scope, { title, columns: columnsIn(word), rows }, { format, locale, filterWords });
}

function columnsIn(word: Word): ExportColumn<Line>[] {
  const heading = (name: string) => word(`equipment:log.column.${name}`);
  return [
    { heading: heading("at"), kind: "instant", value: ({ at }) => at },
    { heading: heading("equipment"), kind: "text", width: 28, value: ({ equipmentName }) => equipmentName },
    { heading: heading("kind"), kind: "text", width: 14, value: ({ kind }) => word(`equipment:log.kind.${kind}`) },
    { heading: heading("what"), kind: "text", width: 60, value: (line) => sentenceOf(line, word) },
    {
      heading: heading("by"),
      kind: "text",
      width: 22,
      value: (line) => (line.kind === "work" ? (line.doneBy ?? line.byName) : line.byName),
    },
  ];
}
