import { addDays, parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { leaveRequests } from "@ymp/db/schema/leave";
import { logEntries } from "@ymp/db/schema/log";
import { crewDocuments, engagements, onboardStays } from "@ymp/db/schema/people";
import { earlierServices, shipDays } from "@ymp/db/schema/sea-service";
import { watchLogs } from "@ymp/db/schema/watch-logs";
import { watches, watchPlans } from "@ymp/db/schema/watch-plans";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
const now = "2026-06-15T09:00:00Z";
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.setNow(now);
  return world.inVessel("A", async (tx) => {
    await tx.delete(earlierServices);
    await tx.delete(engagements);
    await tx.delete(onboardStays);
    await tx.delete(logEntries);
    await tx.update(shipDays).set({ told: "log" });
  });
});

const deckhand = () => world.crew.A.deckhand.profileId;
const service = (who: Parameters<World["as"]>[0]) => world.as(who).seaService;
const first = day("2026-04-01");

async function signOn(profileId: string, from = "2026-04-01", to: string | null = null) {
  await world.as("captain").onboard.saveEngagement({
    ...{ id: newId(), profileId, rank: "Deckhand", signedOnOn: day(from) },
    ...(to ? { signedOffOn: day(to), signOffReason: "end_of_contract" as const } : {}),
  });
}

/** Engine hours of one day after the other. */
async function log(...hours: number[]) {
  for (const [index, engineHours] of hours.entries()) {
    if (engineHours > 0)
      await world.as("captain").log.save({
        ...{ id: newId(), loggedOn: addDays(first, index), engineHours: engineHours * 10, distance: 1000 },
      });
  }
}

const tell = async (from: string, to: string, told: "log" | "hours" | "anchor" | "yard", underwayTenths = 0) => {
  const { version } = await service("captain").days({ month: "2026-04" });
  return service("captain").tellDays({
    ...{ from: day(from), to: day(to), told, underwayTenths, reason: "The meter was not read", version },
  });
};
const summary = (who: Parameters<World["as"]>[0] = "captain") => service(who).summary({ profileId: deckhand() });

describe("sea service", () => {
  it("is counted from the log for the days that somebody was signed on", async () => {
    await signOn(deckhand(), "2026-04-02");
    await log(9, 4, 3.9, 12);
    expect((await summary("deckhand")).here).toMatchObject({ actual: 2, standBy: 1, distance: 3000 });
  });

  it("goes by what the captain told of a day, until the log counts again", async () => {
    await signOn(deckhand());
    await log(9, 9);
    await tell("2026-04-02", "2026-04-02", "hours", 30);
    expect((await summary()).here).toMatchObject({ actual: 1, standBy: 1 });
    await tell("2026-04-03", "2026-04-04", "yard");
    expect((await summary()).here.yard).toBe(2);
    await tell("2026-04-02", "2026-04-04", "log");
    expect((await summary()).here).toMatchObject({ actual: 2, yard: 0 });
  });

  it("leaves out days of a leave", async () => {
    await signOn(deckhand());
    await log(9, 9, 9, 9, 9);
    const stamp = { vesselId: world.vessels.A.id, profileId: deckhand() };
    await world.inVessel("A", async (tx) => {
      await tx.insert(onboardStays).values([
        {
          ...stamp,
          ...{ startedAt: new Date("2026-04-01T06:00Z"), startReason: "joined" as const },
          ...{ endedAt: new Date("2026-04-02T12:00Z"), endReason: "leave" as const },
        },
        { ...stamp, startedAt: new Date("2026-04-04T10:00Z"), startReason: "returned" as const },
      ]);
    });
    expect((await summary()).here).toMatchObject({ actual: 4 });
  });

  it("leaves out days of a leave that was granted, whatever the muster was told", async () => {
    await signOn(deckhand());
    await log(9, 9, 9, 9, 9);
    const leave = { vesselId: world.vessels.A.id, profileId: deckhand(), state: "approved" as const };
    await world.inVessel("A", (tx) =>
      tx.insert(leaveRequests).values({ ...leave, startsOn: day("2026-04-02"), endsOn: day("2026-04-04") }),
    );
    expect((await summary()).here).toMatchObject({ actual: 2 });
    await world.inVessel("A", (tx) => tx.delete(leaveRequests));
    expect((await summary()).here).toMatchObject({ actual: 5 });
  });

  it("counts no day that nobody tells of, and says how many there are", async () => {
    world.setNow("2026-04-06T10:00:00Z");
    await signOn(deckhand());
    await log(9, 9, 9);
    expect((await summary()).here).toMatchObject({ onBoard: 6, actual: 3, standBy: 0, untold: 3 });
    await tell("2026-04-04", "2026-04-06", "hours", 0);
    expect((await summary()).here).toMatchObject({ actual: 3, standBy: 3, untold: 0 });
  });

  it("is read by the person, the administration and the company, and by nobody else", async () => {
    for (const who of ["deckhand", "captain", "manager"] as const) expect(await summary(who)).toBeTruthy();
    for (const who of ["chief", "bosun"] as const) expect((await refusalOf(summary(who))).code).toBe("forbidden");
    for (const who of ["yard", "rival"] as const) expect((await refusalOf(summary(who))).code).toBe("not_found");
  });
});

