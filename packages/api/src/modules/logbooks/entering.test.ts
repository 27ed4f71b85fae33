import { newId } from "@ymp/core/ids";
import { changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeKeyOf } from "../../platform/sent-again/write-key.ts";
import { createCaller } from "../../root.ts";

let world: World;
let logbookId: string;

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow("2026-06-15T09:00:00Z");
  logbookId ??= (await openBook(world)).id;
});

const at = (text: string) => new Date(`2026-06-${text}Z`);
const remark = (more: object = {}) => ({
  ...{ id: newId(), logbookId, code: "I", values: { remarks: "Valve closed" }, occurredAt: world.now() },
  ...more,
});
const enter = (entry: ReturnType<typeof remark>, who: Who = "chief") => world.as(who).logbooks.enter(entry);
const read = (entryId: string) => world.as("chief").logbooks.entry({ id: logbookId, entryId });
const under = (key: string) =>
  createCaller({ ...world.context(world.person("chief"), "A"), writeKey: writeKeyOf(key) }).logbooks;

describe("an entry that was written without a link", () => {
  it("ERB-15, ERB-29: takes its number as it arrives, with both clocks", async () => {
    const { id, isLate } = await enter(remark({ occurredAt: at("14T20:00:00"), writtenAt: at("14T20:10:00") }));
    expect(isLate).toBe(false);
    expect(await read(id)).toMatchObject({
      ...{ recordedAt: at("15T09:00:00"), occurredAt: at("14T20:00:00"), isLate: false, lateReason: null },
      written: { at: at("14T20:10:00"), offsetMin: 120 },
    });
    expect(await world.as("chief").logbooks.verify({ id: logbookId })).toMatchObject({ ok: true });
  });

  it("is late more than a day after the operation, and says when it was written instead of why", async () => {
    const { id, isLate } = await enter(remark({ occurredAt: at("12T20:00:00"), writtenAt: at("12T20:10:00") }));
    expect(isLate).toBe(true);
    expect(await read(id)).toMatchObject({ isLate: true, lateReason: null, written: { at: at("12T20:10:00") } });
    const csv = await world.as("captain").logbooks.export({ id: logbookId, format: "csv" });
    expect(Buffer.from(csv.base64, "base64").toString()).toContain("2026-06-12T20:10:00Z");
  });

  it("T5: says why where it was late already when it was written", async () => {
    const late = remark({ occurredAt: at("10T20:00:00"), writtenAt: at("12T20:10:00") });
    const missing = { fields: { lateReason: "logbook-refusals:lateReasonMissing" } };
    expect(await refusalOf(enter(late))).toMatchObject(missing);
    expect(await enter({ ...late, lateReason: "Rough log found" } as typeof late)).toMatchObject({ isLate: true });
    // A clock that tells what cannot be, tells nothing.
    const before = remark({ occurredAt: at("10T20:00:00"), writtenAt: at("09T20:00:00") });
    expect(await refusalOf(enter(before))).toMatchObject(missing);
    const ahead = await enter(remark({ writtenAt: at("20T20:00:00") }));
    expect(await read(ahead.id)).toMatchObject({ written: null });
  });

  it("ERB-28: is the same one when it is sent again, by whichever tab, and another under its id is refused", async () => {
    const entry = remark();
    const all = await Promise.all([enter(entry), enter(entry), under("k1").enter(entry), under("k1").enter(entry)]);
    expect(new Set(all.map(({ no }) => no)).size).toBe(1);
    const other = { ...entry, values: { remarks: "Valve opened" } };
    const { no } = await enter(entry);
    const before = { code: "conflict", messageKey: "logbook-refusals:enteredBefore", params: { no } };
    expect(await refusalOf(enter(other))).toMatchObject(before);
    expect(await read(entry.id)).toMatchObject({ no, values: { remarks: "Valve closed" } });
    expect(await refusalOf(enter(entry, "engineer"))).toMatchObject({ code: "conflict" });
  });

  it("23: fifty arrive at once without a gap", async () => {
    const { id } = await openBook(world, { kind: "oil2" });
    const all = Array.from({ length: 50 }, (_, nth) =>
      remark({ logbookId: id, code: "O", values: { record: `Remark ${nth}` }, writtenAt: at("15T08:00:00") }),
    );
    await Promise.all(all.map((entry) => enter(entry, "captain")));
    const { rows } = await world.as("captain").logbooks.entries({ id, limit: 100 });
    expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 50 }, (_, nth) => nth + 1));
    expect(await world.as("captain").logbooks.verify({ id })).toMatchObject({ ok: true, events: 51 });
  });

  it("is judged as any other: what it says, who enters it, and what stands there by now", async () => {
    expect(await refusalOf(enter(remark({ values: {} })))).toMatchObject({ messageKey: "logbook-refusals:faults" });
    expect(await refusalOf(enter(remark({ code: "Z" })))).toMatchObject({ messageKey: "logbook-refusals:unknownCode" });
    const tomorrow = remark({ occurredAt: at("16T09:00:00"), writtenAt: at("16T09:00:00") });
    expect(await refusalOf(enter(tomorrow))).toMatchObject({ code: "invalid" });
    expect(await refusalOf(enter(remark(), "deckhand"))).toMatchObject({
      messageKey: "logbook-refusals:officerSubmits",
    });
    expect(await refusalOf(enter(remark(), "rival"))).toMatchObject({ code: "not_found" });
    for (const who of ["stew", "manager", "superadmin", "contractor"] as const)
      expect(await refusalOf(enter(remark(), who))).toMatchObject({ code: "forbidden" });
    const struck = await makeEntry(world, { logbookId });
    expect(await refusalOf(enter(remark({ correctsId: struck.id })))).toMatchObject({
      fields: { correctsId: "logbook-refusals:strikeFirst" },
    });
  });

  it("whose author went ashore or whose book was closed meanwhile is refused, and leaves no trace", async () => {
    const { id } = await openBook(world, { kind: "garbage2" });
    await world.as("captain").logbooks.close({ id, version: 1, place: "Palma", pin: worldPin });
    expect(await refusalOf(enter(remark({ logbookId: id })))).toMatchObject({ messageKey: "logbook-refusals:closed" });
    const { profileId } = world.crew.A.engineer;
    await world.as("captain").onboard.setStatus({ profileId, isOnboard: false });
    const entry = remark();
    expect(await refusalOf(enter(entry, "engineer"))).toMatchObject({ messageKey: "logbook-refusals:ashore" });
    await world.as("captain").onboard.setStatus({ profileId, isOnboard: true });
    expect(await enter(entry, "engineer")).toMatchObject({ id: entry.id });
  });
});

