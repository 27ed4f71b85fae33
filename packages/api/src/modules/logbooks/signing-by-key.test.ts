import { logbookEvents } from "@ymp/db/schema/logbooks";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { keepersOf } from "@ymp/testing/keepers";
import { type VirtualKey, virtualKey } from "@ymp/testing/virtual-key";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
let logbookId: string;
const key = virtualKey();
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  logbookId = (await openBook(world)).id;
  await keepersOf(world).addKey(world.person("chief"), key);
});
afterAll(() => world.close());
let hours = 0;
beforeEach(() => world.setNow(new Date(Date.parse("2026-06-15T09:00:00Z") + ++hours * 3_600_000)));

const chief = () => world.as("chief");
async function shown(by: VirtualKey = key, odd: object = {}) {
  const { id, response } = by.sign(await chief().securityKeys.askToSign(), odd);
  return { id, response };
}
type Shown = Awaited<ReturnType<typeof shown>>;
const sign = (entry: { id: string; hash: string }, signing: { key?: Shown; pin?: string }) =>
  chief().logbooks.sign({ id: logbookId, entries: [entry], capacity: "officer", ...signing });
const read = (entryId: string) => chief().logbooks.entry({ entryId });

describe("ERB-08: a passkey in place of the pin", () => {
  it("signs an entry, which says how, and the chain holds", async () => {
    const entry = await makeEntry(world, { logbookId });
    await sign(entry, { key: await shown() });
    expect(await read(entry.id)).toMatchObject({ state: "signed" });
    const [signature] = await world.inVessel("A", (tx) =>
      tx
        .select({ event: logbookEvents.event })
        .from(logbookEvents)
        .where(and(eq(logbookEvents.entryId, entry.id), eq(logbookEvents.type, "sign"))),
    );
    expect(signature?.event).toMatchObject({ payload: { method: "passkey" } });
    expect(await chief().logbooks.verify({ id: logbookId })).toMatchObject({ ok: true });
  });

  it("knows who holds it: a touch alone signs nothing", async () => {
    const entry = await makeEntry(world, { logbookId });
    const { userVerification } = await chief().securityKeys.askToSign();
    expect(userVerification).toBe("required");
    expect(await refusalOf(sign(entry, { key: await shown(key, { isUserVerified: false }) }))).toMatchObject({
      messageKey: "keys:refused",
    });
    expect(await read(entry.id)).toMatchObject({ state: "pending" });
  });

  it("answers one question once, and none that was asked for something else", async () => {
    const [one, other] = [await makeEntry(world, { logbookId }), await makeEntry(world, { logbookId })];
    const once = await shown();
    await sign(one, { key: once });
    expect(await refusalOf(sign(other, { key: once }))).toMatchObject({ messageKey: "keys:tooLate" });
    const toConfirm = key.sign(await chief().session.askKeyToConfirm());
    expect(await refusalOf(sign(other, { key: { id: toConfirm.id, response: toConfirm.response } }))).toMatchObject({
      messageKey: "keys:tooLate",
    });
  });

  it("of somebody else signs nothing, and a pin is not beside it", async () => {
    const entry = await makeEntry(world, { logbookId });
    expect(await refusalOf(sign(entry, { key: await shown(virtualKey()) }))).toMatchObject({
      messageKey: "keys:unknown",
    });
    expect(await refusalOf(sign(entry, {}))).toMatchObject({ fields: { pin: "signing:pinMissing" } });
    expect(await refusalOf(sign(entry, { key: await shown(), pin: worldPin }))).toMatchObject({
      fields: { pin: "signing:pinMissing" },
    });
  });

  it("that is refused counts as a wrong pin does: the sixth try finds the lock, whichever way", async () => {
    const entry = await makeEntry(world, { logbookId });
    for (let nth = 0; nth < 5; nth += 1)
      await refusalOf(sign(entry, nth % 2 === 0 ? { pin: "0000" } : { key: await shown(virtualKey()) }));
    expect(await refusalOf(sign(entry, { key: await shown() }))).toMatchObject({ code: "limit" });
    expect(await refusalOf(sign(entry, { pin: worldPin }))).toMatchObject({ code: "limit" });
  });

  it("signs in nobody's rights: an officer does not sign as master", async () => {
    const entry = await makeEntry(world, { logbookId });
    const asMaster = { id: logbookId, entries: [entry], capacity: "master" as const, key: await shown() };
    expect(await refusalOf(chief().logbooks.sign(asMaster))).toMatchObject({ messageKey: "logbook-refusals:master" });
  });
});
