import { genesisOf, nextHash, pageHash, sha256 } from "@ymp/api/modules/logbooks/chain.rules";
import type { Secrets } from "@ymp/api/platform/secrets/secrets";
import { entryTypesOf } from "@ymp/core/books/all-books";
import { chainInstant, sealText } from "@ymp/core/books/book-chain";
import type { EventType, SignedBy } from "@ymp/core/books/book-events";
import { placeEntry } from "@ymp/core/books/book-pages";
import { writeEntry } from "@ymp/core/books/write-entry";
import type { ChainValue } from "@ymp/core/definitions/chain";
import type { EntryType, TankFacts, Values } from "@ymp/core/definitions/definition";
import { newId } from "@ymp/core/ids";
import type postgres from "postgres";

export interface Keeping {
  readonly sql: postgres.Sql;
  readonly secrets: Pick<Secrets, "sign">;
  readonly vesselId: string;
  readonly userId: string;
}

const linesPerPage = 25;
const kind = "oil1";
const hourMs = 3_600_000;
const drawing = "0,0 12,30 40,8 60,44 90,20 120,36";
/** How many of the last entries nobody has signed yet. */
const unsigned = 5;
const rowsAtOnce = 1_000;

type Says = { readonly [key: string]: ChainValue | undefined };
type Row = Record<string, postgres.SerializableParameter>;

export interface ThickBook {
  readonly id: string;
  readonly entries: number;
  readonly pages: number;
  readonly lastDay: string;
}

/**
 * An oil record book with an entry an hour until now, each signed, each page signed by the master: a chain as the product writes it, with its
 * hashes and seals. It is written past the procedures, which take a minute for a thousand entries.
 */
export async function writeBook(keeping: Keeping, entries: number): Promise<ThickBook> {
  const { sql, vesselId, userId } = keeping;
  const until = Math.floor(Date.now() / hourMs) * hourMs;
  const openedAt = new Date(until - (entries + 1) * hourMs);
  const [id, tank] = [newId(), newId()];
  const number = `ORB-${entries}`;
  const chain = new WrittenChain(keeping, { id, number, openedAt });
  const cover = { kind, form: {}, place: "Palma", firstPage: 1, linesPerPage, particulars: {} };
  chain.add("open", openedAt, { says: { payload: { ...signedAs("master"), ...cover } }, columns: byHand("master") });
  let next = { pageNo: 1, line: 1 };
  for (let no = 1; no <= entries; no += 1) {
    const at = new Date(openedAt.getTime() + no * hourMs);
    const { payload, words, lines, code } = entryOf(no, { at, tank });
    const placed = placeEntry(next, lines, linesPerPage);
    const { pageNo, lastPageNo, line } = placed;
    const entry = chain.add("entry", at, {
      says: { entryNo: no, occurredAt: chainInstant(at), page: pageNo, line, lastPage: lastPageNo, payload },
      columns: {
        entry_no: no,
        code,
        occurred_at: at,
        page_no: pageNo,
        last_page_no: lastPageNo,
        words,
        is_late: false,
      },
    });
    chain.putOn(pageNo, lastPageNo, entry);
    if (no <= entries - unsigned) chain.signEntry(at, entry);
    for (let page = next.pageNo; page < placed.next.pageNo; page += 1)
      if (no <= entries - unsigned) chain.signPage(at, page);
    next = placed.next;
  }
  await sql`insert into tanks ${sql({ vessel_id: vesselId, id: tank, name: `Sludge tank ${entries}`, capacity: "2.40", iopp: "3.1" })}`;
  await sql`insert into logbooks ${sql({
    ...{ vessel_id: vesselId, id, kind, number, opened_at: openedAt, opened_place: "Palma", created_by: userId },
    ...{ first_page_no: 1, lines_per_page: linesPerPage, head_seq: chain.seq, head_hash: chain.head },
    ...{ entry_count: entries, next_page_no: next.pageNo, next_line: next.line, last_occurred_at: new Date(until) },
  })}`;
  for (let at = 0; at < chain.rows.length; at += rowsAtOnce)
    await sql`insert into logbook_events ${sql(chain.rows.slice(at, at + rowsAtOnce))}`;
  await sql`vacuum analyze logbook_events`;
  return { id, entries, pages: next.pageNo, lastDay: chainInstant(new Date(until)).slice(0, 10) };
}

const typeOf = (code: string): EntryType => {
  const type = entryTypesOf(kind).find((one) => one.code === code);
  if (!type) throw new Error(`An oil record book has no section ${code}`);
  return type;
};
const [remark, residues] = [typeOf("I"), typeOf("C")];

