import { addDays } from "@ymp/core/calendar-date";
import { isGrave } from "@ymp/core/guests/allergies";
import { seesOfGuests } from "@ymp/core/guests/guest-access";
import { conflictsOf } from "@ymp/core/guests/menu-check";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { calledBy } from "../guests/guests.rules.ts";
import { listStaysBetween } from "./stays.repository.ts";
import { daysBetween, sheetsAsked } from "./waiting-guests.repository.ts";

/** Menus of a week are bought for. */
const daysAhead = 7;

/** Meals of the next days that would gravely hurt somebody aboard, for those who cook and serve. */
export async function mealsThatHurt(scope: VesselScope) {
  const { tx, vesselId, access } = scope;
  if (!seesOfGuests(access, "allergies")) return [];
  const from = shipsDay(scope);
  const span = { from, until: addDays(from, daysAhead) };
  const [days, stays] = await Promise.all([daysBetween(tx, vesselId, span), listStaysBetween(tx, vesselId, span)]);
  return days.flatMap(({ tripId, onDay, ...day }) => {
    const aboard = stays
      .filter(({ stay }) => stay.tripId === tripId && stay.embarksOn <= onDay && onDay <= stay.disembarksOn)
      .map(({ guest }) => ({ guestId: guest.id, name: calledBy(access, guest), allergies: guest.allergies }));
    const meals = (["breakfast", "lunch", "dinner"] as const).map((name) => ({
      name,
      text: day[name] ?? "",
      contains: day[`${name}Contains`],
    }));
    return meals.flatMap(({ name: meal, ...served }) =>
      conflictsOf(served, aboard)
        .filter(({ allergy }) => isGrave(allergy))
        .map(({ guestId, name, allergy }) => ({
          ...{ id: `${day.id} ${meal} ${guestId} ${allergy.allergen}`, tripId, onDay, name, served: served.text },
        })),
    );
  });
}

/** Guests who come today or tomorrow and were not asked what they wish for, for those who serve them. */
export async function guestsUnasked(scope: VesselScope) {
  const { tx, vesselId, access } = scope;
  if (!seesOfGuests(access, "service")) return [];
  const from = shipsDay(scope);
  const tomorrow = addDays(from, 1);
  const coming = (await listStaysBetween(tx, vesselId, { from, until: tomorrow })).filter(
    ({ stay, guest }) => from <= stay.embarksOn && stay.embarksOn <= tomorrow && guest.erasedAt === null,
  );
  const asked = await sheetsAsked(
    tx,
    vesselId,
    coming.map(({ stay }) => stay.id),
  );
  return coming
    .filter(({ stay }) => !asked.has(stay.id))
    .map(({ stay, guest }) => ({
      ...{ id: stay.id, tripId: stay.tripId, name: calledBy(access, guest), cabin: stay.cabin, onDay: stay.embarksOn },
    }));
}
