import { newId } from "@ymp/core/ids";
import { type ChangeDiff, changes } from "@ymp/db/schema/platform";
import { type Slots, statement } from "@ymp/db/statements";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { slicesOf } from "../../kit/slices.ts";
import type { RecordDescriptor } from "../records.ts";
import { putSearchEntries } from "../search/search.repository.ts";

export interface Change<Row> {
  verb: string;
  /** The record before and after; their difference is what the history shows. */
  before?: Partial<Row>;
  after?: Partial<Row>;
  /** Facts for the sentence in the history: names, figures, reasons. */
  facts?: Record<string, string | number | boolean | null>;
  /** Other records whose histories tell this change too. */
  relatedIds?: (string | null | undefined)[];
}

/** What the audit needs to know of a scope; an act on several vessels in one transaction gives it for each of them. */
export type AuditedScope = Pick<VesselScope, "tx" | "vesselId" | "actor" | "now" | "audit">;

/** What a change needs to know of the work it belongs to, a request's or the queue's. */
export type ChangeScope = Pick<VesselScope, "tx" | "vesselId" | "actor" | "now" | "audit">;

const silentFields = new Set(["updatedAt", "version", "createdAt", "createdBy", "vesselId", "id"]);

/** The fields in which two versions of a record differ. */
export function differenceOf(before: Record<string, unknown>, after: Record<string, unknown>): ChangeDiff {
  const diff: ChangeDiff = {};
  for (const [field, value] of Object.entries(after)) {
    const old = before[field];
    if (silentFields.has(field) || JSON.stringify(old ?? null) === JSON.stringify(value ?? null)) continue;
    diff[field] = { old: old ?? null, new: value ?? null };
  }
  return diff;
}

/**
 * Writes what happened into the audit, in the transaction of the change itself. The row announces itself to open screens
 * when the transaction commits, and the record's search entry follows where its words may have changed.
 */
export async function recordChange<Row extends Record<string, unknown>>(
  scope: AuditedScope,
  descriptor: RecordDescriptor<Row>,
  recordId: string,
  change: Change<Row>,
): Promise<void> {
  await recordChanges(scope, descriptor, [{ recordId, ...change }]);
}

type ChangeRow = Required<Omit<typeof changes.$inferInsert, "seq" | "updatedAt" | "version">>;

/** Nearly every change comes alone. */
const insertChange = statement((db, row: Slots<ChangeRow>) => {
  const { id, vesselId, createdAt, createdBy, userId, actorKind, recordKind, recordId, verb, diff, facts, relatedIds } =
    row;
  const who = { createdBy, userId, actorKind };
  const what = { recordKind, recordId, verb, diff, facts, relatedIds };
  return db.insert(changes).values({ id, vesselId, createdAt, ...who, ...what });
});

/** Doing it in bulk leaves the same rows as doing it one by one. */
export async function recordChanges<Row extends Record<string, unknown>>(
  scope: AuditedScope,
  descriptor: RecordDescriptor<Row>,
  list: ({ recordId: string } & Change<Row>)[],
): Promise<void> {
  scope.audit.rows += list.length;
  for (const slice of slicesOf(list)) await recordSlice(scope, descriptor, slice);
}

async function recordSlice<Row extends Record<string, unknown>>(
  scope: AuditedScope,
  descriptor: RecordDescriptor<Row>,
  list: readonly ({ recordId: string } & Change<Row>)[],
): Promise<void> {
  const rows = list.map(({ recordId, verb, before = {}, after = {}, facts = {}, relatedIds = [] }) => ({
    id: newId(),
    vesselId: scope.vesselId,
    createdAt: scope.now,
    createdBy: scope.actor.userId,
    userId: scope.actor.userId,
    actorKind: scope.actor.kind,
    recordKind: descriptor.kind,
    recordId,
    verb,
    diff: Object.keys(before).length ? differenceOf(before, after) : {},
    facts,
    relatedIds: relatedIds.filter((id): id is string => typeof id === "string"),
  }));
  const writes: Promise<unknown>[] = [];
  const [only, second] = rows;
  if (only && !second) writes.push(insertChange(scope.tx, only));
  else writes.push(insertRows(scope.tx, changes, rows));
  const entries = list.flatMap(({ recordId, before, after }) => {
    const entry = after && descriptor.searchEntry?.({ ...before, ...after });
    return entry ? [{ recordId, entry }] : [];
  });
  writes.push(putSearchEntries(scope.tx, descriptor.kind, entries));
  await Promise.all(writes);
}
