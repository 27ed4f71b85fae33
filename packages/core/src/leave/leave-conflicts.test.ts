import { describe, expect, it } from "vitest";
import { parseCalendarDate as on } from "../calendar-date.ts";
import type { TakenLeave } from "./leave-balance.ts";
import { conflictsOfLeave, datesThatFit, isGrave, type LeaveSituation } from "./leave-conflicts.ts";
import type { LeaveTerms } from "./leave-terms.ts";
import type { CrewMember } from "./manning.ts";

const terms: LeaveTerms & { adjustments: [] } = {
  startsOn: on("2026-01-01"),
  endsOn: null,
  basis: "annual",
  minimum: "mlc",
  annual: 3650,
  onDays: null,
  offDays: null,
  travel: 0,
  carryOver: null,
  opening: 0,
  adjustments: [],
};
const member = (profileId: string, rank: string, leaves: CrewMember["leaves"] = []): CrewMember => ({
  profileId,
  rank,
  department: "deck",
  service: null,
  leaves,
});
const july: TakenLeave = {
  startsOn: on("2026-07-06"),
  endsOn: on("2026-07-19"),
  startsAtNoon: false,
  endsAtNoon: false,
  type: "annual",
  travel: 0,
};
const quiet: LeaveSituation = {
  person: member("luca", "Bosun"),
  others: [member("mia", "Deckhand"), member("josh", "Deckhand")],
  minimums: [{ department: "deck", rank: null, least: 2 }],
  trips: [],
  watchedDays: [],
  contracts: [terms],
  granted: [],
  floor: -500,
};

describe("what stands against a leave", () => {
  it("is nothing while enough are aboard and enough was earned", () => {
    expect(conflictsOfLeave(quiet, july)).toEqual([]);
  });

  it("is a department that falls below its least number, on the days on which it does", () => {
    const josh = member("josh", "Deckhand", [{ startsOn: on("2026-07-01"), endsOn: on("2026-07-14") }]);
    const found = conflictsOfLeave({ ...quiet, others: [member("mia", "Deckhand"), josh] }, july);
    expect(found).toEqual([
      {
        ...{ kind: "manning", department: "deck", rank: null, aboard: 1, least: 2 },
        ...{ startsOn: "2026-07-06", endsOn: "2026-07-14" },
      },
    ]);
    expect(found.every(isGrave)).toBe(true);
  });

  it("tells two gaps apart", () => {
    const josh = member("josh", "Deckhand", [
      { startsOn: on("2026-07-01"), endsOn: on("2026-07-08") },
      { startsOn: on("2026-07-12"), endsOn: on("2026-07-12") },
    ]);
    const found = conflictsOfLeave({ ...quiet, others: [member("mia", "Deckhand"), josh] }, july);
    expect(found).toMatchObject([
      { startsOn: "2026-07-06", endsOn: "2026-07-08" },
      { startsOn: "2026-07-12", endsOn: "2026-07-12" },
    ]);
  });

  it("is a capacity that nobody else fills, whatever its letters", () => {
    const minimums = [{ department: "deck" as const, rank: "bosun ", least: 1 }];
    expect(conflictsOfLeave({ ...quiet, minimums }, july)).toMatchObject([
      { kind: "manning", rank: "bosun ", aboard: 0 },
    ]);
  });

  it("is nothing for a department in which the person does not count, or is not aboard", () => {
    const minimums = [{ department: "engineering" as const, rank: null, least: 2 }];
    expect(conflictsOfLeave({ ...quiet, minimums }, july)).toEqual([]);
    const gone = { ...quiet.person, service: [{ startsOn: on("2025-01-01"), endsOn: on("2025-12-31") }] };
    const few = [{ department: "deck" as const, rank: null, least: 9 }];
    expect(conflictsOfLeave({ ...quiet, person: gone, minimums: few }, july)).toEqual([]);
  });

  it("is another of the same rank who is away", () => {
    const other = member("ann", "BOSUN", [{ startsOn: on("2026-07-18"), endsOn: on("2026-07-30") }]);
    expect(conflictsOfLeave({ ...quiet, others: [...quiet.others, other] }, july)).toEqual([
      { kind: "rank", profileId: "ann", startsOn: "2026-07-18", endsOn: "2026-07-19" },
    ]);
  });

  it("is a trip and a published watch in those days", () => {
    const trips = [{ id: "c05", startsOn: on("2026-07-08"), endsOn: on("2026-07-15") }];
    const watchedDays = [on("2026-07-05"), on("2026-07-18"), on("2026-07-19")];
    expect(conflictsOfLeave({ ...quiet, trips, watchedDays }, july)).toEqual([
      { kind: "trip", tripId: "c05", startsOn: "2026-07-08", endsOn: "2026-07-15" },
      { kind: "watches", days: 2, on: "2026-07-18" },
    ]);
  });

  it("warns of a balance below nothing, and holds one below the floor for grave", () => {
    const march = (endsOn: string) => [{ ...july, startsOn: on("2026-03-01"), endsOn: on(endsOn) }];
    // 20.00 days were earned by 19 July; 14 are asked for.
    expect(conflictsOfLeave({ ...quiet, granted: march("2026-03-06") }, july)).toEqual([]);
    expect(conflictsOfLeave({ ...quiet, granted: march("2026-03-11") }, july)).toEqual([
      { kind: "negative", days: -500, floor: -500, on: "2026-07-19" },
    ]);
    const beyond = conflictsOfLeave({ ...quiet, granted: march("2026-03-12") }, july);
    expect(beyond).toEqual([{ kind: "floor", days: -600, floor: -500, on: "2026-07-19" }]);
    expect(beyond.every(isGrave)).toBe(true);
    expect(conflictsOfLeave({ ...quiet, granted: march("2026-03-12") }, { ...july, type: "sick" })).toEqual([]);
  });

  it("looks at leave that was granted for later as well", () => {
    const later = [{ ...july, startsOn: on("2026-08-01"), endsOn: on("2026-08-30") }];
    expect(conflictsOfLeave({ ...quiet, granted: later }, july)).toMatchObject([{ kind: "floor", on: "2026-08-30" }]);
  });

  it("is a time that no contract covers", () => {
    const contracts = [{ ...terms, endsOn: on("2026-07-10") }];
    expect(conflictsOfLeave({ ...quiet, contracts }, july)).toEqual([{ kind: "noContract" }]);
    expect(conflictsOfLeave({ ...quiet, contracts: [] }, july)).toEqual([{ kind: "noContract" }]);
  });
});

it("proposes the nearest dates of the same length against which nothing stands", () => {
  const trips = [{ id: "c05", startsOn: on("2026-07-08"), endsOn: on("2026-07-15") }];
  expect(datesThatFit({ ...quiet, trips }, july, { today: on("2026-06-17") })).toEqual([
    { startsOn: "2026-06-24", endsOn: "2026-07-07", shift: -12 },
    { startsOn: "2026-07-16", endsOn: "2026-07-29", shift: 10 },
    { startsOn: "2026-07-23", endsOn: "2026-08-05", shift: 17 },
  ]);
  expect(datesThatFit({ ...quiet, contracts: [] }, july, { today: on("2026-06-17") })).toEqual([]);
});
