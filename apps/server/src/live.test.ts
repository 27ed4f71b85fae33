import { recordChange } from "@ymp/api/platform/changes/record-change";
import { ChangeFeed } from "@ymp/api/platform/live/change-feed";
import { Presence } from "@ymp/api/platform/live/presence";
import { announceToReaders } from "@ymp/api/platform/notifications/announce";
import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { RecordKind } from "@ymp/core/records";
import { memberships } from "@ymp/db/schema/accounts";
import { refusalOf } from "@ymp/testing/callers";
import type { VesselKey } from "@ymp/testing/people";
import { worldPassword } from "@ymp/testing/people";
import { seenPlace } from "@ymp/testing/seen-places";
import type { Who } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Listening, listenToDatabase } from "./listen.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

const changeSchema = z.object({
  recordKind: z.string(),
  recordId: z.string().nullable(),
  verb: z.string(),
  userId: z.string().nullable(),
});
type Change = z.infer<typeof changeSchema>;

let app: TestApp;
let origin: string;
let listening: Listening;
const open: AbortController[] = [];

beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen();
  listening = await listenToDatabase(app.world.testDatabase.appUrl, app.services);
});
afterEach(async () => {
  for (const stream of open.splice(0)) stream.abort();
  await seenTo(() => app.services.changeFeed.size === 0);
});
afterAll(async () => {
  await listening.stop();
  await app.close();
});

/** An event stream as a browser opens it: the session in a cookie, the vessel in the connection's parameters. */
async function watch(token: string, vessel: VesselKey) {
  const controller = new AbortController();
  open.push(controller);
  const params = encodeURIComponent(JSON.stringify({ vesselId: app.world.vessels[vessel].id }));
  const before = app.services.changeFeed.size;
  const response = await fetch(`${origin}/trpc/live.changes?connectionParams=${params}`, {
    headers: { accept: "text/event-stream", cookie: `ymp_session=${token}` },
    signal: controller.signal,
  });
  const seen: Change[] = [];
  const state = { isOver: false };
  void read(response, seen).finally(() => {
    state.isOver = true;
  });
  await seenTo(() => app.services.changeFeed.size > before || state.isOver);
  return { response, seen, state };
}

async function read(response: Response, seen: Change[]): Promise<void> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const data = event.match(/^data: (.*)$/m)?.[1];
        const change = data ? z.object({ json: changeSchema }).safeParse(JSON.parse(data)) : undefined;
        if (change?.success) seen.push(change.data.json);
      }
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === "AbortError")) throw error;
  }
}

const descriptor = (kind: RecordKind) => ({ kind });

async function change(
  who: Who,
  kind: RecordKind,
  options: { isRolledBack?: boolean; id?: string } = {},
): Promise<string> {
  const { id = newId() } = options;
  await app.world
    .enter(who, async (scope) => {
      await recordChange(scope, descriptor(kind), id, { verb: "update" });
      if (options.isRolledBack) throw new Error("rolled back");
    })
    .catch((error: Error) => {
      if (error.message !== "rolled back") throw error;
    });
  return id;
}

/** Waits until it is so. How soon that is, the benchmark says. */
const seenTo = (isSo: () => boolean) => expect.poll(isSo, { timeout: 60_000, interval: 10 }).toBe(true);

