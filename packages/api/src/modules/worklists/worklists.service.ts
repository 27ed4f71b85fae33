import { AppError } from "@ymp/core/errors";
import { heldWorklist, worklistPolicy } from "@ymp/core/maintenance/drawn-up-fields";
import { worklistProgress } from "@ymp/core/maintenance/worklist";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { dropSearchEntry, foundBy } from "../../platform/search/search.repository.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { readerOf, requireInsider } from "../jobs/jobs-scope.ts";
import { membersOf, membersOfLists } from "./members.repository.ts";
import { type WorklistRow, worklistRecord } from "./worklists.record.ts";
import {
  countedEntries,
  deleteWorklist,
  findWorklist,
  insertWorklist,
  nameOfUser,
  patchWorklist,
  worklistPage,
} from "./worklists.repository.ts";
import { mayDrawUp, permissionsOnList } from "./worklists.rules.ts";
import type {
  ListWorklistsInput,
  SaveWorklistInput,
  versionedWorklistInput,
  worklistHistoryInput,
} from "./worklists.schema.ts";

export async function listWorklists(scope: VesselScope, input: ListWorklistsInput) {
  requireFullEdition(scope);
  const reader = readerOf(scope);
  const page = await worklistPage(scope.tx, reader, input, foundBy(scope.access, input.search, "worklist"));
  const ids = page.rows.map(({ id }) => id);
  const [entries, members] = await Promise.all([
    countedEntries(scope.tx, reader, ids),
    reader.seesOnlyShared ? [] : membersOfLists(scope.tx, scope.vesselId, ids),
  ]);
  const rows = page.rows.map((row) => ({
    ...asSeenBy(scope, row),
    progress: worklistProgress(entries.filter(({ worklistId }) => worklistId === row.id)),
    members: members.filter(({ worklistId }) => worklistId === row.id),
  }));
  return { ...page, rows, today: shipsDay(scope), canCreate: mayDrawUp(scope.access) };
}

/** Outsiders are told a list's name, kind and period; what it is for and who else works on it stays on board. */
function asSeenBy({ access }: VesselScope, row: WorklistRow) {
  const { id, name, kind, startsOn, endsOn, frozenAt, closedAt, version } = row;
  const description = access.seesOnlyShared ? null : row.description;
  return { id, name, kind, startsOn, endsOn, frozenAt, closedAt, version, description };
}

export async function getWorklist(scope: VesselScope, id: string) {
  requireFullEdition(scope);
  const { tx, vesselId, access } = scope;
  const reader = readerOf(scope);
  const row = expectRow(await findWorklist(tx, reader, id));
  const isInsider = !access.seesOnlyShared;
  const [entries, members, frozenByName, source] = await Promise.all([
    countedEntries(tx, reader, [id]),
    isInsider ? membersOf(tx, vesselId, id) : [],
    isInsider ? nameOfUser(tx, row.frozenBy) : null,
    isInsider && row.copiedFromId ? findWorklist(tx, reader, row.copiedFromId) : undefined,
  ]);
  return {
    ...asSeenBy(scope, row),
    progress: worklistProgress(entries),
    members,
    frozenByName,
    copiedFrom: source ? { id: source.id, name: source.name } : null,
    today: shipsDay(scope),
    can: permissionsOnList(row, access),
  };
}
export type Worklist = Awaited<ReturnType<typeof getWorklist>>;

/** What was done to a list; who is from outside is not told. */
export async function worklistHistory(scope: VesselScope, input: z.infer<typeof worklistHistoryInput>) {
  requireFullEdition(scope);
  requireInsider(scope);
  expectRow(await findWorklist(scope.tx, readerOf(scope), input.id));
  return listHistory(scope.tx, scope.vesselId, { kind: "worklist", id: input.id }, input);
}

export async function saveWorklist(
  scope: VesselScope,
  { id, version, base, ...values }: SaveWorklistInput,
): Promise<{ id: string; version: number }> {
  requireDrawer(scope);
  const { tx, vesselId, actor } = scope;
  if (version !== undefined) {
    const before = await lockOpenList(scope, id);
    if (!expectBase(before, { version, base }, values)) return { id, version: before.version };
    expectForwardPeriod({ ...before, ...values });
    expectMayChange(scope, worklistPolicy, heldWorklist(before), changedFields(worklistPolicy, before, values));
    const after = await patchWorklist(tx, before, values, scope.now);
    await recordChange(scope, worklistRecord, id, { verb: "updated", before, after });
    return { id, version: after.version };
  }
  const existing = await findWorklist(tx, readerOf(scope), id);
  const sent = await sentBefore(scope, id, existing);
  if (sent) return { id, version: sent.version };
  const created = await insertWorklist(tx, {
    ...values,
    ...{ name: values.name ?? "", kind: values.kind ?? "other" },
    ...{ id, vesselId, createdBy: actor.userId, createdAt: scope.now },
  });
  await recordChange(scope, worklistRecord, id, { verb: "created", after: created, facts: { name: created.name } });
  return { id, version: created.version };
}

function expectForwardPeriod({ startsOn, endsOn }: Pick<WorklistRow, "startsOn" | "endsOn">): void {
  if (startsOn && endsOn && endsOn < startsOn)
    throw new AppError("invalid", "worklists:endsBeforeStart", {}, { endsOn: "worklists:endsBeforeStart" });
}

/** Takes a list away that was never frozen; its jobs stay. */
export async function removeWorklist(scope: VesselScope, input: z.infer<typeof versionedWorklistInput>): Promise<void> {
  const list = await lockOpenList(scope, input.id, input.version);
  if (list.frozenAt) throw new AppError("conflict", "worklists:refusal.frozenStays");
  await deleteWorklist(scope.tx, scope.vesselId, list.id);
  await dropSearchEntry(scope.tx, scope.vesselId, "worklist", list.id);
  await recordChange(scope, worklistRecord, list.id, { verb: "removed", facts: { name: list.name } });
}

/** Worklists belong to the full edition. */
export function requireFullEdition({ access }: VesselScope): void {
  if (access.edition !== "full") throw new AppError("forbidden", "refusals:closedToRole", { module: "jobs" });
}

export function requireDrawer(scope: VesselScope): void {
  requireFullEdition(scope);
  requireInsider(scope);
  if (!mayDrawUp(scope.access)) throw new AppError("forbidden", "worklists:refusal.needsHead");
}

/** Loads a list for writing; a second writer waits here. */
export async function lockList(scope: VesselScope, id: string, version?: number): Promise<WorklistRow> {
  requireDrawer(scope);
  const list = expectRow(await findWorklist(scope.tx, readerOf(scope), id, true));
  if (version !== undefined) expectVersion(list, version);
  return list;
}

export async function lockOpenList(scope: VesselScope, id: string, version?: number): Promise<WorklistRow> {
  const list = await lockList(scope, id, version);
  if (list.closedAt) throw new AppError("conflict", "worklists:refusal.closed");
  return list;
}
