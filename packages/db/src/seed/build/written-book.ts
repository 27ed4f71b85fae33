import { createHash } from "node:crypto";
import { entryTypesOf } from "@ymp/core/books/all-books";
import { chainInstant, pageContent, sealText, toTheSecond } from "@ymp/core/books/book-chain";
import type { EventType } from "@ymp/core/books/book-events";
import { afterPage, placeEntry } from "@ymp/core/books/book-pages";
import type { Capacity } from "@ymp/core/books/book-rights";
import type { BookKind } from "@ymp/core/books/kinds";
import { latenessOf, latestOf } from "@ymp/core/books/lateness";
import { writeEntry } from "@ymp/core/books/write-entry";
import { type ChainValue, canonicalJson, eventText, genesisText } from "@ymp/core/definitions/chain";
import type { TankFacts, Values } from "@ymp/core/definitions/definition";
import { operationTimes } from "@ymp/core/definitions/operation-times";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import type { logbookEvents, logbooks } from "../../schema/logbooks.ts";
import { type Book, known, person, stamp } from "./book.ts";
import { handOf } from "./signatures.ts";

type EventRow = typeof logbookEvents.$inferInsert;
type LogbookRow = typeof logbooks.$inferInsert & { nextPageNo: number; nextLine: number; headSeq: number };
type Members = { readonly [key: string]: ChainValue | undefined };

interface Hand {
  readonly drawing: ReturnType<typeof handOf>;
  readonly hash: string;
}

export interface BookBegun {
  readonly kind: BookKind;
  readonly number: string;
  readonly place: string;
  readonly at: Date;
  readonly linesPerPage: number;
  /** Its own design, or the machine that it is of. */
  readonly form?: { readonly title: string; readonly columns?: readonly Members[] };
}

export interface EntryMade {
  readonly by: string;
  readonly code: string;
  readonly values: Values;
  /** When it was saved. The time of the operation is given separately, or by the value of that name. */
  readonly at: Date;
  readonly occurredAt?: Date;
  readonly lateReason?: string;
  readonly corrects?: EventRow;
  /** What is known beside it, such as the fuel at the last round. */
  readonly figures?: Readonly<Record<string, string>>;
}

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

/** A volume that the demo's crew writes: by the same rules as the product's, in memory. */
export class WrittenBook {
  private readonly row: LogbookRow;
  /** By page, and by entry. */
  private readonly entries = new Map<number, EventRow[]>();
  private readonly marks = new Map<string, EventRow[]>();
  private readonly hands = new Map<string, Hand>();
  private readonly retained = new Map<string, string>();
  private readonly names: ReadonlyMap<string, string>;
  /** The page before which all are verified, and those whose entries were struck since. */
  private verifiedBefore = 1;
  private readonly stale = new Set<number>();

  constructor(
    private readonly book: Book,
    { kind, number, place, at, linesPerPage, form: own }: BookBegun,
    private readonly seal: ((words: string) => string) | undefined,
  ) {
    const people = [...book.people.values()].map(({ profileId, name }): [string, string] => [profileId, name]);
    const machines = [...book.equipmentIds].map(([name, id]): [string, string] => [id, name]);
    this.names = new Map([...people, ...machines]);
    const form = kind === "garbage1" ? { garbage: "2018" } : kind === "custom" ? { ...own } : {};
    const title = own?.title;
    const particulars = this.cover();
    this.row = {
      ...stamp(book, at, person(book, "captain")),
      ...{
        kind,
        number,
        title: title ?? null,
        form,
        particulars,
        openedAt: toTheSecond(at),
        openedPlace: place,
        firstPageNo: 1,
        linesPerPage,
      },
      ...{
        headSeq: 0,
        headHash: sha256(genesisText(book.vesselId, number)),
        entryCount: 0,
        nextPageNo: 1,
        nextLine: 1,
      },
    };
    const last = book.rows.logbooks.at(-1);
    const opened = book.rows.logbookEvents.find(({ logbookId, seq }) => logbookId === last?.id && seq === 1);
    const before = last && opened && { number: last.number, hash: opened.hash };
    book.rows.logbooks.push(this.row);
    const opening = {
      ...{ kind, form, place, firstPage: 1, linesPerPage, particulars },
      ...(title !== undefined && { title }),
      ...(before && { before }),
    };
    this.append("open", "captain", at, { payload: { ...this.signed("captain", "master"), ...opening } }, "master");
  }

