import { newId } from "@ymp/core/ids";
import type { Locale } from "@ymp/i18n/locales";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { libraryTemplates } from "./starter-library.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief");

async function speak(language: Locale): Promise<void> {
  const { version } = await world.as("captain").vessel.get();
  await world.as("captain").vessel.save({ version, language });
}

const oilKey = "starter@2026.1/generator/change-lubricating-oil-and-filter";
const titlesOf = async (id: string) => (await chief().equipment.jobs({ id })).rows.map(({ title }) => title);

describe("a vessel whose language is French", () => {
  it("reads the whole library in French, and finds it in French and in English", async () => {
    await speak("fr");
    const library = await chief().templates.library({});
    const english = new Map(libraryTemplates.map(({ key, template }) => [key, template.title]));
    expect(library).toHaveLength(english.size);
    expect(library.filter(({ key, template }) => template.title === english.get(key))).toEqual([]);
    const found = async (search: string) => (await chief().templates.library({ search })).map(({ key }) => key);
    expect(await found("groupe électrogène vidanger")).toContain(oilKey);
    expect(await found("lubricating oil")).toContain(oilKey);
  });

  it("gets French jobs with French checklists, once, whichever language they were given in", async () => {
    await speak("en");
    const [first, second] = [
      await makeEquipment(world, { name: "GE 1" }),
      await makeEquipment(world, { name: "GE 2" }),
    ];
    await chief().templates.applyTo({ libraryKeys: [oilKey], equipmentIds: [first.id] });
    await speak("fr");
    const both = { libraryKeys: [oilKey], equipmentIds: [first.id, second.id] };
    const lines = await chief().templates.preview(both);
    const title = "Vidanger l’huile et changer le filtre";
    expect(lines.map((line) => [line.title, line.outcome])).toEqual([
      [title, "already"],
      [title, "new"],
    ]);
    expect(await chief().templates.applyTo(both)).toEqual({ made: 1, skipped: 1 });
    expect(await chief().templates.applyTo(both)).toEqual({ made: 0, skipped: 2 });
    expect(await titlesOf(second.id)).toEqual([title]);
    const { rows } = await chief().equipment.jobs({ id: second.id });
    const job = await chief().jobs.get({ id: rows[0]?.id ?? "" });
    expect(job.tasks.map((task) => task.title)).toEqual([
      "Vidanger l’huile chaude",
      "Renouveler le filtre",
      "Remplir, faire tourner et contrôler",
    ]);
  });

  it("keeps one plan of a job whose title begins with an accent", async () => {
    await speak("fr");
    const accented = (await chief().templates.library({})).find(({ template }) => /^[ÉÀ]/.test(template.title));
    const machine = await makeEquipment(world, { name: "Accent" });
    const input = { libraryKeys: [accented?.key ?? ""], equipmentIds: [machine.id] };
    await chief().templates.applyTo(input);
    expect(await chief().templates.applyTo(input)).toEqual({ made: 0, skipped: 1 });
  });

  it("ties the parts of a job to the machine's own, named in French or in English", async () => {
    await speak("fr");
    const machine = await makeEquipment(world, { name: "GE 3" });
    const items = [await makeItem(world), await makeItem(world)].map(({ item }) => item.id);
    const names = ["filtre à huile", "Lubricating oil"];
    for (const [at, designation] of names.entries())
      await makePart(world, { equipmentId: machine.id, designation, itemId: items[at] ?? null });
    await chief().templates.applyTo({ libraryKeys: [oilKey], equipmentIds: [machine.id] });
    const { rows } = await chief().equipment.jobs({ id: machine.id });
    const { parts } = await chief().jobs.get({ id: rows[0]?.id ?? "" });
    expect(parts.map(({ itemId }) => itemId).sort()).toEqual([...items].sort());
  });

  it("takes templates in French, and starts from machines with French names and places", async () => {
    await speak("fr");
    const id = newId();
    await chief().templates.takeFromLibrary({ taken: [{ id, key: oilKey }] });
    expect((await chief().templates.get({ id })).template.title).toBe("Vidanger l’huile et changer le filtre");
    const { models } = await chief().templates.models();
    expect(models.find(({ key }) => key === "main-engine")).toMatchObject({
      name: "Moteur principal",
      pair: ["Moteur principal bâbord", "Moteur principal tribord"],
    });
    const machine = { id: newId(), key: "fire-pump", name: "Pompe incendie" };
    await world.as("captain").templates.startFrom({ machines: [machine], withJobs: true });
    expect(await chief().equipment.get({ id: machine.id })).toMatchObject({ location: "Salle des machines" });
    const english = new Set(libraryTemplates.map(({ template }) => template.title));
    const titles = await titlesOf(machine.id);
    expect(titles).toHaveLength(4);
    expect(titles.filter((title) => english.has(title))).toEqual([]);
  });

  it.each<[Locale, string]>([
    ["ja", "潤滑油"],
    ["zh", "滑油"],
  ])("the library speaks %s as well", async (language, word) => {
    await speak(language);
    const found = await chief().templates.library({ search: word, equipmentType: "generator" });
    expect(found.map(({ key }) => key)).toContain(oilKey);
    await speak("en");
  });
});
