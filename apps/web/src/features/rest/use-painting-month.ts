import type { CalendarDate } from "@ymp/core/calendar-date";
import { hasGrounds } from "@ymp/core/rest/letters";
import { recordSlot } from "@ymp/core/rest/rest-month";
import { isWrittenLate } from "@ymp/core/rest/rest-rights";
import { useState } from "react";
import { useMinute } from "../../lib/use-minute.ts";
import { countsAsBreach, isConfirmed, judgedAsShown } from "./judged.ts";
import { type Brush, beginningsOf, copied, dayBefore, paint, repeatedAs } from "./painting.ts";
import { type DayChange, usePaintedMonth } from "./rest.mutations.ts";
import type { RestBreach, RestDay, RestMonth } from "./rest.queries.ts";
import { toldAsRest, untoldDays } from "./untold.ts";
import { useShipsDay } from "./use-rest-month.ts";

/** A day whose hours wait for a reason: of a drill or an emergency, or of its being written late. */
export interface AskedDay {
  readonly day: RestDay;
  readonly painted: DayChange;
}

const dayLength = (day: RestDay) => (beginningsOf(day).at(-1) ?? 0) + recordSlot * 60_000;

/** The month that is shown, with what is painted on it, and the way back. */
export function usePaintingMonth(shown: RestMonth) {
  const now = useMinute();
  const today = useShipsDay(shown.today);
  const { days, before, waiting, save, isSaving, isPainting, error } = usePaintedMonth(shown);
  const [brush, setBrush] = useState<Brush>("#");
  const [asked, setAsked] = useState<readonly AskedDay[]>([]);
  const [past, setPast] = useState<readonly { on: CalendarDate; grid: string; repeated: string | null }[][]>([]);
  const isReadOnly = !shown.can.write;
  const isLate = (day: RestDay) => isWrittenLate(new Date(dayLength(day)), now);

  const changesOf = (rows: readonly number[], gridOf: (day: RestDay) => string) =>
    rows.flatMap((row) => {
      const day = days[row];
      if (!day || day.on > today) return [];
      const grid = gridOf(day);
      if (grid === day.grid) return [];
      const repeated = repeatedAs(day, grid);
      return [{ day, painted: { grid, ...(repeated === null ? {} : { repeated }) } }];
    });
  const needsReason = ({ day, painted }: AskedDay) =>
    (hasGrounds(painted.grid ?? "") && !day.grounds) || (isLate(day) && !day.lateReason);
  const saveAll = (changes: readonly AskedDay[]) => {
    if (changes.length === 0) return;
    for (const { day, painted } of changes) save(day, painted);
    const held = changes.filter(({ painted }) => painted.grid !== undefined);
    if (held.length === 0) return;
    const before = held.map(({ day: { on, grid, repeated } }) => ({ on, grid, repeated }));
    setPast((known) => [...known.slice(-49), before]);
  };
  /** What needs a reason that is not told yet is asked first: once, for all its days. */
  const write = (changes: readonly AskedDay[]) => {
    if (isReadOnly || changes.length === 0) return;
    saveAll(changes.filter((change) => !needsReason(change)));
    setAsked(changes.filter(needsReason));
  };
  const untold = untoldDays(days, today);
  const undo = () => {
    const last = past.at(-1);
    if (!last || isReadOnly) return;
    setPast((known) => known.slice(0, -1));
    for (const { on, grid, repeated } of last) {
      const day = days.find((each) => each.on === on);
      // What was never written goes back to what nobody has told.
      if (day && day.grid !== grid) save(day, { grid, ...(repeated === null ? {} : { repeated }) });
    }
  };
  return {
    now,
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
    copyYesterday: (row: number) => {
      const day = days[row];
      const from = day && dayBefore(days, before, day.on);
      if (from) write(changesOf([row], (own) => copied(own, from, now)));
    },
    hasYesterday: (row: number) => {
      const day = days[row];
      return day !== undefined && dayBefore(days, before, day.on) !== undefined;
    },
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
    ask: (day: RestDay) => setAsked([{ day, painted: {} }]),
    answer: (changes: readonly AskedDay[]) => {
      saveAll(changes);
      setAsked([]);
    },
    endAsking: () => setAsked([]),
  };
}
export type PaintingMonth = ReturnType<typeof usePaintingMonth>;
