import { chainInstant } from "@ymp/core/books/book-chain";
import type { Values } from "@ymp/core/definitions/definition";
import type { DeskBook } from "../build/desk-book.ts";
import type { Desk } from "../build/ships-books.ts";

interface RadioDay {
  readonly days: number;
  /** Her position or port at noon. */
  readonly place: Values["place"];
  readonly isAtSea: boolean;
  /** The coast station that she works. */
  readonly station: string;
}

/** The diary and the tests of the annex, each in its day, week and month of the calendar. */
export function writeRadioDay(desk: Desk, volume: DeskBook, { days, place, isAtSea, station }: RadioDay): void {
  const { daysAgo, dayOf } = desk.book.calendar;
  const operator = desk.profile("mate");
  const test = (hour: number, code: string, values: Values = {}) =>
    volume.tell([days, hour], "mate", code, {
      ...{ at: chainInstant(daysAgo(days, hour)), passed: true, operator, ...values },
    });
  test(8.1, "D1");
  test(8.2, "D2", { offLoad: (26.1 - (days % 4) / 10).toFixed(1), onLoad: (25.2 - (days % 3) / 10).toFixed(1) });
  test(8.3, "D3");
  const day = dayOf(daysAgo(days, 12));
  if (new Date(`${day}T00:00:00Z`).getUTCDay() === 1) {
    test(8.5, "W1", { station, frequency: "2187.5 kHz", isAcknowledged: true });
    test(8.6, "W2");
    test(8.7, "W3");
  }
  if (day.endsWith("-01")) {
    for (const [index, code] of ["M1", "M2", "M3", "M4", "M6"].entries()) test(9 + index / 10, code);
    test(9.6, "M5", { set: "Survival craft sets 1 to 3", channel: "17" });
  }
  if (days === 0) return;
  const tell = (hour: number, values: Values) =>
    volume.tell([days, hour], "mate", "diary", { at: chainInstant(daysAgo(days, hour)), operator, ...values });
  tell(12, { about: "position", place });
  if (isAtSea && days % 3 === 0)
    tell(13.5, {
      ...{ about: "safety", from: station, to: "All stations", channel: "VHF 16, then 79" },
      summary: "Gale warning for the coming night read and noted; passed to the master.",
    });
  if (days % 61 === 7)
    tell(15, {
      ...{ about: "urgency", from: "Sailing vessel Alcyone", to: "All stations", channel: "VHF 16" },
      summary:
        "Pan-pan, engine failure two miles off the coast; answered by the coast station, assistance not required of us.",
    });
}
