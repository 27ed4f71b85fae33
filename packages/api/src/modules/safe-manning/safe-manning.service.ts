import { AppError } from "@ymp/core/errors";
import { mayReadAllLeave } from "@ymp/core/leave/leave-rights";
import { mayCompareCertificates } from "@ymp/core/people/document-access";
import { heldManning, manningPolicy, mayWriteManning } from "@ymp/core/people/manning-fields";
import { manningDocuments } from "@ymp/db/schema/safe-manning";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { manningOfDay } from "./manning-of-day.service.ts";
import { type ManningDocumentRow, manningRecord } from "./safe-manning.record.ts";
import { deleteManning, findManning, insertManning, updateManning } from "./safe-manning.repository.ts";
import { faultOfManning, type manningInput, type SaveManningInput } from "./safe-manning.schema.ts";

/** In force and replaced: a yacht gets a handful in her life. */
const mostDocuments = 200;

/** Who fills which row of the document on a day, and what is missing. */
export async function readManning(scope: VesselScope, { onDay }: z.output<typeof manningInput>) {
  if (!mayCompareCertificates(scope.access)) throw new AppError("forbidden", "certificates:notYours");
  const today = shipsDay(scope);
  // Day by day the manning to come would tell everybody's leave.
  if (onDay > today && !mayReadAllLeave(scope)) throw new AppError("forbidden", "certificates:manning.aheadNotYours");
  const found = await manningOfDay(scope, onDay);
  const mayWrite = mayWriteManning(scope.access);
  return {
    ...{ today, ...found },
    can: { write: mayWrite, fields: mayWrite ? fieldsFor(scope, manningPolicy, heldManning) : [] },
  };
}

function expectWriter(scope: VesselScope): void {
  if (!mayWriteManning(scope.access)) throw new AppError("forbidden", "certificates:manning.notYours");
}

/** Enters a document, or mends one. */
export async function saveManning(scope: VesselScope, input: SaveManningInput): Promise<{ version: number }> {
  const { tx, vesselId } = scope;
  const { id, version, base, ...values } = input;
  expectWriter(scope);
  expectHappened(scope, "vessel", { issuedOn: values.issuedOn });
  const before = await findManning(tx, vesselId, id);
  if (version === undefined) return addManning(scope, { id, before, values });
  const known = expectRow(before);
  if (!expectBase(known, { version, base }, values)) return { version: known.version };
  expectMayChange(scope, manningPolicy, heldManning, changedFields(manningPolicy, known, values));
  expectRight(withChanges(known, values));
  const after = await updateManning(tx, known, { ...definedOf(values), updatedAt: scope.now });
  await recordChange(scope, manningRecord, id, { verb: "updated", before: known, after, facts: factsOf(after) });
  return { version: after.version };
}

interface Begun {
  id: string;
  before: ManningDocumentRow | undefined;
  values: Omit<SaveManningInput, "id" | "version" | "base">;
}

async function addManning(scope: VesselScope, { id, before, values }: Begun): Promise<{ version: number }> {
  const { tx, vesselId } = scope;
  const sent = await sentBefore(scope, id, before);
  if (sent) return { version: sent.version };
  await expectRoom(tx, manningDocuments, { vesselId, most: mostDocuments });
  const { number, issuedOn, rows } = values;
  const told = { number: expectRow(number), issuedOn: expectRow(issuedOn), rows: expectRow(rows) };
  const row = { ...stampOf(scope, id), ...definedOf(values), ...told };
  expectRight(row);
  const after = await insertManning(tx, row);
  await recordChange(scope, manningRecord, id, { verb: "created", after, facts: factsOf(after) });
  return { version: after.version };
}

function expectRight(document: Parameters<typeof faultOfManning>[0]): void {
  const fault = faultOfManning(document);
  if (fault) throw new AppError("invalid", fault, {}, { expiresOn: fault });
}

const factsOf = ({ number, issuedOn }: ManningDocumentRow) => ({ title: number, on: issuedOn });

/** Takes out what was entered by mistake. */
export async function removeManning(
  scope: VesselScope,
  { id, version }: { id: string; version: number },
): Promise<void> {
  expectWriter(scope);
  const before = expectRow(await findManning(scope.tx, scope.vesselId, id));
  expectMayChange(scope, manningPolicy, heldManning, ["removed"]);
  expectVersion(before, version);
  await deleteManning(scope.tx, before);
  await recordChange(scope, manningRecord, id, { verb: "deleted", facts: factsOf(before) });
}
