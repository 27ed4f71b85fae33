import { can } from "@ymp/core/access/resolve-access";
import { seesDisclosures, seesFilesOf, seesGuestField, seesTalkOf } from "@ymp/core/guests/guest-access";
import { guestPolicy, heldGuest } from "@ymp/core/guests/guest-fields";
import type { VesselScope } from "../../context.ts";
import { fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import type { GuestRow } from "./guests.record.ts";
import { countGuests, findGuest, listGuests } from "./guests.repository.ts";
import { presentGuest, touchedBy } from "./guests.rules.ts";
import type { GuestHistoryInput, ListGuestsInput } from "./guests.schema.ts";

export async function findGuestsPage(scope: VesselScope, input: ListGuestsInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const list = { vesselId: scope.vesselId, found: foundBy(scope.access, input.search, "guest") };
  const [page, total] = await Promise.all([
    listGuests(scope.tx, list, input),
    input.cursor ? null : countGuests(scope.tx, list, input),
  ]);
  const today = shipsDay(scope);
  const rows = page.rows.map((guest) => {
    const { id, version, archivedAt, name, party, age, water, allergies, papers } = presentGuest(
      guest,
      scope.access,
      today,
    );
    return { id, version, archivedAt, name, party, age, water, allergies, passport: papers?.passport ?? null };
  });
  /** Counted with the first page only; up to one above `countedUpTo`, which then means "more". */
  return { ...page, rows, total };
}

/** The record with what its reader may do with it. */
export async function readGuest(scope: VesselScope, id: string) {
  const guest = await expectGuest(scope, id);
  const mayEdit = can(scope.access, "guests:edit");
  const held = mayEdit ? fieldsFor(scope, guestPolicy, heldGuest(guest)) : [];
  const fields = held.filter((field) => seesGuestField(scope.access, field));
  const isLive = guest.archivedAt === null;
  const mayArchive = fields.includes("archivedAt");
  return {
    ...presentGuest(guest, scope.access, shipsDay(scope)),
    can: {
      fields,
      edit: fields.includes("party") && isLive,
      archive: mayArchive && isLive,
      restore: mayArchive && !isLive,
      erase: fields.includes("erasedAt"),
      files: seesFilesOf(scope.access, "guest"),
      talk: seesTalkOf(scope.access, "guest"),
      disclosures: seesDisclosures(scope.access),
    },
  };
}

export async function guestHistory(scope: VesselScope, input: GuestHistoryInput) {
  await expectGuest(scope, input.id);
  const record = { kind: "guest", id: input.id } as const;
  const page = await listHistory(scope.tx, scope.vesselId, record, {
    cursor: input.cursor ?? null,
    limit: input.limit,
  });
  const isTold = ({ facts, verb }: (typeof page.rows)[number]) =>
    verb !== "updated" || touchedBy(scope.access, { facts }).length > 0;
  const rows = page.rows.filter(isTold).map((row) => ({
    ...row,
    facts: {},
    diff: Object.fromEntries(touchedBy(scope.access, row).map((field) => [field, { old: null, new: null }])),
  }));
  return { ...page, rows };
}

export async function expectGuest({ tx, vesselId, access }: VesselScope, id: string): Promise<GuestRow> {
  return expectRow(access.seesOnlyShared ? undefined : await findGuest(tx, vesselId, id));
}
