import { can } from "@ymp/core/access/resolve-access";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { type EngagementField, engagementPolicy, heldEngagement } from "@ymp/core/people/engagement-fields";
import { type EngagementFault, engagementDays, faultOfEngagement } from "@ymp/core/people/engagements";
import { engagements } from "@ymp/db/schema/people";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOfOne } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow } from "../../kit/rows.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import {
  deleteEngagement,
  type EngagementRow,
  findEngagement,
  insertEngagement,
  listEngagements,
  updateEngagement,
} from "./engagements.repository.ts";
import { lacksReason, type SaveEngagementInput } from "./engagements.schema.ts";
import { onboardRecord } from "./onboard.record.ts";
import { lockPerson } from "./onboard.repository.ts";
import { expectReadableService, move } from "./stays.service.ts";

const presented = ({ vesselId: _, createdBy: __, ...engagement }: EngagementRow) => engagement;

/** The person's engagements on this vessel, newest first. */
export async function engagementsOf(scope: VesselScope, profileId: string) {
  await expectReadableService(scope, profileId);
  const rows = await listEngagements(scope.tx, scope.vesselId, profileId);
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const mayEdit = can(scope.access, "employees:edit");
  return rows.map((row) => ({
    ...presented(row),
    days: engagementDays(row, today),
    can: { fields: mayEdit ? fieldsFor(scope, engagementPolicy, heldEngagement(row, today)) : [] },
  }));
}

/** Signs somebody on or off, or mends an engagement of the past. */
export async function saveEngagement(scope: VesselScope, input: SaveEngagementInput): Promise<{ version: number }> {
  const { tx, vesselId } = scope;
  const { id, version, base, movesPerson, ...values } = input;
  expectHappened(scope, "announced", { signedOnOn: input.signedOnOn, signedOffOn: input.signedOffOn });
  const person = expectRow(await lockPerson(tx, vesselId, input.profileId));
  const before = await findEngagement(tx, vesselId, id);
  const sent = version === undefined && (await sentBefore(scope, id, before));
  if (sent) return { version: sent.version };
  if (before) {
    if (before.profileId !== person.id) throw new AppError("not_found", "refusals:recordNotFound");
    const isNew = expectBase(before, { version: version ?? 0, base }, values);
    if (!isNew && !movesPerson) return { version: before.version };
    expectMayMend(scope, before, changedFields(engagementPolicy, before, values));
  } else if (version !== undefined) throw new AppError("not_found", "refusals:recordNotFound");
  const of = [[engagements.profileId, person.id]] as const;
  if (!before) await expectRoom(tx, engagements, { vesselId, most: mostOfOne.engagements, of });
  const wanted = before ? withChanges(before, values) : begunBy(input);
  if (!before) expectMayMend(scope, { ...wanted, createdBy: scope.actor.userId }, ["added"]);
  refuseFault(wanted, await listEngagements(tx, vesselId, person.id));
  const after = before
    ? await updateEngagement(tx, before, { ...values, updatedAt: scope.now })
    : await insertEngagement(tx, { ...wanted, ...stamp(scope), id });
  await recordChange(scope, onboardRecord, person.id, {
    verb: verbOf(before, after),
    before,
    after,
    facts: { rank: after.rank, on: after.signedOffOn ?? after.signedOnOn, port: after.signOffPort ?? after.signOnPort },
  });
  if (movesPerson) await moveAlong(scope, person, after);
  return { version: after.version };
}

const stamp = ({ vesselId, actor, now }: VesselScope) => ({
  vesselId,
  createdBy: actor.userId,
  createdAt: now,
  updatedAt: now,
});

/** Of a new one, rank and first day are named. */
function begunBy({ version: _, base: __, movesPerson: ___, ...values }: SaveEngagementInput) {
  const { rank, signedOnOn, signedOffOn = null } = values;
  return { ...values, rank: expectRow(rank), signedOnOn: expectRow(signedOnOn), signedOffOn };
}

const expectMayMend = (
  scope: VesselScope,
  engagement: Parameters<typeof heldEngagement>[0],
  fields: readonly EngagementField[],
) =>
  expectMayChange(
    scope,
    engagementPolicy,
    heldEngagement(engagement, todayIn(scope.vessel.timeZone, scope.now)),
    fields,
  );

const faultKeys: Record<EngagementFault, { key: string; field: string }> = {
  ends_before_start: { key: "onboard:endsBeforeStart", field: "signedOffOn" },
  overlaps: { key: "onboard:overlaps", field: "signedOnOn" },
};

function refuseFault(
  engagement: Parameters<typeof faultOfEngagement>[0] & Parameters<typeof lacksReason>[0],
  others: readonly EngagementRow[],
): void {
  if (lacksReason(engagement))
    throw new AppError("invalid", "onboard:reasonMissing", {}, { signOffReason: "onboard:reasonMissing" });
  const found = faultOfEngagement(engagement, others);
  if (!found) return;
  const { key, field } = faultKeys[found.fault];
  throw new AppError("invalid", key, {}, { [field]: key });
}

function verbOf(before: EngagementRow | undefined, after: EngagementRow): string {
  if (after.signedOffOn !== null && (before?.signedOffOn ?? null) === null) return "signed_off";
  return before ? "engagement_changed" : "signed_on";
}

/** Anyone who signs on today comes aboard with it; anyone who signs off leaves for good. Days to come move nobody. */
async function moveAlong(
  scope: VesselScope,
  person: Parameters<typeof move>[1],
  { signedOnOn, signedOffOn }: EngagementRow,
): Promise<void> {
  const today = todayIn(scope.vessel.timeZone, scope.now);
  if (signedOffOn !== null && signedOffOn <= today) await move(scope, person, { isOnboard: false, reason: "left" });
  else if (signedOnOn <= today) await move(scope, person, { isOnboard: true, reason: "joined" });
}

/** Takes out what was entered by mistake. */
export async function removeEngagement(scope: VesselScope, id: string): Promise<void> {
  const before = expectRow(await findEngagement(scope.tx, scope.vesselId, id));
  expectMayMend(scope, before, ["removed"]);
  await deleteEngagement(scope.tx, scope.vesselId, id);
  await recordChange(scope, onboardRecord, before.profileId, {
    verb: "engagement_removed",
    facts: { rank: before.rank, on: before.signedOnOn },
  });
}
