import { useQueryClient } from "@tanstack/react-query";
import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { gridInSlots, slotMinutesOf, textInSlots } from "@ymp/core/rest/letters";
import type { GridOfDay, KeptDay } from "@ymp/core/rest/rest-month";
import { useMemo, useState } from "react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { amendUnsent } from "../../lib/offline/change-unsent.ts";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { type InputOf, useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import { useDownload } from "../../lib/use-download.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { useWrite } from "../../lib/use-write.ts";
import type { RestDay, RestMonth } from "./rest.queries.ts";

export type SavedDay = InputOf<"rest.saveDay">;
/** What of a day was changed here. */
export type DayChange = Partial<Pick<RestDay, "grid" | "repeated" | "remark" | "grounds" | "lateReason">>;

const touched = [["rest"]] as const;
const shownInPlace = ["invalid", "stale", "conflict", "forbidden", "limit", "unavailable"] as const;

/** Whatever lies in the queue under this path was written there by this application. */
const savedDays = (writes: readonly QueuedWrite[], vesselId: string) =>
  writes.flatMap((write) =>
    write.path === "rest.saveDay" && write.vesselId === vesselId ? [{ write, input: write.input as SavedDay }] : [],
  );

const changeOf = ({ grid, repeated, remark, grounds, lateReason }: SavedDay): DayChange =>
  Object.fromEntries(
    Object.entries({ grid, repeated, remark, grounds, lateReason }).filter(([, value]) => value !== undefined),
  );

/** The write of a day that says most of it: one that was refused holds back those after it. */
const waitingByDay = (own: ReturnType<typeof savedDays>) =>
  new Map(
    own
      .toReversed()
      .toSorted(byRefusal)
      .map(({ write, input }) => [input.onDay, write]),
  );
const byRefusal = (one: { write: QueuedWrite }, other: { write: QueuedWrite }) =>
  Number(one.write.refusal !== null) - Number(other.write.refusal !== null);

/** What was painted before it was heard how finely is recorded now, by the slots of the day that is shown. */
function fitted<Change extends Pick<DayChange, "grid" | "repeated">>(day: GridOfDay, change: Change): Change {
  const slotMinutes = slotMinutesOf(day.grid);
  const { grid, repeated } = change;
  const own = repeated == null || repeated.length === day.repeated?.length ? slotMinutes : slotMinutes === 15 ? 30 : 15;
  return {
    ...change,
    ...(grid === undefined ? {} : { grid: gridInSlots(grid, slotMinutes) }),
    ...(repeated == null ? {} : { repeated: textInSlots(repeated, own, slotMinutes) }),
  };
}

const gridsOf = ({ grid, repeated }: SavedDay): Partial<KeptDay> => ({
  ...(grid === undefined ? {} : { grid }),
  ...(repeated == null ? {} : { repeated }),
});

const nothing = () => undefined;

type PaintedOn = Pick<RestMonth, "days" | "before" | "person" | "can">;

export interface PaintedMonth {
  /** The days with what was painted here and is on its way. */
  readonly days: readonly RestDay[];
  /** The days before the month likewise. */
  readonly before: readonly KeptDay[];
  readonly waiting: ReadonlyMap<string, QueuedWrite>;
  /** What the server said where it did not take it; undefined once it is taken, or kept on the device. */
  readonly save: (day: RestDay, change: DayChange) => Promise<unknown>;
  readonly isSaving: boolean;
  /** Something painted here is not settled. */
  readonly isPainting: boolean;
  readonly error: unknown;
}

