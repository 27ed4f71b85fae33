import { sinceOverhaul } from "@ymp/core/maintenance/counters";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import type { EquipmentRow } from "./equipment.record.ts";
import {
  countEquipment,
  findEquipment,
  listAncestors,
  listEquipment,
  listPlaces,
  listTree,
} from "./equipment.repository.ts";
import { abilitiesOn, nameOfCopy, namesOfCopies, troubleOf } from "./equipment.rules.ts";
import type { EquipmentHistoryInput, ListEquipmentInput } from "./equipment.schema.ts";
import {
  countLinks,
  findSupplierName,
  listCounters,
  listFiles,
  listNeighbourNames,
  listSections,
} from "./equipment-detail.repository.ts";
import { listHistory } from "./history.repository.ts";

/** The machine, or "not found": outsiders are shown jobs, never the register. */
export async function getItem(scope: VesselScope, id: string): Promise<EquipmentRow> {
  return expectRow(scope.access.seesOnlyShared ? undefined : await findEquipment(scope.tx, scope.vesselId, id));
}

/** The whole register as flat nodes, in the order in which siblings stand. */
export async function equipmentTree(scope: VesselScope, input: { includesArchived: boolean }) {
  if (scope.access.seesOnlyShared) return [];
  const rows = await listTree(scope.tx, scope.vesselId, shipsDay(scope), input.includesArchived);
  return rows.map(({ archivedAt, openJobs, overdueJobs, dueSoonJobs, ...node }) => ({
    ...node,
    isArchived: archivedAt !== null,
    openJobs,
    overdueJobs,
    trouble: troubleOf({ overdueJobs, dueSoonJobs }),
  }));
}

export async function findEquipmentPage(scope: VesselScope, input: ListEquipmentInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const { tx, vesselId } = scope;
  const today = shipsDay(scope);
  const [{ rows, nextCursor }, total] = await Promise.all([
    listEquipment(tx, vesselId, today, input),
    input.cursor ? null : countEquipment(tx, vesselId, today, input),
  ]);
  return {
    rows: rows.map(({ dueSoonJobs, openJobs, overdueJobs, ...row }) => ({
      ...row,
      openJobs,
      overdueJobs,
      trouble: troubleOf({ overdueJobs, dueSoonJobs }),
    })),
    nextCursor,
    /** Counted with the first page only; up to one above `countedUpTo`, which then means "more". */
    total,
  };
}

/** The places that are in use, for filters and for filling in. */
export async function equipmentPlaces(scope: VesselScope): Promise<string[]> {
  if (scope.access.seesOnlyShared) return [];
  const rows = await listPlaces(scope.tx, scope.vesselId);
  return rows.flatMap(({ location }) => (location ? [location] : []));
}

export async function getEquipment(scope: VesselScope, id: string) {
  const { tx, vesselId } = scope;
  const [item, path, meters, counts, files, neighbours] = await Promise.all([
    getItem(scope, id),
    listAncestors(tx, vesselId, id),
    listCounters(tx, vesselId, id),
    countLinks(tx, vesselId, id, shipsDay(scope)),
    listFiles(tx, vesselId, id),
    listNeighbourNames(tx, vesselId, id),
  ]);
  const { vesselId: _, importId: __, ...particulars } = item;
  const { hasHistory, ...links } = counts;
  const supplier = item.supplierId ? await findSupplierName(tx, vesselId, item.supplierId) : undefined;
  const can = abilitiesOn(item, scope.access, editorOf(scope));
  return {
    ...particulars,
    path,
    supplier: supplier ?? null,
    photos: files.filter(({ kind }) => kind === "photo"),
    counters: meters.map((meter) => ({
      ...meter,
      sinceOverhaul:
        meter.lastTotal !== null && meter.overhaulTotal !== null
          ? sinceOverhaul(meter.lastTotal, meter.overhaulTotal)
          : null,
    })),
    counts: links,
    hasHistory,
    /** What a copy would be called. */
    copyName: nameOfCopy(item.name, new Set(neighbours)),
    /** What several copies would be called, in turn. */
    copyNames: namesOfCopies(item.name, neighbours, 10),
    /** Only what nothing hangs on can be removed; everything else is archived. */
    can: { ...can, remove: can.remove && !hasHistory && links.children === 0 },
  };
}

export async function equipmentSections(scope: VesselScope, id: string) {
  await getItem(scope, id);
  return listSections(scope.tx, scope.vesselId, id);
}

export async function equipmentFilesOf(scope: VesselScope, id: string) {
  await getItem(scope, id);
  return listFiles(scope.tx, scope.vesselId, id);
}

/** Everything that happened to the machine and to what belongs to it, the latest first. */
export async function machineHistory(scope: VesselScope, input: EquipmentHistoryInput) {
  await getItem(scope, input.id);
  return listHistory(scope.tx, scope.vesselId, input);
}