describe("days of watchkeeping", () => {
  const at = (text: string) => new Date(`2026-04-${text}Z`);
  async function plan(more: object = {}) {
    const id = newId();
    const vesselId = world.vessels.A.id;
    const ids = [newId(), newId(), newId()];
    await world.inVessel("A", async (tx) => {
      for (const table of [watchLogs, watches, watchPlans]) await tx.delete(table);
      await tx.insert(watchPlans).values({
        ...{ vesselId, id, name: "Passage", startsOn: first, endsOn: addDays(first, 2), pattern: "fourOnEightOff" },
        ...{ legs: [], publishedAt: at("01T00:00"), ...more },
      });
      const own = { vesselId, planId: id, profileId: deckhand(), position: "bridge" as const };
      await tx.insert(watches).values(
        ids.map((watchId, index) => ({
          ...{ ...own, id: watchId, startsAt: at(`0${index + 1}T10:00`), endsAt: at(`0${index + 1}T14:00`) },
        })),
      );
    });
    await signOn(deckhand());
    await log(9, 9, 9);
    return ids;
  }
  const keepLog = (id: string | undefined, who: string, takenAt: string, endedAt: string) =>
    world.inVessel("A", (tx) =>
      tx.insert(watchLogs).values({
        ...{ vesselId: world.vessels.A.id, id, name: "Passage", profileId: who, takenAt: at(takenAt) },
        ...{ endedAt: at(endedAt), values: {}, handoverId: newId(), handedAt: at(endedAt) },
      }),
    );

  it("are those of the plan where no log of its watches was kept, and the sums say so", async () => {
    await plan();
    expect((await summary()).here).toMatchObject({ watchkeeping: 3, byPlan: 3 });
  });

  it("are those taken over and handed over where a log was kept: neither missed ones nor a few minutes", async () => {
    const [whole, minutes] = await plan();
    await keepLog(whole, deckhand(), "01T10:00", "01T14:00");
    await keepLog(minutes, deckhand(), "02T10:00", "02T10:07");
    expect((await summary()).here).toMatchObject({ watchkeeping: 1, byPlan: 0 });
  });

  it("count a watch of four hours that was taken over minutes late, and none that was never handed over", async () => {
    const [whole, open] = await plan();
    await keepLog(whole, deckhand(), "01T10:08", "01T13:55");
    const taken = { vesselId: world.vessels.A.id, id: open, name: "Passage", profileId: deckhand() };
    await world.inVessel("A", (tx) => tx.insert(watchLogs).values({ ...taken, takenAt: at("02T10:00") }));
    expect((await summary()).here).toMatchObject({ watchkeeping: 1, byPlan: 0 });
  });

  it("are by the plan up to the first watch that anybody logged, and missed ones are none from then on", async () => {
    const [, second] = await plan();
    await keepLog(second, world.crew.A.bosun.profileId, "02T10:00", "02T14:00");
    expect((await summary()).here).toMatchObject({ watchkeeping: 1, byPlan: 1 });
  });

  it("are those of whoever stood the watch, not of whom the plan named", async () => {
    const [swapped] = await plan();
    await keepLog(swapped, world.crew.A.bosun.profileId, "01T10:00", "01T14:00");
    expect((await summary()).here).toMatchObject({ watchkeeping: 0 });
  });

  it("stay when the plan is archived afterwards, and are none of a plan that was put away before", async () => {
    const [stood] = await plan({ archivedAt: at("20T00:00") });
    expect((await summary()).here).toMatchObject({ watchkeeping: 3 });
    await keepLog(stood, deckhand(), "01T10:00", "01T14:00");
    expect((await summary()).here).toMatchObject({ watchkeeping: 1 });
    await world.inVessel("A", (tx) => tx.delete(engagements));
    await plan({ archivedAt: at("01T01:00") });
    expect((await summary()).here).toMatchObject({ watchkeeping: 0 });
  });
});

