import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellfish, type TripsOfWorld, tripsOf } from "./test-trips.ts";

describe("guests who are served on a trip", () => {
  let world: World;
  let ship: TripsOfWorld;
  beforeAll(async () => {
    world = await createWorld();
    ship = tripsOf(world);
  });
  afterAll(() => world?.close());

  const as: TripsOfWorld["as"] = (...given) => ship.as(...given);
  const planned: TripsOfWorld["planned"] = (...given) => ship.planned(...given);
  const joined: TripsOfWorld["joined"] = (...given) => ship.joined(...given);

  it("say of each meal whom it would hurt, to those alone who see allergies", async () => {
    const id = await planned();
    await joined(id, { allergies: [shellfish] }, { embarksOn: on("2026-07-09") });
    const day = { tripId: id, dinner: "Spaghetti alle vongole" };
    await as("stew").saveDay({ id: newId(), onDay: on("2026-07-10"), ...day });
    await as("stew").saveDay({ id: newId(), onDay: on("2026-07-08"), ...day });
    const { days } = await as("stew").get({ id });
    expect(days[2]?.dinner.conflicts).toMatchObject([
      { name: "Rosalind Arnaud", allergy: { allergen: "crustaceans" } },
    ]);
    expect(days[0]?.dinner.conflicts).toEqual([]);
    const again = as().saveDay({ id: newId(), onDay: on("2026-07-10"), ...day });
    expect(await refusalOf(again)).toMatchObject({ code: "conflict" });
  });

  it("call for attention before somebody is hurt by a meal, or comes without having been asked", async () => {
    const now = world.now();
    world.setNow("2028-03-01T09:00:00Z");
    const [id, off] = [newId(), newId()];
    const march = { startsOn: on("2028-03-02"), endsOn: on("2028-03-05") };
    for (const trip of [id, off]) await as().save({ id: trip, name: "March", ...march });
    const { id: stayId } = await joined(id, { lastName: "Asked", allergies: [shellfish] });
    await joined(id, { lastName: "Later" }, { embarksOn: on("2028-03-04") });
    await joined(off, { lastName: "Never", allergies: [shellfish] });
    for (const tripId of [id, off])
      await as().saveDay({ id: newId(), tripId, onDay: on("2028-03-03"), dinner: "Lobster bisque" });
    await as().cancel({ id: off, version: 1, reason: "Storm" });
    const told = async (who: Who) => {
      const { cards } = await world.as(who).attention.get();
      const lines = (wanted: string) =>
        cards.find(({ kind }) => kind === wanted)?.lines.map(({ title }) => title) ?? [];
      return [lines("mealsThatHurt"), lines("guestsUnasked")];
    };
    expect(await told("captain")).toEqual([["Rosalind Asked"], ["Rosalind Asked"]]);
    expect(await told("deckhand")).toEqual([[], []]);
    await as("stew").saveSheet({ id: newId(), stayId, likes: "Lemon tart", isDraft: false });
    expect(await told("captain")).toEqual([["Rosalind Asked"], []]);
    world.setNow(now.toISOString());
  });

  it("begin a guest's sheet with that of the last stay, as a draft until they were asked", async () => {
    const first = await planned("Last summer");
    const { id: stayId, guestId } = await joined(first);
    const wished = { diets: ["vegetarian" as const], likes: "Lemon tart", wine: "Chablis", isDraft: false };
    await as("stew").saveSheet({ id: newId(), stayId, ...wished });
    const second = newId();
    await as().save({ id: second, name: "This summer", startsOn: on("2027-07-08"), endsOn: on("2027-07-15") });
    await as().saveStay({ id: newId(), tripId: second, guestId });
    const [stay] = (await as("stew").get({ id: second })).stays;
    expect(stay?.sheet).toMatchObject({ isDraft: true, diets: ["vegetarian"], version: 1 });
    expect(stay?.sheet?.wine).toBe("Chablis");
    await as("stew").saveSheet({
      id: stay?.sheet?.id ?? "",
      stayId: stay?.id ?? "",
      version: 1,
      base: {},
      wine: "None",
    });
    expect((await as().get({ id: first })).stays[0]?.sheet?.wine).toBe("Chablis");
    const twice = as("stew").saveSheet({ id: newId(), stayId, likes: "Again" });
    expect(await refusalOf(twice)).toMatchObject({ messageKey: "trips:refusal.sheetThere" });
  });

  it("show sheets to those who serve by them, and are asked for them by nobody else", async () => {
    const id = await planned();
    const { id: stayId } = await joined(id);
    const bosun = as("bosun").saveSheet({ id: newId(), stayId, likes: "Rope" });
    expect(await refusalOf(bosun)).toBeDefined();
    await as().saveSheet({ id: newId(), stayId, likes: "Lemon tart" });
    expect((await as("manager").get({ id })).stays[0]?.sheet).toBeNull();
  });
});
