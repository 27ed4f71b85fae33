import { isEquipmentType } from "@ymp/core/maintenance/equipment-types";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { listEquipment } from "./equipment.repository.ts";
import type { ExportEquipmentInput } from "./equipment.schema.ts";

type Word = (key: string, params?: Record<string, string | number>) => string;
type ListedItem = Awaited<ReturnType<typeof listEquipment>>["rows"][number];

/** The register exactly as it is filtered and sorted. */
export async function exportEquipment(
  scope: VesselScope,
  { format, locale, ...input }: ExportEquipmentInput,
): Promise<FileAnswer> {
  const word: Word = (key, params) => scope.services.translate(locale, key, params);
  const rows = scope.access.seesOnlyShared
    ? []
    : everyPage((page) => listEquipment(scope.tx, scope.vesselId, shipsDay(scope), { ...input, ...page }));
  const table = { title: word("equipment:title"), columns: columnsIn(word), rows };
  return exportedFile(scope, table, { format, locale, filterWords: filterLine(input, word) });
}

function columnsIn(word: Word): ExportColumn<ListedItem>[] {
  const hours = (tenths: number | null) => (tenths === null ? null : tenths / 10);
  const heading = (name: string) => word(`equipment:column.${name}`);
  return [
    { heading: heading("code"), kind: "text", width: 14, value: (item) => item.code },
    { heading: heading("name"), kind: "text", width: 40, value: (item) => item.name },
    { heading: heading("parent"), kind: "text", width: 30, value: (item) => item.parentName },
    {
      heading: heading("type"),
      kind: "text",
      width: 24,
      value: ({ type }) => (type && isEquipmentType(type) ? word(`equipment-types:type.${type}`) : type),
    },
    {
      heading: heading("department"),
      kind: "text",
      value: (item) => (item.department ? word(`departments:of.${item.department}`) : null),
    },
    { heading: heading("location"), kind: "text", width: 24, value: (item) => item.location },
    { heading: heading("manufacturer"), kind: "text", width: 20, value: (item) => item.manufacturer },
    { heading: heading("modelNumber"), kind: "text", width: 20, value: (item) => item.modelNumber },
    { heading: heading("serialNumber"), kind: "text", width: 20, value: (item) => item.serialNumber },
    { heading: heading("supplierName"), kind: "text", width: 24, value: (item) => item.supplierName },
    { heading: heading("isCritical"), kind: "yesNo", value: (item) => item.isCritical },
    { heading: heading("isUsedAtSea"), kind: "yesNo", value: (item) => item.isUsedAtSea },
    { heading: heading("isUsedInPort"), kind: "yesNo", value: (item) => item.isUsedInPort },
    { heading: heading("runningHours"), kind: "number", decimals: 1, value: (item) => hours(item.lastTotal) },
    { heading: heading("readAt"), kind: "instant", value: (item) => item.lastReadAt },
    { heading: heading("openJobs"), kind: "number", value: (item) => item.openJobs },
    { heading: heading("overdueJobs"), kind: "number", value: (item) => item.overdueJobs },
    { heading: heading("archivedAt"), kind: "instant", value: (item) => item.archivedAt },
  ];
}

function filterLine(input: Omit<ExportEquipmentInput, "format" | "locale">, word: Word): string {
  const parts = [
    word(`equipment:state.${input.state}`),
    input.search && `“${input.search}”`,
    ...(input.departments ?? []).map((department) => word(`departments:of.${department}`)),
    ...(input.types ?? []).map((type) => word(`equipment-types:type.${type}`)),
    input.location,
    input.isCritical && word("equipment:column.isCritical"),
    input.use && word(input.use === "sea" ? "equipment:column.isUsedAtSea" : "equipment:column.isUsedInPort"),
    input.hasPhoto !== undefined &&
      word(input.hasPhoto ? "equipment-photos:filter.with" : "equipment-photos:filter.without"),
    input.hasOverdue && word("equipment:column.overdueJobs"),
  ];
  return parts.filter(Boolean).join(", ");
}
