import type { CalendarDate } from "@ymp/core/calendar-date";
import { hasGrounds } from "@ymp/core/rest/letters";
import { plannedOn } from "@ymp/core/rest/plans";
import { isWrittenLate } from "@ymp/core/rest/rest-rights";
import { endOfKeptDay, repeatedAfter } from "@ymp/core/rest/untold";
import { withStood } from "@ymp/core/watches/stood-hours";
import { useState } from "react";
import { useMinute } from "../../lib/use-minute.ts";
import { countsAsBreach, isConfirmed, judgedAsShown } from "./judged.ts";
import { type Brush, copied, copiedAgain, dayBefore, paint, paintedAgain } from "./painting.ts";
import { type DayChange, usePaintedMonth } from "./rest.mutations.ts";
import type { RestBreach, RestDay, RestMonth } from "./rest.queries.ts";
import { toldAsRest, untoldDays } from "./untold.ts";
import { useShipsDay } from "./use-rest-month.ts";

/** A day whose hours wait for a reason: of a drill or an emergency, or of its being written late. */
export interface AskedDay {
  readonly day: RestDay;
  readonly painted: DayChange;
}

/** The month that is shown, with what is painted on it, and the way back. */
export function usePaintingMonth(shown: RestMonth) {
  const now = useMinute();
  const { slotMinutes } = shown;
  const today = useShipsDay(shown.today);
  const { days, before, waiting, save, isSaving, isPainting, error } = usePaintedMonth(shown);
  const [brush, setBrush] = useState<Brush>("#");
  const [asked, setAsked] = useState<readonly AskedDay[]>([]);
  const [past, setPast] = useState<readonly { on: CalendarDate; grid: string; repeated: string | null }[][]>([]);
  const isReadOnly = !shown.can.write;
  const isLate = (day: RestDay) => isWrittenLate(endOfKeptDay(day), now);
  const [answering, setAnswering] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });

  const changesOf = (rows: readonly number[], gridOf: (day: RestDay) => string) =>
    rows.flatMap((row) => {
      const day = days[row];
      if (!day || day.on > today) return [];
      const grid = gridOf(day);
      if (grid === day.grid) return [];
      const repeated = repeatedAfter(day, grid, now);
      return [{ day, painted: { grid, ...(repeated === day.repeated ? {} : { repeated }) } }];
    });
  const needsReason = ({ day, painted }: AskedDay) =>
    (hasGrounds((painted.grid ?? "") + (painted.repeated ?? "")) && !day.grounds) || (isLate(day) && !day.lateReason);
  /** What the server said to each; nothing where it took it, or the device keeps it. */
  const saveAll = (changes: readonly AskedDay[]): Promise<unknown[]> => {
    const held = changes.filter(({ painted }) => painted.grid !== undefined || painted.repeated !== undefined);
    if (held.length > 0) {
      const before = held.map(({ day: { on, grid, repeated } }) => ({ on, grid, repeated }));
      setPast((known) => [...known.slice(-49), before]);
    }
    return Promise.all(changes.map(({ day, painted }) => save(day, painted)));
  };
  /** What needs a reason that is not told yet is asked first: once, for all its days. */
  const write = (changes: readonly AskedDay[]) => {
    if (isReadOnly || changes.length === 0) return;
    void saveAll(changes.filter((change) => !needsReason(change)));
    ask(changes.filter(needsReason));
  };
  const ask = (changes: readonly AskedDay[]) => {
    setAnswering({ busy: false, error: null });
    setAsked(changes);
  };
  /** The dialog stays until its days are taken, and shows what was said to those that were not. */
  const answer = async (changes: readonly AskedDay[]) => {
    setAnswering({ busy: true, error: null });
    const said = await saveAll(changes);
    setAsked(changes.filter((_, at) => said[at] !== undefined));
    setAnswering({ busy: false, error: said.find((error) => error !== undefined) ?? null });
  };
  /** Proposed where nothing is told: what somebody wrote stays. */
  const stood = shown.stood.flatMap((watched): AskedDay[] => {
    const day = days.find(({ on }) => on === watched.on);
    const told = day && day.on <= today ? withStood(day, watched) : null;
    if (!day || !told) return [];
    const { grid, repeated } = told;
    return [{ day, painted: repeated === null ? { grid } : { grid, repeated } }];
  });
  const untold = untoldDays(days, today);
  const undo = () => {
    const last = past.at(-1);
    if (!last || isReadOnly) return;
    setPast((known) => known.slice(0, -1));
    for (const { on, grid, repeated } of last) {
      const day = days.find((each) => each.on === on);
      // What was never written goes back to what nobody has told.
      if (day && (day.grid !== grid || day.repeated !== repeated))
        void save(day, { grid, ...(repeated === null ? {} : { repeated }) });
    }
  };
  return {
    now,
    slotMinutes,
    today,
    days,
    waiting,
    isSaving,
    error,
    report: isReadOnly ? shown.report : judgedAsShown({ ...shown, before }, days),
    brush,
    setBrush,
    isReadOnly,
    canUndo: past.length > 0 && !isReadOnly,
    paintBlock: (rows: readonly number[], slots: readonly number[], letter: Brush) =>
      write(changesOf(rows, (day) => paint(day, slots, letter, now))),
    /** The hour that the clock showed a second time. */
    paintAgain: (row: number, slots: readonly number[], letter: Brush) => {
      const day = days[row];
      const repeated = day && paintedAgain(day, slots, letter, now);
      if (day && repeated != null && repeated !== day.repeated && day.on <= today)
        write([{ day, painted: { repeated } }]);
    },
    planOf: (day: RestDay) => plannedOn(shown, day.on, slotMinutes)?.grid,
    /** The planned hours, as far as the day has come: to be looked at, and changed where it went otherwise. */
    applyPlan: (row: number) => {
      const day = days[row];
      const plan = day && plannedOn(shown, day.on, slotMinutes);
      if (!plan) return;
      const changes = changesOf([row], (own) => copied(own, plan, now));
      const again = copiedAgain(day, plan.repeated, now);
      write(
        again === null
          ? changes
          : changes.map((change) => ({ ...change, painted: { ...change.painted, repeated: again } })),
      );
    },
    copyYesterday: (row: number) => {
      const day = days[row];
      const from = day && dayBefore(days, before, day.on);
      if (from) write(changesOf([row], (own) => copied(own, from, now)));
    },
    hasYesterday: (row: number) => {
      const day = days[row];
      return day !== undefined && dayBefore(days, before, day.on) !== undefined;
    },
    stood,
    takeStood: () => write(stood),
    undo,
    untold,
    tellRest: () =>
      write(
        untold.map((day) => {
          const { grid, repeated } = toldAsRest(day);
          return { day, painted: repeated === null ? { grid } : { grid, repeated } };
        }),
      ),
    isBroken: (breach: RestBreach) => countsAsBreach(breach, isConfirmed(shown)),
    hasUnsent: isPainting || days.some(({ on }) => waiting.has(on)),
    isLate,
    asked,
    answering,
    ask: (day: RestDay) => ask([{ day, painted: {} }]),
    answer,
    endAsking: () => ask([]),
  };
}
export type PaintingMonth = ReturnType<typeof usePaintingMonth>;
