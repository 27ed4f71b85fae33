import type { EntryPayload } from "@ymp/core/books/book-events";
import { wordsOfBook, wordsOfEntry } from "@ymp/core/books/found-words";
import type { SearchKind } from "@ymp/core/search/groups";
import { tokensOf } from "@ymp/core/search/tokens";
import type postgres from "postgres";
import type { Book } from "./book.ts";
import { numberText } from "./jobs.ts";
import { orderNumberText } from "./orders.ts";

interface Entry {
  kind: SearchKind;
  record: string | undefined;
  entry: string;
  title: string;
  detail: string | null;
  words: string[];
}

/** Makes the vessel's records findable, in one statement. */
export async function writeSearchEntries(tx: postgres.TransactionSql, book: Book): Promise<void> {
  const entriesOf: Record<SearchKind, Entry[]> = {
    equipment: equipmentEntries(book),
    job: jobEntries(book),
    item: itemEntries(book),
    part: partEntries(book),
    profile: peopleEntries(book),
    supplier: supplierEntries(book),
    worklist: worklistEntries(book),
    order: orderEntries(book),
    logbook: logbookEntries(book),
    logbook_entry: entriesOfBooks(book),
    log_entry: entriesOfLog(book),
    guest: guestEntries(book),
    trip: tripEntries(book),
    watch_plan: watchPlanEntries(book),
    watch_log: watchLogEntries(book),
    sounding: soundingEntries(book),
  };
  const entries = Object.values(entriesOf).flat();
  await tx.unsafe(
    `select count(app.put_search_entry(e.kind, e.record, e.entry, e.title, e.detail, e.words))
     from jsonb_to_recordset($1::text::jsonb) as e(kind text, record uuid, entry uuid, title text, detail text, words text[])`,
    [JSON.stringify(entries)],
  );
}

function wordsOf(...texts: (string | number | null | undefined)[]): string[] {
  return tokensOf(texts.filter((text) => text !== null && text !== undefined).join(" "));
}

function joined(separator: string, ...texts: (string | null | undefined)[]): string | null {
  return texts.filter((text) => text).join(separator) || null;
}

function soundingEntries(book: Book): Entry[] {
  const tankNames = new Map(book.rows.tanks.map(({ id, name }) => [id, name]));
  return book.rows.soundings.map((row) => ({
    ...{ kind: "sounding", record: row.id, entry: book.newId(book.begunAt) },
    ...{ title: `${tankNames.get(row.tankId)}, ${row.volume} m³`, detail: row.soundedAt.toISOString().slice(0, 10) },
    words: wordsOf(tankNames.get(row.tankId), row.volume, row.soundedAt.toISOString().slice(0, 10)),
  }));
}

function equipmentEntries(book: Book): Entry[] {
  return book.rows.equipment.map((row) => {
    const detail = joined(" · ", row.code, row.manufacturer, row.modelNumber, row.location);
    const words = wordsOf(row.name, detail, row.serialNumber);
    return { kind: "equipment", record: row.id, entry: book.newId(book.begunAt), title: row.name, detail, words };
  });
}

function jobEntries(book: Book): Entry[] {
  const machines = new Map(book.rows.equipment.map((row) => [row.id, row.name]));
  return book.rows.jobs.map((row) => {
    const detail = joined(", ", numberText(row), machines.get(row.equipmentId ?? ""));
    const words = wordsOf(row.title, detail, row.number, row.description, row.location);
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return { kind: "job", record: row.id, entry, title: row.title, detail, words };
  });
}

/** What is private is found too, but shown only to those who may see it. */
function itemEntries(book: Book): Entry[] {
  return book.rows.inventoryItems.map((row) => {
    const detail = joined(", ", row.partNo, row.manufacturer);
    const words = wordsOf(row.name, detail);
    return { kind: "item", record: row.id, entry: book.newId(book.begunAt), title: row.name, detail, words };
  });
}

function partEntries(book: Book): Entry[] {
  return book.rows.spareParts.map((row) => {
    const detail = joined(" · ", row.partNo, row.measurement);
    const words = wordsOf(row.designation, detail, row.serialNo, row.standard, row.key, row.description);
    return { kind: "part", record: row.id, entry: book.newId(book.begunAt), title: row.designation, detail, words };
  });
}

function peopleEntries(book: Book): Entry[] {
  return book.rows.profiles.map((row) => {
    const title = `${row.firstName} ${row.lastName}`;
    const detail = row.jobTitle ?? null;
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return { kind: "profile", record: row.id, entry, title, detail, words: wordsOf(title, detail) };
  });
}