  entry({ by, code, values, at, occurredAt, lateReason = "", corrects, figures = {} }: EntryMade): EventRow {
    const { kind, nextPageNo, nextLine, linesPerPage, lastOccurredAt = null } = this.row;
    const type = known(
      entryTypesOf(kind, this.row.form).find((one) => one.code === code),
      "entry of a book",
      code,
    );
    const own = operationTimes(type, values);
    const done = toTheSecond(own?.begins ?? occurredAt ?? at);
    const entry = writeEntry({
      ...{ kind, type, values, facts: { tanks: this.tanks(), figures, flags: {}, now: at }, lateReason },
      ...{ names: this.names },
      ...{
        shipOffsetMin: this.offsetAt(done),
        zoneOffsetMin: this.offsetAt(done),
        recordedOffsetMin: this.offsetAt(at),
        occurredAt: done,
      },
      author: { name: person(this.book, by).name, rank: this.rankOf(by) },
      lateness: latenessOf(own?.ends ?? done, at, lastOccurredAt),
      corrected: corrects ? { no: corrects.entryNo ?? 0, code: corrects.code ?? "" } : null,
    });
    const fault = entry.findings.find(({ severity }) => severity === "fault");
    if (fault) throw new Error(`The demo enters what may not be: ${kind} ${code} ${fault.path} ${fault.code}`);
    const placed = placeEntry({ pageNo: nextPageNo, line: nextLine }, entry.lines, linesPerPage);
    const entryNo = (this.row.entryCount ?? 0) + 1;
    const row = this.append(
      "entry",
      by,
      at,
      {
        ...{ entryNo, occurredAt: chainInstant(done), page: placed.pageNo, line: placed.line },
        ...{ lastPage: placed.lastPageNo, payload: entry.payload },
      },
      null,
      {
        ...{
          entryNo,
          code,
          occurredAt: done,
          pageNo: placed.pageNo,
          lastPageNo: placed.lastPageNo,
          words: entry.words,
        },
        ...{ isLate: entry.payload.late === true, correctsId: corrects?.id ?? null },
      },
    );
    Object.assign(this.row, {
      ...{ entryCount: entryNo, nextPageNo: placed.next.pageNo, nextLine: placed.next.line },
      lastOccurredAt: latestOf(lastOccurredAt, done, toTheSecond(at)),
    });
    this.noteTanks(values);
    return row;
  }

  sign(entry: EventRow, by: string, at: Date, role: Capacity = "officer"): void {
    const payload = { ...this.signed(by, role), entryHash: entry.hash };
    this.append("sign", by, at, { entryId: entry.id, payload }, role, { entryId: entry.id });
  }

  strike(entry: EventRow, by: string, at: Date, reason: string): void {
    const payload = { ...this.signed(by, "officer"), entryHash: entry.hash, reason };
    this.append("strike", by, at, { entryId: entry.id, payload }, "officer", { entryId: entry.id });
    for (let page = entry.pageNo ?? 0; page <= (entry.lastPageNo ?? 0); page += 1) this.stale.add(page);
  }

  /** The captain signs every page that is full and whose entries are signed. */
  verifyFullPages(at: Date): void {
    for (const page of [...this.stale].filter((one) => one < this.verifiedBefore).toSorted((a, b) => a - b))
      this.verifyPage(page, at);
    while (this.verifiedBefore < this.row.nextPageNo && this.verifyPage(this.verifiedBefore, at))
      this.verifiedBefore += 1;
  }

