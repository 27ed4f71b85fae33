import { newId } from "@ymp/core/ids";
import { platformChanges } from "@ymp/db/schema/operations";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const platform = () => world.as("superadmin").library;
const shippedKey = "starter@2026.1/passerelle/";

const job = (title: string) => ({
  id: newId(),
  equipmentType: "pool_spa" as const,
  template: { title, interval: { n: 1, unit: "week" as const }, tasks: ["Measure chlorine", "Clean filter"] },
  words: { fr: { title: `${title} (fr)`, tasks: ["Mesurer le chlore", ""] } },
});
const model = (name: string) => ({
  id: newId(),
  model: {
    ...{ equipmentType: "pool_spa" as const, name, department: "interior" as const, location: "Sun deck" },
    ...{ isCritical: false, isStandby: false, isUsedAtSea: false, isUsedInPort: true, hasHourCounter: false },
  },
});

const vesselSees = async (search: string) =>
  (await world.as("chief").templates.library({ search })).map(({ template }) => template.title);
const verbsOf = async (kind: "library_job" | "library_model") =>
  (await world.database.db.select().from(platformChanges).where(eq(platformChanges.subjectKind, kind))).map(
    ({ verb, facts }) => `${verb} ${facts.title}`,
  );

describe("the platform's jobs", () => {
  it("are made once, seen by every vessel next to those that came with the product, and made into plans", async () => {
    const input = job("Test spa water");
    const { key } = await platform().saveJob(input);
    expect(await platform().saveJob(input)).toEqual({ key, version: 1 });
    expect(await vesselSees("spa water")).toEqual(["Test spa water"]);
    const machine = await makeEquipment(world, { name: "Spa" });
    const applied = { libraryKeys: [key], equipmentIds: [machine.id] };
    expect(await world.as("chief").templates.applyTo(applied)).toEqual({ made: 1, skipped: 0 });
    const listed = await platform().jobs({ search: "mesurer chlore" });
    expect(listed).toMatchObject([{ key, isShipped: false, lacking: ["fr", "ja", "zh"] }]);
  });

  it("are read in the vessel's language, and in English where words are missing", async () => {
    const { key } = await platform().saveJob(job("Drain spa"));
    const captain = world.as("captain");
    const { version } = await captain.vessel.get();
    await captain.vessel.save({ version, language: "fr" });
    const found = (await captain.templates.library({ search: "spa" })).find((listed) => listed.key === key);
    await captain.vessel.save({ version: version + 1, language: "en" });
    expect(found?.template).toMatchObject({ title: "Drain spa (fr)", tasks: ["Mesurer le chlore", "Clean filter"] });
  });

  it("take the place of one that came with the product, for vessels that have not taken it", async () => {
    const [shipped] = (await platform().jobs({ equipmentType: "passerelle" })).filter(({ key }) =>
      key.startsWith(shippedKey),
    );
    const key = shipped?.key ?? "";
    const before = await platform().job({ key });
    const { equipmentType, template, words } = before;
    const changed = { id: newId(), key, equipmentType, template: { ...template, title: "Ours: gangway" }, words };
    expect(await platform().saveJob(changed)).toEqual({ key, version: 1 });
    expect(await vesselSees("gangway")).toContain("Ours: gangway");
    expect(await platform().job({ key })).toMatchObject({
      isShipped: true,
      kept: { version: 1, isArchived: false },
      history: [{ verb: "updated", actorName: world.person("superadmin").name }],
    });
    const again = { ...changed, id: newId(), template: { ...template, title: "Late" } };
    expect(await refusalOf(platform().saveJob(again))).toMatchObject({ code: "stale" });
    expect(await platform().saveJob({ ...again, version: 1 })).toEqual({ key, version: 2 });
  });

  it("are offered no more once archived, until they are restored", async () => {
    const [shipped] = await platform().jobs({ equipmentType: "liferaft" });
    const key = shipped?.key ?? "";
    const has = async () => (await world.as("chief").templates.library({})).some((listed) => listed.key === key);
    const { version } = await platform().setJobArchived({ id: newId(), key, isArchived: true });
    expect(await has()).toBe(false);
    expect((await platform().jobs({ isArchived: true })).map((listed) => listed.key)).toEqual([key]);
    const taken = [{ id: newId(), key }];
    expect(await refusalOf(world.as("chief").templates.takeFromLibrary({ taken }))).toMatchObject({
      messageKey: "templates:refusal.notInLibrary",
    });
    await platform().setJobArchived({ id: newId(), version, key, isArchived: false });
    expect(await has()).toBe(true);
  });

  it("are told in the platform's history", async () => {
    expect(await verbsOf("library_job")).toEqual(
      expect.arrayContaining(["created Test spa water", "updated Ours: gangway", "updated Late"]),
    );
  });

  it("need a title and an interval, and a key that the library holds", async () => {
    const { interval: _interval, ...rule } = job("Never").template;
    expect(await refusalOf(platform().saveJob({ ...job("Never"), template: rule }))).toMatchObject({ code: "invalid" });
    expect(await refusalOf(platform().saveJob({ ...job("Lost"), key: "starter@2026.1/lift/sing" }))).toMatchObject({
      code: "not_found",
    });
    expect(await refusalOf(platform().job({ key: "starter@2026.1/lift/sing" }))).toMatchObject({ code: "not_found" });
  });
});

