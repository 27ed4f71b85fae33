import type { VesselScope } from "../../context.ts";
import { beforeOfDay } from "../rest/imported-days.service.ts";
import { type JudgedDay, writeImportedDay } from "../rest/importing.service.ts";
import type { PlannedRows, Writing } from "./import-kind.ts";
import { created, updated, type WrittenRecord } from "./written-rows.ts";

export interface PlannedDays extends PlannedRows {
  readonly rows: readonly JudgedDay[];
}

/** Writes the days of a list, each as by hand: with its rights, its reasons and its history. */
export async function writeRest(scope: VesselScope, plan: PlannedDays, writing: Writing): Promise<WrittenRecord[]> {
  const late = scope.services.translate(writing.locale, "imports:restLateReason", { fileName: writing.fileName });
  const written: WrittenRecord[] = [];
  for (const row of plan.rows) {
    if (row.action !== "create" && row.action !== "update") continue;
    const { id, version } = await writeImportedDay(scope, row, late.slice(0, 300));
    const { held, sourceRow } = row;
    written.push(
      held ? updated(sourceRow, "rest", { id, version }, { ...beforeOfDay(held) }) : created(sourceRow, "rest", id),
    );
  }
  return written;
}
