import { can } from "@ymp/core/access/resolve-access";
import { heldKept } from "@ymp/core/maintenance/drawn-up-fields";
import { watchPlanPolicy } from "@ymp/core/watch-plan-fields";
import type { VesselScope } from "../../context.ts";
import { fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import type { WatchPlanRow } from "./watch-plans.record.ts";
import { countWatchPlans, findWatchPlan, listWatchPlans } from "./watch-plans.repository.ts";
import type { ListWatchPlansInput, WatchPlanHistoryInput } from "./watch-plans.schema.ts";

export async function findWatchPlansPage(scope: VesselScope, input: ListWatchPlansInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const list = { vesselId: scope.vesselId, found: foundBy(scope.access, input.search, "watch_plan") };
  const [page, total] = await Promise.all([
    listWatchPlans(scope.tx, list, input),
    input.cursor ? null : countWatchPlans(scope.tx, list, input),
  ]);
  /** Counted with the first page only; up to one above `countedUpTo`, which then means "more". */
  return { ...page, total };
}

/** The record with what its reader may do with it. */
export async function readWatchPlan(scope: VesselScope, id: string) {
  const { vesselId: _, ...watchPlan } = await findFor(scope, id);
  const mayEdit = can(scope.access, "watchkeeping:edit");
  const fields = mayEdit ? fieldsFor(scope, watchPlanPolicy, heldKept(watchPlan)) : [];
  const isLive = watchPlan.archivedAt === null;
  const mayArchive = fields.includes("archivedAt");
  return {
    ...watchPlan,
    can: { fields, edit: mayEdit && isLive, archive: mayArchive && isLive, restore: mayArchive && !isLive },
  };
}

export async function watchPlanHistory(scope: VesselScope, input: WatchPlanHistoryInput) {
  await findFor(scope, input.id);
  const record = { kind: "watch_plan", id: input.id } as const;
  return listHistory(scope.tx, scope.vesselId, record, { cursor: input.cursor ?? null, limit: input.limit });
}

export async function findFor({ tx, vesselId, access }: VesselScope, id: string): Promise<WatchPlanRow> {
  return expectRow(access.seesOnlyShared ? undefined : await findWatchPlan(tx, vesselId, id));
}
