import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { wallClockText } from "../../platform/exports/wall-clock.ts";
import type { SheetLabel } from "../../platform/pdf/label-sheet.ts";
import { printLabels } from "../../platform/pdf/made-in-thread.ts";
import { findItemsPage } from "../inventory/inventory.service.ts";
import { requireOwnPeople } from "../inventory/inventory-scope.ts";
import { itemsToLabel, placesToLabel } from "./labels.repository.ts";
import type { Labelled, LabelsInput } from "./labels.schema.ts";

/** A sheet of labels to print; each code opens its item or place in this installation. */
export async function writeLabels(scope: VesselScope, input: LabelsInput): Promise<FileAnswer & { count: number }> {
  requireOwnPeople(scope);
  const labels = await labelsOf(scope, input.labelled);
  if (labels.length === 0) throw new AppError("not_found", "counts:labels.none");
  const { format, locale, skip } = input;
  const title = scope.services.translate(locale, "counts:labels.title");
  const blank = Array.from({ length: skip }, () => null);
  const bytes = await printLabels(scope, { title, format, locale, labels: [...blank, ...labels], madeAt: scope.now });
  const madeOn = wallClockText(scope.now, scope.vessel.timeZone).slice(0, 10);
  return {
    fileName: safeFileName([scope.vessel.name, title, madeOn], "pdf"),
    mediaType: "application/pdf",
    base64: Buffer.from(bytes).toString("base64"),
    count: labels.length,
  };
}

async function labelsOf(scope: VesselScope, labelled: Labelled): Promise<SheetLabel[]> {
  const { tx, vesselId, vessel } = scope;
  const page = (kind: "item" | "location", id: string) => `${scope.services.origin}/app/inventory?${kind}=${id}`;
  if (labelled.what === "places") {
    const places = await placesToLabel(tx, vesselId, labelled.ids ?? null);
    return places.map(({ id, name, deck }) => ({
      qr: page("location", id),
      title: name,
      lines: [deck, vessel.name].flatMap((line) => line ?? []),
    }));
  }
  const ids = labelled.what === "items" ? labelled.ids : await filteredIds(scope, labelled.filters);
  const items = await itemsToLabel(tx, vesselId, ids);
  return items.map(({ id, name, partNo, place }) => ({
    qr: page("item", id),
    title: name,
    lines: [partNo, place, vessel.name].flatMap((line) => line ?? []),
  }));
}

const mostLabels = 1000;

async function filteredIds(scope: VesselScope, filters: Extract<Labelled, { what: "filter" }>["filters"]) {
  const page = { ...filters, sort: "name" as const, descending: false, limit: 200 };
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const found: Awaited<ReturnType<typeof findItemsPage>> = await findItemsPage(scope, { ...page, cursor });
    ids.push(...found.rows.map(({ id }) => id));
    cursor = found.nextCursor;
    if (cursor && ids.length >= mostLabels) throw new AppError("limit", "labels:tooMany", { count: mostLabels });
  } while (cursor);
  return ids;
}
