import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeOutdated } from "../../modules/session/outdated.service.ts";
import type { SecurityEvent } from "../security-events.ts";
import { type Alarm, alarmOf } from "./alarms.ts";
import { watchSecurity } from "./watch-security.ts";

let world: World;
let rung: Alarm[];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.setNow("2026-06-15T09:00:00Z");
  rung = [];
});

const watch = (event: SecurityEvent) =>
  watchSecurity({ db: world.database.db, now: world.now, ring: (alarm) => void rung.push(alarm) }, event);
const alarms = async () => (await world.as("superadmin").platform.health()).alarms;

describe("an alarm", () => {
  it.each<[string, Partial<SecurityEvent>, string | null]>([
    ["too many passwords", { event: "refused", code: "limit", messageKey: "auth:tooManyAttempts" }, "guessing"],
    ["too many exports", { event: "refused", code: "limit", messageKey: "refusals:usedUp" }, "overuse"],
    ["a new administrator", { event: "superadminGiven" }, "administrators"],
    ["one administrator less", { event: "superadminTaken" }, "administrators"],
    ["a second step taken away", { event: "secondStepOff" }, "secondStepOff"],
    ["a virus that was sent", { event: "infectedFile", detail: "Eicar" }, "infectedFile"],
    ["a scanner that is away", { event: "scannerAway" }, "scannerAway"],
    ["a book that does not hold", { event: "bookBroken", detail: "ORB1-2026-01" }, "bookBroken"],
    ["a vessel that is full", { event: "refused", code: "limit", messageKey: "refusals:noRoom" }, null],
    ["one wrong password", { event: "signInRefused" }, null],
    ["one closed door", { event: "refused", code: "forbidden", messageKey: "refusals:closedToRole" }, null],
  ])("is raised or not by %s", (_what, event, kind) => {
    expect(alarmOf({ event: "refused", userId: "u", ...event })?.kind ?? null).toBe(kind);
  });

  it("rings once an hour, and the platform's administrators see how often it was", async () => {
    const limited = { code: "limit", messageKey: "auth:tooManyAttempts" };
    const event: SecurityEvent = { event: "refused", userId: null, address: "203.0.113.5", ...limited };
    for (let times = 0; times < 3; times += 1) await watch(event);
    expect(rung).toEqual([{ kind: "guessing", userId: null, address: "203.0.113.5" }]);
    expect((await alarms()).latest).toMatchObject([
      { kind: "guessing", username: null, address: "203.0.113.5", times: 3, lastAt: world.now() },
    ]);
    world.setNow("2026-06-15T10:00:00Z");
    await watch(event);
    expect(rung).toHaveLength(2);
    expect(await alarms()).toMatchObject({ lastDay: 2 });
  });

  it("is raised by an account that tries one closed door after the other", async () => {
    const { userId } = world.person("deckhand");
    const door: SecurityEvent = { event: "refused", userId, code: "forbidden", messageKey: "refusals:closedToRole" };
    for (let times = 0; times < 29; times += 1) await watch(door);
    await watch({ ...door, messageKey: "refusals:changePasswordFirst" });
    expect(rung).toEqual([]);
    await watch(door);
    expect(rung).toEqual([{ kind: "probing", userId, address: null }]);
    const listed = (await alarms()).latest.find(({ kind }) => kind === "probing");
    expect(listed).toMatchObject({ username: "deckhand.a", times: 1 });
  });

  it("is forgotten after three months", async () => {
    await watch({ event: "secondStepOff", userId: world.person("stew").userId });
    world.setNow("2026-09-14T09:00:00Z");
    await removeOutdated(world.services);
    expect((await alarms()).latest).toEqual([]);
  });
});
