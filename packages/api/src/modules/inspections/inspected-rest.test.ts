import { parseCalendarDate } from "@ymp/core/calendar-date";
import { refusalOf } from "@ymp/testing/callers";
import { worldPin } from "@ymp/testing/factories/logbooks";
import { writeDays } from "@ymp/testing/factories/rest";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type InspectedVessel, openInspectedVessel } from "./test-inspected-vessel.ts";

let ship: InspectedVessel;
let world: InspectedVessel["world"];
const month = "2026-05";
const longDay = `${".".repeat(8)}${"#".repeat(36)}....`;
beforeAll(async () => {
  ship = await openInspectedVessel();
  ({ world } = ship);
  world.setNow("2026-06-02T09:00:00Z");
  await writeDays(world, "deckhand", parseCalendarDate("2026-05-01"), 31);
  await writeDays(world, "stew", parseCalendarDate("2026-05-01"), 31, longDay);
  const { hash } = await world.as("deckhand").rest.month({ month });
  await world.as("deckhand").rest.signMonth({ month, capacity: "seafarer", revision: 1, hash, pin: worldPin });
});
afterAll(() => world?.close());

it("an inspector reads and prints the months that were signed, and every look is recorded", async () => {
  const { call, inspection } = await ship.inside();
  expect((await call().inspected()).rest).toEqual({ months: 1, breaches: 0 });
  const months = await call().rest();
  expect(months).toMatchObject([
    { name: "Liam Shaw", rank: "Deckhand", month: "2026-05-01", state: "signed", revision: 1 },
  ]);
  const { profileId } = world.crew.A.deckhand;
  const { base64, fileName } = await call().restMonth({ profileId, month, locale: "en" });
  const said = pdfContentOf(Buffer.from(base64, "base64")).pages.flatMap(({ texts }) => texts);
  expect(said.join(" ")).toContain("Liam Shaw");
  const { looks } = await world.as("captain").inspections.get({ id: inspection.id });
  expect(looks.map(({ what }) => what)).toEqual(expect.arrayContaining(["rest", "rest_month"]));
  expect(looks.find(({ what }) => what === "rest_month")?.facts).toEqual({ month, file: fileName });
});

it("each month that is shown, the oldest too", async () => {
  world.setNow("2027-06-20T09:00:00Z");
  const { call } = await ship.inside();
  expect(await call().rest()).toMatchObject([{ month: "2026-05-01" }]);
  const oldest = await call().restMonth({ profileId: world.crew.A.deckhand.profileId, month, locale: "en" });
  expect(oldest.fileName).toContain(month);
});

it("no month that is older than those shown", async () => {
  world.setNow("2027-08-01T09:00:00Z");
  const { call } = await ship.inside();
  expect(await call().rest()).toEqual([]);
  const old = call().restMonth({ profileId: world.crew.A.deckhand.profileId, month, locale: "en" });
  expect(await refusalOf(old)).toMatchObject({ code: "not_found" });
  world.setNow("2026-06-02T09:00:00Z");
});

it("nothing of a month that nobody signed, of another vessel, or to the person who has no inspection", async () => {
  const { call } = await ship.inside();
  const asked = (profileId: string) => refusalOf(call().restMonth({ profileId, month, locale: "en" }));
  expect(await asked(world.crew.A.stew.profileId)).toMatchObject({ code: "not_found" });
  expect(await asked(world.crew.B.deckhand.profileId)).toMatchObject({ code: "not_found" });
  expect(await refusalOf(ship.browser().call().rest())).toMatchObject({ code: "forbidden" });
  expect(await refusalOf(ship.browser().everything().rest.overview({ month }))).toMatchObject({
    code: "unauthenticated",
  });
});
