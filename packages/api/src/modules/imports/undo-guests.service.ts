import { judgeField } from "@ymp/core/access/field-policy";
import type { Message } from "@ymp/core/errors";
import { guestPolicy, heldGuest } from "@ymp/core/guests/guest-fields";
import { guests } from "@ymp/db/schema/guests";
import type { VesselScope } from "../../context.ts";
import { restoreRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { forgetWords } from "../../platform/search/search.repository.ts";
import { type GuestRow, guestRecord, wordsOf } from "../guests/guests.record.ts";
import { deleteGuests, listGuestsInUse, lockGuests } from "./guests-on-board.repository.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeGivingBack, judgeTakingOut, whatIsRefused } from "./judge-taking-back.ts";
import { dropSearchEntries, listTouched } from "./undo.repository.ts";
import { beforeOf, idsOf, nothingUndone, type Undone, undoneOf } from "./undone-rows.ts";
import { importedGuestFields } from "./write-guests.service.ts";

/** New guests go unless they are on a trip or something is filed with them by now; changed ones are as before. */
export async function undoGuests(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, changed] = [idsOf(written, "guest", "create"), idsOf(written, "guest", "update")];
  if (made.length + changed.length === 0) return nothingUndone;
  const [touched, used, rows] = await Promise.all([
    listTouched(tx, "guest", [...made, ...changed], row),
    listGuestsInUse(tx, vesselId, made),
    lockGuests(tx, vesselId, [...made, ...changed]),
  ]);
  const [isMade, before] = [new Set(made), beforeOf(written, "guest")];
  const refused = refusedOf(scope, row, rows, { isMade, before });
  const stays = ({ id }: { id: string }) => touched.has(id) || refused.has(id) || used.has(id);
  const gone = rows.filter((guest) => isMade.has(guest.id) && !stays(guest));
  await giveBack(
    scope,
    rows.filter((guest) => !isMade.has(guest.id) && !stays(guest)),
    before,
  );
  const ids = gone.map(({ id }) => id);
  await deleteGuests(tx, vesselId, ids);
  await dropSearchEntries(tx, vesselId, ids);
  await forgetWords(tx, vesselId, gone.flatMap(wordsOf));
  return undoneOf("guest", rows, stays, ({ id }) => refused.get(id) ?? null);
}

function refusedOf(
  scope: VesselScope,
  row: ImportRow,
  rows: readonly GuestRow[],
  list: { isMade: ReadonlySet<string>; before: ReturnType<typeof beforeOf> },
): Map<string, Message> {
  return whatIsRefused(rows, list, {
    takingOut: (guest) =>
      judgeTakingOut(scope, row, (by) => judgeField(guestPolicy, "archivedAt", heldGuest(guest), by)),
    givingBack: (guest, before) => {
      const both = { asIs: heldGuest(guest), inUse: heldGuest({ ...guest, archivedAt: null }) };
      return judgeGivingBack(scope, guestPolicy, both, { now: guest, before });
    },
  });
}

async function giveBack(
  scope: VesselScope,
  rows: readonly GuestRow[],
  before: ReturnType<typeof beforeOf>,
): Promise<void> {
  const { tx, vesselId, now } = scope;
  const given = rows.map((guest) => ({
    id: guest.id,
    values: { ...guest, ...before.get(guest.id), version: guest.version + 1, updatedAt: now },
  }));
  await restoreRows(tx, guests, vesselId, importedGuestFields, given);
  const after = await lockGuests(
    tx,
    vesselId,
    rows.map(({ id }) => id),
  );
  await recordChanges(
    scope,
    guestRecord,
    after.map((guest) => ({
      recordId: guest.id,
      verb: "updated",
      facts: { fields: Object.keys(before.get(guest.id) ?? {}).join(",") },
      after: guest,
    })),
  );
  await forgetWords(tx, vesselId, rows.flatMap(wordsOf));
}