/** Days as they are painted: shown at once, sent in their order, kept on the device where there is no link. */
export function usePaintedMonth({ days, before, person, can }: PaintedOn): PaintedMonth {
  const formats = useFormats();
  const { queue } = useServices();
  const client = useQueryClient();
  const { writes } = useStore(queue);
  const { id: vesselId } = useVessel();
  const [painted, setPainted] = useState<readonly { on: CalendarDate; change: DayChange }[]>([]);
  const saving = useQueuedMutation({
    path: "rest.saveDay",
    label: ({ onDay }) => ({
      messageKey: "hours-of-rest:queue.day",
      params: { day: formats.date(parseCalendarDate(onDay)) },
    }),
    fields: {
      lateReason: "hours-of-rest:field.lateReason",
      grounds: "hours-of-rest:field.grounds",
      remark: "hours-of-rest:field.remark",
    },
    subject: ({ profileId, onDay }) => `rest ${profileId} ${onDay}`,
    meta: { invalidates: touched },
  });
  const own = useMemo(
    () => savedDays(writes, vesselId).filter(({ input }) => input.profileId === person.id),
    [writes, vesselId, person.id],
  );
  const shown = useMemo(
    () =>
      days.map((day) => {
        const waiting = own.filter(({ input }) => input.onDay === day.on).map(({ input }) => changeOf(input));
        const changes = painted.filter(({ on }) => on === day.on).map(({ change }) => change);
        if (!can.write || waiting.length + changes.length === 0) return day;
        const made = [...waiting, ...changes].map((change) => fitted(day, change));
        return Object.assign({}, day, { isKept: true }, ...made);
      }),
    [days, own, painted, can.write],
  );
  /** What was painted here stands until what the server made of it is there, taken or refused. */
  const settle = async (settled: { on: CalendarDate }) => {
    await client.invalidateQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"rest"') });
    setPainted((known) => known.filter((each) => each !== settled));
  };
  const inputOf = (day: RestDay, change: DayChange): SavedDay => {
    const base = Object.fromEntries(Object.keys(change).map((field) => [field, Reflect.get(day, field)]));
    return {
      profileId: person.id,
      onDay: day.on,
      // A day that waits for a link is late by its writing, not by its arrival.
      writtenAt: new Date(),
      ...(day.version > 0 ? { version: day.version } : {}),
      base,
      ...change,
    };
  };
  /** What was refused is no ground to paint on: it is sent with what was added, from the day as the server has it. */
  const mendRefused = async (day: RestDay, change: DayChange) => {
    const held = own.filter(({ input }) => input.onDay === day.on);
    const refused = held.find(({ write }) => write.refusal)?.write.id;
    if (refused === undefined) return false;
    const read = days.find(({ on }) => on === day.on) ?? day;
    const whole = Object.assign({}, ...held.map(({ input }) => changeOf(input)), change);
    const others = held.map(({ write }) => write.id).filter((id) => id !== refused);
    return amendUnsent(queue, refused, inputOf(read, fitted(read, whole)), others);
  };
  const save = async (day: RestDay, change: DayChange) => {
    const stroke = { on: day.on, change };
    setPainted((known) => [...known, stroke]);
    const isMended = await mendRefused(day, change);
    // Each is settled by itself: the observer tells only of the last.
    const said = isMended ? undefined : await saving.mutateAsync(inputOf(day, change)).then(nothing, (error) => error);
    await settle(stroke);
    return said;
  };
  const shownBefore = useMemo(
    () =>
      before.map((day): KeptDay => {
        const waiting = own.filter(({ input }) => input.onDay === day.on).map(({ input }) => gridsOf(input));
        return Object.assign({}, day, ...waiting.map((change) => fitted(day, change)));
      }),
    [before, own],
  );
  return {
    days: shown,
    before: shownBefore,
    waiting: waitingByDay(own),
    save,
    isSaving: saving.isPending,
    isPainting: painted.length > 0,
    error: saving.error,
  };
}

/** Has the server print months, and hands the file to the reader. */
export const usePrintMonth = () =>
  useDownload(({ rest }, asked: Omit<InputOf<"rest.export">, "locale">, locale) =>
    rest.export.query({ ...asked, locale }),
  );

export const useSignMonth = () =>
  useWrite(({ rest }) => rest.signMonth, { success: "hours-of-rest:said.signed", invalidates: touched, shownInPlace });

export const useCorrectMonth = () =>
  useWrite(({ rest }) => rest.correctMonth, {
    success: "hours-of-rest:said.correcting",
    invalidates: touched,
    shownInPlace,
  });

export const useWithdrawCorrection = () =>
  useWrite(({ rest }) => rest.withdrawCorrection, {
    success: "hours-of-rest:said.withdrawn",
    invalidates: touched,
    shownInPlace,
  });

export const useNoteBreach = () =>
  useWrite(({ rest }) => rest.noteBreach, { success: "hours-of-rest:said.noted", invalidates: touched, shownInPlace });

export const useSaveRules = () =>
  useWrite(({ rest }) => rest.saveRules, { success: "hours-of-rest:said.rules", invalidates: touched, shownInPlace });

export const useSavePlan = () =>
  useWrite(({ rest }) => rest.savePlan, { success: "hours-of-rest:said.planned", invalidates: touched, shownInPlace });
