import { addDays, type CalendarDate } from "../calendar-date.ts";

/** What is known of one day of the ship. */
export interface ShipDayFacts {
  /** Tenths of an hour under way by her main engines; null where nobody has told. */
  readonly underwayTenths: number | null;
  /** What the captain told of the day: at anchor as a part of the passage, or in a yard. */
  readonly told: "anchor" | "yard" | null;
}

/** What a day counts as, MSN 1858. `sea` and `anchor` are actual sea service; `port` and `unknown` are none of the kinds that count. */
export const dayKinds = ["sea", "anchor", "standBy", "yard", "port", "unknown"] as const;
export type DayKind = (typeof dayKinds)[number];

/** MSN 1858: at least four hours of 24 under way. */
export const seaDayTenths = 40;
/** MSN 1858: stand-by is at most 14 days in a row. */
export const longestStandBy = 14;

interface Passage {
  /** Days under way of the voyage. */
  voyage: number;
  anchored: number;
  inPort: number;
}

const ashore = (): Passage => ({ voyage: 0, anchored: 0, inPort: 0 });

/**
 * What each day of a person counts as. Only days on board are handed in: a day that is missing in between ends the voyage, so that nobody
 * stands by after a voyage that they did not make. A time at anchor or in port counts no longer than the voyage before it. A day of which
 * nobody has told anything is unknown until the captain tells it, and nobody stands by after it.
 */
export function kindsOfDays(
  days: readonly { readonly on: CalendarDate; readonly facts: ShipDayFacts }[],
): { on: CalendarDate; kind: DayKind }[] {
  let passage = ashore();
  let expected: CalendarDate | null = null;
  return days.map(({ on, facts }) => {
    if (expected !== on) passage = ashore();
    expected = addDays(on, 1);
    const kind = kindOf(facts, passage);
    passage = after(kind, facts, passage);
    return { on, kind };
  });
}

function kindOf({ underwayTenths, told }: ShipDayFacts, { voyage, anchored, inPort }: Passage): DayKind {
  if ((underwayTenths ?? 0) >= seaDayTenths) return "sea";
  if (told === "yard") return "yard";
  if (told === null && underwayTenths === null) return "unknown";
  if (told === "anchor") return inPort === 0 && anchored < voyage ? "anchor" : "port";
  return inPort < Math.min(voyage, longestStandBy) ? "standBy" : "port";
}

function after(kind: DayKind, { told }: ShipDayFacts, { voyage, anchored, inPort }: Passage): Passage {
  if (kind === "sea") return { voyage: inPort > 0 ? 1 : voyage + 1, anchored: 0, inPort: 0 };
  if (kind === "anchor") return { voyage, anchored: anchored + 1, inPort };
  if (kind === "standBy") return { voyage, anchored, inPort: inPort + 1 };
  // In a yard, unknown, or longer at anchor than she sailed: nobody stands by for the next voyage after that.
  return kind === "yard" || kind === "unknown" || told === "anchor"
    ? ashore()
    : { voyage, anchored, inPort: inPort + 1 };
}
