import { parseCalendarDate } from "@ymp/core/calendar-date";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { ordinaryDay, writeDays } from "@ymp/testing/factories/rest";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const on = parseCalendarDate;
const usual = { limits: "rest", periodRule: "best", minPeriodMinutes: 60 } as const;
const inQuarters = (grid: string) => grid.replace(/./g, "$&$&");
const quarters = (from: number, to: number) => ".".repeat(from) + "#".repeat(to - from) + ".".repeat(96 - to);

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  await writeDays(world, "deckhand", on("2026-05-01"), 31, ordinaryDay);
  world.setNow("2026-06-15T09:00:00Z");
  await rest().saveDay({ onDay: on("2026-06-13"), grid: ordinaryDay });
  await rest("captain").saveRules({ month: "2026-06", ...usual, slotMinutes: 15 });
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const rest = (who: Who = "deckhand") => world.as(who).rest;
const june = (who: Who = "deckhand") => rest(who).month({ month: "2026-06" });

describe("hours recorded by quarters from a month on", () => {
  it("leave the months before as they were, and show the days of that month finer", async () => {
    const may = await rest().month({ month: "2026-05" });
    expect([may.slotMinutes, may.days[0]?.grid]).toEqual([30, ordinaryDay]);
    const { slotMinutes, days, rules } = await june();
    expect([slotMinutes, rules.slotMinutes, days[12]?.grid]).toEqual([15, 15, inQuarters(ordinaryDay)]);
    expect(days[13]).toMatchObject({ grid: "?".repeat(96), isKept: false });
  });

  it("are painted to the quarter, and judged and told by it", async () => {
    const { version } = await rest("stew").saveDay({ onDay: on("2026-06-13"), grid: quarters(20, 77) });
    await rest("stew").saveDay({ onDay: on("2026-06-14"), grid: quarters(77, 80) });
    const { report, days } = await june("stew");
    expect(days[12]).toMatchObject({ grid: quarters(20, 77), version });
    expect(report.figures[0]).toMatchObject({ workMinutes: 855, restMinutes: 585 });
    expect(report.breaches.map(({ rule, value }) => [rule, value])).toEqual([
      ["REST_24H", 585],
      ["INTERVAL_14H", 855],
    ]);
    const { people } = await rest("captain").overview({ month: "2026-06" });
    expect(people.find(({ id }) => id === world.crew.A.stew.profileId)).toMatchObject({ leastRest24h: 585 });
  });

  it("take what a device painted by half hours before it heard of it", async () => {
    const seen = "?".repeat(48);
    const grid = `${"#".repeat(16)}${".".repeat(32)}`;
    await rest("bosun").saveDay({ onDay: on("2026-06-14"), base: { grid: seen }, grid });
    const { days } = await june("bosun");
    expect(days[13]?.grid).toBe(inQuarters(grid));
  });

  it("join what two devices painted, one by half hours and one by quarters", async () => {
    const onDay = on("2026-06-13");
    const blank = "?".repeat(96);
    const fine = `${blank.slice(0, 33)}###${blank.slice(36)}`;
    const coarse = `${"?".repeat(20)}##${"?".repeat(26)}`;
    await rest("engineer").saveDay({ onDay, base: { grid: blank }, grid: fine });
    await rest("engineer").saveDay({ onDay, base: { grid: "?".repeat(48) }, grid: coarse });
    const { days } = await june("engineer");
    expect(days[12]?.grid).toBe(`${fine.slice(0, 40)}####${fine.slice(44)}`);
  });

  it("are exported with a column a quarter, and printed", async () => {
    const month = { month: "2026-06", locale: "en" } as const;
    await rest("chief").saveDay({ onDay: on("2026-06-13"), grid: quarters(33, 70) });
    const { base64 } = await rest("chief").exportMonth({ ...month, format: "csv" });
    const lines = Buffer.from(base64, "base64").toString("utf8").split("\n");
    expect(lines.find((line) => line.includes("08:15"))?.split(",")).toContain("23:45");
    expect(lines.find((line) => line.includes("2026-06-13"))).toContain("9.25,14.75");
    const printed = await rest("chief").export({ profileId: world.crew.A.chief.profileId, ...month });
    const texts = pdfContentOf(Buffer.from(printed.base64, "base64")).pages.flatMap(({ texts }) => texts);
    expect(texts).toContain("14.75");
    expect(texts.filter((text) => text === "X")).toHaveLength(59);
  });

  it("are planned to the quarter, and warned of", async () => {
    const profileId = world.crew.A.bosun.profileId;
    const grid = quarters(33, 95);
    await rest("captain").savePlan({ profileId, fromDay: on("2026-06-15"), grid });
    const { people } = await rest("captain").ahead();
    const bosun = people.find(({ id }) => id === profileId);
    expect(bosun?.ahead).toHaveLength(96);
    expect(bosun?.risk?.breach).toMatchObject({ rule: "INTERVAL_14H" });
    const coarse = rest("captain").savePlan({ profileId, fromDay: on("2026-06-16"), grid: "#".repeat(48) });
    await coarse;
    const { plans } = await rest("captain").month({ month: "2026-06", profileId });
    expect(plans.map(({ grid }) => grid.length)).toEqual([96, 96]);
  });

  it("stay quarters where the vessel records half hours again, and are signed as they stand", async () => {
    const profileId = world.crew.A.deckhand.profileId;
    world.setNow("2026-08-03T09:00:00Z");
    const lateReason = "At sea";
    for (let day = 1; day <= 31; day += 1) {
      const onDay = on(`2026-07-${String(day).padStart(2, "0")}`);
      await rest().saveDay({ onDay, grid: day === 3 ? quarters(33, 70) : quarters(32, 70), lateReason });
    }
    await rest("captain").saveRules({ month: "2026-07", ...usual, slotMinutes: 30 });
    const { slotMinutes, hash } = await rest().month({ month: "2026-07" });
    expect(slotMinutes).toBe(15);
    await rest().signMonth({ month: "2026-07", capacity: "seafarer", revision: 1, hash, pin: worldPin });
    const signed = await rest("captain").month({ month: "2026-07", profileId });
    expect([signed.slotMinutes, signed.days[2]?.grid]).toEqual([15, quarters(33, 70)]);
    const late = rest("captain").saveRules({ month: "2026-07", version: 1, ...usual, slotMinutes: 15 });
    expect(await refusalOf(late)).toMatchObject({ code: "conflict", messageKey: "hours-of-rest:refusal.rulesSigned" });
  });
});

describe("a vessel that records half hours", () => {
  it("takes quarters that half hours can say, and refuses others", async () => {
    world.setNow("2026-08-03T09:00:00Z");
    await rest("captain").saveRules({ month: "2026-08", ...usual, slotMinutes: 30 });
    const onDay = on("2026-08-02");
    const odd = rest("stew").saveDay({ onDay, grid: quarters(33, 70) });
    expect(await refusalOf(odd)).toMatchObject({
      ...{ code: "invalid", fields: { grid: "hours-of-rest:refusal.quarters" } },
    });
    await rest("stew").saveDay({ onDay, grid: quarters(32, 70) });
    const { days, slotMinutes } = await rest("stew").month({ month: "2026-08" });
    expect([slotMinutes, days[1]?.grid]).toEqual([30, `${".".repeat(16)}${"#".repeat(19)}${".".repeat(13)}`]);
    const profileId = world.crew.A.stew.profileId;
    const plan = rest("captain").savePlan({ profileId, fromDay: on("2026-08-04"), grid: quarters(33, 70) });
    expect(await refusalOf(plan)).toMatchObject({ fields: { grid: "hours-of-rest:refusal.quarters" } });
  });
});
