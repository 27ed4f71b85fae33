import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const template = {
  title: "Clean strainer",
  interval: { n: 1, unit: "week" as const },
  tasks: ["Close", "Clean", "Open"],
};
const oilKey = "starter@2026.1/main_engine/change-lubricating-oil-and-filters";

async function makeTemplate(title = template.title, equipmentType: "generator" | "main_engine" = "generator") {
  const id = newId();
  await world.as("chief").templates.save({ id, equipmentType, template: { ...template, title } });
  return id;
}

describe("the vessel's templates", () => {
  it("are written once by heads of department, however often they are sent, and read by the crew", async () => {
    const input = { id: newId(), equipmentType: "generator" as const, template: { ...template, title: "Twice" } };
    await world.as("chief").templates.save(input);
    expect(await world.as("chief").templates.save(input)).toMatchObject({ version: 1 });
    const { templates, canEdit } = await world.as("deckhand").templates.list({ search: "twice" });
    expect(templates).toMatchObject([
      { id: input.id, equipmentType: "generator", template: { tasks: template.tasks } },
    ]);
    expect(canEdit).toBe(false);
  });

  it("are not written by crew, and do not exist for outsiders or another vessel", async () => {
    const id = await makeTemplate("Ours");
    const input = { id: newId(), equipmentType: "generator" as const, template };
    expect(await refusalOf(world.as("deckhand").templates.save(input))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(world.as("contractor").templates.list({}))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(world.as("captain", { vessel: "B" }).templates.get({ id }))).toMatchObject({
      code: "not_found",
    });
  });

  it("need an interval or hours", async () => {
    const bad = { id: newId(), equipmentType: "generator" as const, template: { title: "Never" } };
    expect(await refusalOf(world.as("chief").templates.save(bad))).toMatchObject({
      code: "invalid",
      fields: { "template.interval": "templates:fault.intervalMissing" },
    });
  });

  it("tell the second of two who changed one at the same time", async () => {
    const id = await makeTemplate("Both");
    const change = { id, version: 1, equipmentType: "generator" as const, template: { ...template, title: "Mine" } };
    await world.as("chief").templates.save(change);
    expect(await refusalOf(world.as("captain").templates.save(change))).toMatchObject({ code: "stale" });
  });

  it("are offered no more once archived, until they are restored", async () => {
    const id = await makeTemplate("Old");
    const isListed = async (isArchived: boolean) =>
      (await world.as("chief").templates.list({ isArchived, search: "old" })).templates.some((row) => row.id === id);
    const { version } = await world.as("chief").templates.archive({ id, version: 1 });
    expect([await isListed(false), await isListed(true)]).toEqual([false, true]);
    await world.as("chief").templates.restore({ id, version });
    expect(await isListed(false)).toBe(true);
  });
});

describe("the library", () => {
  it("gives a template to the vessel once", async () => {
    const taken = [{ id: newId(), key: oilKey }];
    expect(await world.as("chief").templates.takeFromLibrary({ taken })).toEqual({ taken: 1, known: 0 });
    const again = [{ id: newId(), key: oilKey }];
    expect(await world.as("captain").templates.takeFromLibrary({ taken: again })).toEqual({ taken: 0, known: 1 });
    const library = await world.as("engineer").templates.library({ equipmentType: "main_engine", search: "oil filt" });
    expect(library.find(({ key }) => key === oilKey)?.isTaken).toBe(true);
    expect(library.every(({ equipmentType }) => equipmentType === "main_engine")).toBe(true);
  });

  it("gives it once where two take it at once", async () => {
    const [job] = (await world.as("chief").templates.library({})).filter(({ isTaken }) => !isTaken);
    const take = () => world.as("chief").templates.takeFromLibrary({ taken: [{ id: newId(), key: job?.key ?? "" }] });
    const done = await Promise.all([take(), take()]);
    expect(done.map(({ taken }) => taken).sort()).toEqual([0, 1]);
  });

  it("does not give what it does not hold", async () => {
    const taken = [{ id: newId(), key: "starter@2026.1/main_engine/sing-to-it" }];
    expect(await refusalOf(world.as("chief").templates.takeFromLibrary({ taken }))).toMatchObject({
      code: "not_found",
      messageKey: "templates:refusal.notInLibrary",
    });
  });
});

