import { entryTypesOf } from "@ymp/core/books/all-books";
import { hashOfText, sealSigning } from "@ymp/core/books/seal-signing";
import type { SealedSigning } from "@ymp/core/books/sealed-signing";
import { shownEntry } from "@ymp/core/books/shown-entry";
import { writeEntry } from "@ymp/core/books/write-entry";
import { canonicalJson } from "@ymp/core/definitions/chain";
import type { EntryType } from "@ymp/core/definitions/definition";
import { newId } from "@ymp/core/ids";
import { logbookEvents } from "@ymp/db/schema/logbooks";
import { profiles } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { givePins, openBook, worldDrawing, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSecrets } from "../../platform/secrets/secrets.ts";
import { writeKeyOf } from "../../platform/sent-again/write-key.ts";
import { createCaller } from "../../root.ts";

let world: World;
let logbookId: string;
let number: string;

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  ({ id: logbookId, number } = await openBook(world));
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const givenAt = "2026-06-14T20:12:00Z";

function remarksType(): EntryType {
  const type = entryTypesOf("oil1").find(({ code }) => code === "I");
  if (!type) throw new Error("An oil record book has no section I");
  return type;
}

/**
 * As a device writes it without a link, and what it shows to whoever signs there.
 * @param older what another edition of the application on that device says otherwise
 */
async function written(who: Who = "chief", older: Partial<EntryType> = {}) {
  const [id, occurredAt] = [newId(), new Date("2026-06-14T20:00:00Z")];
  const values = { remarks: "Valve closed and sealed" };
  await world.as(who).logbooks.enter({ id, logbookId, code: "I", values, occurredAt, writtenAt: new Date(givenAt) });
  const { payload } = writeEntry({
    ...{
      kind: "oil1",
      type: { ...remarksType(), ...older },
      values,
      occurredAt,
      names: new Map(),
      lateReason: "",
      corrected: null,
    },
    ...{ facts: { tanks: new Map(), figures: {}, flags: {} }, lateness: { isLate: false, needsReason: false } },
    ...{ shipOffsetMin: 120, recordedOffsetMin: 120, zoneOffsetMin: 120, author: { name: "", rank: null } },
  });
  return { id, shown: await hashOfText(canonicalJson(shownEntry({ number }, occurredAt, payload))) };
}

interface Given extends Partial<SealedSigning> {
  readonly who?: Who;
  readonly publicKey?: string;
}

async function sealed(entry: { id: string; shown: string }, { who = "chief", publicKey, ...more }: Given = {}) {
  const { userId } = world.person(who);
  const vesselId = world.vessels.A.id;
  const key = publicKey ?? (await world.as(who).logbooks.get({ id: logbookId })).sealingKey;
  const content = { vesselId, userId, logbookId, entryId: entry.id, capacity: "officer", shown: entry.shown, givenAt };
  const text = await sealSigning(key, { ...content, pin: worldPin, ...more });
  return { id: logbookId, entryId: entry.id, capacity: "officer" as const, sealed: text };
}

const sign = async (entry: { id: string; shown: string }, given: Given = {}) =>
  world.as(given.who ?? "chief").logbooks.signSealed(await sealed(entry, given));
const read = (entryId: string) => world.as("chief").logbooks.entry({ id: logbookId, entryId });

