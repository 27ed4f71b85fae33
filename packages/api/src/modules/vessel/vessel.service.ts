import { closedReason, subscriptionStateOn } from "@ymp/core/access/subscription";
import { todayIn } from "@ymp/core/calendar-date";
import { holdsNow } from "@ymp/core/clock-window";
import { AppError } from "@ymp/core/errors";
import { heldVessel, vesselPolicy } from "@ymp/core/vessel/vessel-fields";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { vesselRecord } from "./vessel.record.ts";
import {
  accountsOf,
  countPeople,
  findCompanyName,
  findLastEditor,
  findParticulars,
  findVessel,
  lockVessel,
  updateVessel,
  type VesselRow,
  visitsSince,
} from "./vessel.repository.ts";
import { mayEditVessel, withoutOwnersMatters } from "./vessel.rules.ts";
import type { SaveVesselInput } from "./vessel.schema.ts";
import { keepZoneChange } from "./zones.service.ts";

const visitsForMs = 183 * 24 * 60 * 60 * 1000;

export async function getVessel(scope: VesselScope) {
  const [row, particulars] = [
    expectRow(await findVessel(scope.tx, scope.vesselId)),
    expectRow(await findParticulars(scope.tx, scope.vesselId)),
  ];
  const isOutsider = scope.access.seesOnlyShared;
  return {
    ...(isOutsider ? withoutOwnersMatters(particulars) : particulars),
    mayEdit: mayEditVessel(scope.access),
    lastChangedBy: isOutsider ? null : await findLastEditor(scope.tx, scope.vesselId),
    subscription: isOutsider ? null : await subscriptionOf(scope, row),
  };
}

async function subscriptionOf(scope: VesselScope, row: VesselRow) {
  const today = todayIn(row.timeZone, scope.now);
  return {
    edition: row.edition,
    plan: row.subscription,
    state: subscriptionStateOn(row, today),
    closedReason: closedReason(row, today),
    endsOn: row.subscriptionEndsOn,
    companyName: row.companyId ? await findCompanyName(scope.tx, row.companyId) : null,
  };
}

export async function saveVessel(
  scope: VesselScope,
  { version, base, ...particulars }: SaveVesselInput,
): Promise<void> {
  const before = await requireEditable(scope);
  if (!expectBase(before, { version, base }, particulars)) return;
  expectMayChange(scope, vesselPolicy, heldVessel, changedFields(vesselPolicy, before, particulars), "forbidden");
  refuseCrowd({ ...before, ...particulars });
  const after = expectRow(await updateVessel(scope.tx, scope.vesselId, particulars));
  await keepZoneChange(scope, before, after);
  await recordChange(scope, vesselRecord, scope.vesselId, { verb: "update", before, after });
  forgetVessel(scope);
}

/** Everybody's sign-in holds the vessel they are on: her name, her zone. */
function forgetVessel({ afterCommit, services }: VesselScope): void {
  afterCommit.push(async () => services.accounts.forget("*"));
}

/** Half of the pair may be what is kept already, which the input's own check does not see. */
function refuseCrowd({ maxPersons, maxPassengers }: Pick<VesselRow, "maxPersons" | "maxPassengers">): void {
  if (maxPersons === null || maxPassengers === null || maxPassengers <= maxPersons) return;
  throw new AppError("invalid", "vessel:fault.passengers", {}, { maxPassengers: "vessel:fault.passengers" });
}

export async function setVesselPhoto(scope: VesselScope, { fileId }: { fileId: string | null }): Promise<void> {
  const before = await requireEditable(scope);
  expectMayChange(scope, vesselPolicy, heldVessel, ["photoFileId"], "forbidden");
  const picture = fileId === null ? null : await expectFileFor(scope, fileId, { kind: "vessel", id: scope.vesselId });
  if (picture && !picture.mediaType.startsWith("image/"))
    throw new AppError("invalid", "vessel:fault.photoKind", {}, { fileId: "vessel:fault.photoKind" });
  const after = expectRow(await updateVessel(scope.tx, scope.vesselId, { photoFileId: fileId }));
  const facts = { name: picture?.name ?? null };
  await recordChange(scope, vesselRecord, scope.vesselId, { verb: "photo", before, after, facts });
  forgetVessel(scope);
}

async function requireEditable(scope: VesselScope): Promise<VesselRow> {
  if (!mayEditVessel(scope.access)) throw new AppError("forbidden", "vessel:fault.mayNotEdit");
  return expectRow(await lockVessel(scope.tx, scope.vesselId));
}

export async function countVesselPeople({ tx, vesselId, vessel, now }: VesselScope) {
  const today = todayIn(vessel.timeZone, now);
  const [counted, accounts] = [await countPeople(tx, vesselId, today), await accountsOf(tx, vesselId, today)];
  const administrators = accounts.filter(({ role }) => role === "captain");
  return {
    ...counted,
    accounts: accounts.length,
    administrators: administrators.map(({ role: _role, ...person }) => person),
  };
}

/** Who came aboard from the platform in the last half year, and why. */
export async function listVisits({ tx, vesselId, now }: VesselScope) {
  const visits = await visitsSince(tx, vesselId, new Date(now.getTime() - visitsForMs));
  return visits.map((visit) => ({
    ...visit,
    isOpen: visit.endedAt === null && holdsNow({ from: visit.startedAt, until: visit.endsAt }, now),
  }));
}
