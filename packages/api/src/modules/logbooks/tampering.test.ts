import { sealText } from "@ymp/core/books/book-chain";
import { readHead } from "@ymp/core/books/book-head";
import { type ChainValue, canonicalJson, eventText, genesisText } from "@ymp/core/definitions/chain";
import { refusalOf } from "@ymp/testing/callers";
import { connectTo } from "@ymp/testing/database";
import { makeJob } from "@ymp/testing/factories/jobs";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type World } from "@ymp/testing/world";
import type postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SecurityEvent } from "../../platform/security-events.ts";
import { sha256 } from "./chain.rules.ts";
import { mailHeads } from "./heads.service.ts";
import { proveBooks } from "./proving.service.ts";
import { verifyAllBooks } from "./verify-all.service.ts";

let world: World;
let owner: postgres.Sql;
let app: postgres.Sql;
let book: { id: string; number: string };
let job: { id: string };
let events: { seq: number; hash: string; event: ChainValue; drawing: string | null }[];

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  owner = connectTo(world.testDatabase.ownerUrl);
  app = connectTo(world.testDatabase.appUrl);
  await pastAllGuards();
  book = await openBook(world, { number: "ORB1-2026-01" });
  job = await makeJob(world);
  for (let n = 0; n < 4; n += 1) {
    const entry = await makeEntry(world, { logbookId: book.id, values: { remarks: `Remark ${n}` } });
    await world.as("chief").logbooks.sign({ id: book.id, entries: [entry], capacity: "officer", pin: worldPin });
  }
  const [page] = (await world.as("captain").logbooks.pages({ id: book.id })).pages;
  const countersigned = { id: book.id, pageNo: 1, pageHash: page?.hash ?? "", pin: worldPin };
  await world.as("captain").logbooks.countersign(countersigned);
  await makeEntry(world, { logbookId: book.id });
  events = await owner`select seq, hash, event, drawing from logbook_events where logbook_id = ${book.id} order by seq`;
  await owner`create table kept_events as select * from logbook_events`;
  await owner`create table kept_books as select * from logbooks`;
});
afterEach(async () => {
  await owner`delete from logbook_events`;
  await owner`insert into logbook_events select * from kept_events`;
  await owner`delete from logbooks`;
  await owner`insert into logbooks select * from kept_books`;
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await world.close();
});

const verify = () => world.as("captain").logbooks.verify({ id: book.id });

/** Whoever owns the tables takes off what would keep them from it. */
async function pastAllGuards() {
  for (const table of ["logbook_events", "logbooks"])
    await owner`alter table ${owner(table)} no force row level security`;
  for (const key of ["logbook", "entry", "corrects"])
    await owner`alter table logbook_events drop constraint ${owner(`logbook_events_${key}`)}`;
  await owner`alter table logbook_drafts drop constraint logbook_drafts_logbook`;
  await owner`alter table logbook_drafts drop constraint logbook_drafts_corrects`;
  await owner`drop index logbook_events_seq`;
}

async function tampered(change: (sql: postgres.Sql) => Promise<unknown>) {
  await change(owner);
  return verify();
}

describe("BOOK-01, ERB-22: the application", () => {
  it.each([
    "update logbook_events set hash = 'x'",
    "delete from logbook_events",
    "truncate logbook_events",
    "update logbooks set particulars = '{}'",
    "update logbooks set form = '{}'",
    "delete from logbooks",
  ])("may not %s", async (statement) => {
    await expect(app.unsafe(statement)).rejects.toThrow("permission denied");
  });
});

type Tampering = [
  string,
  (sql: postgres.Sql) => Promise<unknown>,
  { seq: number; entryNo: number | null; fault: string },
];

