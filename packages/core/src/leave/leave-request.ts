import type { CalendarDate } from "../calendar-date.ts";

/** Only annual leave is taken off the balance: sickness, time for time and the rest are none (MLC A2.4.4, B2.4). */
export const leaveTypes = ["annual", "compensatory", "sick", "family", "unpaid"] as const;
export type LeaveType = (typeof leaveTypes)[number];
export const isAnnual = (type: LeaveType): boolean => type === "annual";

/** As it is kept. That it was taken follows from the days. */
export const leaveStates = ["draft", "requested", "approved", "refused", "cancelled"] as const;
export type LeaveState = (typeof leaveStates)[number];
export type ShownLeaveState = LeaveState | "taken";

/** Takes the person's days: nothing else of theirs may lie on them. */
export const standingLeaveStates = ["requested", "approved"] as const satisfies readonly LeaveState[];

export const shownLeaveState = (state: LeaveState, endsOn: CalendarDate, today: CalendarDate): ShownLeaveState =>
  state === "approved" && endsOn < today ? "taken" : state;

export const leaveActs = ["edit", "ask", "cancel", "approve", "refuse"] as const;
export type LeaveAct = (typeof leaveActs)[number];

/** What somebody is to a request. Nobody decides on their own. */
export type LeaveRole = "own" | "decider" | "reader";

const acts: Readonly<Record<LeaveRole, Partial<Record<ShownLeaveState, readonly LeaveAct[]>>>> = {
  own: {
    draft: ["edit", "ask", "cancel"],
    requested: ["edit", "cancel"],
    refused: ["edit", "ask", "cancel"],
    approved: ["cancel"],
  },
  decider: { requested: ["approve", "refuse"], approved: ["cancel"] },
  reader: {},
};

/** Once it has begun, days of it are taken: whoever decides calls the person back, and they stay taken. */
export const leaveActsOf = (
  state: ShownLeaveState,
  role: LeaveRole,
  { hasBegun }: { hasBegun: boolean },
): readonly LeaveAct[] => (state === "approved" && hasBegun && role === "own" ? [] : (acts[role][state] ?? []));