describe("the platform's models of machines", () => {
  it("are offered to vessels with the jobs of their type, changed, archived and restored", async () => {
    const input = model("Spa pool");
    const { key } = await platform().saveModel(input);
    const offered = async () => (await world.as("chief").templates.models()).models.find((known) => known.key === key);
    expect(await offered()).toMatchObject({ name: "Spa pool", location: "Sun deck", jobs: 2 });
    const words = { fr: { name: "Bain à remous", location: "Pont soleil" } };
    await platform().saveModel({ ...input, key, version: 1, words });
    expect(await platform().model({ key })).toMatchObject({
      words,
      history: [{ verb: "updated" }, { verb: "created" }],
    });
    const listed = await platform().models();
    expect(listed.find((known) => known.key === key)?.lacking).toEqual(["ja", "zh"]);
    await platform().setModelArchived({ id: newId(), key, version: 2, isArchived: true });
    expect(await offered()).toBeUndefined();
    await platform().setModelArchived({ id: newId(), key, version: 3, isArchived: false });
    expect(await offered()).toBeDefined();
    expect(await verbsOf("library_model")).toEqual([
      "created Spa pool",
      "updated Spa pool",
      "archived Spa pool",
      "restored Spa pool",
    ]);
  });

  it("leave the sets that a vessel starts from without those that are archived", async () => {
    await platform().setModelArchived({ id: newId(), key: "main-engine", isArchived: true });
    const { sets } = await world.as("chief").templates.models();
    expect(sets.flatMap((set) => set.models.map(({ key }) => key))).not.toContain("main-engine");
    const machines = [{ id: newId(), key: "main-engine", name: "Main engine" }];
    expect(await refusalOf(world.as("captain").templates.startFrom({ machines }))).toMatchObject({
      messageKey: "models:refusal.notInLibrary",
    });
  });
});

describe.each<Who>(["captain", "manager", "deckhand"])("the %s", (who) => {
  it("neither reads nor keeps the platform's library", async () => {
    const { library } = world.as(who);
    const refused = await Promise.all([
      refusalOf(library.jobs({})),
      refusalOf(library.saveJob(job("Mine"))),
      refusalOf(library.models()),
      refusalOf(library.saveModel(model("Mine"))),
    ]);
    expect(refused.map(({ code }) => code)).toEqual(["forbidden", "forbidden", "forbidden", "forbidden"]);
  });
});
