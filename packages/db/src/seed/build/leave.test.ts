import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import { leaveBalance } from "@ymp/core/leave/leave-balance";
import { conflictsOfLeave } from "@ymp/core/leave/leave-conflicts";
import { expect, it } from "vitest";
import { seraphine } from "../definitions/seraphine/seraphine.ts";
import { buildVessel } from "./vessel.ts";

const now = new Date("2026-06-18T12:32:00Z");
const { rows } = buildVessel(seraphine, now, 20_190_312, { rows: [], passwordHash: "", pinHash: "" }, new Map());

it("everybody of Seraphine has one contract, and leave of one person never overlaps", () => {
  const crew = rows.profiles.filter(({ role }) => role !== "user");
  expect(rows.contracts.map(({ profileId }) => profileId).toSorted()).toEqual(crew.map(({ id }) => id).toSorted());
  for (const { profileId, startsOn, endsOn } of rows.leaveRequests)
    expect(
      rows.leaveRequests.filter(
        (other) => other.profileId === profileId && other.startsOn <= endsOn && startsOn <= other.endsOn,
      ),
    ).toHaveLength(1);
});

it("what everybody of Seraphine is owed is what somebody of a crew may be owed, now and at the beginning of the book", () => {
  const today = parseCalendarDate("2026-06-18");
  const begunOn = addDays(today, -seraphine.keptForDays);
  const owed = rows.contracts.flatMap(({ id, profileId, ...terms }) => {
    const adjustments = rows.leaveAdjustments.filter(({ contractId }) => contractId === id);
    const facts = {
      leaves: rows.leaveRequests
        .filter((row) => row.profileId === profileId && row.state === "approved")
        .map((row) => ({ startsAtNoon: false, endsAtNoon: false, type: "annual" as const, travel: 0, ...row })),
      adjustments: adjustments.map(({ onDay: on, ...row }) => ({ ...row, on })),
    };
    const termsOf = { endsOn: null, annual: null, onDays: null, offDays: null, travel: 0, opening: 0, carryOver: null };
    return [begunOn, addDays(begunOn, 90), addDays(today, -120), today].map((on) => ({
      ...{ rank: terms.rank, on, days: leaveBalance({ ...termsOf, minimum: "mlc", ...terms }, facts, on).days / 100 },
    }));
  });
  expect(owed.filter(({ days }) => days < -5 || days > 45)).toEqual([]);
});

it("what the lead deckhand asks for would leave too few of deck aboard", () => {
  const asked = rows.leaveRequests.filter(({ state }) => state === "requested");
  expect(asked).toHaveLength(1);
  const [request] = asked;
  if (!request) return;
  const members = rows.contracts
    .filter(({ department }) => department === "deck")
    .map(({ profileId, rank }) => ({
      ...{ profileId, rank, department: "deck" as const, service: null },
      leaves: rows.leaveRequests.filter((row) => row.profileId === profileId && row.state === "approved"),
    }));
  const person = members.find(({ profileId }) => profileId === request.profileId);
  if (!person) throw new Error("The lead deckhand has no contract");
  const conflicts = conflictsOfLeave(
    {
      ...{ person, others: members.filter((one) => one !== person), floor: -500 },
      ...{ minimums: rows.leaveRules[0]?.minimums ?? [], trips: [], watchedDays: [], contracts: [], granted: [] },
    },
    {
      ...{ startsOn: request.startsOn, endsOn: request.endsOn, startsAtNoon: false, endsAtNoon: false },
      ...{ type: "annual" as const, travel: 0 },
    },
  );
  expect(conflicts).toContainEqual(expect.objectContaining({ kind: "manning", aboard: 1, least: 2 }));
});
