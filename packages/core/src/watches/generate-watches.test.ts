import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, parseCalendarDate } from "../calendar-date.ts";
import type { TimeSpan } from "../rest/breach.ts";
import { generateWatches, type UnfitBy, type WatchesWanted } from "./generate-watches.ts";
import { watchPatterns } from "./patterns.ts";
import { shipStates, watchPositions } from "./positions.ts";
import { holesOf, overlaps, stretchesOf, uncovered } from "./watch-plan.ts";

const zones = { zone: "Europe/Paris", changes: [] };
const day = parseCalendarDate;
const at = (text: string) => new Date(`${text}+02:00`);
const nobodyTaken = new Map<string, TimeSpan[]>();
const everybodyFit: UnfitBy = new Map();

const passage = (more: Partial<WatchesWanted> = {}): WatchesWanted => ({
  startsOn: day("2026-06-22"),
  endsOn: day("2026-06-23"),
  legs: [{ state: "passage", from: at("2026-06-22T00:00") }],
  pattern: "fourOnEightOff",
  ownHours: [],
  teams: [{ position: "bridge", profileIds: ["anna", "luca", "tom"] }],
  ...more,
});

const turns = (wanted: WatchesWanted, taken: ReadonlyMap<string, TimeSpan[]> = nobodyTaken) =>
  generateWatches(wanted, zones, { taken, unfit: everybodyFit }).map(({ profileId }) => profileId);

describe("watches of a pattern", () => {
  it("give each of three the same hours of every day, four on and eight off", () => {
    expect(turns(passage())).toEqual([...Array(4)].flatMap(() => ["anna", "luca", "tom"]));
  });

  it("move on by one watch a day where the dog watches divide the evening", () => {
    const stood = turns(passage({ pattern: "dogWatches" }));
    expect([stood[0], stood[7]]).toEqual(["anna", "luca"]);
  });

  it("pass over whoever is away, and leave a watch to nobody when nobody is left", () => {
    const away = [{ from: at("2026-06-22T00:00"), until: at("2026-06-24T00:00") }];
    expect(turns(passage(), new Map([["luca", away]]))).not.toContain("luca");
    expect(
      new Set(turns(passage({ teams: [{ position: "bridge", profileIds: ["luca"] }] }), new Map([["luca", away]]))),
    ).toEqual(new Set([null]));
  });

  it("are given to whoever lacks the papers of the position only where nobody else of the team can stand them", () => {
    const span = { from: at("2026-06-22T00:00"), until: at("2026-06-23T00:00") };
    const unfit: UnfitBy = new Map([["luca", [{ position: "bridge", ...span }]]]);
    const stood = (ids: string[], taken = nobodyTaken) =>
      generateWatches(passage({ teams: [{ position: "bridge", profileIds: ids }] }), zones, { taken, unfit });
    const names = stood(["anna", "luca", "tom"]).map(({ profileId }) => profileId);
    expect(names.slice(0, 6)).not.toContain("luca");
    expect(names.slice(6)).toContain("luca");
    const [first] = stood(["anna", "luca"], new Map([["anna", [span]]]));
    expect(first?.profileId).toBe("luca");
  });

  it("are cut where the ship goes from one state to another, and lookouts stand by night", () => {
    const wanted = passage({
      legs: [
        { state: "port", from: at("2026-06-22T00:00") },
        { state: "passage", from: at("2026-06-22T05:00") },
        { state: "anchor", from: at("2026-06-22T22:00") },
      ],
      teams: [
        { position: "lookout", profileIds: ["mia"] },
        { position: "anchor", profileIds: ["josh", "mia"] },
      ],
    });
    const watches = generateWatches(wanted, zones, { taken: nobodyTaken, unfit: everybodyFit });
    expect(watches.filter(({ position }) => position === "lookout").map(({ from, until }) => [from, until])).toEqual([
      [at("2026-06-22T05:00"), at("2026-06-22T06:00")],
      [at("2026-06-22T20:00"), at("2026-06-22T22:00")],
    ]);
    expect(watches.find(({ position }) => position === "anchor")?.from).toEqual(at("2026-06-22T22:00"));
  });

  it("lose and gain no hour when the clock is moved", () => {
    const wanted = passage({ startsOn: day("2026-10-24"), endsOn: day("2026-10-25") });
    const watches = generateWatches(wanted, zones, { taken: nobodyTaken, unfit: everybodyFit });
    const hours = watches.map(({ from, until }) => (until.getTime() - from.getTime()) / 3_600_000);
    expect(hours.reduce((sum, length) => sum + length, 0)).toBe(49);
  });
});

