import type { CalendarDate } from "@ymp/core/calendar-date";
import { createIds, createRandom, type Random } from "../random.ts";
import { type ShipCalendar, shipCalendar } from "../ship-calendar.ts";
import type { VesselDefinition } from "../vessel-definition.ts";
import { emptyRows, type VesselRows } from "../vessel-rows.ts";

export interface Person {
  profileId: string;
  userId: string;
  name: string;
}

/** The vessel being built: its definition, its calendar, what is written so far. */
export interface Book {
  readonly vesselId: string;
  readonly definition: VesselDefinition;
  readonly calendar: ShipCalendar;
  readonly random: Random;
  readonly begunOn: CalendarDate;
  readonly begunAt: Date;
  readonly rows: VesselRows;
  readonly people: Map<string, Person>;
  readonly equipmentIds: Map<string, string>;
  readonly supplierIds: Map<string, string>;
  newId(madeAt: Date): string;
}

export function openBook(definition: VesselDefinition, now: Date, seed: number): Book {
  const random = createRandom(seed);
  const newId = createIds(random);
  const calendar = shipCalendar(definition.particulars.timeZone, now);
  const begunAt = calendar.daysAgo(definition.keptForDays, 9);
  return {
    vesselId: newId(begunAt),
    definition,
    calendar,
    random,
    begunAt,
    begunOn: calendar.dayOf(begunAt),
    rows: emptyRows(),
    people: new Map(),
    equipmentIds: new Map(),
    supplierIds: new Map(),
    newId,
  };
}

/** The columns that every row of the vessel has. */
export function stamp(book: Book, madeAt: Date, madeBy?: Person | null) {
  return {
    vesselId: book.vesselId,
    id: book.newId(madeAt),
    createdAt: madeAt,
    updatedAt: madeAt,
    createdBy: madeBy?.userId ?? null,
  };
}

/** A slip in the definitions should stop the seed, not leave a hole in it. */
export function known<T>(found: T | null | undefined, what: string, key: string): T {
  if (found === null || found === undefined) throw new Error(`The demo speaks of an unknown ${what}: ${key}`);
  return found;
}

export function person(book: Book, key: string): Person {
  return known(book.people.get(key), "person", key);
}

export function equipmentId(book: Book, name: string): string {
  return known(book.equipmentIds.get(name), "machine", name);
}
