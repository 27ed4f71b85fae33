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
