import { hashOfText, sealSigning } from "@ymp/core/books/seal-signing";
import { shownEntry } from "@ymp/core/books/shown-entry";
import { canonicalJson } from "@ymp/core/definitions/chain";
import { newId } from "@ymp/core/ids";
import { demoPin } from "@ymp/db/seed/demo-sign-ins";
import type postgres from "postgres";
import type { CrewWrite } from "./crew-work.ts";
import { sendKeyed } from "./send-keyed.ts";
import type { Person } from "./sign-in.ts";

const drawing = "0,40 10,20 20,5 25,35 30,10 40,38 60,2 90,40";

export interface BookWork {
  readonly logbookId: string;
  readonly writes: readonly CrewWrite[];
}

/** Entries of an oil record book with their signatures, as they come by the queues of devices that had no link. */
export async function planBookWork({ client }: Person, count: number): Promise<BookWork> {
  const { books } = await client.logbooks.shelf.query({});
  const logbookId = books.find(({ kind, closedAt }) => kind === "oil1" && closedAt === null)?.id;
  if (logbookId === undefined) throw new Error("No oil record book is open on the demo vessel.");
  const inTurn = oneAfterTheOther();
  return { logbookId, writes: Array.from({ length: count }, (_, nth) => signedEntry(logbookId, nth, inTurn)) };
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** As one device sends its signatures: of several at once each counts as a try of the pin until it is proved, and a kill leaves them counted. */
function oneAfterTheOther(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

/** Entered, and signed under what is there; both can be repeated, each under its key. */
function signedEntry(logbookId: string, nth: number, inTurn: InTurn): CrewWrite {
  const id = newId();
  const keys = { enter: newId(), sign: newId() };
  const occurredAt = new Date();
  const entry = { id, logbookId, code: "I", values: { remarks: `Valve sealed, trial ${nth}` }, occurredAt };
  let sealed: string | undefined;
  return {
    kind: "entry",
    id,
    async perform(origin, person) {
      await sendKeyed(origin, person, { path: "logbooks.enter", key: keys.enter, input: entry });
      sealed ??= await sealedUnder(person, logbookId, id);
      const input = { id: logbookId, entryId: id, capacity: "officer", sealed };
      await inTurn(() => sendKeyed(origin, person, { path: "logbooks.signSealed", key: keys.sign, input }));
    },
  };
}

async function sealedUnder({ client, vesselId }: Person, logbookId: string, entryId: string): Promise<string> {
  const [me, book, { event, occurredAt }] = await Promise.all([
    client.session.me.query(),
    client.logbooks.get.query({ id: logbookId }),
    client.logbooks.entry.query({ id: logbookId, entryId }),
  ]);
  if (!me || !occurredAt) throw new Error("The entry says nothing of itself.");
  const shown = await hashOfText(canonicalJson(shownEntry(book, occurredAt, Reflect.get(event, "payload"))));
  return sealSigning(book.sealingKey, {
    ...{ vesselId, userId: me.account.id, logbookId, entryId, capacity: "officer", shown, pin: demoPin },
    ...{ givenAt: new Date().toISOString(), ...(book.can.hasDrawing ? {} : { drawing }) },
  });
}

export interface BookTraces {
  /** Numbers of all its entries, in the order of the chain. */
  readonly numbers: readonly number[];
  /** How often each of these entries is there, and how often it is signed. */
  readonly entries: readonly { id: string; stands: number; signed: number }[];
}

export async function tracesInBook(
  sql: postgres.Sql,
  { logbookId }: BookWork,
  ids: readonly string[],
): Promise<BookTraces> {
  const rows = await sql<{ no: number }[]>`
    select entry_no as no from logbook_events where logbook_id = ${logbookId} and type = 'entry' order by seq`;
  const entries = await sql<{ id: string; stands: number; signed: number }[]>`
    select asked.id,
      (select count(*)::int from logbook_events e where e.type = 'entry' and e.event ->> 'entryId' = asked.id) as stands,
      (select count(*)::int from logbook_events s where s.type = 'sign' and s.event ->> 'entryId' = asked.id) as signed
    from unnest(${[...ids]}::text[]) as asked(id)`;
  return { numbers: rows.map(({ no }) => no), entries };
}
