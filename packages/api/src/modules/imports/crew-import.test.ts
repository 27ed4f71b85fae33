import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { profiles } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { inArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { csv, decidedBy, type ListFile } from "./test-lists.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const named = (...lastNames: string[]) =>
  world.inVessel("A", (tx) => tx.select().from(profiles).where(inArray(profiles.lastName, lastNames)));

async function bring(file: ListFile) {
  const { sheet, input } = await decidedBy(world.as("captain").imports, file);
  const id = newId();
  const { counts } = await world.as("captain").imports.write({ id, ...input, onlyGoodRows: true });
  return { id, kind: sheet.kind, counts };
}

const list = csv(
  "Family name;Given name;Rank;Dept;Date of birth;Place of birth;Sex;Nationality;Next of kin",
  "Zupan;Ana;Second Engineer;Engineering;12.03.1985;Split;F;Croatia;Ivo Zupan",
  "Quemener;Luc;Deckhand;Deck;1990-03-25;Nantes;M;FRA;",
  "Quemener;Luc;Deckhand;Deck;1990-03-25;Nantes;M;FRA;",
  "Nobody;;;;;;;;",
);

it("becomes profiles, once, and is taken back", async () => {
  const { id, kind, counts } = await bring(list);
  expect([kind, counts]).toMatchObject(["crew", { create: 2, skip: 1, error: 1 }]);
  expect(await named("Zupan")).toMatchObject([
    {
      ...{ firstName: "Ana", jobTitle: "Second Engineer", department: "engineering", birthDate: "1985-03-12" },
      ...{ birthPlace: "Split", gender: "female", nationality: "HRV", emergencyName: "Ivo Zupan" },
      ...{ isUnreviewed: true, userId: null, isOnboard: false },
    },
  ]);
  const day = { onDay: parseCalendarDate("2026-11-21") };
  const { rows } = await world.as("captain").crewList.read(day);
  expect(rows.map(({ lastName }) => lastName)).not.toContain("Zupan");
  const { input } = await decidedBy(world.as("captain").imports, list);
  expect((await world.as("captain").imports.preview(input)).counts).toMatchObject({ create: 0, update: 0, skip: 3 });
  expect(await world.as("captain").imports.undo({ id })).toEqual({ undone: 2, kept: [] });
  expect(await named("Zupan", "Quemener")).toEqual([]);
});

it("changes what it tells of somebody aboard but not the department of an account, and gives it back", async () => {
  const file = csv("Crew member,Rank,Department,Nationality", "Tomás Reid,Bosun,Galley,IRL");
  const before = await named("Reid");
  const { id } = await bring(file);
  const department = before[0]?.department;
  expect(await named("Reid")).toMatchObject([{ jobTitle: "Bosun", department, nationality: "IRL" }]);
  expect(await world.as("captain").imports.undo({ id })).toEqual({ undone: 1, kept: [] });
  const { jobTitle, nationality } = before[0] ?? {};
  expect(await named("Reid")).toMatchObject([{ jobTitle, nationality }]);
});

it("keeps a profile that something on board speaks of by now", async () => {
  const { id } = await bring(list);
  const [ana] = await named("Zupan");
  const paper = { id: newId(), profileId: ana?.id ?? "", type: "medical_certificate" as const };
  await world.as("captain").crewDocuments.save({ ...paper, expiresOn: "2028-01-01" });
  expect(await world.as("captain").imports.undo({ id })).toMatchObject({
    undone: 1,
    kept: [{ recordKind: "profile", name: "Ana Zupan" }],
  });
});

it.each(["chief", "deckhand", "contractor"] as const)("is refused to the %s, who sets up nobody", async (user) => {
  const { input } = await decidedBy(world.as("captain").imports, list);
  expect((await refusalOf(world.as(user).imports.preview(input))).code).toBe("forbidden");
});
