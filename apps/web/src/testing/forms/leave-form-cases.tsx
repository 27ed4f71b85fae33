import { contractPolicy } from "@ymp/core/leave/contract-fields";
import { ContractDialog } from "../../features/leave/contract-dialog.tsx";
import { aContract, itBreaks, ownLeave } from "../../features/leave/leave.fixture.ts";
import { LeaveFormSheet } from "../../features/leave/leave-form-sheet.tsx";
import type { FormCase } from "./form-case.ts";
import { saved } from "./form-records.ts";

export const leaveForms: FormCase[] = [
  {
    file: "features/leave/leave-form-sheet.tsx",
    record: ownLeave,
    draw: (one, close) => <LeaveFormSheet leave={saved(one)} halfDays onClose={close} />,
    answers: { "leave.tryOut": () => itBreaks },
    get: { path: "leave.get" },
    ...{ save: "leave.save", history: "leave.history", submit: "Ask" },
    field: { label: /^Note/, name: "note", typed: "A wedding", theirs: "A birth" },
    other: { name: "startsAtNoon", value: true },
  },
  {
    file: "features/leave/contract-dialog.tsx",
    record: aContract,
    draw: (one, close) => (
      <ContractDialog profileId={aContract.profileId} contract={saved(one) ?? null} onClose={close} />
    ),
    get: { path: "leave.contracts", within: (one) => ({ profileId: aContract.profileId, contracts: [one], can: {} }) },
    ...{ save: "leave.saveContract", submit: "Save" },
    field: { label: /^Rank/, name: "rank", typed: "Lead deckhand", theirs: "Deckhand" },
    other: { name: "notes", value: "Joined in Antibes" },
    policy: contractPolicy,
  },
];
