import { judgeField } from "@ymp/core/access/field-policy";
import type { Message } from "@ymp/core/errors";
import { heldReading, readingPolicy } from "@ymp/core/maintenance/reading-fields";
import type { VesselScope } from "../../context.ts";
import { refreshCounter } from "../equipment/counters.service.ts";
import { listHours, withdrawImported } from "./hours-given-back.repository.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeTakingOut } from "./judge-taking-back.ts";
import { type Undone, undoneOf } from "./undone-rows.ts";

interface Machines {
  /** Named by the list itself. */
  isOfList: (equipmentId: string) => boolean;
  /** Stays as it is, and is told already. */
  stays: (equipmentId: string) => boolean;
  /** Goes, with all that was read off it. */
  goes: (equipmentId: string) => boolean;
}

/**
 * Takes back what the list read off meters, as by hand the last reading alone: where somebody read on, or the machine is archived by now,
 * the hours stay and the machine is named. Readings of machines that stay as they are, are part of what was calculated on.
 */
export async function withdrawHours(
  scope: VesselScope,
  row: ImportRow,
  written: readonly WrittenRow[],
  { isOfList, stays, goes }: Machines,
): Promise<Undone> {
  const { tx, vesselId, now } = scope;
  const ids = written.filter(({ recordKind }) => recordKind === "reading").map(({ recordId }) => recordId);
  const read = (await listHours(tx, vesselId, ids)).filter(({ equipmentId }) => !stays(equipmentId));
  const refused = new Map<string, Message>();
  for (const { equipmentId, archivedAt, hasLater } of read) {
    const why = goes(equipmentId) ? null : judgeWithdrawing(scope, row, heldReading(!hasLater, { archivedAt }));
    if (why) refused.set(equipmentId, why);
  }
  const withdrawn = await withdrawImported(
    tx,
    vesselId,
    read.filter(({ equipmentId }) => !refused.has(equipmentId)).map(({ id }) => id),
    now,
  );
  for (const counterId of new Set(withdrawn.map(({ counterId }) => counterId))) await refreshCounter(scope, counterId);
  const machines = new Map(read.map(({ equipmentId, name }) => [equipmentId, { id: equipmentId, name }]));
  return undoneOf(
    "equipment",
    [...machines.values()].filter(({ id }) => refused.has(id) || !isOfList(id)),
    ({ id }) => refused.has(id),
    ({ id }) => refused.get(id) ?? null,
  );
}

/** The person who sent the list takes its reading back like a head; what nobody takes back by hand, nobody does here. */
function judgeWithdrawing(scope: VesselScope, row: ImportRow, held: ReturnType<typeof heldReading>): Message | null {
  const judge = (by: Parameters<typeof judgeField>[3]) => judgeField(readingPolicy, "withdrawnAt", held, by);
  const anybody = { createdBy: held.state === "the last" ? row.createdBy : null };
  return judgeTakingOut(scope, anybody, judge);
}
