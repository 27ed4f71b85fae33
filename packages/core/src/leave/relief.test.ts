import { expect, it } from "vitest";
import type { Department } from "../access/roles.ts";
import { parseCalendarDate as on } from "../calendar-date.ts";
import type { CrewMember } from "./manning.ts";
import { reliefFor } from "./relief.ts";

const july = { startsOn: on("2026-07-06"), endsOn: on("2026-07-19") };
const leave = { ...july, startsAtNoon: false, endsAtNoon: false, type: "annual" as const, travel: 0 };
const member = (profileId: string, rank: string, leaves: CrewMember["leaves"] = []) => ({
  ...{ profileId, rank, leaves, service: null, department: "deck" as Department },
});
const chief: CrewMember = { ...member("chief", "Chief engineer"), department: "engineering" };
const asked = (others: CrewMember[], least: number) => ({
  ...{ person: member("luca", "Bosun"), others, minimums: [{ department: "deck" as const, rank: null, least }] },
  ...{ trips: [], watchedDays: [], contracts: [], granted: [], floor: -500 },
});

it("names who is aboard through the whole leave, of the same rank first, and nobody of another department", () => {
  const others = [member("mia", "Deckhand"), member("josh", "bosun "), member("ana", "Deckhand", [july]), chief];
  expect(reliefFor(asked(others, 1), leave)).toEqual([
    { profileId: "josh", kind: "aboard", isSameRank: true },
    { profileId: "mia", kind: "aboard", isSameRank: false },
  ]);
});

it("where too few stay aboard, names whose own leave would have to move for it, if that is enough", () => {
  const others = [member("mia", "Deckhand"), member("josh", "Bosun", [july]), chief];
  expect(reliefFor(asked(others, 2), leave)).toEqual([{ profileId: "josh", kind: "comes back", isSameRank: true }]);
  expect(reliefFor(asked(others, 3), leave)).toEqual([]);
});
