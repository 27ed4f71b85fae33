import type { CalendarDate } from "@ymp/core/calendar-date";
import { workLetters } from "@ymp/core/rest/letters";
import { judgeMonth, type KeptDay, type MonthReport, slotsWithin } from "@ymp/core/rest/rest-month";
import { regimeUnder } from "@ymp/core/rest/vessel-rules";
import type { RestBreach, RestDay, RestMonth } from "./rest.queries.ts";

/** Judged here as the server does it, so that what is broken is shown while somebody paints. */
export function judgedAsShown(
  {
    month,
    rules,
    isWatchkeeper,
    before,
    adultFrom,
  }: Pick<RestMonth, "month" | "rules" | "isWatchkeeper" | "adultFrom"> & { before: readonly KeptDay[] },
  days: readonly RestDay[],
): MonthReport {
  const kept: KeptDay[] = [...before, ...days.filter(({ isKept }) => isKept)];
  return judgeMonth(kept, month, { regime: regimeUnder(rules, isWatchkeeper), adultFrom });
}

/** Whether the revision that is shown has the signature of the master. */
export const isConfirmed = ({ revisions, revision }: Pick<RestMonth, "revisions" | "revision">): boolean =>
  revisions.some((each) => each.revision === revision && each.signatures.some(({ capacity }) => capacity === "master"));

/** An emergency excuses a breach once the master has confirmed it. */
export const countsAsBreach = ({ standing }: RestBreach, isConfirmed: boolean): boolean =>
  standing === "breach" || (standing === "excused" && !isConfirmed);

export interface MarkedDay {
  /** Work in an interval that breaks a limit. */
  readonly broken: ReadonlySet<number>;
  /** The interval of the breach that is looked at. */
  readonly outlined: ReadonlySet<number>;
}

const none: MarkedDay = { broken: new Set(), outlined: new Set() };

/** Which half hours are marked on each day. */
export function markedDays(
  days: readonly RestDay[],
  broken: readonly RestBreach[],
  looked: RestBreach | undefined,
): (on: CalendarDate) => MarkedDay {
  const standing = broken.filter(({ rule }) => !isOfWeek(rule));
  const marks = new Map(
    days.map((day): [CalendarDate, MarkedDay] => {
      const isWorked = (slot: number) => workLetters.test(day.grid[slot] ?? "");
      const broken = standing.flatMap((breach) => slotsWithin(day, breach)).filter(isWorked);
      return [day.on, { broken: new Set(broken), outlined: new Set(looked ? slotsWithin(day, looked) : []) }];
    }),
  );
  return (on) => marks.get(on) ?? none;
}

/** A week holds so much work that marking it would say nothing; its interval is outlined alone. */
const isOfWeek = (rule: RestBreach["rule"]) => rule === "REST_7D" || rule === "WORK_7D" || rule === "YOUNG_40H";

export const keyOf = (breach: RestBreach): string => `${breach.rule} ${breach.from.toISOString()}`;
