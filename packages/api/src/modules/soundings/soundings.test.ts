import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const tanks = { sludge: newId(), bilge: newId(), fuel: newId() };
const table = [
  { cm: "0", m3: "0" },
  { cm: "50", m3: "0.850" },
  { cm: "100", m3: "2.000" },
];
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  const { saveTank } = world.as("chief").logbooks;
  await saveTank({ id: tanks.sludge, name: "Sludge tank", capacity: "2.00", iopp: "3.1", calibration: table });
  await saveTank({ id: tanks.bilge, name: "Bilge holding tank", capacity: "3.00", iopp: "3.3" });
  await saveTank({ id: tanks.fuel, name: "FO1 P", capacity: "20.00", contents: "fuel", density: "0.845" });
});
afterAll(() => world.close());

const as = (who: Who = "chief") => world.as(who).soundings;
const whole = () => ({ id: newId(), tankId: tanks.sludge, soundedAt: world.now(), volume: "0.85" });
type Saved = Parameters<ReturnType<typeof as>["save"]>[0];

async function taken(values: Partial<Saved> = {}, who: Who = "chief") {
  const input = { ...whole(), ...values };
  await as(who).save(input);
  return as(who).get({ id: input.id });
}

describe("soundings", () => {
  it("are written once however often they are sent, with who and when", async () => {
    const input = { ...whole(), cm: "49.5", temperature: "21.5", notes: " After the transfer " };
    await as().save(input);
    await as().save(input);
    expect(await as().get({ id: input.id })).toMatchObject({
      ...{ ...input, notes: "After the transfer", isByTable: false, tank: "Sludge tank", byName: "Tomás Reid" },
      can: { edit: true },
    });
    expect((await as().list({ search: "sludge transfer" })).rows.map(({ id }) => id)).toEqual([input.id]);
  });

  it("tell the volume by the table of the tank, and again when the height is put right", async () => {
    const { id, version, volume, isByTable } = await taken({ cm: "25", volume: undefined });
    expect({ volume, isByTable }).toEqual({ volume: "0.425", isByTable: true });
    await as().save({ id, version, cm: "50" });
    expect(await as().get({ id })).toMatchObject({ cm: "50", volume: "0.850", isByTable: true });
    const [typed] = [await as().get({ id })];
    await as().save({ id, version: typed.version, volume: "0.90" });
    expect(await as().get({ id })).toMatchObject({ cm: "50", volume: "0.90", isByTable: false });
  });

  it.each([
    ["without a volume, of a tank without a table", { tankId: tanks.bilge, volume: null, cm: "20" }, "volume"],
    ["without height and volume", { volume: null }, "volume"],
    ["of more than the tank holds", { volume: "99.000" }, "volume"],
    ["of a height that the table does not know", { volume: null, cm: "101" }, "cm"],
    ["of a volume that is no figure", { volume: "full" }, "volume"],
    ["that was taken tomorrow", { soundedAt: new Date("2026-06-17T09:00:00Z") }, "soundedAt"],
    ["with a page of notes", { notes: "x".repeat(2001) }, "notes"],
  ])("%s are not taken", async (_case, wrong, field) => {
    const refusal = await refusalOf(as().save({ ...whole(), ...wrong }));
    expect(refusal).toMatchObject({ code: "invalid", fields: { [field]: expect.any(String) } });
  });

  it("do not exist for another vessel, nor for people from outside, and name tanks of their own vessel", async () => {
    const { id, version } = await taken();
    expect(await refusalOf(as("rival").get({ id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("rival").save({ id, version, notes: "Theirs" }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("rival").save(whole()))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("contractor").list({}))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(as("contractor").summary())).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(as("manager").save(whole()))).toMatchObject({ code: "forbidden" });
    expect((await as("rival").list({})).rows).toEqual([]);
  });

  it("are put right by who took them and by heads", async () => {
    const { id, version } = await taken({}, "engineer");
    expect(await refusalOf(as("deckhand").save({ id, version, volume: "0.90" }))).toMatchObject({ code: "conflict" });
    await as("chief").save({ id, version, volume: "0.90" });
  });

  it("are not overwritten by someone who saw an older version of the same field", async () => {
    const { id, version } = await taken();
    await as().save({ id, version, volume: "0.90" });
    expect(await refusalOf(as().save({ id, version, base: { volume: "0.85" }, volume: "0.95" }))).toMatchObject({
      code: "stale",
    });
    await as().save({ id, version, base: { notes: null }, notes: "Twice" });
    expect(await as().get({ id })).toMatchObject({ volume: "0.90", notes: "Twice" });
    const { rows } = await as().history({ id });
    expect(rows.map(({ verb }) => verb)).toEqual(["updated", "updated", "created"]);
  });

  it("are narrowed to a tank, and paged by time without a gap", async () => {
    const day = (nth: number) => new Date(world.now().getTime() - nth * 86_400_000);
    for (const nth of [3, 1, 2]) await taken({ tankId: tanks.bilge, volume: `1.${nth}`, soundedAt: day(nth) });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await as().list({ tankId: tanks.bilge, limit: 1, cursor });
      seen.push(...page.rows.map(({ volume }) => volume));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(["1.1", "1.2", "1.3"]);
    const byTank = await as().list({ sort: "tank", descending: false, limit: 2 });
    const next = await as().list({ sort: "tank", descending: false, cursor: byTank.nextCursor });
    expect([...byTank.rows, ...next.rows].map(({ tank }) => tank).slice(0, 4)).toEqual([
      ...["Bilge holding tank", "Bilge holding tank", "Bilge holding tank", "Sludge tank"],
    ]);
  });

  it("leave the list when they are archived, and come back", async () => {
    const { id, version } = await taken({ notes: "Gone for now" });
    const archived = await as().archive({ id, version });
    expect((await as().list({ search: "gone for now" })).rows).toEqual([]);
    expect((await as().list({ search: "gone for now", state: "archived" })).rows).toHaveLength(1);
    const edit = as().save({ id, version: archived.version, notes: "Late" });
    expect(await refusalOf(edit)).toMatchObject({ fields: { notes: "soundings:refusal.archived" } });
    await as().restore(archived);
    expect((await as().list({ search: "gone for now" })).rows).toHaveLength(1);
  });

  it("go along as a file exactly as they are filtered", async () => {
    await taken({ tankId: tanks.fuel, volume: "16.8", cm: "140", temperature: "18" });
    const { base64 } = await as().export({ tankId: tanks.fuel, format: "csv" });
    const lines = Buffer.from(base64, "base64").toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^FO1 P,.*,140,16\.8,.*,18,Tomás Reid/);
  });

  it("are found by their words, talked about, filed with papers, and told to whoever is named", async () => {
    const { id: recordId } = await taken({ notes: "Talked about" });
    const about = { recordKind: "sounding" as const, recordId };
    const captain = world.as("captain");
    const found = await captain.search.find({ query: "talked about" });
    expect(found.soundings.hits).toEqual([expect.objectContaining({ id: recordId, title: "Sludge tank, 0.85 m³" })]);
    const mentionedProfileIds = [world.person("chief").profileId];
    await captain.comments.create({ ...about, id: newId(), body: "Look at this", mentionedProfileIds });
    expect(await captain.comments.list(about)).toHaveLength(1);
    const told = await world.as("chief").notifications.list({});
    expect(told.rows).toContainEqual(expect.objectContaining({ recordKind: "sounding", recordId }));
    const { id: fileId } = await makeFile(world, { createdBy: world.person("captain").userId });
    await captain.recordFiles.add({ ...about, id: newId(), fileId });
    expect(await captain.recordFiles.list(about)).toHaveLength(1);
  });
});

