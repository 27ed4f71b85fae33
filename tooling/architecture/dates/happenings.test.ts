import { parseCalendarDate } from "@ymp/core/calendar-date";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { property } from "../fleet/all-procedures.ts";
import { sampleInput } from "../sample-inputs.ts";
import { type DateField, dateFields, nameOf } from "./date-fields.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { id } = world.vessels.A;
  await world.inVessel("A", (tx) => tx.update(vessels).set({ yearBuilt: 2015 }).where(eq(vessels.id, id)));
});
afterAll(() => world.close());

/** May lie ahead, but not for years. */
const announced = ["plans.addEvent: on", "onboard.saveEngagement: signedOnOn", "onboard.saveEngagement: signedOffOn"];
/** May be older than the vessel. */
const ofPeople = [
  ...["crewDocuments.save: issuedOn", "logbooks.storeDeclaration: issuedOn"],
  ...["seaService.saveEarlier: startsOn", "seaService.saveEarlier: endsOn"],
];

/** What the schema asks for beside the date. */
const along = (name: string, told: unknown) =>
  name === "onboard.saveEngagement: signedOffOn" ? { signedOnOn: told, signOffReason: "end_of_contract" } : {};

const happenings = dateFields.filter(({ isHappening }) => isHappening).map((field) => ({ field, name: nameOf(field) }));

/** The fault that the captain gets for the date, whatever else is right or wrong about the call. */
async function faultAt(field: DateField, on: string): Promise<string | undefined> {
  const { procedure, path } = field;
  const { input } = sampleInput(procedure.input);
  const told = field.kind === "day" ? parseCalendarDate(on) : new Date(`${on}T12:00:00Z`);
  const call = procedure.path.split(".").reduce<unknown>(property, world.as("captain"));
  if (typeof call !== "function") throw new Error(`There is no procedure ${procedure.path}.`);
  const answer: Promise<unknown> = call(withDate({ ...input, ...along(nameOf(field), told) }, path, told));
  // A walk's lines are refused one by one.
  const lines = await answer.then(
    (done) => property(done, "refused"),
    () => null,
  );
  if (Array.isArray(lines)) return String(property(lines[0], "messageKey"));
  return (await refusalOf(answer)).fields[path.at(-1) ?? ""];
}

function withDate(input: unknown, [step, ...rest]: readonly string[], told: unknown): unknown {
  if (step === undefined) return told;
  if (step === "*") return (Array.isArray(input) ? input : [{}]).map((one) => withDate(one, rest, told));
  return { ...Object(input), [step]: withDate(property(input, step), rest, told) };
}

describe("what is told to have happened", () => {
  it.each(happenings)("lies not ahead: $name", async ({ field, name }) => {
    const fault = announced.includes(name) ? "refusals:happened.tooFarAhead" : "refusals:happened.future";
    expect(await faultAt(field, "2030-06-01")).toBe(fault);
  });

  it.each(happenings)("lies not before the vessel's time: $name", async ({ field, name }) => {
    const fault = await faultAt(field, "1990-06-01");
    if (ofPeople.includes(name)) expect(fault).toBeUndefined();
    else expect(fault).toMatch(/^refusals:happened\.(within|before)/);
  });
});

it("every exception is a date that calls take", () => {
  const names = happenings.map(({ name }) => name);
  expect([...announced, ...ofPeople].filter((name) => !names.includes(name))).toEqual([]);
});