  /** @returns whether all on it was signed */
  private verifyPage(page: number, at: Date): boolean {
    const onPage = this.entries.get(page) ?? [];
    if (onPage.some(({ id = "" }) => !this.marks.has(id))) return false;
    const marks = onPage.flatMap(({ id = "" }) => this.marks.get(id) ?? []).toSorted((a, b) => a.seq - b.seq);
    const pageHash = sha256(canonicalJson(pageContent(this.row, page, [...onPage, ...marks])));
    const payload = { ...this.signed("captain", "master"), page, pageHash };
    this.append("verify_page", "captain", at, { payload }, "master", { pageNo: page });
    const next = afterPage({ pageNo: this.row.nextPageNo, line: this.row.nextLine }, page);
    Object.assign(this.row, { nextPageNo: next.pageNo, nextLine: next.line });
    this.stale.delete(page);
    return true;
  }

  private append(
    type: EventType,
    by: string,
    at: Date,
    says: Members,
    capacity: Capacity | null,
    columns: Partial<EventRow> = {},
  ): EventRow {
    const writer = person(this.book, by);
    const made = stamp(this.book, toTheSecond(at), writer);
    const seq = this.row.headSeq + 1;
    const own = type === "entry" ? { entryId: made.id } : {};
    const event = {
      ...{ author: writer.userId, book: this.row.number, recordedAt: chainInstant(at), seq, type },
      ...own,
      ...says,
    };
    const hash = sha256(eventText(this.row.headHash, event));
    const row: EventRow = {
      ...made,
      ...{ logbookId: this.row.id ?? "", seq, type, event, previousHash: this.row.headHash, hash, capacity },
      ...{ userId: writer.userId, drawing: type === "entry" ? null : this.handOf(writer.name).drawing },
      seal: this.seal ? this.seal(sealText(this.row.id ?? "", seq, hash)) : null,
      ...columns,
    };
    this.fileAway(row);
    this.book.rows.logbookEvents.push(row);
    Object.assign(this.row, { headSeq: seq, headHash: hash, updatedAt: at });
    return row;
  }

  private fileAway(row: EventRow): void {
    if (row.type !== "entry") {
      if (row.entryId) this.marks.set(row.entryId, [...(this.marks.get(row.entryId) ?? []), row]);
      return;
    }
    for (let page = row.pageNo ?? 0; page <= (row.lastPageNo ?? 0); page += 1)
      this.entries.set(page, [...(this.entries.get(page) ?? []), row]);
  }

  /** The drawn signature, and its sum. */
  private handOf(name: string): Hand {
    const known = this.hands.get(name);
    if (known) return known;
    const drawing = handOf(name);
    const hand = { drawing, hash: sha256(drawing ?? "") };
    this.hands.set(name, hand);
    return hand;
  }

  private signed(key: string, role: Capacity) {
    const { name } = person(this.book, key);
    return { name, rank: this.rankOf(key), role, method: "pin", drawingHash: this.handOf(name).hash };
  }

  private readonly offsetAt = (at: Date): number => offsetMinutesAt(this.book.definition.particulars.timeZone, at);

  private rankOf(key: string): string {
    return known(
      this.book.definition.people.find((one) => one.key === key),
      "person",
      key,
    ).jobTitle;
  }

  private cover(): Record<string, string> {
    const { name, flag, imo, callSign, officialNumber, portOfRegistry, grossTonnage, ownerName, mmsi } =
      this.book.definition.particulars;
    const told = { name, flag, imo, callSign, officialNumber, portOfRegistry, grossTonnage, ownerName, mmsi };
    return Object.fromEntries(
      Object.entries(told).flatMap(([key, value]): [string, string][] =>
        value === undefined || value === null ? [] : [[key, String(value)]],
      ),
    );
  }

  private tanks(): ReadonlyMap<string, TankFacts> {
    const facts = this.book.rows.tanks.map(({ id = "", name, capacity = null, iopp = null }): [string, TankFacts] => [
      id,
      { name, capacity, iopp, retained: this.retained.get(id) ?? null },
    ]);
    return new Map(facts);
  }

  private noteTanks({ tank, retained, to, total }: Values): void {
    if (typeof tank === "string" && typeof retained === "string") this.retained.set(tank, retained);
    if (typeof to === "string" && typeof total === "string") this.retained.set(to, total);
  }
}
