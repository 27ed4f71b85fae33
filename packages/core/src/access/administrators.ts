import type { CalendarDate } from "../calendar-date.ts";
import type { Refusal } from "../errors.ts";
import type { AccessOverrides } from "./permissions.ts";
import type { VesselRole } from "./roles.ts";

/** A place on the vessel, as far as it decides whether somebody administers the vessel. */
export interface Place {
  userId: string;
  role: VesselRole;
  access: AccessOverrides;
  /** Last day on which it holds. */
  endsOn: CalendarDate | null;
  isDeleted: boolean;
}

/** A captain on the list of accounts who may administer people on that day. */
export function isAdministrator({ role, access, endsOn, isDeleted }: Place, on: CalendarDate): boolean {
  const holds = !isDeleted && (endsOn === null || endsOn >= on);
  return holds && role === "captain" && (access.employees ?? "edit") === "edit";
}

/**
 * Refuses a change that would leave the vessel without anybody to administer it. `changed` is the place as it would be;
 * null when it is removed.
 */
export function judgeLastAdministrator(
  places: readonly Place[],
  userId: string,
  changed: Place | null,
  today: CalendarDate,
): Refusal[] {
  const before = places.find((place) => place.userId === userId);
  if (!before || !isAdministrator(before, today)) return [];
  if (changed && isAdministrator(changed, today) && stays(changed, before)) return [];
  const others = places.filter((place) => place.userId !== userId && isAdministrator(place, today));
  const lastDay = changed && isAdministrator(changed, today) ? changed.endsOn : null;
  const follows = others.some(({ endsOn }) => endsOn === null || lastDay === null || endsOn > lastDay);
  return follows ? [] : [{ messageKey: "users:refusal.lastAdministrator" }];
}

const stays = (changed: Place, before: Place) =>
  changed.endsOn === null || (before.endsOn !== null && changed.endsOn >= before.endsOn);
