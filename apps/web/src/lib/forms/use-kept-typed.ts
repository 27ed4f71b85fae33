import { useEffect, useState } from "react";
import type { z } from "zod";
import type { DraftPlace } from "./kept-drafts.ts";

interface KeptTypedOptions<Typed extends Record<string, unknown>> {
  place: DraftPlace;
  /** Another version of the application may have written what is there. */
  schema: z.ZodType<Typed>;
  fresh: () => Typed;
  /** What it becomes when it is sent, so that sending it again after a reload makes no second. */
  idOf: (typed: Typed) => string;
  /** Nothing is left to keep: what was typed was taken out again. */
  isEmpty?: (typed: Typed) => boolean;
}

/** What is typed outside a `RecordForm` and sent by a button: kept on the device as the draft of any form, until it is sent. */
export function useKeptTyped<Typed extends Record<string, unknown>>(options: KeptTypedOptions<Typed>) {
  const { place, fresh } = options;
  const [kept] = useState(() => keptIn(options));
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const [typed, setTyped] = useState<Typed>(() => kept?.typed ?? fresh());
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (!isTouched) return;
    if (options.isEmpty?.(typed)) place.drop();
    else place.keep({ id: options.idOf(typed), version: null, base: {}, typed, at: new Date() });
  }, [typed, isTouched, place, options.idOf, options.isEmpty]);
  function forget() {
    place.drop();
    setTouched(false);
  }
  return {
    typed,
    restoredAt,
    change(part: Partial<Typed>) {
      setTouched(true);
      setTyped((before) => ({ ...before, ...part }));
    },
    startAfresh() {
      forget();
      setRestoredAt(null);
      setTyped(fresh());
    },
    /** Sent, also where the screen has gone meanwhile. */
    forget,
  };
}

function keptIn<Typed extends Record<string, unknown>>({ place, schema }: KeptTypedOptions<Typed>) {
  const kept = place.read();
  const parsed = schema.safeParse(kept?.typed);
  return kept && parsed.success ? { typed: parsed.data, at: kept.at } : null;
}
