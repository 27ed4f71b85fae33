import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type EngagementField, type EngagementState, engagementPolicy } from "@ymp/core/people/engagement-fields";
import { memberships } from "@ymp/db/schema/accounts";
import { engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveEngagementInput } from "./engagements.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const on = parseCalendarDate;

async function engagementIn(state: EngagementState): Promise<string> {
  const { profileId } = world.person("engineer");
  const id = newId();
  const over = { signedOffOn: on("2026-05-31"), signOffReason: "end_of_contract" as const };
  const time = { rank: "2/E", signedOnOn: on("2026-01-10"), ...(state === "signed off" ? over : {}) };
  await world.inVessel("A", async (tx) => {
    await tx.delete(engagements).where(eq(engagements.profileId, profileId));
    await tx.insert(engagements).values({ id, vesselId: world.vessels.A.id, profileId, ...time });
  });
  return id;
}

const rowOf = async (id: string) =>
  oneRow(await world.inVessel("A", (tx) => tx.select().from(engagements).where(eq(engagements.id, id))));

/** The same of somebody who has none. */
async function addAnother(caller: Caller, row: Awaited<ReturnType<typeof rowOf>>): Promise<unknown> {
  const { profileId } = world.person("stew");
  await world.inVessel("A", (tx) => tx.delete(engagements).where(eq(engagements.profileId, profileId)));
  const { version: _, ...another } = { ...row, id: newId(), profileId };
  return caller.onboard.saveEngagement(saveEngagementInput.parse(another));
}

const values: Partial<Record<EngagementField, unknown>> = {
  signedOnOn: on("2026-02-02"),
  signedOffOn: on("2026-06-01"),
  signOffReason: "transfer",
};

async function change(caller: Caller, id: string, field: EngagementField, turn: number): Promise<unknown> {
  if (field === "removed") return caller.onboard.removeEngagement({ id });
  const row = await rowOf(id);
  if (field === "added") return addAnother(caller, row);
  const reason = field === "signedOffOn" ? { signOffReason: "other" } : {};
  return caller.onboard.saveEngagement(
    saveEngagementInput.parse({ ...row, ...reason, [field]: values[field] ?? `other ${turn}` }),
  );
}

it("each field of an engagement is changed by its people alone", async () => {
  const trial = { policy: engagementPolicy, isUsedUp: true, module: "employees", make: engagementIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("an engagement that was taken out meanwhile is not made again by a change of it", async () => {
  const row = await rowOf(await engagementIn("running"));
  await world.as("captain").onboard.removeEngagement({ id: row.id });
  const mended = saveEngagementInput.parse({ ...row, rank: "Chief engineer" });
  expect(await refusalOf(world.as("captain").onboard.saveEngagement(mended))).toMatchObject({ code: "not_found" });
  expect(await world.as("captain").onboard.engagements({ profileId: row.profileId })).toEqual([]);
});

it("service that has ended is the captain's to mend, not that of every head who administers the crew", async () => {
  const { userId } = world.person("bosun");
  const ofBosun = eq(memberships.userId, userId);
  await world.inVessel("A", (tx) =>
    tx
      .update(memberships)
      .set({ access: { employees: "edit" } })
      .where(ofBosun),
  );
  await world.services.accounts.forget(userId);
  const running = await rowOf(await engagementIn("running"));
  await world.as("bosun").onboard.saveEngagement(saveEngagementInput.parse({ ...running, rank: "Engineer" }));
  const over = await rowOf(await engagementIn("signed off"));
  const lengthened = saveEngagementInput.parse({ ...over, signedOnOn: on("2025-01-10") });
  expect(await refusalOf(world.as("bosun").onboard.saveEngagement(lengthened))).toMatchObject({
    code: "conflict",
    fields: { signedOnOn: "refusals:field.captain" },
  });
  const { version: _, ...earlier } = {
    ...over,
    id: newId(),
    signedOnOn: on("2024-01-10"),
    signedOffOn: on("2024-05-31"),
  };
  expect(await refusalOf(world.as("bosun").onboard.saveEngagement(saveEngagementInput.parse(earlier)))).toMatchObject({
    code: "conflict",
    fields: { added: "refusals:field.captain" },
  });
  await world.as("captain").onboard.saveEngagement(saveEngagementInput.parse(earlier));
});

it("the person who has left for good does not put themselves aboard again", async () => {
  const { profileId } = world.person("deckhand");
  const stay = { startedAt: new Date("2026-01-10"), startReason: "joined", endedAt: new Date("2026-06-01") } as const;
  await world.inVessel("A", async (tx) => {
    await tx.insert(onboardStays).values({ vesselId: world.vessels.A.id, profileId, ...stay, endReason: "left" });
    await tx.update(profiles).set({ isOnboard: false }).where(eq(profiles.id, profileId));
  });
  const back = refusalOf(world.as("deckhand").onboard.setStatus({ profileId, isOnboard: true }));
  expect(await back).toMatchObject({ code: "forbidden", fields: { isOnboard: "people:notYoursToChange" } });
  await world.as("captain").onboard.setStatus({ profileId, isOnboard: true });
  await world.as("deckhand").onboard.setStatus({ profileId, isOnboard: false });
  await world.as("deckhand").onboard.setStatus({ profileId, isOnboard: true });
});
