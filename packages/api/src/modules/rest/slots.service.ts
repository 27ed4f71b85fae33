import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { gridInSlots, isInHalves, slotMinutesOf, textInSlots } from "@ymp/core/rest/letters";
import type { SlotMinutes } from "@ymp/core/rest/marks";
import { lastDayOf } from "@ymp/core/rest/rest-month";
import type { VesselScope } from "../../context.ts";
import { keptQuarters } from "./rest.repository.ts";
import type { SaveRestDayInput } from "./rest.schema.ts";
import { rulesOfMonth } from "./rules.service.ts";

/** How finely a month of one person is recorded: as the vessel set it, or finer where a day of it was told so. */
export async function slotsOfMonth(scope: VesselScope, profileId: string, month: CalendarDate): Promise<SlotMinutes> {
  const { rules } = await rulesOfMonth(scope, [], month);
  const span = { from: month, to: lastDayOf(month) };
  return rules.slotMinutes === 15 || (await keptQuarters(scope.tx, scope.vesselId, profileId, span)) ? 15 : 30;
}

/**
 * A grid by the slots of its month. It comes in others from a device that did not hear yet how finely is recorded since.
 * @throws AppError invalid for quarters of an hour where half hours are recorded
 */
export function expectInSlots(grid: string, slotMinutes: SlotMinutes): string {
  if (slotMinutes === 30 && slotMinutesOf(grid) === 15 && !isInHalves(grid)) refuseQuarters("grid");
  return gridInSlots(grid, slotMinutes);
}

function refuseQuarters(field: "grid" | "repeated"): never {
  throw new AppError("invalid", "hours-of-rest:refusal.quarters", {}, { [field]: "hours-of-rest:refusal.quarters" });
}

type Sent = Pick<SaveRestDayInput, "grid" | "repeated" | "base">;

/** What was painted on a day, and what was seen of it, by the slots of the month. */
export function sentInSlots({ grid, repeated, base }: Sent, slotMinutes: SlotMinutes, repeatedSlots: number): Sent {
  const again = (text: string) => {
    const isFiner = text.length === repeatedSlots * 2;
    const own: SlotMinutes = text.length === repeatedSlots ? slotMinutes : isFiner ? 15 : 30;
    if (isFiner && !isInHalves(text)) refuseQuarters("repeated");
    return textInSlots(text, own, slotMinutes);
  };
  const seen = base && {
    ...base,
    ...(base.grid === undefined ? {} : { grid: gridInSlots(base.grid, slotMinutes) }),
    ...(base.repeated == null ? {} : { repeated: again(base.repeated) }),
  };
  return {
    ...(grid === undefined ? {} : { grid: expectInSlots(grid, slotMinutes) }),
    ...(repeated == null ? { repeated } : { repeated: again(repeated) }),
    ...(seen ? { base: seen } : {}),
  };
}
