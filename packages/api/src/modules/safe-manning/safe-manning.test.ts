import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { PaperType } from "@ymp/core/people/document-types";
import { logEntries } from "@ymp/db/schema/log";
import { crewDocuments, engagements, onboardStays } from "@ymp/db/schema/people";
import { manningDocuments } from "@ymp/db/schema/safe-manning";
import { trips } from "@ymp/db/schema/trips";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow("2026-06-15T09:00:00Z");
  await world.inVessel("A", async (tx) => {
    for (const table of [manningDocuments, crewDocuments, engagements, onboardStays, trips, logEntries])
      await tx.delete(table);
  });
});

const as = (who: Who = "captain") => world.as(who).safeManning;
const today = on("2026-06-15");
const profile = (who: "captain" | "deckhand") => world.crew.A[who].profileId;

const aRow = (capacity: "master" | "deckRating", certificate: PaperType | null) => ({
  ...{ id: newId(), capacity, certificate, number: 1, isDual: false },
});
async function enter(more: Partial<Parameters<ReturnType<typeof as>["save"]>[0]> = {}) {
  const id = newId();
  const rows = [aRow("master", "certificate_of_competency")];
  await as().save({ id, number: "MSD 1", issuedOn: on("2026-01-10"), rows, ...more });
  return id;
}
const hold = (who: "captain" | "deckhand", expiresOn: string) =>
  world.as("captain").crewDocuments.save({
    ...{ id: newId(), profileId: profile(who), type: "certificate_of_competency", number: "X" },
    expiresOn: on(expiresOn),
  });
const signOn = (who: "captain" | "deckhand", rank: string, from: string, to: string | null = null) =>
  world.inVessel("A", (tx) =>
    tx.insert(engagements).values({
      ...{ id: newId(), vesselId: world.vessels.A.id, profileId: profile(who), rank },
      ...{ signedOnOn: on(from), signedOffOn: to === null ? null : on(to) },
    }),
  );
const rowOn = async (day: string) => (await as().read({ onDay: on(day) })).rows[0];

