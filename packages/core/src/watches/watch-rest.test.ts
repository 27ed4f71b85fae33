import { expect, it } from "vitest";
import { addDays, parseCalendarDate } from "../calendar-date.ts";
import { stcw } from "../rest/regimes.ts";
import { candidatesFor, mendingsFor } from "./mending.ts";
import { changedRest, type RestBasis, restUnder, withWatches } from "./watch-rest.ts";

const first = parseCalendarDate("2026-06-22");
const at = (text: string) => new Date(`${text}Z`);
const now = at("2026-06-20T00:00");
const days = (grid: string) =>
  Array.from({ length: 12 }, (_, index) => {
    const on = addDays(first, index - 8);
    return { on, beginsAt: at(`${on}T00:00`), grid, repeatedFrom: null, repeated: null };
  });
const atRest: RestBasis = { regime: stcw, adultFrom: null, days: days(".".repeat(48)) };
const plan = { startsOn: first, endsOn: addDays(first, 1), now };
const watch = (id: string, profileId: string, from: string, until: string) =>
  ({ id, profileId, position: "anchor", from: at(from), until: at(until) }) as const;

it("rest under a plan is counted with its watches, and a limit that they break is told with its interval", () => {
  expect(restUnder(atRest, [], plan)).toMatchObject({ leastRest24h: 1440, caused: [] });
  const long = [watch("1", "mia", "2026-06-22T00:00", "2026-06-22T16:00")];
  const { leastRest24h, caused } = restUnder(atRest, long, plan);
  expect(leastRest24h).toBe(480);
  expect(caused.map(({ rule }) => rule)).toContain("REST_24H");
});

it("hours that lie behind stand as they were recorded, whatever was planned", () => {
  const long = [watch("1", "mia", "2026-06-22T00:00", "2026-06-22T16:00")];
  expect(restUnder(atRest, long, { ...plan, now: at("2026-06-25T00:00") }).caused).toEqual([]);
});

it("a breach that is recorded already is not laid to the plan", () => {
  const tired: RestBasis = { ...atRest, days: days("#".repeat(32) + ".".repeat(16)) };
  expect(restUnder(tired, [], plan).caused).toEqual([]);
});

it("a limit broken is mended by somebody who can take a watch and stays rested", () => {
  const watches = [
    watch("1", "mia", "2026-06-22T00:00", "2026-06-22T08:00"),
    watch("2", "mia", "2026-06-22T10:00", "2026-06-22T18:00"),
    watch("3", "tom", "2026-06-22T18:00", "2026-06-22T22:00"),
  ];
  const bases = new Map([
    ["mia", atRest],
    ["tom", atRest],
  ]);
  const facts = { watches, bases, taken: new Map(), unfit: new Map(), ...plan };
  expect(mendingsFor("mia", candidatesFor("anchor", watches), facts)).toContainEqual({
    watchId: "1",
    profileId: "tom",
  });
  const away = new Map([["tom", [{ from: at("2026-06-21T00:00"), until: at("2026-06-23T00:00") }]]]);
  expect(mendingsFor("mia", ["tom"], { ...facts, taken: away })).toEqual([]);
  const unfit = new Map([
    ["tom", [{ position: "anchor" as const, from: at("2026-06-22T00:00"), until: at("2026-06-23T00:00") }]],
  ]);
  expect(mendingsFor("mia", ["tom"], { ...facts, unfit })).toEqual([]);
});

it("what a change mends is told beside what it breaks", () => {
  const long = [watch("1", "mia", "2026-06-22T00:00", "2026-06-22T16:00")];
  expect(changedRest(atRest, long, [], now).mended.length).toBeGreaterThan(0);
});

it("on a day with watches they take the place of the weekly plan, on others it stands", () => {
  const dayWork = `${".".repeat(16)}${"#".repeat(20)}${".".repeat(12)}`;
  const basis: RestBasis = { ...atRest, days: days(dayWork), unplanned: days(".".repeat(48)) };
  const night = [watch("1", "mia", "2026-06-22T00:00", "2026-06-22T04:00")];
  const { marks } = withWatches(basis, night, now);
  const workOf = (day: number) => marks.slice(day * 48, day * 48 + 48).filter((mark) => mark === "work").length;
  expect([7, 8, 9].map(workOf)).toEqual([20, 8, 20]);
});
