import { chainInstant } from "@ymp/core/books/book-chain";
import type { Values } from "@ymp/core/definitions/definition";
import { DeskBook } from "../../../build/desk-book.ts";
import type { Desk } from "../../../build/ships-books.ts";
import { litresAt } from "./fuel.ts";
import { courseOf, isInYard, passageOn, portOn, positionOn, wave, weatherOn, yearBegun } from "./voyages.ts";

const deckWork = [
  "Teak washed and side decks dried; stainless wiped down.",
  "Tender serviced by the deck crew, fenders cleaned.",
  "Hull sides washed from the waterline; bathing platform hinges greased.",
  "Mooring lines inspected and turned end for end; chafe gear renewed aft.",
  "Cap rails sanded for varnish, starboard side.",
  "Anchor chain marked anew at every shackle.",
] as const;
const yardWork = [
  "Staging on the port side; paint works continue above the waterline.",
  "Liferafts landed for service; davit wires greased.",
  "Teak seams on the sun deck raked out and filled.",
] as const;

/** Chief officer's log: a page a day, and the watches of the last weeks at sea. */
export function writeChiefOfficersLog(desk: Desk): void {
  const { daysAgo, dayOf } = desk.book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "chiefofficer", number: "COL-2025-01", place: "Antibes", at: daysAgo(yearBegun, 7.4), linesPerPage: 12 },
  });
  for (let days = yearBegun; days > 0; days -= 1) {
    const passage = passageOn(days);
    if (passage && days < 60)
      for (const hour of [12, 16])
        volume.tell([days, hour], hour === 12 ? "mate" : "captain", "watch", {
          ...{
            at: chainInstant(daysAgo(days, hour)),
            gyro: courseOf(passage),
            gyroError: "-0.5",
            ...weatherOn(days, hour),
          },
          ...{ speed: "9.6", airTemperature: wave(days, 90, 16, 28).toFixed(1), visibility: "10.0" },
          ...{ oow: desk.profile(hour === 12 ? "mate" : "captain"), lookout: desk.profile("deckhand") },
        });
    const at = daysAgo(days, 19);
    volume.tell([days, 19.2], "mate", "day", { on: dayOf(at), ...dayOf_(days) }, { occurredAt: at });
    if (days % 7 === 1) volume.verifyFullPages(daysAgo(days, 20));
  }

  function dayOf_(days: number): Values {
    const passage = passageOn(days);
    const work = isInYard(days) ? yardWork[days % yardWork.length] : deckWork[days % deckWork.length];
    return {
      where: passage ? "sea" : "port",
      ...(passage && { from: passage.from.name, to: passage.to.name, distance: "94.5", steaming: "10.0" }),
      noon: passage ? positionOn(passage, 12) : { port: portOn(days) },
      ...{ draughtForward: "2.55", draughtAft: wave(days, 12, 2.66, 2.74).toFixed(2) },
      freshWater: wave(days, 5, 5.2, 11.4).toFixed(1),
      fuel: ((litresAt(days, 19) * 0.845) / 1000).toFixed(1),
      bilges: [{ well: "Forepeak", sounding: String(Math.round(wave(days, 8, 0, 3))) }],
      ...{ isSecured: true, securityLevel: "1", crew: "13", guests: passage ? "8" : "0" },
      ...{ work, rounds: passage ? "20:00, 22:00, 00:00, 02:00, 04:00, 06:00" : "22:00, 02:00, 06:00" },
      ...(days % 9 === 4 && { stores: "Deck stores: two drums of teak cleaner, twelve scrubbing pads." }),
      ...(days % 5 === 3 && !passage && { waste: "Domestic waste and plastics landed, see garbage record book." }),
    };
  }
}

/** Sea bridge and port bridge log: hour by hour on passage, morning and evening in port. */
export function writeBridgeLogs(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const begun = { place: "Antibes", linesPerPage: 12 };
  const sea = new DeskBook(desk, { kind: "seabridge", number: "SBL-2025-01", at: daysAgo(yearBegun, 7.5), ...begun });
  const port = new DeskBook(desk, { kind: "portbridge", number: "PBL-2025-01", at: daysAgo(yearBegun, 7.6), ...begun });
  for (let days = yearBegun; days >= 0; days -= 1) {
    if (passageOn(days)) writePassage(desk, sea, days);
    else writeWatches(desk, port, days);
    if (days % 7 === 0) for (const one of [sea, port]) one.verifyFullPages(daysAgo(days, days === 0 ? 10.6 : 22));
  }
}

function writePassage(desk: Desk, volume: DeskBook, days: number): void {
  const passage = passageOn(days);
  if (!passage) return;
  for (let hour = 8; hour <= 18; hour += 1) {
    const oow = hour < 12 ? "mate" : hour < 16 ? "captain" : "bosun";
    const seen: Values = {
      ...{
        at: chainInstant(desk.book.calendar.daysAgo(days, hour)),
        position: positionOn(passage, hour),
        fixedBy: "GNSS",
      },
      ...{ ...weatherOn(days, hour), visibility: "10.0", oow: desk.profile(oow) },
    };
    const signer = oow === "bosun" || hour === 8 ? "mate" : oow;
    if (hour === 8)
      volume.tell([days, 8], "mate", "event", {
        ...{
          ...seen,
          event: "departure",
          draughtForward: "2.55",
          draughtAft: "2.70",
          passagePlan: `PP-${passage.from.name}-${passage.to.name}`,
        },
        ...{ steeringTested: true, lightsTested: true, crew: "13", guests: "8" },
      });
    else if (hour === 18)
      volume.tell(
        [days, 18],
        oow,
        "event",
        { ...seen, event: "arrival", remarks: `Alongside at ${passage.to.name}, engines stopped` },
        { signer },
      );
    else
      volume.tell(
        [days, hour],
        oow,
        "hour",
        {
          ...seen,
          courseTrue: courseOf(passage),
          overGround: wave(days + hour, 7, 9.2, 10.1).toFixed(1),
          steering: "track",
        },
        { signer },
      );
  }
}

function writeWatches(desk: Desk, volume: DeskBook, days: number): void {
  for (const hour of [9, 21]) {
    if (days === 0 && hour > 10) return;
    const oow = hour === 9 ? "mate" : days % 2 === 0 ? "bosun" : "deckhand";
    const { sea: _, ...wind } = weatherOn(days, hour);
    volume.tell(
      [days, hour],
      oow,
      "watch",
      {
        ...{
          at: chainInstant(desk.book.calendar.daysAgo(days, hour)),
          place: { port: portOn(days) },
          moored: "sternto",
          ...wind,
        },
        ...{ draughtForward: "2.55", draughtAft: "2.70", channel: "16, 09", securityLevel: "1", forecast: true },
        ...(hour === 9 && days % 3 === 0 && !isInYard(days) && { tenders: [tender(desk, days)] }),
        oow: desk.profile(oow),
        ...(isInYard(days) && { remarks: "In the yard, gangway watched by the yard's guard at night" }),
      },
      { signer: "mate" },
    );
  }
}

const tender = ({ book }: Desk, days: number): Values => ({
  ...{
    boat: "DieselJet 625",
    out: chainInstant(book.calendar.daysAgo(days, 7.5)),
    in: chainInstant(book.calendar.daysAgo(days, 8.25)),
  },
  ...{ driver: "Lead deckhand", guests: "0", destination: "Provisions" },
});
