import { fileVariants } from "@ymp/core/file-address";
import { guestPolicy, heldGuest } from "@ymp/core/guests/guest-fields";
import type { Db } from "@ymp/db/client";
import type { VesselScope } from "../../context.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { holdersOf } from "../../platform/files/holders.repository.ts";
import { partKey } from "../../platform/files/stored-parts.ts";
import { announceToReaders } from "../../platform/notifications/announce.ts";
import { forgetWords } from "../../platform/search/search.repository.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import {
  clearStays,
  deleteFiles,
  deleteNotices,
  deleteTalk,
  filesOfGuest,
  forgetGuest,
  forgetReplaced,
  type GuestFile,
  withdrawArchives,
} from "./erasing.repository.ts";
import { type GuestRow, guestRecord, wordsOf } from "./guests.record.ts";
import { lockGuest, type NewGuest, updateGuest } from "./guests.repository.ts";
import type { Versioned } from "./guests.service.ts";

/** Stands where the name stood, in every list and search. */
const erasedName = "–";

const nothing = {
  ...{ name: erasedName, firstName: "", lastName: erasedName, knownAs: null, isPrivate: false },
  ...{ birthDate: null, birthPlace: null, gender: null, nationality: null },
  ...{ passportNumber: null, passportCountry: null, passportExpiresOn: null },
  ...{ mrzFirstName: null, mrzLastName: null, countsStay: true, agreedUntil: null },
  ...{ visaNumber: null, visaCountry: null, visaExpiresOn: null },
  ...{ phone: null, email: null, emergencyName: null, emergencyRelation: null, emergencyPhone: null },
  ...{ allergies: [], conditions: null, medication: null, mobility: null },
  ...{ swimming: null, divingLevel: null, divingLicenceExpiresOn: null },
  ...{ hasJetSkiLicence: false, jetSkiLicenceExpiresOn: null, notes: null },
} satisfies Partial<NewGuest>;

/**
 * Takes away everything personal, as a guest may ask, also what was said of them and filed with them. That somebody was aboard
 * remains; passenger lists that were handed in are not kept here.
 */
export async function eraseGuest(scope: VesselScope, { id, version }: Versioned): Promise<Versioned> {
  requireInsider(scope);
  const before = expectRow(await lockGuest(scope.tx, scope.vesselId, id));
  if (before.erasedAt === null) expectVersion(before, version);
  expectMayChange(scope, guestPolicy, heldGuest(before), ["erasedAt"]);
  const ended = { archivedAt: before.archivedAt ?? scope.now, erasedAt: scope.now };
  const after = await updateGuest(scope.tx, before, { ...nothing, ...ended }, scope.now);
  await recordChange(scope, guestRecord, id, { verb: "erased", after });
  await eraseAround(scope, before);
  return { id, version: after.version };
}

/** The rows go at once; the stored bytes follow by the queue, which tries again until they are gone. */
async function eraseAround({ tx, vesselId, services, now }: VesselScope, guest: GuestRow): Promise<void> {
  const key = { vesselId, id: guest.id };
  const files = await filesOfGuest(tx, key);
  await deleteTalk(tx, key);
  const gone = await deleteUnheld(tx, vesselId, files);
  await forgetGuest(
    tx,
    guest.id,
    gone.map(({ id }) => id),
  );
  await announceToReaders(tx, vesselId, await deleteNotices(tx, key));
  await forgetReplaced(tx, key);
  await clearStays(tx, key, now);
  await forgetWords(tx, vesselId, wordsOf(guest));
  const parts = gone.flatMap(({ storageKey }) => fileVariants.map((variant) => partKey(storageKey, variant)));
  const keys = [...parts, ...(await withdrawArchives(tx, vesselId, now))];
  if (keys.length > 0) await services.enqueue(tx, { name: "remove_stored", keys });
}

/** A file that hangs on another record stays there. */
async function deleteUnheld(tx: Db, vesselId: string, files: readonly GuestFile[]): Promise<GuestFile[]> {
  const gone: GuestFile[] = [];
  for (const file of files) {
    const holders = await holdersOf(tx, vesselId, file.id);
    if (holders.every(({ isFormer }) => isFormer)) gone.push(file);
  }
  await deleteFiles(
    tx,
    vesselId,
    gone.map(({ id }) => id),
  );
  return gone;
}
