import { addDays, addMonths, type CalendarDate, daysBetween, parseCalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { servedDays } from "@ymp/core/sea-service/service-days";
import { mayTellDays } from "@ymp/core/sea-service/service-rights";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { type ShipDayRow, shipDayRecord } from "./sea-service.record.ts";
import { faultOfDays, type TellShipDaysInput } from "./sea-service.schema.ts";
import { insertDays, takeTurn, toldDays, updateDays, versionOfDays } from "./ship-days.repository.ts";
import { type Range, readShipFacts } from "./ship-facts.service.ts";

/** As long as a passage, an anchorage and a stand-by after it may last: what a day counts as follows from the days before it. */
const daysBefore = 120;

const daysOf = ({ from, to }: Range): CalendarDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** A month of the ship: hours by the logs, what the captain told, and what each day counts as for whoever was on board throughout. */
export async function readShipDays(scope: VesselScope, { month }: { month: string }) {
  expectTeller(scope);
  const from = parseCalendarDate(`${month}-01`);
  const today = shipsDay(scope);
  const last = addDays(addMonths(from, 1), -1);
  const range = { from, to: last < today ? last : today };
  const whole = { from: addDays(from, -daysBefore), to: range.to };
  const [facts, told, version] = await Promise.all([
    readShipFacts(scope, whole),
    toldDays(scope.tx, scope.vesselId, range),
    versionOfDays(scope.tx, scope.vesselId),
  ]);
  const kinds = new Map(servedDays(daysOf(whole), facts).map(({ on, kind }) => [on, kind]));
  const toldOn = new Map(told.map((row) => [row.onDay, row]));
  return {
    version,
    today,
    days:
      range.from > range.to
        ? []
        : daysOf(range).map((on) => {
            const row = toldOn.get(on);
            return {
              on,
              logTenths: facts.get(on)?.logTenths ?? null,
              underwayTenths: facts.get(on)?.underwayTenths ?? null,
              told: row && row.told !== "log" ? row.told : null,
              reason: row?.reason ?? null,
              kind: kinds.get(on) ?? "unknown",
            };
          }),
  };
}

function expectTeller(scope: VesselScope): void {
  if (!mayTellDays(scope.access)) throw new AppError("forbidden", "sea-service:refusal.captainTells");
}

/** The captain tells what days were, for a reason; the log stays as it is. */
export async function tellShipDays(scope: VesselScope, input: TellShipDaysInput): Promise<{ version: number }> {
  expectTeller(scope);
  const { tx, vesselId, now } = scope;
  const { from, to, version } = input;
  expectHappened(scope, "vessel", { from, to });
  const fault = faultOfDays(input);
  if (fault) throw new AppError("invalid", fault, {}, { to: fault });
  await takeTurn(tx, vesselId);
  const underwayTenths = input.told === "hours" ? input.underwayTenths : 0;
  const wanted = { told: input.told, underwayTenths, reason: input.reason };
  const before = new Map((await toldDays(tx, vesselId, { from, to })).map((row) => [row.onDay, row]));
  const isThere = (row: ShipDayRow | undefined) =>
    row !== undefined &&
    row.told === wanted.told &&
    row.underwayTenths === wanted.underwayTenths &&
    row.reason === wanted.reason;
  const changed = daysOf({ from, to }).filter((on) => !isThere(before.get(on)));
  const current = await versionOfDays(tx, vesselId);
  if (changed.length === 0) return { version: current };
  if (current !== version) throw new AppError("stale", "refusals:changedMeanwhile");
  const added = changed.flatMap((onDay) =>
    before.has(onDay) ? [] : [{ ...stampOf(scope, newId()), version: 1, onDay, ...wanted }],
  );
  const updated = changed.flatMap((onDay) => {
    const row = before.get(onDay);
    return row ? [{ id: row.id, ...wanted, version: row.version + 1, updatedAt: now }] : [];
  });
  await insertDays(tx, added);
  await updateDays(tx, vesselId, updated);
  const [first] = [...added, ...updated];
  if (first)
    await recordChange(scope, shipDayRecord, first.id, {
      verb: "days_told",
      facts: { from, to, ...wanted, days: changed.length },
    });
  return { version: await versionOfDays(tx, vesselId) };
}
