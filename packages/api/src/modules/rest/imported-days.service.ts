import { slotMinutesOf } from "@ymp/core/rest/letters";
import { monthOf, unknownDay } from "@ymp/core/rest/rest-month";
import { shipDay } from "@ymp/core/rest/ship-zones";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { revisionRows } from "./months.repository.ts";
import { type RestDayRow, restDayRecord } from "./rest.record.ts";
import { findDaysById, findRested, takeTurn, updateDay } from "./rest.repository.ts";
import { revisionsOf, stateOf } from "./rest.rules.ts";
import { type Person, personOf, whyNotWrite } from "./whose.service.ts";

/** What of a day an import may change, and so gives back. */
export const importedDayFields = [
  "grid",
  "repeatedFrom",
  "repeated",
  "remark",
  "grounds",
  "lateReason",
  "enteredBy",
] as const;
type DayBefore = Pick<RestDayRow, (typeof importedDayFields)[number]>;

export const beforeOfDay = (row: RestDayRow): DayBefore => {
  const { grid, repeatedFrom, repeated, remark, grounds, lateReason, enteredBy } = row;
  return { grid, repeatedFrom, repeated, remark, grounds, lateReason, enteredBy };
};

export interface ImportedDay {
  readonly row: RestDayRow;
  readonly person: Person;
  /** Why it cannot be taken back by whoever asks. */
  readonly why: string | null;
}

/** Days that an import wrote, and whether they may be changed by whoever asks. */
export async function importedDays(scope: VesselScope, ids: readonly string[]): Promise<ImportedDay[]> {
  const { tx, vesselId } = scope;
  const found: ImportedDay[] = [];
  const states = new Map<string, string>();
  for (const row of await findDaysById(tx, vesselId, ids)) {
    const rested = await findRested(tx, vesselId, row.profileId, shipsDay(scope));
    if (!rested) continue;
    const person = personOf(scope, rested);
    const month = monthOf(row.onDay);
    const key = `${row.profileId} ${month}`;
    if (!states.has(key)) {
      await takeTurn(tx, vesselId, row.profileId);
      const revisions = revisionsOf(await revisionRows(tx, vesselId, row.profileId, month));
      states.set(key, stateOf(revisions.at(-1)?.signatures ?? []));
    }
    const signed = states.get(key) === "open" ? null : "hours-of-rest:refusal.signed";
    found.push({ row, person, why: whyNotWrite(scope, person) ?? signed });
  }
  return found;
}

/** A day as it was before; one that nobody had written, to what nobody told: no day of a record is removed. */
export async function putDayBack(scope: VesselScope, { row, person }: ImportedDay, before: Partial<DayBefore> | null) {
  const shape = unknownDay(shipDay(await readShipZones(scope), row.onDay), slotMinutesOf(row.grid));
  const nothing = { ...shape, remark: null, grounds: null, lateReason: null, enteredBy: null };
  const after = await updateDay(scope.tx, row, before ?? beforeOfDay({ ...row, ...nothing }), scope.now);
  const facts = { name: person.name, on: row.onDay };
  await recordChange(scope, restDayRecord, row.id, { verb: "updated", facts, before: row, after });
}
