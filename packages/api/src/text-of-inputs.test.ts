import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const characters = "refusals:characters";

it.each([
  ["a NUL in a long text", { description: "Leak\u0000" }, "description"],
  ["half a pair in a list", { tasks: ["Close valve", "Open \uD83D"] }, "tasks.1"],
  ["a title that nobody sees", { title: "\u200B\u2060" }, "title"],
  ["a title turned round", { title: "Pump \u202Egnitset" }, "title"],
])("a job with %s is refused at the field", async (_what, changes, field) => {
  const job = { id: newId(), title: "Check the bilge", department: "engineering" as const, ...changes };
  const refusal = await refusalOf(world.as("captain").jobs.create(job as never));
  expect(refusal).toMatchObject({ code: "invalid", fields: { [field]: characters } });
});

it("a person has a name that can be seen", async () => {
  const { profileId } = world.person("deckhand");
  const refused = world.as("captain").people.save({ id: profileId, firstName: "\u3164", lastName: "\u0007Shaw" });
  expect(await refusalOf(refused)).toMatchObject({ fields: { firstName: characters, lastName: characters } });
});

it("a search for such text is refused, and never fails", async () => {
  const refused = world.as("captain").search.find({ query: "pump\u0000" });
  expect(await refusalOf(refused)).toMatchObject({ code: "invalid", fields: { query: characters } });
});

const id = newId();
const turned = "Quiet \u202Eteiuq";
it.each([
  [
    "a guest's first name",
    () => world.as("captain").guests.save({ id, lastName: "Arnaud", firstName: turned }),
    "firstName",
  ],
  ["a note of a guest", () => world.as("captain").guests.save({ id, lastName: "Arnaud", notes: turned }), "notes"],
  [
    "a note of an allergy",
    () =>
      world.as("captain").guests.save({
        ...{ id, lastName: "Arnaud" },
        allergies: [{ allergen: "nuts", severity: "mild", note: turned }],
      } as never),
    "allergies.0.note",
  ],
  ["a wish of a stay", () => world.as("captain").trips.saveSheet({ id, stayId: newId(), likes: turned }), "likes"],
  [
    "a meal",
    () => world.as("captain").trips.saveDay({ id, tripId: newId(), onDay: "2026-07-08", dinner: turned } as never),
    "dinner",
  ],
  [
    "a supplier's note",
    () => world.as("captain").suppliers.save({ id, name: "Chandler", description: turned }),
    "description",
  ],
  [
    "a note of an item",
    () => world.as("captain").inventory.save({ id, name: "Rope", description: turned } as never),
    "description",
  ],
])("%s that is turned round is refused at the field", async (_what, call, field) => {
  expect(await refusalOf(call())).toMatchObject({ code: "invalid", fields: { [field]: characters } });
});