const people = ["anna", "luca", "tom", "mia", "josh", "marek"];
const startsOn = day("2026-03-27");
const begins = at("2026-03-27T00:00").getTime();
const hour = (hours: number) => new Date(begins + hours * 3_600_000);

const anyWanted: fc.Arbitrary<WatchesWanted> = fc
  .record({
    days: fc.integer({ min: 0, max: 9 }),
    legs: fc.array(fc.record({ state: fc.constantFrom(...shipStates), at: fc.integer({ min: -10, max: 260 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
    pattern: fc.constantFrom(...watchPatterns),
    ownHours: fc.array(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 8 }),
    teams: fc.uniqueArray(
      fc.record({ position: fc.constantFrom(...watchPositions), profileIds: fc.subarray(people, { minLength: 1 }) }),
      { selector: ({ position }) => position, minLength: 1 },
    ),
  })
  .map(({ days, legs, ...rest }) => ({
    ...rest,
    startsOn,
    endsOn: addDays(startsOn, days),
    legs: legs.map(({ state, at: hours }) => ({ state, from: hour(hours) })),
  }));

const anyTaken = fc
  .array(
    fc.record({ who: fc.constantFrom(...people), from: fc.nat({ max: 240 }), hours: fc.integer({ min: 1, max: 60 }) }),
  )
  .map((list) => {
    const taken = new Map<string, TimeSpan[]>();
    for (const { who, from, hours } of list)
      taken.set(who, [...(taken.get(who) ?? []), { from: hour(from), until: hour(from + hours) }]);
    return taken;
  });

describe("generated watches", () => {
  it("leave no gap, put nobody on two at once, and heed who is away", () => {
    fc.assert(
      fc.property(anyWanted, anyTaken, (wanted, taken) => {
        const watches = generateWatches(wanted, zones, { taken, unfit: everybodyFit });
        for (const { position } of wanted.teams) {
          const own = watches.filter((watch) => watch.position === position);
          const gaps = stretchesOf(position, wanted, zones).flatMap((stretch) => uncovered(stretch, own));
          expect(gaps).toEqual([]);
          expect(own.some((one, index) => own.slice(index + 1).some((other) => overlaps(one, other)))).toBe(false);
        }
        for (const who of people) {
          const own = watches.filter(({ profileId }) => profileId === who);
          expect(own.some((one, index) => own.slice(index + 1).some((other) => overlaps(one, other)))).toBe(false);
          expect(own.some((watch) => (taken.get(who) ?? []).some((span) => overlaps(span, watch)))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("have nobody only where nobody of the team is free, and every such hole is told", () => {
    fc.assert(
      fc.property(anyWanted, anyTaken, (wanted, taken) => {
        const watches = generateWatches(wanted, zones, { taken, unfit: everybodyFit });
        const holes = holesOf(wanted, watches, { zones, now: new Date(0) });
        for (const watch of watches.filter(({ profileId }) => profileId === null)) {
          const team = wanted.teams.find(({ position }) => position === watch.position)?.profileIds ?? [];
          const isBusy = (id: string) =>
            (taken.get(id) ?? []).some((span) => overlaps(span, watch)) ||
            watches.some((other) => other.profileId === id && overlaps(other, watch));
          expect(team.every(isBusy)).toBe(true);
          expect(holes.some((hole) => hole.position === watch.position && overlaps(hole, watch))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