describe("a draft that was finished without a link", () => {
  const begin = async () => {
    const { id: draftId, ...draft } = remark();
    const { version } = await world.as("chief").logbooks.saveDraft({ id: draftId, ...draft });
    return { ...remark(), draft: { id: draftId, version } };
  };
  const left = async () => (await world.as("chief").logbooks.drafts({ id: logbookId })).map(({ id }) => id);

  it("goes into the book once, and is a draft no more", async () => {
    const entry = await begin();
    await enter(entry);
    expect(await enter(entry)).toMatchObject({ id: entry.id });
    expect(await left()).not.toContain(entry.draft.id);
    const again = { ...remark(), draft: entry.draft };
    expect(await refusalOf(enter(again))).toMatchObject({ code: "conflict", messageKey: "logbook-refusals:draftGone" });
  });

  it("is refused where somebody went on with it meanwhile", async () => {
    const entry = await begin();
    await world.as("captain").logbooks.saveDraft({ ...entry.draft, logbookId, values: { remarks: "And sealed" } });
    expect(await refusalOf(enter(entry))).toMatchObject({ code: "stale" });
    expect(await left()).toContain(entry.draft.id);
  });

  it("whose answer was lost is taken away with the entry, and one that never came is not missed", async () => {
    const { draft, ...entry } = await begin();
    await enter({ ...entry, draft: { id: draft.id } } as typeof entry);
    expect(await left()).not.toContain(draft.id);
    const again = { ...remark(), draft: { id: draft.id } };
    expect(await refusalOf(enter(again))).toMatchObject({ messageKey: "logbook-refusals:draftGone" });
    const never = { ...remark(), draft: { id: newId() } };
    expect(await enter(never)).toMatchObject({ id: never.id });
    const { draft: other, ...changed } = await begin();
    await world.as("captain").logbooks.saveDraft({ ...other, logbookId, values: { remarks: "And sealed" } });
    expect(await refusalOf(enter({ ...changed, draft: { id: other.id } } as typeof changed))).toMatchObject({
      code: "stale",
    });
  });

  it("that went to the server with its entry lost by another way is named by the number that it has", async () => {
    const { draft, ...entry } = await begin();
    const { no } = await world.as("chief").logbooks.submit({ ...draft, entryId: entry.id });
    const refused = { messageKey: "logbook-refusals:enteredBefore", params: { no } };
    expect(await refusalOf(enter({ ...entry, draft } as typeof entry))).toMatchObject(refused);
  });

  it("of somebody else is taken away by no other entry, and stays in the history as it was", async () => {
    const entry = await begin();
    const other = { ...entry, id: newId(), code: "H" };
    expect(await refusalOf(enter(other, "captain"))).toMatchObject({ messageKey: "logbook-refusals:draftOfOther" });
    expect(await left()).toContain(entry.draft.id);
    await enter({ ...entry, id: newId(), values: { remarks: "Valve opened" } }, "captain");
    const told = await world.inVessel("A", (tx) =>
      tx.select({ facts: changes.facts }).from(changes).where(eq(changes.verb, "draft_entered")),
    );
    expect(told).toMatchObject([{ facts: { draftId: entry.draft.id, values: JSON.stringify(entry.values) } }]);
  });
});
