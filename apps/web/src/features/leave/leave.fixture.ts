import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { contractFields } from "@ymp/core/leave/contract-fields";
import type { Contract, Leave, LeavePerson, LeaveYear, OpenedLeave, OwnLeave, WhatItDoes } from "./leave.queries.ts";

const asked = new Date("2026-06-15T08:00:00Z");
export const lucaId = newId();

export const aContract: Contract = {
  ...{ id: newId(), version: 2, profileId: lucaId, rank: "Bosun", department: "deck" },
  ...{ startsOn: on("2026-01-01"), endsOn: null, basis: "annual", minimum: "mlc", annual: 6000 },
  ...{ onDays: null, offDays: null, travel: 200, carryOver: null, opening: 300, notes: null },
  ...{ createdAt: asked, updatedAt: asked, adjustments: [], can: { fields: contractFields } },
};

export const aLeave: Leave = {
  ...{ id: newId(), version: 1, profileId: lucaId, type: "annual", state: "requested", note: "My sister marries." },
  ...{ startsOn: on("2026-07-06"), endsOn: on("2026-07-19"), startsAtNoon: false, endsAtNoon: false, travel: 0 },
  ...{ askedAt: asked, updatedAt: asked, reason: null, decidedAt: null, offeredFrom: null, offeredTo: null },
  ...{ jobId: null, days: 1400, cost: 1400, can: { acts: ["approve", "refuse"] } },
};

export const itBreaks: WhatItDoes = {
  ...{ days: 1400, cost: 1400, travel: 0, manningKept: true, mayBreak: true },
  balance: { before: 1270, after: -130, on: on("2026-07-19") },
  conflicts: [
    {
      ...{ kind: "manning", department: "deck", rank: null, aboard: 1, least: 2 },
      ...{ startsOn: on("2026-07-06"), endsOn: on("2026-07-14") },
    },
    { kind: "negative", days: -130, floor: -500, on: on("2026-07-19") },
  ],
  relief: [{ profileId: newId(), name: "Mia Kovač", rank: "Deckhand", kind: "comes back", isSameRank: false }],
  fits: [{ startsOn: on("2026-07-16"), endsOn: on("2026-07-29"), shift: 10 }],
};

export const openedLeave: OpenedLeave = {
  ...{ ...aLeave, name: "Luca Ferri", firstName: "Luca", isOwn: false, answeredBy: null, does: itBreaks },
};

/** The same as the person themselves have it. */
export const ownLeave: OpenedLeave = { ...openedLeave, isOwn: true, can: { acts: ["edit", "cancel"] } };

export const luca: LeavePerson = {
  ...{ id: lucaId, name: "Luca Ferri", firstName: "Luca", lastName: "Ferri", color: "#e0925b", photoFileId: null },
  ...{ role: "decider", rank: "Bosun", department: "deck", isOwn: false, balance: 950, yearEnd: 600 },
  ...{ contract: "view", leaves: [aLeave] },
};

export const aYear: LeaveYear = {
  ...{ year: 2026, today: on("2026-06-17"), people: [luca] },
  rules: { floor: -500, halfDays: true, minimums: [{ department: "deck", rank: null, least: 2 }], version: 1 },
  trips: [{ id: newId(), name: "C-05", startsOn: on("2026-07-08"), endsOn: on("2026-07-15") }],
  aboard: [
    {
      ...{ department: "deck", rank: null, least: 2 },
      runs: [{ startsOn: on("2026-07-06"), endsOn: on("2026-07-14"), value: 1 }],
    },
  ],
  ...{ yards: [], hasMore: false, nextCursor: null },
  toDecide: { count: 1, next: { id: aLeave.id, startsOn: aLeave.startsOn } },
  can: { ask: true, rules: true, decide: true },
};

export const own: OwnLeave = {
  ...{ today: on("2026-06-17"), halfDays: true, travel: 0, isCrew: true },
  requests: [{ ...aLeave, can: { acts: ["edit", "cancel"] } }],
};
