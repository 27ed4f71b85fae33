import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { getItem as getMachine } from "../equipment/equipment.service.ts";
import { type PresentedPart, withStock } from "./linked-stock.service.ts";
import { listParts } from "./parts-list.repository.ts";
import type { ExportPartsInput } from "./spare-parts.schema.ts";
import { queryFor } from "./spare-parts.service.ts";

type Word = (key: string) => string;

/** The vessel's parts exactly as they are filtered and sorted. */
export async function exportParts(
  scope: VesselScope,
  { format, locale, ...input }: ExportPartsInput,
): Promise<FileAnswer> {
  const word: Word = (key) => scope.services.translate(locale, key);
  const query = await queryFor(scope, input);
  const rows = everyPage(async (wanted) => {
    const page = await listParts(scope.tx, scope.vesselId, { ...input, ...wanted }, query);
    return { ...page, rows: await withStock(scope, page.rows) };
  });
  const table = {
    title: word("spares:title"),
    columns: columnsIn(word),
    rows: scope.access.seesOnlyShared ? [] : rows,
  };
  return exportedFile(scope, table, { format, locale, filterWords: await filterLine(scope, input, word) });
}

function columnsIn(word: Word): ExportColumn<PresentedPart>[] {
  const heading = (name: string) => word(`spares:field.${name}`);
  const department = (part: PresentedPart) => part.machine.department;
  return [
    { heading: heading("partNo"), kind: "text", width: 18, value: (part) => part.partNo },
    { heading: heading("designation"), kind: "text", width: 36, value: (part) => part.designation },
    { heading: heading("machine"), kind: "text", width: 28, value: (part) => part.machine.name },
    { heading: heading("section"), kind: "text", width: 24, value: (part) => part.sectionName },
    {
      heading: heading("department"),
      kind: "text",
      value: (part) => {
        const name = department(part);
        return name ? word(`departments:of.${name}`) : null;
      },
    },
    { heading: heading("key"), kind: "text", width: 8, value: (part) => part.key },
    { heading: heading("figureNumber"), kind: "text", width: 8, value: (part) => part.figureNumber },
    { heading: heading("fitted"), kind: "number", value: (part) => part.fittedQuantity },
    { heading: heading("unit"), kind: "text", width: 8, value: (part) => part.unit },
    { heading: heading("measurement"), kind: "text", width: 16, value: (part) => part.measurement },
    { heading: heading("serialNo"), kind: "text", width: 16, value: (part) => part.serialNo },
    { heading: heading("standard"), kind: "text", width: 16, value: (part) => part.standard },
    { heading: heading("onHand"), kind: "number", value: (part) => part.stock?.onHand },
    { heading: heading("minimum"), kind: "number", value: (part) => part.stock?.min },
    { heading: heading("onOrder"), kind: "number", value: (part) => part.stock?.onOrder },
    { heading: heading("toOrder"), kind: "number", value: (part) => part.stock?.suggested },
    { heading: heading("place"), kind: "text", width: 32, value: placesText },
    { heading: heading("lastUsed"), kind: "date", value: (part) => part.lastUsedOn },
    { heading: heading("item"), kind: "text", width: 28, value: (part) => part.stock?.name },
    { heading: heading("critical"), kind: "yesNo", value: (part) => part.machine.isCritical },
    { heading: heading("description"), kind: "text", width: 40, value: (part) => part.description },
  ];
}

function placesText({ stock }: PresentedPart): string | undefined {
  return stock?.bins
    .map(({ location, box, shelf, quantity }) => `${[location, box, shelf].filter(Boolean).join(" / ")}: ${quantity}`)
    .join("; ");
}

type Filters = Omit<ExportPartsInput, "format" | "locale">;

async function filterLine(scope: VesselScope, input: Filters, word: Word): Promise<string> {
  const machine = input.equipmentId ? await getMachine(scope, input.equipmentId) : null;
  const parts = [
    word(`spares:state.${input.state}`),
    input.search && `“${input.search}”`,
    machine?.name,
    ...(input.departments ?? []).map((department) => word(`departments:of.${department}`)),
    input.isOfCritical && word("spares:field.critical"),
  ];
  return parts.filter(Boolean).join(", ");
}
