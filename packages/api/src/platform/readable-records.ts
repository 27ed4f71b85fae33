import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { AppError } from "@ymp/core/errors";
import { type OpenedKind, recordFacts } from "@ymp/core/records";
import type { VesselScope } from "../context.ts";
import { expectRow } from "../kit/rows.ts";
import { isAssigned, isErased, titleOfRecord } from "./readable-records.repository.ts";

export interface OpenedRecord {
  readonly kind: OpenedKind;
  readonly id: string;
}

/**
 * What a record is called, if it exists for the scope's user: of a module they may view, and for outsiders a job that they
 * were added to.
 */
export async function findReadable(scope: VesselScope, record: OpenedRecord): Promise<{ title: string } | undefined> {
  const { tx, vesselId, access } = scope;
  if (!mayViewKind(access, record.kind)) return undefined;
  if (access.seesOnlyShared && !(record.kind === "job" && (await isSharedJob(scope, record.id)))) return undefined;
  const title = await titleOfRecord(tx, vesselId, record);
  return title === undefined ? undefined : { title };
}

/** Of those who are shown only what was shared with them, whether the job was. */
export async function isSharedJob({ tx, vesselId, access, profileId }: VesselScope, jobId: string): Promise<boolean> {
  return !access.seesOnlyShared || (profileId !== null && (await isAssigned(tx, vesselId, jobId, profileId)));
}

/** @throws AppError forbidden where the role opens no records of the kind, not_found where this one does not exist for it */
export async function expectReadable(scope: VesselScope, record: OpenedRecord): Promise<{ title: string }> {
  if (!mayViewKind(scope.access, record.kind))
    throw new AppError("forbidden", "refusals:closedToRole", { module: recordFacts[record.kind].module });
  return expectRow(await findReadable(scope, record));
}

/** Nothing is said of somebody who was erased, nor filed with them; anyone who erases waits for what is being added. */
export async function expectNotErased({ tx, vesselId }: VesselScope, record: OpenedRecord): Promise<void> {
  if (await isErased(tx, vesselId, record)) throw new AppError("conflict", "guests:refusal.erased");
}