describe("applying templates", () => {
  it("makes plans with first jobs on every machine, and none twice", async () => {
    const machines = [await makeEquipment(world, { name: "Gen 1" }), await makeEquipment(world, { name: "Gen 2" })];
    const input = {
      templateIds: [await makeTemplate("Strainers")],
      libraryKeys: [oilKey],
      equipmentIds: machines.map(({ id }) => id),
    };
    const preview = await world.as("chief").templates.preview(input);
    expect(preview.map(({ outcome }) => outcome)).toEqual(["new", "new", "new", "new"]);
    expect(await world.as("chief").templates.applyTo(input)).toEqual({ made: 4, skipped: 0 });
    expect(await world.as("chief").templates.applyTo(input)).toEqual({ made: 0, skipped: 4 });
    const { rows } = await world.as("chief").equipment.jobs({ id: machines[0]?.id ?? "" });
    expect(rows.map(({ title }) => title).sort()).toEqual(["Change lubricating oil and filters", "Strainers"]);
  });

  it("makes them once where two apply the same at once", async () => {
    const { id } = await makeEquipment(world, { name: "Gen 3" });
    const input = { templateIds: [await makeTemplate("Belts")], libraryKeys: [], equipmentIds: [id] };
    const done = await Promise.all([1, 2].map(() => world.as("chief").templates.applyTo(input)));
    expect(done.map(({ made }) => made).sort()).toEqual([0, 1]);
  });

  it("says which machine is of another type or archived", async () => {
    const templateIds = [await makeTemplate("For engines", "main_engine")];
    const other = await makeEquipment(world, { name: "Watermaker", type: "watermaker" });
    const gone = await makeEquipment(world, { name: "Sold", archivedAt: new Date("2026-01-01T00:00:00Z") });
    const lines = await world.as("chief").templates.preview({ templateIds, equipmentIds: [other.id, gone.id] });
    expect(Object.fromEntries(lines.map((line) => [line.equipmentName, line.outcome]))).toEqual({
      Watermaker: "otherType",
      Sold: "archived",
    });
  });

  it("makes no critical or class plan on a machine of another department for its head", async () => {
    const gear = await makeEquipment(world, { name: "Steering gear", department: "engineering" });
    const critical = await makeEquipment(world, {
      name: "Emergency pump",
      department: "engineering",
      isCritical: true,
    });
    const id = newId();
    const asked = { ...template, title: "Class survey", kind: "class" as const, department: "engineering" as const };
    await world.as("captain").templates.save({ id, equipmentType: "generator", template: asked });
    const input = { templateIds: [id, await makeTemplate("Greasing")], equipmentIds: [gear.id, critical.id] };
    const outcomes = async (who: "bosun" | "chief") =>
      (await world.as(who).templates.preview(input)).map(({ title, equipmentName, outcome }) => ({
        [`${title}, ${equipmentName}`]: outcome,
      }));
    expect(Object.assign({}, ...(await outcomes("bosun")))).toEqual({
      "Class survey, Steering gear": "notYours",
      "Class survey, Emergency pump": "notYours",
      "Greasing, Steering gear": "new",
      "Greasing, Emergency pump": "notYours",
    });
    expect(await world.as("bosun").templates.applyTo(input)).toEqual({ made: 1, skipped: 3 });
    expect(await world.as("chief").templates.applyTo(input)).toEqual({ made: 3, skipped: 1 });
  });

  it("does not reach another vessel's machines or templates", async () => {
    const theirs = await makeEquipment(world, { name: "Theirs" }, "B");
    const ours = await makeTemplate("Ours alone");
    const wanted = { templateIds: [ours], equipmentIds: [theirs.id] };
    expect(await refusalOf(world.as("chief").templates.applyTo(wanted))).toMatchObject({ code: "not_found" });
    expect(
      await refusalOf(
        world.as("captain", { vessel: "B" }).templates.applyTo({ templateIds: [ours], equipmentIds: [theirs.id] }),
      ),
    ).toMatchObject({ code: "not_found" });
  });

  it("is for those who plan the work", async () => {
    const machine = await makeEquipment(world, { name: "Pump" });
    const input = { libraryKeys: [oilKey], equipmentIds: [machine.id] };
    expect(await refusalOf(world.as("deckhand").templates.applyTo(input))).toMatchObject({ code: "forbidden" });
  });
});
