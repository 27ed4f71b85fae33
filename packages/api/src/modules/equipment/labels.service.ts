import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import type { SheetLabel } from "../../platform/pdf/label-sheet.ts";
import { printLabels } from "../../platform/pdf/made-in-thread.ts";
import { listEquipment } from "./equipment.repository.ts";
import type { LabelsInput } from "./labels.schema.ts";

const mostLabels = 1000;

/** Sheets of labels for machines, by what was chosen or filtered. Scanned, a label opens the machine's short page. */
export async function writeLabels(scope: VesselScope, input: LabelsInput): Promise<FileAnswer & { count: number }> {
  const { facts, format, locale, skips, ...filters } = input;
  const today = shipsDay(scope);
  const order = { sort: "code" as const, descending: false, limit: mostLabels };
  const { rows, nextCursor } = scope.access.seesOnlyShared
    ? { rows: [], nextCursor: null }
    : await listEquipment(scope.tx, scope.vesselId, today, { ...filters, ...order });
  if (rows.length === 0) throw new AppError("not_found", "labels:nothingChosen");
  if (nextCursor) throw new AppError("limit", "labels:tooMany", { count: mostLabels });
  const title = scope.services.translate(locale, "labels:title");
  const shown = { code: facts.includes("code"), location: facts.includes("location") };
  const labels = rows.map(({ id, name, code, location, serialNumber }): SheetLabel => {
    const lines = [
      shown.code ? code : null,
      shown.location ? location : null,
      facts.includes("serialNumber") ? serialNumber : null,
      facts.includes("vessel") ? scope.vessel.name : null,
    ];
    return {
      qr: `${scope.services.origin}/app/label/${id}`,
      title: name,
      lines: lines.filter((line) => line !== null),
    };
  });
  const bytes = await printLabels(scope, { labels, format, locale, title, madeAt: scope.now, skips });
  return {
    fileName: safeFileName([scope.vessel.name, title, today], "pdf"),
    mediaType: "application/pdf",
    base64: Buffer.from(bytes).toString("base64"),
    count: labels.length,
  };
}
