import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { makePlan, plannedDays } from "@ymp/testing/factories/watch-plans";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const on = parseCalendarDate;

describe("watch plans", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const as = (who: Who = "captain") => world.as(who).watchPlans;

  it("are entered once however often they are sent, and read back as they were typed", async () => {
    const input = { id: newId(), ...plannedDays, name: " Calvi passage ", notes: "Fog likely" };
    await as().save(input);
    await as().save(input);
    expect(await as().get({ id: input.id })).toMatchObject({ ...input, name: "Calvi passage", can: { edit: true } });
    expect((await as().list({ search: "calvi fog" })).rows.map(({ id }) => id)).toEqual([input.id]);
  });

  it.each([
    ["a name of spaces", { name: "  " }, "name"],
    ["an end before its start", { endsOn: on("2026-06-21") }, "endsOn"],
    ["more days than anybody's rest is known for", { endsOn: on("2026-07-23") }, "endsOn"],
    ["hours of its own, and none", { pattern: "own" as const }, "ownHours"],
    [
      "a leg at no half hour",
      { legs: [{ state: "port" as const, onDay: on("2026-06-22"), time: "05:10" }] },
      "legs.0.time",
    ],
  ])("are not taken with %s", async (_case, wrong, field) => {
    const refusal = await refusalOf(as().save({ id: newId(), ...plannedDays, ...wrong }));
    expect(refusal).toMatchObject({ code: "invalid", fields: { [field]: expect.any(String) } });
  });

  it("do not exist for another vessel, nor for people from outside", async () => {
    const { id, version } = await makePlan(world, { name: "Ours" });
    expect(await refusalOf(as("rival").get({ id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("rival").board({ id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("rival").save({ id, version, name: "Theirs" }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("rival").publish({ id, version }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("contractor").list({}))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(as("deckhand").save({ id, version, name: "Mine" }))).toMatchObject({ code: "forbidden" });
    expect((await as("rival").list({ search: "ours" })).rows).toEqual([]);
  });

  it("are not overwritten by someone who saw an older version of the same field", async () => {
    const { id, version } = await makePlan(world, { name: "Before" });
    await as().save({ id, version, name: "After" });
    const late = as().save({ id, version, base: { name: "Before" }, name: "Late" });
    expect(await refusalOf(late)).toMatchObject({ code: "stale" });
    await as().save({ id, version, base: { notes: null }, notes: "By the east" });
    expect(await as().get({ id })).toMatchObject({ name: "After", notes: "By the east" });
    const { rows } = await as().history({ id });
    expect(rows.map(({ verb }) => verb)).toEqual(["updated", "updated", "created"]);
  });

  it("leave the list when they are archived, and come back", async () => {
    const { id, version } = await makePlan(world, { name: "Gone for now" });
    const archived = await as().archive({ id, version });
    expect((await as().list({ search: "gone for now" })).rows).toEqual([]);
    expect((await as().list({ search: "gone for now", state: "archived" })).rows).toHaveLength(1);
    const edit = as().save({ id, version: archived.version, name: "Late" });
    expect(await refusalOf(edit)).toMatchObject({ fields: { name: "watch-plans:refusal.archived" } });
    await as().restore(archived);
    expect((await as().list({ search: "gone for now", stage: "draft" })).rows).toHaveLength(1);
    expect((await as().list({ search: "gone for now", stage: "published" })).rows).toEqual([]);
  });

  it("go along as a file exactly as they are filtered", async () => {
    await makePlan(world, { name: "Exported passage" });
    const { base64 } = await as().export({ search: "exported passage", format: "csv" });
    const lines = Buffer.from(base64, "base64").toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Exported passage,2026-06-22,2026-06-23,");
  });

  it("are found by their words, talked about, filed with papers, and told to whoever is named", async () => {
    const { id: recordId, name } = await makePlan(world, { name: "Talked about" });
    const about = { recordKind: "watch_plan" as const, recordId };
    const captain = world.as("captain");
    const found = await captain.search.find({ query: "talked about" });
    expect(found.watchPlans.hits).toEqual([expect.objectContaining({ id: recordId, title: name })]);
    const mentionedProfileIds = [world.person("chief").profileId];
    await captain.comments.create({ ...about, id: newId(), body: "Look at this", mentionedProfileIds });
    expect(await captain.comments.list(about)).toHaveLength(1);
    const told = await world.as("chief").notifications.list({});
    expect(told.rows).toContainEqual(expect.objectContaining({ recordKind: "watch_plan", recordId }));
    const { id: fileId } = await makeFile(world, { createdBy: world.person("captain").userId });
    await captain.recordFiles.add({ ...about, id: newId(), fileId });
    expect(await captain.recordFiles.list(about)).toHaveLength(1);
  });
});