describe("what one person saves", () => {
  it("reaches the other screens of the vessel", async () => {
    const { seen } = await watch(await app.tokenOf("bosun"), "A");
    const recordId = await change("chief", "job");
    await seenTo(() => seen.length > 0);
    expect(seen).toEqual([{ recordKind: "job", recordId, verb: "update", userId: app.world.person("chief").userId }]);
  });

  it("tells anyone who may do more or less from now on, and nobody else", async () => {
    const [deckhand, bosun] = [
      await watch(await app.tokenOf("deckhand"), "A"),
      await watch(await app.tokenOf("bosun"), "A"),
    ];
    const { userId } = app.world.person("deckhand");
    const setAccess = (access: Record<string, "none">) =>
      app.world.inVessel("A", (tx) => tx.update(memberships).set({ access }).where(eq(memberships.userId, userId)));
    await setAccess({ inventory: "none" });
    await seenTo(() => deckhand.seen.length > 0);
    await setAccess({});
    await seenTo(() => deckhand.seen.length > 1);
    expect(deckhand.seen[0]).toEqual({ recordKind: "access", recordId: null, verb: "changed", userId: null });
    expect(bosun.seen).toEqual([]);
  });

  it("concerns one person only where it is a notice to them, and nobody else's screen hears of it", async () => {
    const [chief, bosun] = [await watch(await app.tokenOf("chief"), "A"), await watch(await app.tokenOf("bosun"), "A")];
    const { userId } = app.world.person("chief");
    await app.world.enter("captain", ({ tx, vesselId }) => announceToReaders(tx, vesselId, [userId]));
    await seenTo(() => chief.seen.length > 0);
    const saved = await change("captain", "job");
    await seenTo(() => bosun.seen.length > 0);
    expect(chief.seen[0]).toEqual({ recordKind: "notification", recordId: null, verb: "changed", userId: null });
    expect(bosun.seen.map(({ recordId }) => recordId)).toEqual([saved]);
  });

  it("reaches nobody when it was not saved after all", async () => {
    const { seen } = await watch(await app.tokenOf("bosun"), "A");
    await change("chief", "job", { isRolledBack: true });
    const saved = await change("chief", "job");
    await seenTo(() => seen.length > 0);
    expect(seen.map(({ recordId }) => recordId)).toEqual([saved]);
  });

  it("reaches nobody on another vessel", async () => {
    const { seen } = await watch(await app.tokenOf("rival"), "B");
    await change("chief", "job");
    const own = await change("rival", "job");
    await seenTo(() => seen.length > 0);
    expect(seen.map(({ recordId }) => recordId)).toEqual([own]);
  });

  it("reaches those who may see the module, and outsiders without saying which record", async () => {
    const yard = await watch(await app.tokenOf("yard"), "A");
    await change("chief", "equipment");
    await change("chief", "job");
    await seenTo(() => yard.seen.length > 0);
    expect(yard.seen).toEqual([{ recordKind: "job", recordId: null, verb: "changed", userId: null }]);
  });

  it.each(["item", "file"] as const)("tells which %s only to whom all private ones are shown", async (kind) => {
    const [bosun, manager] = [
      await watch(await app.tokenOf("bosun"), "A"),
      await watch(await app.tokenOf("manager"), "A"),
    ];
    const recordId = await change("captain", kind);
    await seenTo(() => bosun.seen.length > 0 && manager.seen.length > 0);
    expect(bosun.seen).toEqual([{ recordKind: kind, recordId: null, verb: "changed", userId: null }]);
    expect(manager.seen).toMatchObject([{ recordKind: kind, recordId }]);
  });
});

describe("what was done to a person", () => {
  it.each([
    ["profile", ["captain", "manager", "deckhand"]],
    ["crew_document", ["captain"]],
    ["leave_request", []],
    ["contract", ["captain", "manager"]],
  ] as const)("of kind %s is told by name to those who may read of it", async (kind, named) => {
    const readers = ["captain", "manager", "deckhand", "bosun", "stew"] as const;
    const watching: ({ who: Who } & Awaited<ReturnType<typeof watch>>)[] = [];
    for (const who of readers) watching.push({ who, ...(await watch(await app.tokenOf(who), "A")) });
    const recordId = await change("chief", kind, { id: app.world.person("deckhand").profileId });
    await seenTo(() => watching.every(({ seen }) => seen.length > 0));
    const told = watching.filter(({ seen }) => seen.some((change) => change.recordId === recordId));
    expect(told.map(({ who }) => who)).toEqual(named);
    const bosun = watching.find(({ who }) => who === "bosun");
    expect(bosun?.seen).toEqual([{ recordKind: kind, recordId: null, verb: "changed", userId: null }]);
  });
});

const captain = () => app.world.as("captain").users;
const yesterday = () => addDays(parseCalendarDate(app.world.now().toISOString().slice(0, 10)), -1);

