import { headText } from "@ymp/core/books/book-head";
import { logbooks } from "@ymp/db/schema/logbooks";
import { refusalOf } from "@ymp/testing/callers";
import { connectTo } from "@ymp/testing/database";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proveBooks } from "./proving.service.ts";
import { verifyAllBooks } from "./verify-all.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  world.setNow("2026-06-15T12:00:00Z");
});
afterAll(() => world.close());

const books = () => world.as("deckhand").logbooks;
const headOf = async (id: string) => (await world.as("captain").logbooks.get({ id })).head;

/** By whoever has the tables: the last event is gone, and the book ends before it. */
async function cutOff(id: string, { seq, hash }: { seq: number; hash: string }) {
  const owner = connectTo(world.testDatabase.ownerUrl);
  await owner`alter table logbook_events no force row level security`;
  await owner`alter table logbooks no force row level security`;
  await owner`delete from logbook_events where logbook_id = ${id} and seq > ${seq}`;
  await owner`update logbooks set head_seq = ${seq}, head_hash = ${hash}, entry_count = 0, next_line = 1 where id = ${id}`;
  await owner.end();
}

it("a book holds whatever a device saw of it, also while it goes on", async () => {
  const { id } = await openBook(world, { number: "ORB-H1" });
  const seen = await headOf(id);
  await makeEntry(world, { logbookId: id });
  const head = await headOf(id);
  expect(await books().tellHead({ id, ...seen })).toMatchObject({ holds: true, head: { seq: head.seq } });
  expect(await world.as("captain").logbooks.verify({ id })).toMatchObject({ ok: true });
  expect(await refusalOf(world.as("rival").logbooks.tellHead({ id, ...seen }))).toMatchObject({ code: "not_found" });
});

it("a book whose end was cut off holds in itself, and not what a device saw: that is told to everybody and stays", async () => {
  const { id } = await openBook(world, { kind: "oil2", number: "ORB-H2" });
  const opened = await headOf(id);
  await makeEntry(world, { logbookId: id, code: "O", who: "captain", values: { record: "Slop tank sounded" } });
  const seen = await headOf(id);
  await cutOff(id, opened);
  const captain = world.as("captain").logbooks;
  expect(await captain.verify({ id })).toMatchObject({ ok: true });
  // What the ship did not seal is nobody's proof.
  expect(await books().tellHead({ id, ...seen, seal: opened.seal })).toMatchObject({ holds: false, isSealed: false });
  expect(await captain.verify({ id })).toMatchObject({ ok: true });
  expect(await books().tellHead({ id, ...seen })).toMatchObject({ holds: false, isSealed: true, head: { seq: 1 } });
  const lost = { ok: false, firstBad: { seq: seen.seq, fault: "head" } };
  expect(await captain.verify({ id })).toMatchObject(lost);
  const broken = async () =>
    world.inVessel("A", (tx) => tx.select({ since: logbooks.brokenSince }).from(logbooks).where(eq(logbooks.id, id)));
  expect(await broken()).toEqual([{ since: expect.any(Date) }]);
  await proveBooks(world.services);
  expect(await broken()).toEqual([{ since: expect.any(Date) }]);
});

it("a book of another vessel under the same id proves nothing", async () => {
  await givePins(world, "B");
  const { id } = await openBook(world, { kind: "sea", number: "SEA-H3" });
  const theirs = world.as("rival").logbooks;
  await theirs.open({ id, kind: "sea", number: "SEA-B", place: "Palma", pin: worldPin, linesPerPage: 25 });
  const { head } = await theirs.get({ id });
  expect(await books().tellHead({ id, ...head })).toMatchObject({ holds: false, isSealed: false });
  expect(await world.as("captain").logbooks.verify({ id })).toMatchObject({ ok: true });
});

