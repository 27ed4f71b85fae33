import { can } from "@ymp/core/access/resolve-access";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { type ContractField, contractPolicy, heldContract } from "@ymp/core/leave/contract-fields";
import { contractAccess, hasLeave } from "@ymp/core/leave/leave-rights";
import { faultsOfTerms, type LeaveTerms } from "@ymp/core/leave/leave-terms";
import { contracts, leaveAdjustments } from "@ymp/db/schema/leave";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import {
  adjustmentsOf,
  contractsOf,
  deleteAdjustment,
  findAdjustment,
  findContract,
  insertAdjustment,
  insertContract,
  updateContract,
} from "./contracts.repository.ts";
import { findPerson, type PersonRow } from "./crew.repository.ts";
import { type ContractRow, contractRecord, leaveAdjustmentRecord } from "./leave.record.ts";
import { takeLeaveTurn } from "./leave.repository.ts";
import type { AddAdjustmentInput, SaveContractInput } from "./leave.schema.ts";
import type { Versioned } from "./requests.service.ts";
import { leaveReader, onLeaveOf } from "./standing.service.ts";

const mostContracts = 200;
const mostAdjustments = 500;

async function expectPerson(scope: VesselScope, profileId: string | null, needed: "view" | "edit"): Promise<PersonRow> {
  requireInsider(scope);
  const person = expectRow(profileId === null ? undefined : await findPerson(scope.tx, scope.vesselId, profileId));
  const held = contractAccess(leaveReader(scope), onLeaveOf(person));
  if (held === "none") throw new AppError("not_found", "refusals:recordNotFound");
  if (needed === "edit" && held !== "edit") throw new AppError("forbidden", "leave:refusal.contracts");
  return person;
}

/** What was agreed with somebody, the newest first, with the corrections made under each. */
export async function readContracts(scope: VesselScope, asked: string | undefined) {
  const profileId = asked ?? scope.profileId;
  const person = await expectPerson(scope, profileId, "view");
  const { tx, vesselId } = scope;
  const [rows, adjustments] = await Promise.all([
    wholeUpTo(contractsOf(tx, vesselId, [person.id]), mostContracts, "refusals:noRoom"),
    wholeUpTo(adjustmentsOf(tx, vesselId, [person.id]), mostContracts * mostAdjustments, "refusals:noRoom"),
  ]);
  const mayEdit = contractAccess(leaveReader(scope), onLeaveOf(person)) === "edit";
  const today = shipsDay(scope);
  return {
    profileId: person.id,
    contracts: rows.map(({ vesselId: _, createdBy: __, ...row }) => ({
      ...row,
      adjustments: adjustments.filter(({ contractId }) => contractId === row.id),
      can: {
        fields: mayEdit ? fieldsFor(scope, contractPolicy, heldContract({ ...row, createdBy: null }, today)) : [],
      },
    })),
    can: { add: mayEdit, papers: can(scope.access, "employees:view") },
  };
}
export type ContractsAnswer = Awaited<ReturnType<typeof readContracts>>;

/** Enters a contract, or changes one that is in force. */
export async function saveContract(scope: VesselScope, input: SaveContractInput): Promise<Versioned> {
  const { id, version, base, profileId, ...values } = input;
  const { tx, vesselId, now } = scope;
  const person = await expectPerson(scope, profileId, "edit");
  // Balances hang on it, and whoever grants leave has counted by it.
  await takeLeaveTurn(tx, vesselId);
  const before = await findContract(tx, vesselId, id);
  if (version === undefined) return beginContract(scope, person, { id, before, values });
  if (before?.profileId !== person.id) throw new AppError("not_found", "refusals:recordNotFound");
  if (!expectBase(before, { version, base }, values)) return { id, version: before.version };
  expectFields(scope, before, changedFields(contractPolicy, before, values));
  const wanted = withChanges(before, values);
  await expectLawful(scope, wanted);
  const after = await updateContract(tx, before, definedOf(values), now);
  await recordChange(scope, contractRecord, id, {
    ...{ verb: "updated", before, after },
    ...{ facts: factsOf(person, after), relatedIds: [person.id] },
  });
  return { id, version: after.version };
}

type Values = Omit<SaveContractInput, "id" | "version" | "base" | "profileId">;