describe("a stream", () => {
  it("is not opened to who has no business on the vessel, or is not signed in", async () => {
    const foreign = await watch(await app.tokenOf("rival"), "A");
    const nobody = await watch("no such session", "A");
    await change("chief", "job");
    await seenTo(() => foreign.state.isOver && nobody.state.isOver);
    expect([...foreign.seen, ...nobody.seen]).toEqual([]);
  });

  it("ends when the membership does", async () => {
    const { state, seen } = await watch(await app.tokenOf("deckhand"), "A");
    const { userId } = app.world.person("deckhand");
    await app.world.inVessel("A", (tx) => tx.delete(memberships).where(eq(memberships.userId, userId)));
    await seenTo(() => state.isOver);
    await change("chief", "job");
    expect(seen).toEqual([]);
  });

  it.each([
    ["is taken off the list", "stew", async (userId: string) => captain().setSoftDeleted({ userId, isDeleted: true })],
    [
      "has had the last day",
      "contractor",
      async (userId: string) => captain().setEndsOn({ ...(await seenPlace(captain(), userId)), endsOn: yesterday() }),
    ],
  ] as const)("ends when its reader %s", async (_what, who, end) => {
    const { state, seen } = await watch(await app.tokenOf(who), "A");
    await change("chief", "job");
    await seenTo(() => seen.length > 0);
    await end(app.world.person(who).userId);
    await seenTo(() => state.isOver);
    const heard = seen.length;
    const other = await watch(await app.tokenOf("bosun"), "A");
    await change("chief", "job");
    await seenTo(() => other.seen.length > 0);
    expect(seen).toHaveLength(heard);
  });

  it("tells no more of a module once the access to it ends", async () => {
    const { state, seen } = await watch(await app.tokenOf("engineer"), "A");
    await captain().setAccess({
      ...(await seenPlace(captain(), app.world.person("engineer").userId)),
      levels: { equipmentspage: "none" },
    });
    await change("chief", "equipment");
    const recordId = await change("chief", "job");
    await seenTo(() => seen.some((told) => told.recordId === recordId));
    expect(seen.filter(({ recordKind }) => recordKind === "equipment")).toEqual([]);
    expect(state.isOver).toBe(false);
  });

  it("is told that something may have been missed when the database had gone away", async () => {
    const { seen } = await watch(await app.tokenOf("captain"), "A");
    await app.world.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    await seenTo(() => seen.length > 0);
    expect(seen).toEqual([{ recordKind: "all", recordId: null, verb: "gap", userId: null }]);
    const recordId = await change("chief", "job");
    await seenTo(() => seen.length > 1);
    expect(seen[1]).toMatchObject({ recordId });
  });

  it("ends when the process stops", async () => {
    const other = new ChangeFeed();
    const reader = { vesselId: "vessel", userId: "ana", address: "192.0.2.1" };
    const heard: unknown[] = [];
    const reading = (async () => {
      for await (const item of other.listen(reader, new AbortController().signal, 60_000)) heard.push(item);
    })();
    await seenTo(() => other.size > 0);
    other.publish({ vesselId: "vessel", seq: 1, recordKind: "job", recordId: "x", verb: "update", userId: null });
    await seenTo(() => heard.length > 0);
    other.close();
    await reading;
    expect(heard).toHaveLength(1);
  });

  it("ends when the session is closed", async () => {
    const { account } = app.world.person("engineer");
    const { token } = await app.world
      .anonymous()
      .session.openToken({ login: account.username, password: worldPassword });
    const { state } = await watch(token, "A");
    await app.services.accounts.sessions.close(token);
    await seenTo(() => state.isOver);
  });
});

describe("who has the same record open", () => {
  async function openJob() {
    const recordId = newId();
    await app.world.as("chief").jobs.create({ id: recordId, title: "Grease the capstan" });
    return { recordKind: "job", recordId } as const;
  }

  it("is told to the others, and forgotten after 30 seconds or on leaving", async () => {
    const place = await openJob();
    const [chief, bosun] = [app.world.as("chief"), app.world.as("bosun")];
    expect(await chief.live.presence(place)).toEqual([]);
    expect(await bosun.live.presence(place)).toMatchObject([{ name: "Tomás Reid" }]);
    expect(await chief.live.presence(place)).toMatchObject([{ name: "Ana Horvat" }]);
    await bosun.live.leave(place);
    expect(await chief.live.presence(place)).toEqual([]);
    expect(await bosun.live.presence(await openJob())).toEqual([]);
    app.world.setNow(new Date(app.world.now().getTime() + 30_001));
    expect(await bosun.live.presence(place)).toEqual([]);
  });

  it("is told over processes", async () => {
    const place = await openJob();
    const elsewhere = new Presence(app.world.database, app.world.now);
    const second = await listenToDatabase(app.world.testDatabase.appUrl, { ...app.services, presence: elsewhere });
    await app.world.as("chief").live.presence(place);
    const person = { userId: newId(), name: "Somebody", backgroundColor: "#000000" };
    const others = () => elsewhere.enter({ vesselId: app.world.vessels.A.id, ...place }, person);
    await expect.poll(others, { timeout: 60_000 }).toMatchObject([{ name: "Tomás Reid" }]);
    await second.stop();
  });

  it("is not told on another vessel", async () => {
    const place = await openJob();
    await app.world.as("chief").live.presence(place);
    expect((await refusalOf(app.world.as("rival").live.presence(place))).code).toBe("not_found");
  });

  it("is not told of what the reader may not read, nor of what does not exist", async () => {
    const [captain, bosun] = [app.world.as("captain"), app.world.as("bosun")];
    const item = newId();
    await captain.inventory.save({
      id: item,
      name: "Champagne",
      isPrivate: true,
      ownerUserId: app.world.person("captain").userId,
    });
    const place = { recordKind: "item", recordId: item } as const;
    expect(await captain.live.presence(place)).toEqual([]);
    for (const there of [place, { recordKind: "item", recordId: newId() } as const])
      expect((await refusalOf(bosun.live.presence(there))).code).toBe("not_found");
    expect(await captain.live.presence(place)).toEqual([]);
  });
});
