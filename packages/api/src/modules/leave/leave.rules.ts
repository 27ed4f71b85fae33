import type { CalendarDate } from "@ymp/core/calendar-date";
import type { LeaveAdjustment, LeaveFacts, TakenLeave } from "@ymp/core/leave/leave-balance";
import { termsOn } from "@ymp/core/leave/leave-terms";
import type { CrewMember } from "@ymp/core/leave/manning";
import { fullName } from "@ymp/core/people/profile-fields";
import type { PersonRow } from "./crew.repository.ts";
import type { ContractRow, LeaveRequestRow } from "./leave.record.ts";

export const takenOf = ({
  type,
  startsOn,
  endsOn,
  startsAtNoon,
  endsAtNoon,
  travel,
}: Pick<LeaveRequestRow, keyof TakenLeave>): TakenLeave => ({
  ...{ type, startsOn, endsOn, startsAtNoon, endsAtNoon, travel },
});

export type Contract = ContractRow & { readonly adjustments: readonly LeaveAdjustment[] };

/** Somebody who works on board, with what was agreed with them and granted to them. */
export interface LeavePerson {
  readonly row: PersonRow;
  readonly name: string;
  /** The newest first. */
  readonly contracts: readonly Contract[];
  readonly granted: readonly LeaveRequestRow[];
  /** Rank and department of the contract in force; of the profile without one. */
  readonly rank: string | null;
  readonly department: PersonRow["department"];
  readonly service: CrewMember["service"];
}

export function leavePersonOf(
  row: PersonRow,
  known: {
    contracts: readonly Contract[];
    granted: readonly LeaveRequestRow[];
    engagements: readonly { startsOn: CalendarDate; endsOn: CalendarDate | null }[];
  },
  on: CalendarDate,
): LeavePerson {
  const { contracts, granted, engagements } = known;
  const terms = termsOn(contracts, on);
  const served = contracts.length > 0 ? contracts : engagements;
  return {
    ...{ row, contracts, granted, name: fullName(row) },
    rank: terms?.rank ?? row.jobTitle,
    department: terms?.department ?? row.department,
    service: served.length > 0 ? served.map(({ startsOn, endsOn }) => ({ startsOn, endsOn })) : null,
  };
}

/** @param without a request whose place is being judged */
export const memberOf = (person: LeavePerson, without?: string): CrewMember => ({
  profileId: person.row.id,
  department: person.department,
  rank: person.rank,
  service: person.service,
  leaves: person.granted.filter(({ id }) => id !== without),
});

export const factsUnder = (contract: Contract, granted: readonly LeaveRequestRow[]): LeaveFacts => ({
  leaves: granted.map(takenOf),
  adjustments: contract.adjustments,
});

/** The rules of a vessel that settled none. */
export const usualRules = { floor: -500, halfDays: true, minimums: [], version: 0 } as const;
