import { AppError } from "@ymp/core/errors";
import { heldLogEntry, logEntryPolicy } from "@ymp/core/log-fields";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { type LogEntryRow, logEntryRecord, logEntryTitle } from "./log.record.ts";
import { findEntry, hasReadings, insertEntry, lockEntry, type NewLogEntry, updateEntry } from "./log.repository.ts";
import type { SaveLogEntryInput } from "./log.schema.ts";
import { readMeter } from "./log-meters.service.ts";
import { holdName } from "./log-names.repository.ts";

/** Writes down a trip or a day with the meters that were read, or changes what is said of one. */
export async function saveLogEntry(scope: VesselScope, input: SaveLogEntryInput) {
  requireInsider(scope);
  const { id, version, base, readings = [], ...given } = input;
  const values = definedOf(given);
  expectHappened(scope, "work", { loggedOn: values.loggedOn });
  if (version !== undefined) return changeEntry(scope, id, { version, base }, values);
  const sent = await sentBefore(scope, id, await findEntry(scope.tx, scope.vesselId, id));
  if (sent) return { id, version: sent.version };
  const recordName = await nameOf(scope, values.nameId ?? null, null);
  const loggedOn = values.loggedOn ?? shipsDay(scope);
  const row = await insertEntry(scope.tx, { ...stampOf(scope, id), ...values, loggedOn });
  for (const [index, reading] of readings.entries()) await readMeter(scope, row, reading, index);
  await recordEntry(scope, row, recordName, "created");
  return { id, version: row.version };
}

async function changeEntry(
  scope: VesselScope,
  id: string,
  edited: { version: number; base?: object | undefined },
  values: Partial<NewLogEntry>,
) {
  const before = expectRow(await lockEntry(scope.tx, scope.vesselId, id));
  if (!expectBase(before, edited, values)) return { id, version: before.version };
  const held = heldLogEntry(before, await hasReadings(scope.tx, scope.vesselId, id));
  expectMayChange(scope, logEntryPolicy, held, changedFields(logEntryPolicy, before, values));
  const recordName = await nameOf(scope, values.nameId === undefined ? before.nameId : values.nameId, before.nameId);
  const after = await updateEntry(scope.tx, before, values, scope.now);
  await recordEntry(scope, after, recordName, "updated", before);
  return { id, version: after.version };
}

/** Out of the list, and back. The readings of its machines stay with them: they have been run. */
export async function setEntryArchived(
  scope: VesselScope,
  { id, version }: { id: string; version: number },
  isArchived: boolean,
): Promise<{ id: string; version: number }> {
  requireInsider(scope);
  const before = expectRow(await lockEntry(scope.tx, scope.vesselId, id));
  expectVersion(before, version);
  if ((before.archivedAt !== null) === isArchived) return { id, version };
  expectMayChange(scope, logEntryPolicy, heldLogEntry(before, false), ["archivedAt"]);
  const after = await updateEntry(scope.tx, before, { archivedAt: isArchived ? scope.now : null }, scope.now);
  const recordName = await nameOf(scope, after.nameId, after.nameId);
  await recordEntry(scope, after, recordName, isArchived ? "archived" : "restored");
  return { id, version: after.version };
}

/** @param kept the name the entry has already, which may have been archived since */
async function nameOf(scope: VesselScope, nameId: string | null, kept: string | null): Promise<string | null> {
  if (nameId === null) return null;
  const found = expectRow(await holdName(scope.tx, scope.vesselId, nameId));
  if (found.archivedAt && nameId !== kept)
    throw new AppError("conflict", "log:refusal.nameArchived", {}, { nameId: "log:refusal.nameArchived" });
  return found.name;
}

async function recordEntry(
  scope: VesselScope,
  row: LogEntryRow,
  recordName: string | null,
  verb: "created" | "updated" | "archived" | "restored",
  before?: LogEntryRow,
): Promise<void> {
  const after = { ...row, recordName };
  const facts = { name: logEntryTitle(after) };
  const change = before ? { before: { ...before, recordName }, after } : { after };
  await recordChange(scope, logEntryRecord, row.id, { verb, facts, ...change });
}
