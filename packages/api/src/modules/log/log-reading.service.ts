import { can } from "@ymp/core/access/resolve-access";
import { heldLogEntry, logEntryPolicy } from "@ymp/core/log-fields";
import type { VesselScope } from "../../context.ts";
import { fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { findEntry, lastEntry, metersToLog, readingsOf } from "./log.repository.ts";
import { type ListLogInput, type logHistoryInput, mostLoggedMeters } from "./log.schema.ts";
import { countEntries, findListed, listEntries, sumsOf, yearsOf } from "./log-list.repository.ts";
import { listNames } from "./log-names.repository.ts";

export async function findLogPage(scope: VesselScope, input: ListLogInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const list = { vesselId: scope.vesselId, found: foundBy(scope.access, input.search, "log_entry") };
  const [page, total] = await Promise.all([
    listEntries(scope.tx, list, input),
    input.cursor ? null : countEntries(scope.tx, list, input),
  ]);
  /** Counted with the first page only; up to one above `countedUpTo`, which then means "more". */
  return { ...page, total };
}

/** What this year brought, and what the list can be narrowed to. */
export async function logSummary(scope: VesselScope) {
  const year = Number(shipsDay(scope).slice(0, 4));
  const nothing = { entries: 0, engineHours: 0, distance: 0, fuelTaken: 0 };
  if (scope.access.seesOnlyShared) return { year, ...nothing, years: [], names: [] };
  const { tx, vesselId } = scope;
  const [sums, years, names] = await Promise.all([
    sumsOf(tx, vesselId, year),
    yearsOf(tx, vesselId),
    listNames(tx, vesselId, true),
  ]);
  return { year, ...sums, years, names: names.map(({ id, name }) => ({ id, name })) };
}

/** What a new entry begins with: what can be logged, what was last, and the meters whose figures belong to it. */
export async function beginEntry(scope: VesselScope) {
  const nothing = { names: [], last: null, meters: [], hasMoreMeters: false };
  if (scope.access.seesOnlyShared) return nothing;
  const { tx, vesselId, access } = scope;
  const readsMeters = can(access, "jobs:edit") && can(access, "equipmentspage:view");
  const [names, last, meters] = await Promise.all([
    listNames(tx, vesselId, false),
    lastEntry(tx, vesselId),
    readsMeters ? metersToLog(tx, vesselId, mostLoggedMeters) : { rows: [], hasMore: false },
  ]);
  return {
    /** What is logged most comes first. */
    names: names.toSorted((one, other) => other.entries - one.entries).map(({ id, name }) => ({ id, name })),
    last,
    meters: meters.rows,
    hasMoreMeters: meters.hasMore,
  };
}

export async function readLogEntry(scope: VesselScope, id: string) {
  const { tx, vesselId, access } = scope;
  const entry = expectRow(access.seesOnlyShared ? undefined : await findEntry(tx, vesselId, id));
  const [listed, readings] = await Promise.all([findListed(tx, vesselId, id), readingsOf(tx, vesselId, id)]);
  const mayEdit = can(access, "logbook:edit");
  const fields = mayEdit
    ? fieldsFor(
        scope,
        logEntryPolicy,
        heldLogEntry(
          entry,
          readings.some(({ withdrawnAt }) => withdrawnAt === null),
        ),
      )
    : [];
  const mayArchive = fields.includes("archivedAt");
  return {
    ...expectRow(listed),
    /** As it was told; the list has what the meters say. */
    toldHours: entry.engineHours,
    createdAt: entry.createdAt,
    readings,
    can: {
      fields,
      edit: mayEdit && entry.archivedAt === null,
      archive: mayArchive && entry.archivedAt === null,
      restore: mayArchive && entry.archivedAt !== null,
      seeMachines: can(access, "equipmentspage:view"),
    },
  };
}

export async function logHistory(scope: VesselScope, input: (typeof logHistoryInput)["_output"]) {
  expectRow(scope.access.seesOnlyShared ? undefined : await findEntry(scope.tx, scope.vesselId, input.id));
  const record = { kind: "log_entry", id: input.id } as const;
  return listHistory(scope.tx, scope.vesselId, record, { cursor: input.cursor ?? null, limit: input.limit });
}