function supplierEntries(book: Book): Entry[] {
  return book.rows.suppliers.map((row) => {
    const detail = joined(" · ", row.categories?.join(", "), row.city, row.country);
    const people = book.rows.supplierContacts.filter(({ supplierId }) => supplierId === row.id);
    const contacts = people.map(({ name, email, phone }) => joined(" ", name, email, phone)).join(" ");
    const words = wordsOf(
      row.name,
      detail,
      contacts,
      row.operatingIn?.join(" "),
      row.email,
      row.phone,
      row.description,
    );
    return { kind: "supplier", record: row.id, entry: book.newId(book.begunAt), title: row.name, detail, words };
  });
}

function worklistEntries(book: Book): Entry[] {
  return book.rows.worklists.map((row) => {
    const detail = joined(" – ", row.startsOn, row.endsOn);
    const words = wordsOf(row.name, detail, row.description);
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return { kind: "worklist", record: row.id, entry, title: row.name, detail, words };
  });
}

function orderEntries(book: Book): Entry[] {
  const suppliers = new Map(book.rows.suppliers.map((row) => [row.id, row.name]));
  return book.rows.orders.map((row) => {
    const detail = joined(", ", orderNumberText(row), suppliers.get(row.supplierId ?? ""));
    const words = wordsOf(row.title, detail, row.number, row.supplierReference);
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return { kind: "order", record: row.id, entry, title: row.title, detail, words };
  });
}

function logbookEntries(book: Book): Entry[] {
  return book.rows.logbooks.map((row) => {
    const { title, detail, text } = wordsOfBook(row);
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return { kind: "logbook", record: row.id, entry, title, detail, words: wordsOf(title, detail, ...text) };
  });
}

function entriesOfBooks(book: Book): Entry[] {
  const numbers = new Map(book.rows.logbooks.map(({ id, number }) => [id, number]));
  return book.rows.logbookEvents.flatMap((row): Entry[] => {
    if (row.type !== "entry" || !row.entryNo) return [];
    const payload: EntryPayload = Reflect.get(row.event, "payload");
    const written = { entryNo: row.entryNo, payload, words: row.words ?? "" };
    const { title, detail, text } = wordsOfEntry({ number: numbers.get(row.logbookId) ?? "" }, written);
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return [{ kind: "logbook_entry", record: row.id, entry, title, detail, words: wordsOf(title, detail, ...text) }];
  });
}

function guestEntries(book: Book): Entry[] {
  return book.rows.guests.map((row) => {
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return { kind: "guest", record: row.id, entry, title: row.name, detail: null, words: wordsOf(row.name) };
  });
}

function tripEntries(book: Book): Entry[] {
  return book.rows.trips.map((row) => {
    const entry = book.newId(row.createdAt ?? book.begunAt);
    const detail = row.reference ?? null;
    const words = wordsOf(row.name, detail, row.startPort, row.endPort);
    return { kind: "trip", record: row.id, entry, title: row.name, detail, words };
  });
}

function watchPlanEntries(book: Book): Entry[] {
  return book.rows.watchPlans.map((row) => {
    const detail = `${row.startsOn} – ${row.endsOn}`;
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return { kind: "watch_plan", record: row.id, entry, title: row.name, detail, words: wordsOf(row.name, detail) };
  });
}

function watchLogEntries(book: Book): Entry[] {
  return book.rows.watchLogs.map((row) => {
    const detail = row.takenAt.toISOString().slice(0, 16).replace("T", " ");
    const told = Object.values(row.values ?? {}).flatMap((value) => (typeof value === "string" ? value : []));
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return {
      kind: "watch_log",
      record: row.id,
      entry,
      title: row.name,
      detail,
      words: wordsOf(row.name, detail, ...told),
    };
  });
}

function entriesOfLog(book: Book): Entry[] {
  const names = new Map(book.rows.logNames.map(({ id, name }) => [id, name]));
  return book.rows.logEntries.map((row) => {
    const name = names.get(row.nameId ?? "");
    const title = row.title ?? name ?? row.loggedOn;
    const words = wordsOf(title, row.loggedOn, name, row.crew, row.remarks);
    const entry = book.newId(row.createdAt ?? book.begunAt);
    return { kind: "log_entry", record: row.id, entry, title, detail: row.loggedOn, words };
  });
}