describe("a book whose end was lost with the installation, and brought back from a backup", () => {
  const captain = () => world.as("captain").logbooks;
  const reason = "The server was restored from the backup of noon";
  const slops = (id: string, record: string) =>
    makeEntry(world, { logbookId: id, code: "O", who: "captain", values: { record } });

  async function restored(number: string) {
    for (const { id, kind } of (await captain().shelf({})).books)
      if (kind === "oil2")
        await world.inVessel("A", (tx) =>
          tx.update(logbooks).set({ closedAt: world.now() }).where(eq(logbooks.id, id)),
        );
    const { id } = await openBook(world, { kind: "oil2", number });
    const opened = await headOf(id);
    await slops(id, "Slop tank sounded");
    const early = await headOf(id);
    await slops(id, "Slop tank sounded again");
    const late = await headOf(id);
    await cutOff(id, opened);
    await books().tellHead({ id, ...late });
    const answer = (lost: { seq: number; hash: string }, more = {}) =>
      captain().answerLost({ id, lost: { seq: lost.seq, hash: lost.hash }, reason, pin: worldPin, ...more });
    return { id, opened, early, late, answer };
  }

  it("holds again when its master has said why: the answer is an event of the book, for good", async () => {
    const { id, late, answer } = await restored("ORB-H4");
    expect(await captain().get({ id })).toMatchObject({ lost: { seq: late.seq, from: late.seq }, answers: [] });
    await answer(late);
    expect(await captain().verify({ id })).toMatchObject({ ok: true, events: 2 });
    expect(await captain().get({ id })).toMatchObject({
      lost: null,
      answers: [expect.objectContaining({ seq: 2, reason })],
    });
    expect(await books().tellHead({ id, ...late })).toMatchObject({ holds: false, isAnswered: true });
    const { brokenSince } = oneRow(
      await world.inVessel("A", (tx) => tx.select().from(logbooks).where(eq(logbooks.id, id))),
    );
    expect(brokenSince).toBeNull();
    expect(await refusalOf(answer(late))).toMatchObject({ messageKey: "logbook-refusals:nothingLost" });
  });

  it("is answered by its master on board alone, by the pin, and for what was shown", async () => {
    const { id, late, answer } = await restored("ORB-H5");
    const input = { id, lost: { seq: late.seq, hash: late.hash }, reason, pin: worldPin };
    expect(await refusalOf(world.as("chief").logbooks.answerLost(input))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(answer(late, { pin: "0000" }))).toMatchObject({ code: "invalid" });
    expect(await refusalOf(answer({ seq: 9, hash: late.hash }))).toMatchObject({ code: "stale" });
    expect(await refusalOf(world.as("rival").logbooks.answerLost(input))).toMatchObject({ code: "not_found" });
    expect(await captain().verify({ id })).toMatchObject({ ok: false });
  });

  it("compared with a mail of before the loss says who answered for it; of after the answer, that it is not held", async () => {
    const { id, late, answer } = await restored("ORB-H8");
    const mail = ({ seq, hash, line }: { seq: number; hash: string; line: number }) =>
      captain().verify({ id, head: headText({ number: "ORB-H8", seq, hash, line }, "0".repeat(64)) });
    expect(await mail(late)).toMatchObject({ holdsHead: false, answered: null });
    await answer(late);
    expect(await mail(late)).toMatchObject({ holdsHead: false, answered: { name: "Marie Laurent", reason, seq: 2 } });
    const mailed = { number: "ORB-H8", seq: late.seq, hash: late.hash, line: late.line };
    const told = [];
    for await (const book of verifyAllBooks(world.database, world.services, [mailed, { ...mailed, line: 2 }]))
      if (book.number === mailed.number) told.push({ holds: book.holds, answered: book.answered });
    expect(told).toMatchObject([{ holds: [], answered: [{ head: mailed, answer: { reason, seq: 2 } }] }]);
    expect(await mail({ ...late, line: 2 })).toMatchObject({ holdsHead: false, answered: null });
    expect(await mail({ ...late, seq: late.seq + 1 })).toMatchObject({ holdsHead: false, answered: null });
    expect(await mail(await headOf(id))).toMatchObject({ holdsHead: true, answered: null });
  });

  it("is told again when something was missed before the loss that was answered", async () => {
    const { id, early, late, answer } = await restored("ORB-H6");
    await answer(late);
    expect(await books().tellHead({ id, ...early })).toMatchObject({ holds: false, isAnswered: false });
    expect(await captain().verify({ id })).toMatchObject({ ok: false, firstBad: { fault: "head" } });
    await answer(early);
    expect(await captain().verify({ id })).toMatchObject({ ok: true });
  });

  it("is told again when its end is cut off after the answer", async () => {
    const { id, late, answer } = await restored("ORB-H7");
    await answer(late);
    const after = await headOf(id);
    expect(after.line).toBe(2);
    await slops(id, "Slop tank sounded for the third time");
    const seen = await headOf(id);
    await cutOff(id, after);
    expect(await captain().verify({ id })).toMatchObject({ ok: true });
    // Who says that it was seen before the answer has no seal for that.
    expect(await books().tellHead({ id, ...seen, line: 0 })).toMatchObject({ isSealed: false, isAnswered: false });
    expect(await books().tellHead({ id, ...seen })).toMatchObject({ holds: false, isAnswered: false });
    expect(await captain().verify({ id })).toMatchObject({ ok: false, firstBad: { seq: seen.seq, fault: "head" } });
  });
});
