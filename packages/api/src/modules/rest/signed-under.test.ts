import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { profiles } from "@ymp/db/schema/people";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { writeDays } from "@ymp/testing/factories/rest";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { signaturesOf } from "./months.repository.ts";
import { firstBrokenSignature } from "./proving.rules.ts";
import { genesisOfRest } from "./rest.rules.ts";

const on = parseCalendarDate;
const month = "2026-05";
const twelveHours = `${".".repeat(12)}${"#".repeat(24)}${".".repeat(12)}`;
const underWork = { limits: "work", periodRule: "best", minPeriodMinutes: 60, law: "Flag act" } as const;
const underRest = { ...underWork, limits: "rest", law: "Another act" } as const;

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  await rest("captain").saveRules({ month: "2026-01", ...underWork });
  for (const who of ["stew", "chief"] as const) await writeDays(world, who, on("2026-05-01"), 31, twelveHours);
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const rest = (who: Who) => world.as(who).rest;
const stew = () => world.crew.A.stew.profileId;
const ofStew = () => rest("captain").month({ profileId: stew(), month });

async function sign(who: Who, capacity: "seafarer" | "master") {
  const { hash, revision } = await ofStew();
  return rest(who).signMonth({ profileId: stew(), month, capacity, revision, hash, pin: worldPin });
}

/** What of the month a reader sees: by what it was judged, what is broken, and that the overview counts the same. */
async function seen() {
  const { state, rules, isWatchkeeper, report, notes, zones, hash } = await ofStew();
  const { people } = await rest("captain").overview({ month });
  const line = people.find(({ id }) => id === stew());
  const { base64 } = await rest("captain").export({ profileId: stew(), month, locale: "en" });
  const printed = pdfContentOf(Buffer.from(base64, "base64"))
    .pages.flatMap(({ texts }) => texts)
    .join(" ");
  const counted = [line?.state, line?.breaches, line?.days.filter(({ isBroken }) => isBroken).length];
  return { state, rules, isWatchkeeper, report, notes, zones, hash, counted, printed };
}

it("is read, counted and printed as it was signed, whatever was set since", async () => {
  const open = await seen();
  expect(open.report.breaches.map(({ rule }) => rule)).toEqual(["WORK_7D"]);
  await sign("stew", "seafarer");
  const [breach] = open.report.breaches;
  if (!breach) throw new Error("nothing is broken");
  const { rule, from, days } = breach;
  const note = { profileId: stew(), month, rule, from, cause: "guestService", action: "A day off" } as const;
  const early = rest("captain").noteBreach({ ...note, compensatedOn: on("2026-05-01") });
  expect(days[0]).toBe("2026-05-07");
  expect(await refusalOf(early)).toMatchObject({
    fields: { compensatedOn: "hours-of-rest:refusal.compensatedEarly" },
  });
  const { version } = await rest("captain").noteBreach({ ...note, compensatedOn: on("2026-06-02") });
  const before = (await ofStew()).hash;
  const again = { ...note, version, base: { cause: note.cause, action: note.action, compensatedOn: on("2026-06-02") } };
  await rest("captain").noteBreach({ ...again, action: "Two days off", compensatedOn: on("2026-06-02") });
  // What was recorded since is not what was shown.
  const shown = { profileId: stew(), month, capacity: "master", revision: 1, hash: before, pin: worldPin } as const;
  expect(await refusalOf(rest("captain").signMonth(shown))).toMatchObject({ code: "stale" });
  await sign("captain", "master");
  const signed = await seen();
  expect(signed).toMatchObject({ state: "locked", counted: ["locked", 1, 25] });
  expect(signed.printed).toContain("Flag act");
  expect(signed.printed).toContain("Two days off");

  const late = rest("captain").noteBreach({ ...note, version: version + 1, action: "None", compensatedOn: null });
  expect(await refusalOf(late)).toMatchObject({ messageKey: "hours-of-rest:refusal.noteSigned" });
  await world.inVessel("A", (tx) => tx.update(profiles).set({ department: "deck" }).where(eq(profiles.id, stew())));
  await world.inVessel("A", (tx) =>
    tx.update(vessels).set({ name: "Another name" }).where(eq(vessels.id, world.vessels.A.id)),
  );
  expect(await seen()).toEqual(signed);
  expect((await ofStew()).can).toMatchObject({ note: false, correct: true });
});

it("holds days, grounds and causes under its hashes", async () => {
  const { id: vesselId } = world.vessels.A;
  const kept = await world.inVessel("A", (tx) => signaturesOf(tx, vesselId, stew()));
  const broken = (signatures: typeof kept) => firstBrokenSignature(genesisOfRest(vesselId, stew()), signatures);
  expect([kept.length, broken(kept)]).toEqual([2, null]);
  const [, master] = kept;
  const otherCause = kept.map((each) => (each === master ? { ...each, notes: [] } : each));
  expect(broken(otherCause)).toBe(otherCause[1]);
});

it("refuses rules for months that somebody has signed, until these are corrected", async () => {
  const captain = rest("captain");
  const told = { ...underRest, base: { ...underWork, exceptionsReference: null } };
  for (const from of ["2026-02", month])
    expect(await refusalOf(captain.saveRules({ month: from, ...told }))).toMatchObject({
      code: "conflict",
      messageKey: "hours-of-rest:refusal.rulesSigned",
      params: { month },
    });
  const base = { ...underWork, exceptionsReference: null };
  const watch = (profileId: string) =>
    captain.saveRules({ month, ...underWork, base, watchkeeper: { profileId, isWatchkeeper: false } });
  expect(await refusalOf(watch(stew()))).toMatchObject({ messageKey: "hours-of-rest:refusal.rulesSigned" });
  await watch(world.crew.A.chief.profileId);
  expect(await refusalOf(watch(newId()))).toMatchObject({ code: "not_found" });
  await captain.saveRules({ month: "2026-06", ...told });
  // Rules that end before the month that is signed touch nothing of it.
  await captain.saveRules({ month, ...underWork, base });

  const signed = await seen();
  await captain.correctMonth({ profileId: stew(), month, revision: 1, reason: "Judged by the wrong rules" });
  const { version } = await captain.rules({ month });
  await captain.saveRules({ month, ...underRest, ...(version === null ? { base } : { version, base }) });
  const corrected = await seen();
  expect([corrected.rules.limits, corrected.counted]).toEqual(["rest", ["open", 0, 0]]);
  await captain.withdrawCorrection({ profileId: stew(), month, revision: 2 });
  expect(await seen()).toEqual(signed);
});
