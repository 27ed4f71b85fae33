import { parseCalendarDate } from "@ymp/core/calendar-date";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { writeDays } from "@ymp/testing/factories/rest";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
const month = "2026-05";
beforeAll(async () => {
  world = await createWorld();
  world.setNow("2026-06-15T09:00:00Z");
  await givePins(world);
  await writeDays(world, "deckhand", parseCalendarDate("2026-05-01"), 31);
  const grid = `EEEEEEEEEEEE....${"#".repeat(8)}..${"#".repeat(9)}${".".repeat(13)}`;
  const onDay = parseCalendarDate("2026-05-12");
  await world.as("deckhand").rest.saveDay({ onDay, version: 1, grid, grounds: "Fire in the galley", lateReason: "x" });
});
afterAll(() => world.close());

const profileId = () => world.crew.A.deckhand.profileId;
const lineOf = async () => {
  const { people } = await world.as("captain").rest.overview({ month });
  return people.find(({ id }) => id === profileId());
};
const broken = async () => (await lineOf())?.days.filter(({ isBroken }) => isBroken).map(({ on }) => on);
const printed = async () => {
  const { base64 } = await world.as("captain").rest.export({ profileId: profileId(), month, locale: "en" });
  return pdfContentOf(Buffer.from(base64, "base64"))
    .pages.flatMap(({ texts }) => texts)
    .join(" ");
};
const sign = async (who: Who, capacity: "seafarer" | "master") => {
  const { hash, revision } = await world.as(who).rest.month({ profileId: profileId(), month });
  await world.as(who).rest.signMonth({ profileId: profileId(), month, capacity, revision, hash, pin: worldPin });
};

it("counts until the master has signed, and is excused from then on", async () => {
  const { report } = await world.as("deckhand").rest.month({ month });
  expect(report.breaches.length).toBeGreaterThan(0);
  expect(report.breaches.every(({ standing }) => standing === "excused")).toBe(true);
  expect(await lineOf()).toMatchObject({ breaches: report.breaches.length });
  expect(await broken()).toContain("2026-05-12");
  await sign("deckhand", "seafarer");
  expect(await lineOf()).toMatchObject({ breaches: report.breaches.length, state: "signed" });
  expect(await printed()).toContain("hours-of-rest:print.unconfirmed");
  await sign("captain", "master");
  expect(await lineOf()).toMatchObject({ breaches: 0, state: "locked" });
  expect(await broken()).toEqual([]);
});

it("is printed with its ground", async () => {
  const said = await printed();
  expect(said).toContain("hours-of-rest:print.excused");
  expect(said).toContain("Fire in the galley");
});

it("is printed as it was signed while the month is being corrected", async () => {
  await world.as("captain").rest.correctMonth({ profileId: profileId(), month, revision: 1, reason: "Wrong hour" });
  const said = await printed();
  expect(said).toContain("hours-of-rest:print.excused");
  expect(said).toContain("Liam Shaw, Deckhand");
  expect(said).not.toContain("hours-of-rest:notSigned");
});