const pumps = ["bilge pump", "sludge pump", "separator", "incinerator", "transfer pump", "fire pump"];
/** One word that stands in few entries, to be looked for. */
export const rareWord = "quarantine";

function entryOf(no: number, { at, tank }: { at: Date; tank: string }) {
  const isWeekly = no % 168 === 0;
  const rare = no % 5_000 === 7 ? `, ${rareWord}` : "";
  const values: Values = isWeekly
    ? { operation: "weekly", tank, retained: (0.5 + (no % 97) / 100).toFixed(2) }
    : {
        remarks: `Round ${no}: ${pumps[no % pumps.length]} run and stopped, valve ${no % 40} closed and sealed${rare}`,
      };
  const type = isWeekly ? residues : remark;
  const held: TankFacts = { name: "Sludge tank", capacity: "2.40", iopp: "3.1", retained: null };
  const tanks = new Map([[tank, held]]);
  const { payload, words, lines } = writeEntry({
    ...{ kind, type, values, occurredAt: at, names: new Map(), lateReason: "", corrected: null },
    ...{ facts: { tanks, figures: {}, flags: {} }, lateness: { isLate: false, needsReason: false } },
    ...{ shipOffsetMin: 120, recordedOffsetMin: 120, zoneOffsetMin: 120, author: { name: "Person", rank: "Captain" } },
  });
  return { payload, words, lines, code: type.code };
}

const signedAs = (role: SignedBy["role"]) =>
  ({ name: "Person", rank: "Captain", role, method: "pin", drawingHash: sha256(drawing) }) satisfies SignedBy;
const byHand = (capacity: SignedBy["role"]): Row => ({ capacity, drawing });

interface Written {
  readonly id: string;
  readonly seq: number;
  readonly hash: string;
}

class WrittenChain {
  readonly rows: Row[] = [];
  seq = 0;
  head: string;
  private readonly pages = new Map<number, Written[]>();
  private readonly signatures = new Map<string, Written>();

  constructor(
    private readonly keeping: Keeping,
    private readonly book: { readonly id: string; readonly number: string; readonly openedAt: Date },
  ) {
    this.head = genesisOf(keeping.vesselId, book.number);
  }

  add(type: EventType, at: Date, { says, columns }: { says: Says; columns: Row }): Written {
    const { sql, secrets, vesselId, userId } = this.keeping;
    const { id: logbookId, number } = this.book;
    const id = newId();
    const seq = this.seq + 1;
    const ofEntry = type === "entry" ? { entryId: id } : {};
    const event = { author: userId, book: number, recordedAt: chainInstant(at), seq, type, ...ofEntry, ...says };
    const hash = nextHash(this.head, event);
    const seal = secrets.sign(sealText(logbookId, seq, hash)).toString("hex");
    this.rows.push({
      ...{ vessel_id: vesselId, id, created_at: at, updated_at: at, created_by: userId, user_id: userId, seal },
      ...{ logbook_id: logbookId, seq, type, event: sql.json(event as never), previous_hash: this.head, hash },
      ...noColumns,
      ...columns,
    });
    [this.seq, this.head] = [seq, hash];
    return { id, seq, hash };
  }

  putOn(first: number, last: number, entry: Written): void {
    for (let page = first; page <= last; page += 1) this.pages.set(page, [...(this.pages.get(page) ?? []), entry]);
  }

  signEntry(at: Date, { id, hash }: Written): void {
    const payload = { ...signedAs("officer"), entryHash: hash };
    const columns = { entry_id: id, ...byHand("officer") };
    this.signatures.set(id, this.add("sign", at, { says: { entryId: id, payload }, columns }));
  }

  signPage(at: Date, page: number): void {
    const entries = this.pages.get(page) ?? [];
    const marks = entries
      .flatMap(({ id }) => this.signatures.get(id) ?? [])
      .toSorted((one, other) => one.seq - other.seq);
    const payload = { ...signedAs("master"), page, pageHash: pageHash(this.book, page, [...entries, ...marks]) };
    this.add("verify_page", at, { says: { payload }, columns: { page_no: page, ...byHand("master") } });
  }
}

/** Every row of an insert has the same columns. */
const noColumns: Row = {
  ...{ entry_id: null, entry_no: null, code: null, occurred_at: null, page_no: null, last_page_no: null },
  ...{ is_late: null, capacity: null, words: null, drawing: null },
};
