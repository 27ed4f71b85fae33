import { AppError, type MessageParams } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { askingFor } from "../../platform/sent-again/asked.ts";
import { equipmentRecord } from "./equipment.record.ts";
import { getItem } from "./equipment.service.ts";
import { findCounter } from "./readings.repository.ts";
import { recordReading } from "./readings.service.ts";
import { isRound, listToldEntries } from "./rounds.repository.ts";
import type { AddReadingsInput, RoundEntry } from "./rounds.schema.ts";

export interface RefusedEntry {
  id: string;
  code: string;
  messageKey: string;
  params: MessageParams;
}

export interface RoundResult {
  saved: { id: string; counterId: string; total: number | null }[];
  /** Lines that were not kept, each with its reason; empty unless `mode` is "each". */
  refused: RefusedEntry[];
}

/**
 * Writes the readings of a whole walk. A line that cannot be is told and stays behind; the others are kept. With `mode` "all"
 * the first refused line refuses everything.
 */
export async function addReadings(scope: VesselScope, input: AddReadingsInput): Promise<RoundResult> {
  const { entries, mode, roundId = null } = input;
  if (roundId && !(await isRound(scope.tx, scope.vesselId, roundId)))
    throw new AppError("not_found", "refusals:recordNotFound");
  const result: RoundResult = { saved: [], refused: [] };
  for (const [index, entry] of entries.entries()) {
    try {
      result.saved.push(await keepEntry(askingFor(scope, entry), entry, roundId));
    } catch (error) {
      // Every refusal comes before the line's first write, so what was kept so far counts.
      if (!(error instanceof AppError)) throw error;
      if (mode === "all") throw withPlace(error, index);
      const { code, messageKey, params } = error;
      result.refused.push({ id: entry.id, code, messageKey, params });
    }
  }
  return result;
}

function withPlace({ code, messageKey, params }: AppError, index: number): AppError {
  return new AppError(code, messageKey, params, { [`entries.${index}.reading`]: messageKey });
}

async function keepEntry(
  scope: VesselScope,
  entry: RoundEntry,
  roundId: string | null,
): Promise<RoundResult["saved"][number]> {
  const { id, counterId, reading, readAt, note, confirmsJump } = entry;
  expectHappened(scope, "work", { readAt });
  const counter = expectRow(await findCounter(scope.tx, scope.vesselId, counterId));
  const machine = await getItem(scope, counter.equipmentId);
  if (machine.archivedAt) throw new AppError("conflict", "equipment:isArchived", { name: machine.name });
  if (reading !== null) {
    const point = { id, counterId, reading, readAt, note: note ?? null, confirmsJump, source: "manual" as const };
    const { total } = await recordReading(scope, point);
    return { id, counterId, total };
  }
  const told = await listToldEntries(scope.tx, scope.vesselId, machine.id);
  if (!told.has(id))
    await recordChange(scope, equipmentRecord, machine.id, {
      verb: "not_read",
      facts: {
        ...{ entryId: id, equipmentName: machine.name, kind: counter.kind },
        unreadReason: entry.unreadReason ?? "other",
        note: note ?? null,
        readAt: readAt.toISOString(),
      },
      relatedIds: [roundId],
    });
  return { id, counterId, total: null };
}
