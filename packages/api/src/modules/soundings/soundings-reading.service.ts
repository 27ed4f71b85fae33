import { can } from "@ymp/core/access/resolve-access";
import { balanceOf } from "@ymp/core/books/sounding-balance";
import { heldKept } from "@ymp/core/maintenance/drawn-up-fields";
import { soundingPolicy } from "@ymp/core/sounding-fields";
import type { VesselScope } from "../../context.ts";
import { fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { retainedWhen } from "../logbooks/balances.service.ts";
import { listTanks } from "../logbooks/tanks.service.ts";
import { countSoundings, findSounding, lastSoundings, listSoundings } from "./soundings.repository.ts";
import type { ListSoundingsInput, SoundingHistoryInput } from "./soundings.schema.ts";

export async function findSoundingsPage(scope: VesselScope, input: ListSoundingsInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const list = { vesselId: scope.vesselId, found: foundBy(scope.access, input.search, "sounding") };
  const [page, total] = await Promise.all([
    listSoundings(scope.tx, list, input),
    input.cursor ? null : countSoundings(scope.tx, list, input),
  ]);
  /** Counted with the first page only; up to one above `countedUpTo`, which then means "more". */
  return { ...page, total };
}

/** Every tank with its table, what was sounded last, and how far the oil record book is from that. */
export async function soundingsSummary(scope: VesselScope) {
  if (scope.access.seesOnlyShared) return { tanks: [] };
  const { tx, vesselId, now } = scope;
  const [tanks, last] = await Promise.all([listTanks(scope), lastSoundings(tx, vesselId, now)]);
  const retained = await retainedWhen(
    scope,
    last.map(({ tankId, soundedAt }) => ({ tankId, at: soundedAt })),
  );
  return {
    tanks: tanks.map(({ id, name, capacity, calibration, contents, iopp }) => {
      const sounded = last.find(({ tankId }) => tankId === id) ?? null;
      const told = retained.get(id) ?? null;
      const balance = sounded && told ? balanceOf(sounded.volume, told.retained, capacity) : null;
      return { id, name, capacity, calibration, contents, iopp, sounded, retained: told?.retained ?? null, balance };
    }),
  };
}

/** The record with what its reader may do with it, and what the oil record book made of the tank then. */
export async function readSounding(scope: VesselScope, id: string) {
  const { vesselId: _, ...sounding } = await findFor(scope, id);
  const { tankId, soundedAt: at, volume } = sounding;
  const [tanks, told] = await Promise.all([listTanks(scope), retainedWhen(scope, [{ tankId, at }])]);
  const mayEdit = can(scope.access, "logbook:edit");
  const fields = mayEdit ? fieldsFor(scope, soundingPolicy, heldKept(sounding)) : [];
  const isLive = sounding.archivedAt === null;
  const mayArchive = fields.includes("archivedAt");
  const retained = told.get(tankId)?.retained ?? null;
  const capacity = tanks.find((tank) => tank.id === tankId)?.capacity ?? null;
  return {
    ...sounding,
    ...{ retained, balance: retained === null ? null : balanceOf(volume, retained, capacity) },
    can: { fields, edit: mayEdit && isLive, archive: mayArchive && isLive, restore: mayArchive && !isLive },
  };
}

export async function soundingHistory(scope: VesselScope, input: SoundingHistoryInput) {
  await findFor(scope, input.id);
  const record = { kind: "sounding", id: input.id } as const;
  return listHistory(scope.tx, scope.vesselId, record, { cursor: input.cursor ?? null, limit: input.limit });
}

async function findFor({ tx, vesselId, access }: VesselScope, id: string) {
  return expectRow(access.seesOnlyShared ? undefined : await findSounding(tx, vesselId, id));
}
