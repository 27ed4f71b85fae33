import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { type Access, can } from "@ymp/core/access/resolve-access";
import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { seesOfGuests, seesOfSheet } from "@ymp/core/guests/guest-access";
import { conflictsOf } from "@ymp/core/guests/menu-check";
import { faultsOf } from "@ymp/core/guests/passenger-list";
import { type AreaStay, daysUsedOn, firstDayOver, isCounted } from "@ymp/core/guests/rolling-stay";
import type { SheetText } from "@ymp/core/guests/stay-sheet";
import { heldTrip, tripPolicy } from "@ymp/core/guests/trip-fields";
import type { VesselScope } from "../../context.ts";
import { fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { together } from "../../kit/together.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { presentGuest } from "../guests/guests.rules.ts";
import { listSheets, type SheetRow } from "./sheets.repository.ts";
import { type DayRow, listDays, listStays, listStaysBetween, otherAreaStays } from "./stays.repository.ts";
import { listTripJobs } from "./trip-jobs.repository.ts";
import type { TripRow } from "./trips.record.ts";
import { countTrips, findTrip, listTrips } from "./trips.repository.ts";
import { crowdOf, mayCallOff } from "./trips.rules.ts";
import type { ListTripsInput, TripHistoryInput } from "./trips.schema.ts";

export async function findTripsPage(scope: VesselScope, input: ListTripsInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const list = { vesselId: scope.vesselId, found: foundBy(scope.access, input.search, "trip") };
  const [page, total] = await Promise.all([
    listTrips(scope.tx, list, input),
    input.cursor ? null : countTrips(scope.tx, list, input),
  ]);
  /** Counted with the first page only; up to one above `countedUpTo`, which then means "more". */
  return { ...page, total };
}

type Stay = Awaited<ReturnType<typeof listStays>>[number];

/** The trip with who is on it and what is planned, as far as its reader may see it, and what they may do with it. */
export async function readTrip(scope: VesselScope, id: string) {
  const { vesselId, ...trip } = await findFor(scope, id);
  const seesJobs = mayViewKind(scope.access, "job");
  const { stays, days, aboard, sheets, others, jobs } = await together({
    stays: listStays(scope.tx, vesselId, id),
    days: listDays(scope.tx, vesselId, id),
    aboard: listStaysBetween(scope.tx, vesselId, { from: trip.startsOn, until: trip.endsOn }),
    sheets: listSheets(scope.tx, vesselId, id),
    others: trip.isInSchengen ? otherAreaStays(scope.tx, vesselId, id) : Promise.resolve([]),
    jobs: seesJobs ? listTripJobs(scope.tx, vesselId, id) : Promise.resolve(null),
  });
  const mayEdit = can(scope.access, "guests:edit");
  const fields = mayEdit ? fieldsFor(scope, tripPolicy, heldTrip(trip)) : [];
  const isLive = trip.archivedAt === null;
  const isOn = isLive && trip.cancelledAt === null;
  const mayArchive = fields.includes("archivedAt");
  const shown = stays.map(({ stay, guest }) => ({
    ...presentStay(scope, trip.startsOn, { stay, guest }),
    schengen:
      trip.isInSchengen && seesOfGuests(scope.access, "papers") && isCounted(guest)
        ? daysInArea(
            stay,
            others.filter(({ guestId }) => guestId === guest.id),
          )
        : null,
    sheet: presentSheet(
      scope.access,
      sheets.find(({ stayId }) => stayId === stay.id),
    ),
  }));
  return {
    ...trip,
    stays: shown,
    crowd: isOn
      ? crowdOf(
          daysOf(trip),
          aboard.map(({ stay }) => stay),
          scope.vessel.maxPassengers,
        )
      : null,
    jobs,
    days: daysOf(trip).map((onDay) => presentDay(onDay, days, isOn ? shown : [])),
    can: {
      fields,
      edit: mayEdit && isOn,
      cancel: fields.includes("cancelledAt") && isOn && mayCallOff(trip, shipsDay(scope)),
      reinstate: fields.includes("cancelledAt") && !isOn,
      archive: mayArchive && isLive,
      restore: mayArchive && !isLive,
      seeAllergies: seesOfGuests(scope.access, "allergies"),
      seeSheets: seesOfSheet(scope.access, "diets"),
      listPassengers: isOn && seesOfGuests(scope.access, "papers"),
    },
  };
}

/** Guests are as old as they are when the trip begins. */
function presentStay(scope: VesselScope, startsOn: CalendarDate, { stay, guest }: Stay) {
  const { name, age, water, allergies, papers } = presentGuest(guest, scope.access, startsOn);
  const { vesselId: _, createdAt, createdBy, updatedAt, ...own } = stay;
  const faults = papers && faultsOf(guest, stay.disembarksOn < shipsDay(scope) ? stay.embarksOn : stay.disembarksOn);
  return { ...own, name, age, water, allergies, faults };
}
type ShownStay = ReturnType<typeof presentStay>;

/** How many of 180 days the guest will have spent in the area, and the day on which that is too many. */
function daysInArea({ embarksOn, disembarksOn }: Stay["stay"], others: readonly AreaStay[]) {
  const own = { from: embarksOn, until: disembarksOn };
  return { used: daysUsedOn([...others, own], disembarksOn), over: firstDayOver(others, own) };
}

/** As far as the reader serves by it; null where there is none, or none for them. */
function presentSheet(access: Access, sheet: SheetRow | undefined) {
  if (!sheet || !seesOfSheet(access, "diets")) return null;
  const { id, version, isDraft, updatedAt, diets } = sheet;
  const said = (name: SheetText) => (seesOfSheet(access, name) ? sheet[name] : null);
  return {
    ...{ id, version, isDraft, updatedAt, diets },
    cabinCelsius: seesOfSheet(access, "cabinCelsius") ? sheet.cabinCelsius : null,
    ...{ likes: said("likes"), dislikes: said("dislikes"), breakfast: said("breakfast") },
    ...{ mealTimes: said("mealTimes"), snacks: said("snacks"), hotDrinks: said("hotDrinks"), water: said("water") },
    ...{ wine: said("wine"), drinks: said("drinks"), bedding: said("bedding"), wakeUp: said("wakeUp") },
    ...{ bath: said("bath"), activities: said("activities"), media: said("media"), children: said("children") },
    ...{ celebrations: said("celebrations"), sizes: said("sizes"), privacy: said("privacy"), remarks: said("remarks") },
  };
}

function daysOf({ startsOn, endsOn }: Pick<TripRow, "startsOn" | "endsOn">): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A day, planned or not, with whom its meals would hurt; without a word of that to whoever does not see allergies. */
function presentDay(onDay: CalendarDate, planned: readonly DayRow[], stays: readonly ShownStay[]) {
  const day = planned.find((row) => row.onDay === onDay);
  const aboard = stays
    .filter(({ embarksOn, disembarksOn }) => embarksOn <= onDay && onDay <= disembarksOn)
    .map(({ guestId, name, allergies }) => ({ guestId, name, allergies: allergies ?? [] }));
  const meal = (text: string | null | undefined, contains: DayRow["lunchContains"] | undefined) => {
    const served = { text: text ?? "", contains: contains ?? [] };
    return { ...served, conflicts: conflictsOf(served, aboard) };
  };
  return {
    onDay,
    id: day?.id ?? null,
    version: day?.version ?? null,
    place: day?.place ?? null,
    forecast: day?.forecast ?? null,
    ashore: day?.ashore ?? null,
    crew: day?.crew ?? null,
    breakfast: meal(day?.breakfast, day?.breakfastContains),
    lunch: meal(day?.lunch, day?.lunchContains),
    dinner: meal(day?.dinner, day?.dinnerContains),
  };
}

export async function tripHistory(scope: VesselScope, input: TripHistoryInput) {
  await findFor(scope, input.id);
  const record = { kind: "trip", id: input.id } as const;
  return listHistory(scope.tx, scope.vesselId, record, { cursor: input.cursor ?? null, limit: input.limit });
}

export async function findFor({ tx, vesselId, access }: VesselScope, id: string): Promise<TripRow> {
  return expectRow(access.seesOnlyShared ? undefined : await findTrip(tx, vesselId, id));
}
