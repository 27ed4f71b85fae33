import { holdsNow } from "@ymp/core/clock-window";
import { AppError } from "@ymp/core/errors";
import { seesOfGuests } from "@ymp/core/guests/guest-access";
import { newId } from "@ymp/core/ids";
import { wallClockAt } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import { type ChangeScope, recordChange } from "../../platform/changes/record-change.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { archiveRecord } from "./archive.record.ts";
import {
  archivesOf,
  findArchive,
  findUnderWay,
  insertArchive,
  keepsWordsOfGuests,
  wasArchivedSince,
} from "./archive.repository.ts";

/** After this long without a sign, anyone who was making an archive is thought to be gone. */
const givenUpAfterMs = 6 * 60 * 60 * 1000;

/** Puts the making of an archive into the queue. While one is being made, that one is the answer. */
export async function requestArchive(scope: ChangeScope & Pick<VesselScope, "services">): Promise<{ id: string }> {
  const { tx, vesselId, actor, now, services } = scope;
  const underWay = await findUnderWay(tx, vesselId, new Date(now.getTime() - givenUpAfterMs));
  if (underWay) return underWay;
  const id = newId();
  const requestedBy = actor.userId;
  await insertArchive(tx, { vesselId, id, requestedBy, createdBy: requestedBy, createdAt: now, updatedAt: now });
  await recordChange(scope, archiveRecord, id, { verb: "requested", relatedIds: [vesselId] });
  await services.enqueue(tx, { name: "write_archive", vesselId, archiveId: id });
  return { id };
}

export async function askForArchive(scope: VesselScope): Promise<{ id: string }> {
  requireExport(scope);
  await expectReadable(scope);
  if (!changesSomething(scope)) throw new AppError("forbidden", "refusals:notByToken");
  return requestArchive(scope);
}

/** A script that was made to look takes what is there, and has nothing made. */
function changesSomething({ access }: VesselScope): boolean {
  return Object.values(access.granted).includes("edit");
}

/** Whether everything that stood there at that moment was taken into one file since. */
export const isArchivedSince = (
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  since: Date,
): Promise<boolean> => wasArchivedSince(tx, vesselId, since);

export async function listArchives(scope: VesselScope) {
  requireExport(scope);
  const rows = await archivesOf(scope.tx, scope.vesselId);
  return rows.map(({ storageKey, ...row }) => ({
    ...row,
    isKept: isKept({ ...row, storageKey, createdAt: row.requestedAt }, scope.now),
  }));
}

export type ArchiveSummary = Awaited<ReturnType<typeof listArchives>>[number];

function requireExport({ access }: VesselScope): void {
  if (!access.mayExportRecords) throw new AppError("forbidden", "archive:mayNot");
}

/** An archive holds every row, also what guests told of their health and wishes: it goes to nobody who may not read that. */
async function expectReadable({ tx, vesselId, access }: VesselScope): Promise<void> {
  if (seesOfGuests(access, "health")) return;
  if (await keepsWordsOfGuests(tx, vesselId)) throw new AppError("forbidden", "archive:guestsHealth");
}

function isKept(
  row: { status: string; storageKey: string | null; createdAt: Date; expiresAt: Date | null },
  now: Date,
): boolean {
  if (row.status !== "ready" || row.storageKey === null || row.expiresAt === null) return false;
  return holdsNow({ from: row.createdAt, until: row.expiresAt }, now);
}

/** The bytes of a finished archive: for those who may take the records out; to others there is none. */
export async function getStoredArchive(scope: VesselScope, archiveId: string) {
  const archive = scope.access.mayExportRecords ? await findArchive(scope.tx, scope.vesselId, archiveId) : undefined;
  if (!archive?.storageKey || !archive.sha256 || !isKept(archive, scope.now))
    throw new AppError("not_found", "archive:gone");
  await expectReadable(scope);
  scope.givenOut.push({ kind: "archive", profileIds: "everybody" });
  const madeOn = wallClockAt(scope.vessel.timeZone, archive.createdAt).on;
  return {
    storageKey: archive.storageKey,
    sha256: archive.sha256,
    fileName: safeFileName([scope.vessel.name, "archive", madeOn], "zip"),
  };
}
