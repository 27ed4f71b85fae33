import { addMonths, type CalendarDate } from "@ymp/core/calendar-date";
import { monthOf } from "@ymp/core/rest/rest-month";
import {
  mayReadRest,
  type RestCapacity,
  type RestReader,
  whyNotSignRest,
  whyNotYetSigned,
} from "@ymp/core/rest/rest-rights";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { readersPresence } from "../people/aboard.service.ts";
import { awaitedIn } from "./month.service.ts";
import { linesOfMonth } from "./overview.service.ts";
import { type Person, readerOf } from "./whose.service.ts";

/** What of one person's month is not settled. */
export interface UnsettledMonth {
  readonly person: Person;
  readonly month: CalendarDate;
  readonly revision: number;
  /** Whose signature it waits for now; null before it can be signed. */
  readonly awaits: RestCapacity | null;
  /** Limits that are broken in a month that the master has not signed. */
  readonly broken: number;
  /** Days that are over and were not written, or not to their end. */
  readonly missing: number;
}

/**
 * Last month and this one of everybody who wrote hours in either: a vessel that keeps no hours of rest is asked for none.
 */
export async function unsettledRest(scope: VesselScope): Promise<UnsettledMonth[]> {
  const today = shipsDay(scope);
  const thisMonth = monthOf(today);
  const months = await Promise.all(
    [addMonths(thisMonth, -1), thisMonth].map(async (month) => ({ month, lines: await linesOfMonth(scope, month) })),
  );
  const writers = new Set(
    months.flatMap(({ lines }) => lines.flatMap(({ person, line }) => (line.days.length > 0 ? person.profileId : []))),
  );
  return months.flatMap(({ month, lines }) =>
    lines
      .filter(({ person, line }) => writers.has(person.profileId) && line.state !== "locked")
      .map(({ person, line: { state, breaches, missing, untold, days, revision }, signedOffOn }) => {
        const isReady =
          state !== "open" || whyNotYetSigned(month, { today, signedOffOn, recorded: days.length, untold }) === null;
        const awaits = isReady ? awaitedIn(state, person) : null;
        return { person, month, revision, awaits, broken: breaches, missing: state === "open" ? missing + untold : 0 };
      }),
  );
}

/** Whether it is the reader whose signature is waited for. */
export const isAwaited = ({ awaits, person }: UnsettledMonth, reader: Parameters<typeof whyNotSignRest>[1]): boolean =>
  awaits !== null && whyNotSignRest(awaits, reader, person) === null;

/** Who hears of limits that are broken: the person, their head of department, the captain. */
export const hearsOfBreach = (reader: RestReader, person: Person): boolean =>
  reader.role !== null && onBoard.includes(reader.role) && person.role !== "captain"
    ? mayReadRest(reader, person)
    : reader.profileId === person.profileId;
const onBoard: readonly string[] = ["crew", "hod", "captain"];

/** Of the months that the reader may read, what they can settle: to sign, to look at, or to see written. */
export async function restWaitingFor(scope: VesselScope) {
  const [unsettled, presence] = await Promise.all([unsettledRest(scope), readersPresence(scope)]);
  const reader = { ...readerOf(scope), presence };
  return {
    toSign: scope.actor.kind === "user" ? unsettled.filter((month) => isAwaited(month, reader)) : [],
    broken: unsettled.filter(({ broken }) => broken > 0),
    missing: unsettled.filter(({ missing, person }) => missing > 0 && (person.isOwn || reader.role === "captain")),
  };
}
