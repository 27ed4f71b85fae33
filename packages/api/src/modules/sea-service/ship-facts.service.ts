import type { CalendarDate } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { loggedDays } from "../log/logged-days.service.ts";
import { steamedDays } from "../logbooks/steamed-days.service.ts";
import { factsOfDays } from "./sea-service.rules.ts";
import { toldDays } from "./ship-days.repository.ts";

export interface Range {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What is known of the days of a time: by the logs, and by what the captain told. */
export async function readShipFacts(scope: Pick<VesselScope, "tx" | "vesselId">, range: Range) {
  const [logged, steamed, told] = await Promise.all([
    loggedDays(scope, range),
    steamedDays(scope, range),
    toldDays(scope.tx, scope.vesselId, range),
  ]);
  return factsOfDays(logged, steamed, told);
}