async function beginContract(
  scope: VesselScope,
  person: PersonRow,
  { id, before, values }: { id: string; before: ContractRow | undefined; values: Values },
): Promise<Versioned> {
  const { tx, vesselId } = scope;
  const sent = await sentBefore(scope, id, before, { profileId: person.id });
  if (sent) return { id, version: sent.version };
  if (!hasLeave(person)) throw new AppError("conflict", "leave:refusal.noCrew");
  const of = [[contracts.profileId, person.id]] as const;
  await expectRoom(tx, contracts, { vesselId, most: mostContracts, of });
  const { rank, startsOn, basis = "annual" } = values;
  if (rank === undefined || startsOn === undefined) throw new AppError("invalid", "leave:refusal.datesMissing");
  const row = { ...stampOf(scope, id), ...values, profileId: person.id, rank, startsOn, basis };
  await expectLawful(scope, withChanges({ ...emptyTerms, id, profileId: person.id, startsOn, basis }, values));
  const after = await insertContract(tx, row);
  await recordChange(scope, contractRecord, id, {
    ...{ verb: "created", after },
    ...{ facts: factsOf(person, after), relatedIds: [person.id] },
  });
  return { id, version: after.version };
}

const emptyTerms: Omit<LeaveTerms, "startsOn" | "basis"> = {
  ...{ endsOn: null, minimum: "mlc" as const, annual: null, onDays: null, offDays: null },
  ...{ travel: 0, carryOver: null, opening: 0 },
};

type Terms = LeaveTerms & Pick<ContractRow, "id" | "profileId">;

async function expectLawful(scope: VesselScope, wanted: Terms): Promise<void> {
  const { tx, vesselId } = scope;
  assertAllowed(faultsOfTerms(wanted));
  const others = await wholeUpTo(contractsOf(tx, vesselId, [wanted.profileId]), mostContracts, "refusals:noRoom");
  const meets = others.some(
    (other) =>
      other.id !== wanted.id &&
      (other.endsOn === null || other.endsOn >= wanted.startsOn) &&
      (wanted.endsOn === null || other.startsOn <= wanted.endsOn),
  );
  assertAllowed(meets ? [{ messageKey: "leave:refusal.contractOverlaps", field: "startsOn" }] : [], "conflict");
}

const expectFields = (scope: VesselScope, contract: ContractRow, fields: readonly ContractField[]) =>
  expectMayChange(scope, contractPolicy, heldContract(contract, shipsDay(scope)), fields);

const factsOf = ({ firstName, lastName }: PersonRow, { rank, startsOn }: ContractRow) => ({
  ...{ name: `${firstName} ${lastName}`.trim(), rank, from: startsOn },
});

async function expectContract(scope: VesselScope, id: string) {
  const contract = expectRow(await findContract(scope.tx, scope.vesselId, id));
  const person = await expectPerson(scope, contract.profileId, "edit");
  expectFields(scope, contract, ["adjustments"]);
  return { contract, person };
}

/** Corrects a balance by hand, for a reason. */
export async function addAdjustment(scope: VesselScope, input: AddAdjustmentInput): Promise<Versioned> {
  const { tx, vesselId } = scope;
  await takeLeaveTurn(tx, vesselId);
  const { id, contractId, onDay, days, reason } = input;
  const { contract, person } = await expectContract(scope, contractId);
  const sent = await sentBefore(scope, id, await findAdjustment(tx, vesselId, id), { contractId });
  if (sent) return { id, version: sent.version };
  const isOutside = onDay < contract.startsOn || (contract.endsOn !== null && onDay > contract.endsOn);
  assertAllowed(isOutside ? [{ messageKey: "leave:refusal.outsideContract", field: "onDay" }] : []);
  const of = [[leaveAdjustments.contractId, contractId]] as const;
  await expectRoom(tx, leaveAdjustments, { vesselId, most: mostAdjustments, of });
  const row = await insertAdjustment(tx, { ...stampOf(scope, id), contractId, onDay, days, reason });
  await recordChange(scope, leaveAdjustmentRecord, contractId, {
    verb: "adjusted",
    facts: { ...factsOf(person, contract), days, on: onDay, reason },
    relatedIds: [person.id],
  });
  return { id, version: row.version };
}

export async function removeAdjustment(scope: VesselScope, { id, version }: Versioned): Promise<void> {
  const { tx, vesselId } = scope;
  await takeLeaveTurn(tx, vesselId);
  const { contractId } = expectRow(await findAdjustment(tx, vesselId, id));
  const { contract, person } = await expectContract(scope, contractId);
  const held = expectRow(await findAdjustment(tx, vesselId, id));
  expectVersion(held, version);
  await deleteAdjustment(tx, held);
  await recordChange(scope, leaveAdjustmentRecord, contractId, {
    verb: "adjustment_removed",
    facts: { ...factsOf(person, contract), days: held.days, on: held.onDay, reason: held.reason },
    relatedIds: [person.id],
  });
}

/** Only what was said; a field left out keeps its value. */
const definedOf = (values: object): Partial<ContractRow> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
