import { parseCalendarDate } from "@ymp/core/calendar-date";
import { profiles } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { ordinaryDay, writeDays } from "@ymp/testing/factories/rest";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
const month = "2026-05";
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  await writeDays(world, "deckhand", parseCalendarDate("2026-05-01"), 31);
  await writeDays(world, "stew", parseCalendarDate("2026-05-30"), 2);
  const { hash } = await world.as("deckhand").rest.month({ month });
  await world.as("deckhand").rest.signMonth({ month, capacity: "seafarer", revision: 1, hash, pin: worldPin });
});
afterAll(() => world.close());

const pagesOf = ({ base64 }: { base64: string }) => pdfContentOf(Buffer.from(base64, "base64")).pages;

it("prints the month of one person with who signed it", async () => {
  const file = await world
    .as("deckhand")
    .rest.export({ profileId: world.crew.A.deckhand.profileId, month, locale: "en" });
  expect(file).toMatchObject({
    mediaType: "application/pdf",
    fileName: expect.stringContaining("Liam Shaw - 2026-05"),
  });
  const [page, ...others] = pagesOf(file);
  expect(others).toEqual([]);
  const said = page?.texts.join(" ") ?? "";
  for (const text of ["Liam Shaw", "2026-05", "15.5", "hours-of-rest:declaration.seafarer", "Liam Shaw, Deckhand"])
    expect(said).toContain(text);
});

it("prints everybody whom the reader may read, one a page, and nobody else", async () => {
  const all = await world.as("captain").rest.export({ month, locale: "fr" });
  expect(all.fileName).not.toContain("Shaw");
  expect(
    Buffer.from(all.base64, "base64")
      .toString("latin1")
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(2);
  const others = world.as("stew").rest.export({ profileId: world.crew.A.deckhand.profileId, month, locale: "en" });
  expect(await refusalOf(others)).toMatchObject({ code: "not_found" });
  const nothing = world.as("engineer").rest.export({ month, locale: "en" });
  expect(await refusalOf(nothing)).toMatchObject({ messageKey: "hours-of-rest:refusal.empty" });
});

it("prints several who are named, one a page, and none whom the reader may not read", async () => {
  const [deckhand, stew] = [world.crew.A.deckhand.profileId, world.crew.A.stew.profileId];
  const both = await world.as("captain").rest.export({ profileIds: [stew, deckhand, stew], month, locale: "en" });
  expect(pagesOf(both)).toHaveLength(2);
  const others = world.as("deckhand").rest.export({ profileIds: [deckhand, stew], month, locale: "en" });
  expect(await refusalOf(others)).toMatchObject({ code: "not_found" });
});

it("keeps the months of whoever went ashore since", async () => {
  const { profileId } = world.crew.A.deckhand;
  await world.inVessel("A", (tx) => tx.update(profiles).set({ department: "shore" }).where(eq(profiles.id, profileId)));
  const captain = world.as("captain").rest;
  expect(await captain.month({ profileId, month })).toMatchObject({ state: "signed" });
  const { people } = await captain.overview({ month });
  expect(people.find(({ id }) => id === profileId)).toMatchObject({ state: "signed" });
  const later = await captain.overview({ month: "2026-07" });
  expect(later.people.map(({ id }) => id)).not.toContain(profileId);
});

it("prints in full, on a page of its own, what found no room, and the hour that came twice", async () => {
  world.setNow("2026-10-26T09:00:00Z");
  const remark = "Guests aboard late, tender until the morning ".repeat(5).trim();
  await world.as("stew").rest.saveDay({ onDay: parseCalendarDate("2026-10-25"), grid: ordinaryDay, remark });
  const { profileId } = world.crew.A.stew;
  const pages = pagesOf(await world.as("stew").rest.export({ profileId, month: "2026-10", locale: "en" }));
  expect(pages).toHaveLength(2);
  const [first, second] = pages.map(({ texts }) => texts.join(" "));
  expect(first).toContain("hours-of-rest:declaration.master");
  expect(second).toContain(remark);
  expect(second).toContain("02:00-03:00 ×2: [en] hours-of-rest:mark.rest");
});

it("names the law, the revision with its reason, and what the master recorded of a breach", async () => {
  world.setNow("2026-11-02T09:00:00Z");
  const stew = world.crew.A.stew.profileId;
  const long = `${".".repeat(8)}${"#".repeat(36)}....`;
  await world.as("stew").rest.saveDay({ onDay: parseCalendarDate("2026-11-01"), grid: long });
  const captain = world.as("captain").rest;
  const usual = { limits: "rest", periodRule: "best", minPeriodMinutes: 60 } as const;
  await captain.saveRules({ month: "2026-11", ...usual, law: "Merchant Shipping Act" });
  const { report } = await captain.month({ profileId: stew, month: "2026-11" });
  const [breach] = report.breaches;
  if (!breach) throw new Error("nothing is broken");
  const { rule, from } = breach;
  const told = { profileId: stew, month: "2026-11", rule, from, action: "Relieved by two hands" };
  await captain.noteBreach({ ...told, cause: "guestService", compensatedOn: null });
  const pages = pagesOf(await captain.export({ profileId: stew, month: "2026-11", locale: "en" }));
  const said = pages.flatMap(({ texts }) => texts).join(" ");
  for (const text of ["Merchant Shipping Act", "Relieved by two hands"]) expect(said).toContain(text);
  const { profileId } = world.crew.A.deckhand;
  const correction = { profileId, month, revision: 1, reason: "The drill was on the 20th" };
  await world.as("captain").rest.correctMonth(correction);
  const corrected = pagesOf(await captain.export({ profileId, month, locale: "en" }));
  expect(corrected.flatMap(({ texts }) => texts).join(" ")).toContain("hours-of-rest:print.correcting");
});