describe("the days of the ship", () => {
  it("are told by the captain alone", async () => {
    const input = {
      ...{ from: first, to: first, told: "yard" as const, underwayTenths: 0, reason: "Haul-out", version: 0 },
    };
    for (const who of ["chief", "deckhand", "manager"] as const)
      expect((await refusalOf(service(who).tellDays(input))).code).toBe("forbidden");
    expect((await refusalOf(service("manager").days({ month: "2026-04" }))).code).toBe("forbidden");
  });

  it("are not told over what another has told meanwhile, and may be sent again", async () => {
    const { version } = await service("captain").days({ month: "2026-04" });
    const input = { from: first, to: first, told: "yard" as const, underwayTenths: 0, reason: "Haul-out", version };
    const after = await service("captain").tellDays(input);
    expect(await service("captain").tellDays(input)).toEqual(after);
    const other = { ...input, reason: "Another reason" };
    expect((await refusalOf(service("captain").tellDays(other))).code).toBe("stale");
  });

  it("lie in the past, and are no more than a year at once", async () => {
    const { version } = await service("captain").days({ month: "2026-04" });
    const input = { told: "yard" as const, underwayTenths: 0, reason: "Refit", version };
    const ahead = service("captain").tellDays({ ...input, from: first, to: day("2026-12-31") });
    expect((await refusalOf(ahead)).code).toBe("invalid");
    const long = service("captain").tellDays({ ...input, from: day("2024-01-01"), to: first });
    expect((await refusalOf(long)).fields).toEqual({ to: "sea-service:tooLong" });
  });

  it("show the hours of the log beside what was told", async () => {
    await log(9);
    await tell("2026-04-01", "2026-04-01", "hours", 20);
    const { days } = await service("captain").days({ month: "2026-04" });
    expect(days[0]).toMatchObject({ logTenths: 90, underwayTenths: 20, told: "hours", kind: "port" });
    expect(days).toHaveLength(30);
  });
});

const earlier = (more: object = {}) => ({
  ...{ id: newId(), profileId: deckhand(), vesselName: "Halcyon", capacity: "Deckhand" },
  ...{ startsOn: day("2025-01-01"), endsOn: day("2025-03-31"), actualDays: 40, standByDays: 10, yardDays: 0 },
  ...{ watchDays: 20, grossTonnage: 499, lengthMetres: 43.5, powerKw: 1800, ...more },
});

describe("service on other vessels", () => {
  it("is told by the person, counted, changed and removed", async () => {
    const input = earlier();
    const { version } = await service("deckhand").saveEarlier(input);
    expect(await service("deckhand").saveEarlier(input)).toEqual({ version });
    expect((await summary()).all).toMatchObject({ onBoard: 90, actual: 40, standBy: 10, watchkeeping: 20 });
    const base = { areas: null };
    await service("deckhand").saveEarlier({ id: input.id, profileId: deckhand(), version, base, areas: "Med" });
    const [row] = await service("deckhand").earlier({ profileId: deckhand() });
    expect(row).toMatchObject({ areas: "Med", version: 2 });
    await service("deckhand").removeEarlier({ id: input.id, version: 2 });
    expect(await service("deckhand").earlier({ profileId: deckhand() })).toEqual([]);
  });

  it("overlaps neither an engagement here nor other service", async () => {
    await signOn(deckhand(), "2025-06-01");
    await service("deckhand").saveEarlier(earlier());
    const again = service("deckhand").saveEarlier(
      earlier({ startsOn: day("2025-03-31"), endsOn: day("2025-04-30"), actualDays: 1, watchDays: 0 }),
    );
    expect((await refusalOf(again)).fields).toEqual({ startsOn: "sea-service:overlapsOther" });
    const here = service("deckhand").saveEarlier(
      earlier({ startsOn: day("2025-05-01"), endsOn: day("2025-06-01"), actualDays: 1, standByDays: 0, watchDays: 0 }),
    );
    expect((await refusalOf(here)).fields).toEqual({ startsOn: "sea-service:overlapsHere" });
  });

  it("that an engagement was mended over counts once", async () => {
    await service("deckhand").saveEarlier(earlier());
    await signOn(deckhand(), "2025-02-01", "2025-02-10");
    const { all, doubleIds } = await summary();
    expect(all.actual).toBe(0);
    expect(doubleIds).toHaveLength(1);
  });

  it("has no more days than its dates", async () => {
    const input = service("deckhand").saveEarlier(earlier({ actualDays: 90, standByDays: 1 }));
    expect((await refusalOf(input)).fields).toEqual({ actualDays: "sea-service:tooManyDays" });
  });

  it("names a paper of the same person alone", async () => {
    const paper = async (profileId: string) => {
      const id = newId();
      const row = { vesselId: world.vessels.A.id, id, profileId, type: "other", title: "Testimonial" };
      await world.inVessel("A", (tx) => tx.insert(crewDocuments).values(row));
      return id;
    };
    const other = await paper(world.crew.A.engineer.profileId);
    const refused = service("deckhand").saveEarlier(earlier({ paperId: other }));
    expect((await refusalOf(refused)).fields).toEqual({ paperId: "sea-service:noSuchPaper" });
    await service("deckhand").saveEarlier(earlier({ paperId: await paper(deckhand()) }));
  });

  it("is kept by nobody but the person and the administration", async () => {
    const input = earlier();
    for (const who of ["chief", "bosun", "manager"] as const)
      expect((await refusalOf(service(who).saveEarlier(input))).code).toBe("forbidden");
    expect((await refusalOf(service("rival").saveEarlier(input))).code).toBe("not_found");
    await service("captain").saveEarlier(input);
    expect((await refusalOf(service("rival").removeEarlier({ id: input.id, version: 1 }))).code).toBe("not_found");
    expect((await refusalOf(service("bosun").removeEarlier({ id: input.id, version: 1 }))).code).toBe("forbidden");
  });
});
