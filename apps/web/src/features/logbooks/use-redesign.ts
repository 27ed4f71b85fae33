import { type LeftBehind, refitted, writtenOn } from "@ymp/core/books/redesigned-values";
import type { Values } from "@ymp/core/definitions/definition";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import { useEffect, useEffectEvent, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useVessel } from "../../app/session.ts";
import type { EntryAround } from "../../lib/definitions/entry-around.ts";
import type { RecordForm } from "../../lib/forms/record-form-types.ts";
import { designOf } from "./book-layout.ts";
import type { EntryInput, EntryOutput } from "./entry-form.ts";
import type { Book } from "./logbooks.queries.ts";

type State = Pick<RecordForm<EntryInput, EntryOutput>, "form" | "changed">;

/**
 * What was written on a design of the book before goes over to the one of today as far as it reads the same there.
 * @returns what has no place there, as it was written; null where nothing was written on another design
 */
export function useRedesign(book: Book, { form, changed }: State, around: EntryAround): readonly LeftBehind[] | null {
  const { timeZone } = useVessel();
  const { control, getValues, setValue } = form;
  const [design, left] = useWatch({ control, name: ["design", "left"] });
  const now = designOf(book);
  /** The design that the values in the form were typed on, whatever a save of somebody else put beside them. */
  const shownOn = writtenOn(book.designs, design);
  const typedOn = useRef(shownOn);
  const follow = useEffectEvent((to: number) => {
    // What was kept of it on this device comes into the form after its first moment.
    const from = Math.min(typedOn.current, shownOn);
    typedOn.current = to;
    // Somebody else went through it, and nothing else was typed here.
    if (from === to || (design === to && !changed.includes("values"))) return;
    const names = new Map(around.people.map(({ value, label }) => [value, label]));
    const printing = { ...around.facts, names, shipOffsetMin: offsetMinutesAt(timeZone, around.now) };
    const columnsOf = (one: number) => book.designs.find(({ seq }) => seq === one)?.columns;
    const fitting = refitted(getValues("values") as Values, columnsOf(from), columnsOf(to) ?? [], printing);
    setValue("values", fitting.values as never, { shouldDirty: true });
    setValue("left", [...(left ?? []), ...fitting.left], { shouldDirty: true });
    setValue("design", to, { shouldDirty: true });
  });
  useEffect(() => {
    if (now !== null && shownOn <= now) follow(now);
  }, [now, shownOn]);
  return left ?? null;
}
