import { addDays, addMonths } from "@ymp/core/calendar-date";
import { seesOfGuests } from "@ymp/core/guests/guest-access";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { calledBy } from "./guests.rules.ts";
import { keptTooLong, papersEnding } from "./keeping.repository.ts";

/** Guests whose time to be remembered is over, for those who may erase them: nothing is erased but by their hand. */
export async function guestsToErase(scope: VesselScope, limit: number) {
  if (!seesOfGuests(scope.access, "health") || scope.access.seesOnlyShared) return { rows: [], total: 0 };
  const today = shipsDay(scope);
  const before = addMonths(today, -scope.vessel.guestMonthsKept);
  const rows = await keptTooLong(scope.tx, scope.vesselId, { before, today, limit });
  return {
    rows: rows.map(({ id, lastAboard, ...guest }) => ({ id, lastAboard, name: calledBy(scope.access, guest) })),
    total: rows[0]?.total ?? 0,
  };
}

/** Passports and visas of guests aboard or to come that end within so many days, for those who read papers. */
export async function guestPapersEnding(scope: VesselScope, { withinDays }: { withinDays: number }) {
  if (!seesOfGuests(scope.access, "papers") || scope.access.seesOnlyShared) return [];
  const today = shipsDay(scope);
  const rows = await papersEnding(scope.tx, scope.vesselId, { today, until: addDays(today, withinDays) });
  return rows.map(({ id, type, expiresOn, ...guest }) => ({
    id,
    type,
    expiresOn,
    name: calledBy(scope.access, guest),
  }));
}
