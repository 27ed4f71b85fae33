import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const pump = (name = "Fire pump") => ({ id: newId(), key: "fire-pump", name });

describe("the models a vessel starts from", () => {
  it("come with what is on board of their type and the jobs of the library", async () => {
    const before = await world.as("engineer").templates.models();
    await world.as("captain").templates.startFrom({ machines: [{ ...pump(), key: "radar", name: "X-band radar" }] });
    const { models, sets } = await world.as("engineer").templates.models();
    const radarOf = (list: typeof models) => list.find(({ key }) => key === "radar");
    expect(radarOf(models)?.onBoard).toBe((radarOf(before.models)?.onBoard ?? 0) + 1);
    expect(models.find(({ key }) => key === "generator")?.jobs).toBeGreaterThan(7);
    expect(sets.map(({ key }) => key)).toContain("motor-yacht-40-60");
  });

  it("become machines with the model's particulars, where nothing else is said", async () => {
    const machines = [
      { id: newId(), key: "generator", name: "Port generator", reading: 12_345 },
      {
        id: newId(),
        key: "generator",
        name: "Starboard generator",
        location: "Lazarette",
        department: "deck" as const,
      },
    ];
    expect(await world.as("captain").templates.startFrom({ machines })).toEqual({ machines: 2, plans: 0 });
    const [port, starboard] = await Promise.all(machines.map(({ id }) => world.as("chief").equipment.get({ id })));
    expect(port).toMatchObject({
      name: "Port generator",
      type: "generator",
      isCritical: true,
      location: "Engine room",
    });
    expect(port?.counters).toMatchObject([{ kind: "hours", lastReading: 12_345 }]);
    expect(starboard).toMatchObject({ location: "Lazarette", department: "deck", counters: [] });
    const { rows } = await world.as("chief").equipment.history({ id: machines[0]?.id ?? "" });
    expect(rows.length).toBeGreaterThan(0);
  });

  it("bring the library's jobs when asked, and nothing twice", async () => {
    const input = { machines: [pump("Fire pump 1"), pump("Fire pump 2")], withJobs: true };
    const first = await world.as("captain").templates.startFrom(input);
    expect(first).toEqual({ machines: 2, plans: 8 });
    expect(await world.as("captain").templates.startFrom(input)).toEqual({ machines: 2, plans: 0 });
    const { rows } = await world.as("chief").equipment.jobs({ id: input.machines[0]?.id ?? "" });
    expect(rows).toHaveLength(4);
    const { total } = await world.as("chief").equipment.list({ search: "Fire pump" });
    expect(total).toBe(2);
  });

  it("are made in whole or not at all", async () => {
    const machines = [pump("Lone pump"), { ...pump(), key: "flux-capacitor" }];
    expect(await refusalOf(world.as("captain").templates.startFrom({ machines }))).toMatchObject({
      code: "not_found",
      messageKey: "models:refusal.notInLibrary",
    });
    expect((await world.as("chief").equipment.list({ search: "Lone pump" })).total).toBe(0);
  });

  it("need a name, and those who may write the register", async () => {
    expect(await refusalOf(world.as("captain").templates.startFrom({ machines: [pump(" ")] }))).toMatchObject({
      code: "invalid",
    });
    expect(await refusalOf(world.as("deckhand").templates.startFrom({ machines: [pump()] }))).toMatchObject({
      code: "forbidden",
    });
    expect(await refusalOf(world.as("contractor").templates.models())).toMatchObject({ code: "forbidden" });
  });

  it("stay on the vessel they were made for", async () => {
    const machine = pump("Ours alone");
    await world.as("captain").templates.startFrom({ machines: [machine] });
    const theirs = world.as("captain", { vessel: "B" });
    expect(await refusalOf(theirs.equipment.get({ id: machine.id }))).toMatchObject({ code: "not_found" });
  });
});

describe("the history of a template", () => {
  it("tells who wrote and changed it, on its own vessel only", async () => {
    const input = { id: newId(), equipmentType: "generator" as const };
    const template = { title: "Clean strainer", interval: { n: 1, unit: "week" as const } };
    await world.as("chief").templates.save({ ...input, template });
    await world.as("captain").templates.save({ ...input, version: 1, template: { ...template, title: "Wash it" } });
    const { rows } = await world.as("engineer").templates.history({ id: input.id });
    expect(rows.map(({ verb }) => verb)).toEqual(["updated", "created"]);
    const theirs = world.as("captain", { vessel: "B" });
    expect(await refusalOf(theirs.templates.history({ id: input.id }))).toMatchObject({ code: "not_found" });
  });
});