describe("the safe manning document", () => {
  it("tells who fills a row on any day, and whose certificate ended", async () => {
    await signOn("captain", "Captain", "2026-01-01");
    await enter();
    await hold("captain", "2026-06-20");
    expect(await rowOn("2026-06-20")).toMatchObject({ empty: 0, filled: [{ profileId: profile("captain") }] });
    expect(await rowOn("2026-06-21")).toMatchObject({
      ...{ empty: 1, filled: [] },
      near: [{ profileId: profile("captain"), lack: "expired", until: "2026-06-20" }],
    });
  });

  it("nobody who is not aboard on the day fills a row", async () => {
    await signOn("captain", "Captain", "2026-01-01", "2026-06-10");
    await enter();
    await hold("captain", "2030-01-01");
    expect(await rowOn("2026-06-10")).toMatchObject({ empty: 0 });
    expect(await rowOn("2026-06-11")).toMatchObject({ empty: 1, near: [] });
  });

  it("of two documents the one issued last by the day holds", async () => {
    await enter();
    await enter({ number: "MSD 2", issuedOn: on("2026-05-01") });
    const numberOn = async (day: string) => (await as().read({ onDay: on(day) })).document?.number;
    expect(await numberOn("2026-04-30")).toBe("MSD 1");
    expect(await numberOn("2026-05-01")).toBe("MSD 2");
    expect(await numberOn("2026-01-09")).toBeUndefined();
  });

  it("two who mend different fields both win, and of one field the second is asked", async () => {
    const id = await enter();
    await as().save({ id, version: 1, base: { authority: null }, authority: "Cayman" });
    await as().save({ id, version: 1, base: { tradingArea: null }, tradingArea: "Unlimited" });
    expect((await refusalOf(as().save({ id, version: 1, base: { authority: null }, authority: "Malta" }))).code).toBe(
      "stale",
    );
    const { document } = await as().read({ onDay: today });
    expect(document).toMatchObject({ authority: "Cayman", tradingArea: "Unlimited", version: 3 });
  });

  it("expires after it was issued, and its rows are named once", async () => {
    const wrong = enter({ expiresOn: on("2026-01-09") });
    expect((await refusalOf(wrong)).fields).toEqual({ expiresOn: "papers:expiresBeforeIssue" });
    const row = aRow("master", null);
    expect((await refusalOf(enter({ rows: [row, row] }))).code).toBe("invalid");
  });

  it("is written by the captain and the administration, read by heads and the company, and closed to others", async () => {
    const id = await enter();
    expect((await as("chief").read({ onDay: today })).can).toEqual({ write: false, fields: [] });
    expect((await as("manager").read({ onDay: today })).document?.id).toBe(id);
    expect((await refusalOf(as("chief").save({ id, version: 1, authority: "X" }))).code).toBe("forbidden");
    expect((await refusalOf(as("manager").save({ id, version: 1, authority: "X" }))).code).toBe("forbidden");
    expect((await refusalOf(as("deckhand").read({ onDay: today }))).code).toBe("forbidden");
    expect((await refusalOf(as("deckhand").export({ onDay: today, format: "csv" }))).code).toBe("forbidden");
    expect((await as("rival").read({ onDay: today })).document).toBeNull();
    expect((await refusalOf(as("rival").save({ id, version: 1, authority: "X" }))).code).toBe("not_found");
    expect((await refusalOf(as("rival").remove({ id, version: 1 }))).code).toBe("not_found");
  });

  it("of a day to come shows who is on leave, and is not open to heads", async () => {
    await enter();
    const ahead = on("2026-07-01");
    for (const who of ["captain", "manager"] as const)
      expect((await world.as(who).safeManning.read({ onDay: ahead })).document).not.toBeNull();
    for (const ask of [
      () => world.as("bosun").safeManning.read({ onDay: ahead }),
      () => world.as("bosun").safeManning.export({ onDay: ahead, format: "csv", locale: "en" }),
    ])
      expect(await refusalOf(ask())).toMatchObject({ messageKey: "certificates:manning.aheadNotYours" });
    expect((await world.as("bosun").safeManning.read({ onDay: today })).document).not.toBeNull();
  });

  it("goes along as a file, a line for each row", async () => {
    await signOn("captain", "Captain", "2026-01-01");
    await enter();
    const { base64 } = await as().export({ onDay: today, format: "csv" });
    const [, line] = Buffer.from(base64, "base64").toString("utf8").trim().split("\r\n");
    expect(line).toContain("certificates:manning.capacities.master");
    expect(line).toContain("certificates:manning.lack.missing");
  });

  it("one that was removed is gone, once", async () => {
    const id = await enter();
    await as().remove({ id, version: 1 });
    expect((await as().read({ onDay: today })).document).toBeNull();
    expect((await refusalOf(as().remove({ id, version: 1 }))).code).toBe("not_found");
  });
});

describe("a row that is empty", () => {
  const cards = async (who: Who = "captain") =>
    (await world.as(who).attention.get()).cards.filter(({ kind }) => kind === "manningShort");
  const sail = (startsOn: string, endsOn: string) =>
    world.as("captain").trips.save({ id: newId(), name: "Riviera", startsOn: on(startsOn), endsOn: on(endsOn) });

  it("asks for attention from the day before a trip starts until it ends", async () => {
    await enter();
    await sail("2026-06-17", "2026-06-20");
    expect(await cards()).toEqual([]);
    world.setNow("2026-06-16T09:00:00Z");
    expect(await cards()).toMatchObject([
      { count: 1, lines: [{ title: "Riviera", on: "2026-06-17", onHand: 0, min: 1 }] },
    ]);
    expect(await cards("deckhand")).toEqual([]);
    world.setNow("2026-06-21T09:00:00Z");
    expect(await cards()).toEqual([]);
  });

  it("asks for none where the trip was called off", async () => {
    await enter();
    const id = newId();
    await world.as("captain").trips.save({ id, name: "Riviera", startsOn: on("2026-06-17"), endsOn: on("2026-06-20") });
    await world.as("captain").trips.cancel({ id, version: 1, reason: "Storm" });
    world.setNow("2026-06-16T09:00:00Z");
    expect(await cards()).toEqual([]);
  });

  it("asks for attention while the log tells that she is under way, and not once the row is filled", async () => {
    await signOn("captain", "Captain", "2026-01-01");
    await enter();
    await world.inVessel("A", (tx) =>
      tx.insert(logEntries).values({ id: newId(), vesselId: world.vessels.A.id, loggedOn: today, engineHours: 45 }),
    );
    expect(await cards()).toMatchObject([{ count: 1, lines: [{ title: "MSD 1", on: today }] }]);
    await hold("captain", "2030-01-01");
    expect(await cards()).toEqual([]);
  });
});