describe("a sounding beside the oil record book", () => {
  let logbookId: string;
  beforeAll(async () => {
    world.setNow("2026-07-01T08:00:00Z");
    logbookId = (await openBook(world)).id;
  });
  const weekly = (retained: string) =>
    makeEntry(world, { logbookId, code: "C", values: { operation: "weekly", tank: tanks.sludge, retained } });
  const tank = async () => (await as().summary()).tanks.find(({ id }) => id === tanks.sludge);
  const warnings = async ({ id }: { id: string }) => (await world.as("chief").logbooks.entry({ entryId: id })).warnings;

  it("agrees with it or tells how far they are apart", async () => {
    await weekly("0.85");
    world.setNow("2026-07-02T08:00:00Z");
    await taken({ volume: "0.88" });
    expect(await tank()).toMatchObject({
      retained: "0.85",
      sounded: { volume: "0.88" },
      balance: { difference: "0.030", isApart: false },
    });
    const { id } = await taken({ volume: "1.05" });
    expect((await tank())?.balance).toEqual({ difference: "0.200", isApart: true });
    expect(await as().get({ id })).toMatchObject({ retained: "0.85", balance: { isApart: true } });
  });

  it("proposes what is retained, warns of another figure, and stops nothing", async () => {
    const { facts } = await world.as("chief").logbooks.get({ id: logbookId });
    expect(facts.tanks.find(({ id }) => id === tanks.sludge)).toMatchObject({ sounded: "1.05" });
    expect(await warnings(await weekly("0.90"))).toEqual(["notAsSounded"]);
    world.setNow("2026-07-03T07:00:00Z");
    await taken({ volume: "1.05" });
    expect(await warnings(await weekly("1.05"))).toEqual([]);
  });

  it("that is older than a day, or older than the last entry, says nothing of the tank", async () => {
    world.setNow("2026-07-03T08:00:00Z");
    expect(await warnings(await weekly("0.40"))).toEqual([]);
    world.setNow("2026-07-03T09:00:00Z");
    await taken({ volume: "0.50" });
    world.setNow("2026-07-05T09:00:00Z");
    expect(await warnings(await weekly("0.90"))).toEqual([]);
  });

  it("that was taken out of the list says nothing either, nor does a struck entry", async () => {
    world.setNow("2026-07-06T08:00:00Z");
    const wrong = await weekly("1.80");
    const { id, hash } = wrong;
    const reason = "Wrong sounding";
    await world.as("chief").logbooks.strike({ id: logbookId, entryId: id, hash, reason, pin: worldPin });
    const { id: soundingId, version } = await taken({ volume: "0.92" });
    expect((await tank())?.balance).toEqual({ difference: "0.020", isApart: false });
    await as().archive({ id: soundingId, version });
    expect(await warnings(await weekly("1.50"))).toEqual([]);
  });

  it("of fuel tells tonnes where the density is known", async () => {
    world.setNow("2026-07-07T08:00:00Z");
    await taken({ tankId: tanks.fuel, volume: "16.800" });
    const { facts } = await world.as("chief").logbooks.get({ id: logbookId });
    expect(facts.tanks.find(({ id }) => id === tanks.fuel)).toMatchObject({ soundedTonnes: "14.196" });
  });
});