describe("ERB-20, ERB-25: whoever owns the tables", () => {
  it("finds a whole chain whole", async () => {
    expect(await verify()).toMatchObject({ ok: true, events: 11, firstBad: null });
    const all = [];
    for await (const report of verifyAllBooks(world.database, world.services)) all.push(report);
    expect(all).toMatchObject([{ vessel: "Seraphine", number: book.number, ok: true, events: 11 }]);
  });

  it.each<Tampering>([
    [
      "changes one character",
      (sql) => sql`update logbook_events set event = replace(event::text, 'Remark 1', 'Remark 7')::jsonb where seq = 4`,
      { seq: 4, entryNo: 2, fault: "hash" },
    ],
    [
      "deletes an event",
      (sql) => sql`delete from logbook_events where seq = 4`,
      { seq: 4, entryNo: null, fault: "gap" },
    ],
    [
      "deletes the last event",
      (sql) => sql`delete from logbook_events where seq = 11`,
      { seq: 11, entryNo: null, fault: "head" },
    ],
    [
      "swaps two events",
      (sql) => sql`update logbook_events set seq = case seq when 4 then 6 else 4 end where seq in (4, 6)`,
      { seq: 4, entryNo: 3, fault: "gap" },
    ],
    [
      "changes the drawing of a signature",
      (sql) => sql`update logbook_events set drawing = '1,1 2,2' where seq = 3`,
      { seq: 3, entryNo: 1, fault: "signature" },
    ],
    [
      "moves an entry to another page",
      (sql) => sql`update logbook_events set page_no = 7 where seq = 2`,
      { seq: 2, entryNo: 1, fault: "index" },
    ],
    [
      "says that it was done on another day",
      (sql) => sql`update logbook_events set occurred_at = occurred_at - interval '1 day' where seq = 2`,
      { seq: 2, entryNo: 1, fault: "index" },
    ],
    [
      "says that another signed",
      (sql) => sql`update logbook_events set user_id = vessel_id where seq = 3`,
      { seq: 3, entryNo: 1, fault: "index" },
    ],
    [
      "takes the seal off",
      (sql) => sql`update logbook_events set seal = null where seq = 10`,
      { seq: 10, entryNo: null, fault: "seal" },
    ],
    [
      "writes another cover",
      (sql) => sql`update logbooks set opened_place = 'Antibes'`,
      { seq: 1, entryNo: null, fault: "cover" },
    ],
    [
      "takes the seal of a signature off",
      (sql) => sql`update logbook_events set seal = null where seq = 3`,
      { seq: 3, entryNo: 1, fault: "seal" },
    ],
    ...(
      [
        ["particulars of the ship", 'particulars = \'{"name": "Another"}\''],
        ["another form", 'form = \'{"garbage": "2013"}\''],
        ["another title", "title = 'Another'"],
        ["another day of opening", "opened_at = opened_at - interval '1 year'"],
        ["that it is closed", "closed_at = opened_at, closed_place = 'Palma'"],
      ] as const
    ).map(
      ([what, change]): Tampering => [
        `writes ${what} on the cover`,
        (sql) => sql.unsafe(`update logbooks set ${change}`),
        { seq: 1, entryNo: null, fault: "cover" },
      ],
    ),
    [
      "goes on on another page",
      (sql) => sql`update logbooks set next_page_no = 9`,
      { seq: 12, entryNo: null, fault: "head" },
    ],
    [
      "hides an entry from the search",
      (sql) => sql`update logbook_events set words = 'I' where seq = 2`,
      { seq: 2, entryNo: 1, fault: "index" },
    ],
    [
      "says that an entry corrects another",
      (sql) => sql`update logbook_events set corrects_id = (select id from logbook_events where seq = 2) where seq = 4`,
      { seq: 4, entryNo: 2, fault: "index" },
    ],
    [
      "says that an entry was made for a job",
      (sql) => sql`update logbook_events set job_id = ${job.id} where seq = 4`,
      { seq: 4, entryNo: 2, fault: "index" },
    ],
    [
      "winds the book back",
      (sql) => sql`update logbooks set entry_count = 1`,
      { seq: 12, entryNo: null, fault: "head" },
    ],
  ])("that %s is named by the first event that does not hold", async (_what, change, firstBad) => {
    expect(await tampered(change)).toMatchObject({ ok: false, firstBad });
  });

  it("is told to the platform the next night", async () => {
    const noted: string[] = [];
    const services = {
      ...world.services,
      noteSecurity: ({ event, detail }: SecurityEvent) => void noted.push(`${event} ${detail}`),
    };
    await proveBooks(services);
    expect(noted).toEqual([]);
    await tampered((sql) => sql`delete from logbook_events where seq = 4`);
    await proveBooks(services);
    expect(noted).toEqual(["bookBroken Seraphine, ORB1-2026-01: event 4 (gap)"]);
  });

  it("is told once to the captain, and by mail to the captain, the company and the platform", async () => {
    await tampered((sql) => sql`delete from logbook_events where seq = 4`);
    await owner`update logbooks set broken_since = null`;
    await proveBooks(world.services);
    await proveBooks(world.services);
    const { rows } = await world.as("captain").notifications.list({});
    const told = rows.filter(({ event, facts }) => event === "book_broken" && facts.seq === 4);
    expect(told.at(0)).toMatchObject({ recordKind: "logbook", recordId: book.id, facts: { title: "ORB1-2026-01" } });
    const { cards } = await world.as("captain").attention.get();
    expect(cards[0]).toMatchObject({
      kind: "booksBroken",
      lines: [{ book: { what: "broken", number: book.number, href: `/app/logbookdetails/${book.id}` } }],
    });
    await world.workQueue();
    const mailed = await owner<{ recipient: string; template: string }[]>`
      select recipient, template from mails where template in ('bookBroken', 'notice') order by recipient`;
    expect(mailed.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([...["captain.a@example.test", "manager@example.test", "superadmin@example.test"]]),
    );
  });

  it("of a whole book, with the ship's own key, no longer holds the head that was mailed ashore", async () => {
    await mailHeads(world.services);
    const [mail] = await owner<{ text: string }[]>`
      select text from mails where template = 'bookHeads' and recipient = 'captain.a@example.test'`;
    const to = await owner<{ recipient: string }[]>`select recipient from mails where template = 'bookHeads'`;
    expect(to.map(({ recipient }) => recipient).sort()).toEqual(["captain.a@example.test", "manager@example.test"]);
    const head = mail?.text.split("\n").find((line) => line.startsWith(book.number)) ?? "";
    const against = (line: string) => world.as("captain").logbooks.verify({ id: book.id, head: line });
    expect(await against(head)).toMatchObject({ ok: true, holdsHead: true });
    await makeEntry(world, { logbookId: book.id });
    expect(await against(head)).toMatchObject({ ok: true, holdsHead: true });

    // The last events are taken off and others written, sealed as the ship seals.
    await afterRewriting();
    expect(await against(head)).toMatchObject({ ok: true, holdsHead: false });
    const mailed = readHead(head);
    const proved = verifyAllBooks(world.database, world.services, mailed ? [mailed] : []);
    for await (const { holds } of proved) expect(holds).toEqual([]);
    expect(await refusalOf(against("nothing"))).toMatchObject({ messageKey: "logbook-refusals:headWrong" });
    const other = head.replace(book.number, "ORB1-2019-01");
    expect(await refusalOf(against(other))).toMatchObject({ messageKey: "logbook-refusals:headOfOther" });
  });

  it.each([
    ["first edition, which do not say of which job they are", [], { ok: true }],
    ["second, which do", [["edition", 2]], { ok: false, firstBad: { seq: 2, fault: "index" } }],
  ])("that gives a job to entries of the %s", async (_which, edition, found) => {
    const other = await openBook(world, { kind: "imooil1", number: "ORB1-2026-02" });
    await makeEntry(world, { logbookId: other.id });
    const [entry] = await owner<{ event: { payload: object }; previous_hash: string }[]>`
      select event, previous_hash from logbook_events where logbook_id = ${other.id} and seq = 2`;
    const kept = Object.entries(entry?.event.payload ?? {}).filter(([member]) => member !== "edition");
    const event = { ...entry?.event, payload: Object.fromEntries([...kept, ...edition]) };
    const hash = sha256(eventText(entry?.previous_hash ?? "", event));
    const seal = world.services.secrets.sign(sealText(other.id, 2, hash)).toString("hex");
    await owner`update logbook_events set event = ${owner.json(event)}, hash = ${hash}, seal = ${seal}, job_id = ${job.id}
      where logbook_id = ${other.id} and seq = 2`;
    await owner`update logbooks set head_hash = ${hash} where id = ${other.id}`;
    expect(await world.as("captain").logbooks.verify({ id: other.id })).toMatchObject(found);
  });

  async function afterRewriting() {
    await owner`delete from logbook_events`;
    await owner`insert into logbook_events select * from kept_events where seq < (select max(seq) from kept_events)`;
    await owner`delete from logbooks`;
    await owner`insert into logbooks select * from kept_books`;
    const [last] = await owner<{ seq: number; hash: string }[]>`
      select seq, hash from logbook_events order by seq desc limit 1`;
    await owner`update logbooks set head_seq = ${last?.seq ?? 0}, head_hash = ${last?.hash ?? ""}, entry_count = entry_count - 1,
      next_line = next_line - 1`;
    await makeEntry(world, { logbookId: book.id, values: { remarks: "Written instead" } });
  }

  it("that holds again is no longer told of", async () => {
    await owner`update logbooks set broken_since = now()`;
    await proveBooks(world.services);
    expect((await world.as("captain").attention.get()).cards.map(({ kind }) => kind)).not.toContain("booksBroken");
  });

  it("cannot reckon the chain anew, not even its tail: every seal is the ship's", async () => {
    const report = await tampered(async (sql) => {
      let previous = sha256(genesisText(world.vessels.A.id, book.number));
      const renamed = new Map<string, string>();
      for (const { seq, hash: before, event } of events) {
        const text = [...renamed].reduce((all, [old, now]) => all.replaceAll(old, now), canonicalJson(event));
        const changed = JSON.parse(text.replace("Remark 0", "Remark 9"));
        const hash = sha256(eventText(previous, changed));
        renamed.set(before, hash);
        await sql`update logbook_events set event = ${sql.json(changed)}, hash = ${hash}, previous_hash = ${previous} where seq = ${seq}`;
        previous = hash;
      }
      await sql`update logbooks set head_hash = ${previous}`;
    });
    expect(report).toMatchObject({ ok: false, firstBad: { seq: 2, fault: "seal" } });
  });

  it("cannot take a whole volume off the shelf", async () => {
    const later = await openBook(world, { kind: "cayman", number: "OLB-2026-01" });
    await owner`delete from logbook_events where logbook_id = ${book.id}`;
    await owner`delete from logbooks where id = ${book.id}`;
    const all = [];
    for await (const report of verifyAllBooks(world.database, world.services)) all.push(report);
    expect(all).toMatchObject([
      { number: later.number, ok: false, firstBad: { seq: 1, fault: "volume", missing: book.number } },
    ]);
  });

  it("the recipe that is published finds the same hashes", () => {
    let previous = sha256(`YMP-LOG:vessel=${world.vessels.A.id}:book=${book.number}`);
    for (const { hash, event } of events) {
      previous = sha256(`${previous}\n${canonicalJson(event)}`);
      expect(previous).toBe(hash);
    }
  });
});

describe("ERB-25: an export of a book that does not hold", () => {
  it("is made, and says so in print on every page and in the table from there on", async () => {
    await owner`update logbook_events set event = jsonb_set(event, '{payload,lines,0,text}', '"Another remark"')
      where logbook_id = ${book.id} and entry_no = 2`;
    const [bad] = await owner`select seq from logbook_events where logbook_id = ${book.id} and entry_no = 2`;
    const { export: exported } = world.as("captain").logbooks;
    const csv = Buffer.from((await exported({ id: book.id, format: "csv" })).base64, "base64").toString();
    const rows = csv.trimEnd().split("\r\n").slice(1);
    expect(rows.map((row) => row.split(",").at(-1))).toEqual(["yes", ...rows.slice(1).map(() => "no")]);
    const print = Buffer.from((await exported({ id: book.id, format: "pdf" })).base64, "base64");
    const sheets = pdfContentOf(print).pages.map(({ texts }) => texts.join(" "));
    for (const sheet of sheets.slice(0, -1)) expect(sheet).toContain(`logbooks:verify.brokenAt {"seq":${bad?.seq}`);
  });
});