describe("a signature that was given without a link", () => {
  it("ERB-08, ERB-20: stands under the entry once it arrives, with both clocks, and is proved", async () => {
    const entry = await written();
    expect(await sign(entry)).toEqual({ signed: 1 });
    expect(await read(entry.id)).toMatchObject({
      ...{ state: "signed", awaits: [] },
      signatures: [{ name: "Tomás Reid", rank: "Chief engineer", role: "officer", givenAt: new Date(givenAt) }],
    });
    expect(await world.as("chief").logbooks.verify({ id: logbookId })).toMatchObject({ ok: true });
  });

  it("signs the files that were shown with it, and stands nowhere without one of them", async () => {
    const [entry, other] = [await written(), await written()];
    const file = await makeFile(world, { createdBy: world.person("chief").userId, name: "receipt.png" });
    expect(await refusalOf(sign(entry, { files: [file.id] }))).toMatchObject({
      ...{ code: "stale", messageKey: "logbook-refusals:shownAnother" },
    });
    await world.as("chief").logbooks.attachFile({ id: newId(), entryId: entry.id, fileId: file.id });
    expect(await refusalOf(sign(other, { files: [file.id] }))).toMatchObject({ code: "stale" });
    expect(await sign(entry, { files: [file.id] })).toEqual({ signed: 1 });
    const { files } = await read(entry.id);
    const [event] = await world.inVessel("A", (tx) =>
      tx
        .select()
        .from(logbookEvents)
        .where(and(eq(logbookEvents.entryId, entry.id), eq(logbookEvents.type, "sign"))),
    );
    expect(event?.event).toMatchObject({ payload: { files: [files[0]?.hash] } });
    expect(await world.as("chief").logbooks.verify({ id: logbookId })).toMatchObject({ ok: true });
  });

  it("is the same one when it is sent again", async () => {
    const entry = await written();
    const input = await sealed(entry);
    const under = () => createCaller({ ...world.context(world.person("chief"), "A"), writeKey: writeKeyOf(entry.id) });
    const both = await Promise.all([under().logbooks.signSealed(input), under().logbooks.signSealed(input)]);
    expect([...both, await under().logbooks.signSealed(input)]).toEqual(Array(3).fill({ signed: 1 }));
    expect((await read(entry.id)).signatures).toHaveLength(1);
    expect(await refusalOf(world.as("chief").logbooks.signSealed(input))).toMatchObject({ code: "conflict" });
  });

  it("stands under nothing else than what was shown", async () => {
    const entry = await written();
    const other = await sealed({ ...entry, shown: "0".repeat(64) });
    expect(await refusalOf(world.as("chief").logbooks.signSealed(other))).toMatchObject({
      ...{ code: "stale", messageKey: "logbook-refusals:shownOther" },
    });
    expect(await read(entry.id)).toMatchObject({ state: "pending", signatures: [] });
  });

  it.each([
    ["the words around a remark", { lines: [{ item: "", parts: ["Remarks: ", { field: "remarks" }, "."] }] }],
    ["the title of the operation", { title: "General remarks" }],
    ["the number of an item", { lines: [{ item: "27", parts: [{ field: "remarks" }] }] }],
  ] satisfies [string, Partial<EntryType>][])(
    "of an edition that printed %s otherwise is refused in words, and the entry waits",
    async (_told, older) => {
      const entry = await written("chief", older);
      expect(await refusalOf(sign(entry))).toMatchObject({
        ...{ code: "stale", messageKey: "logbook-refusals:shownOther" },
      });
      expect(await read(entry.id)).toMatchObject({ state: "pending", awaits: ["officer"], signatures: [] });
      const { hash } = await read(entry.id);
      const entries = [{ id: entry.id, hash }];
      await world.as("chief").logbooks.sign({ id: logbookId, entries, capacity: "officer", pin: worldPin });
      expect(await read(entry.id)).toMatchObject({ state: "signed" });
    },
  );

  it("stands under an entry that arrived before an edition with other words, by what was shown", async () => {
    const entry = await written();
    const type = remarksType();
    const { title } = type;
    Object.assign(type, { title: "General remarks" });
    try {
      expect(await sign(entry)).toEqual({ signed: 1 });
    } finally {
      Object.assign(type, { title });
    }
    expect(await read(entry.id)).toMatchObject({ state: "signed", title });
    expect(await world.as("chief").logbooks.verify({ id: logbookId })).toMatchObject({ ok: true });
  });

  it("of somebody else, for something else, for another installation, or touched on its way opens nothing", async () => {
    const [entry, other] = [await written(), await written()];
    const unreadable = { code: "invalid", fields: { sealed: "logbook-refusals:sealUnreadable" } };
    const chief = world.as("chief").logbooks;
    const good = await sealed(entry);
    const [mark, key, nonce, content = ""] = good.sealed.split(".");
    const touched = [mark, key, nonce, `${content.startsWith("A") ? "B" : "A"}${content.slice(1)}`].join(".");
    const elsewhere = createSecrets("another key of thirty-two characters").ofDevices.publicKey;
    for (const input of [
      { ...good, entryId: other.id },
      { ...good, capacity: "witness" as const },
      { ...good, sealed: touched },
      { ...good, sealed: "p256.AAAA.BBBB.CCCC" },
      { ...good, sealed: "" },
      await sealed(entry, { publicKey: elsewhere }),
      await sealed(entry, { userId: world.person("captain").userId }),
      await sealed(entry, { pin: "12 34" }),
    ])
      expect(await refusalOf(chief.signSealed(input))).toMatchObject(unreadable);
    expect(await refusalOf(world.as("captain").logbooks.signSealed(good))).toMatchObject(unreadable);
    expect(await refusalOf(world.as("rival").logbooks.signSealed(good))).toMatchObject({ code: "not_found" });
    expect(await read(entry.id)).toMatchObject({ state: "pending" });
  });

  it("ERB-09: is judged by the rights of the moment in which it arrives", async () => {
    const entry = await written();
    const input = await sealed(entry);
    const { profileId } = world.crew.A.chief;
    await world.as("captain").onboard.setStatus({ profileId, isOnboard: false });
    expect(await refusalOf(world.as("chief").logbooks.signSealed(input))).toMatchObject({
      messageKey: "logbook-refusals:ashore",
    });
    await world.as("captain").onboard.setStatus({ profileId, isOnboard: true });
    const master = await sealed(entry, { capacity: "master" });
    expect(await refusalOf(world.as("chief").logbooks.signSealed({ ...master, capacity: "master" }))).toMatchObject({
      messageKey: "logbook-refusals:master",
    });
  });

  it("gives a first drawing, and gives way to one that is kept since", async () => {
    const ink = "0,10 12,30 40,8 60,44 90,20 110,30";
    const of = (who: "chief" | "engineer", signatureDrawing: string | null) =>
      world.inVessel("A", (tx) =>
        tx.update(profiles).set({ signatureDrawing }).where(eq(profiles.id, world.crew.A[who].profileId)),
      );
    await of("chief", null);
    expect((await world.as("chief").logbooks.get({ id: logbookId })).can.hasDrawing).toBe(false);
    const [first, second] = [await written(), await written()];
    expect(await refusalOf(sign(first))).toMatchObject({ fields: { drawing: "signing:drawFirst" } });
    await sign(first, { drawing: ink });
    await sign(second, { drawing: "0,0 14,33 42,8 60,40 92,22 120,16" });
    const drawings = async ({ id }: { id: string }) => (await read(id)).signatures.map(({ drawing }) => drawing);
    expect([await drawings(first), await drawings(second)]).toEqual([[ink], [ink]]);
    await of("chief", worldDrawing);
  });

  it("ERB-08: with a wrong pin leaves the entry unsigned, and the sixth finds the lock of all signatures", async () => {
    const entry = await written();
    for (let nth = 0; nth < 5; nth++)
      expect(await refusalOf(sign(entry, { pin: "0000" }))).toMatchObject({ fields: { pin: "signing:pinWrong" } });
    expect(await refusalOf(sign(entry))).toMatchObject({ code: "limit" });
    const { hash } = await read(entry.id);
    const entries = [{ id: entry.id, hash }];
    const shown = world.as("chief").logbooks.sign({ id: logbookId, entries, capacity: "officer", pin: worldPin });
    expect(await refusalOf(shown)).toMatchObject({ code: "limit" });
    expect(await read(entry.id)).toMatchObject({ state: "pending", signatures: [] });
  });
});
