import { AppError } from "@ymp/core/errors";
import { fullName } from "@ymp/core/people/profile-fields";
import { earlierServicePolicy, heldEarlierService } from "@ymp/core/sea-service/service-fields";
import { faultOfToldService, overlapsPeriod, type PeriodFault } from "@ymp/core/sea-service/service-periods";
import { mayKeepEarlier } from "@ymp/core/sea-service/service-rights";
import { earlierServices } from "@ymp/db/schema/sea-service";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOfOne } from "../../kit/expect-room.ts";
import { expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import {
  deleteEarlier,
  earlierOf,
  findEarlier,
  insertEarlier,
  isPaperOf,
  updateEarlier,
} from "./earlier.repository.ts";
import { type EarlierServiceRow, servedRecord } from "./sea-service.record.ts";
import type { SaveEarlierServiceInput } from "./sea-service.schema.ts";
import { engagementsOf, findServed } from "./served.repository.ts";
import { expectServed, type ServedPerson } from "./served.service.ts";

/** Service in other ships, newest first. */
export async function readEarlier(scope: VesselScope, profileId: string) {
  const person = await expectServed(scope, profileId);
  const rows = await earlierOf(scope.tx, scope.vesselId, profileId);
  const mayKeep = mayKeepEarlier(scope.access, person);
  return rows.map(({ vesselId: _, createdBy: __, ...service }) => ({
    ...service,
    can: { fields: mayKeep ? fieldsFor(scope, earlierServicePolicy, heldEarlierService(person.isOwn)) : [] },
  }));
}

/** Whose service is written; others who write of it wait. */
async function lockKept(scope: VesselScope, profileId: string): Promise<ServedPerson> {
  const person = await expectServed(scope, profileId);
  if (!mayKeepEarlier(scope.access, person)) throw new AppError("forbidden", "sea-service:refusal.notYours");
  expectRow(await findServed(scope.tx, scope.vesselId, profileId, true));
  return person;
}

/** Tells of service in another ship, or mends what was told. */
export async function saveEarlier(scope: VesselScope, input: SaveEarlierServiceInput): Promise<{ version: number }> {
  const { tx, vesselId } = scope;
  const { id, version, base, profileId, ...values } = input;
  expectHappened(scope, "paper", { startsOn: values.startsOn, endsOn: values.endsOn });
  const person = await lockKept(scope, profileId);
  const before = await findEarlier(tx, vesselId, id);
  if (version === undefined) {
    const sent = await sentBefore(scope, id, before, { profileId });
    if (sent) return { version: sent.version };
    const of = [[earlierServices.profileId, profileId]] as const;
    await expectRoom(tx, earlierServices, { vesselId, most: mostOfOne.engagements, of });
    expectKept(scope, person, ["added"]);
    const { vesselName, capacity, startsOn, endsOn } = values;
    const told = {
      ...{ vesselName: expectRow(vesselName), capacity: expectRow(capacity) },
      ...{ startsOn: expectRow(startsOn), endsOn: expectRow(endsOn) },
    };
    const row = { ...stampOf(scope, id), ...noDays, ...definedOf(values), ...told, profileId };
    await expectRight(scope, row);
    const after = await insertEarlier(tx, row);
    await tell(scope, person, "service_told", after);
    return { version: after.version };
  }
  const known = expectRow(before?.profileId === profileId ? before : undefined);
  if (!expectBase(known, { version, base }, values)) return { version: known.version };
  await expectRight(scope, withChanges(known, values));
  const after = await updateEarlier(tx, known, { ...definedOf(values), updatedAt: scope.now });
  await tell(scope, person, "service_changed", after, known);
  return { version: after.version };
}

const noDays = { actualDays: 0, standByDays: 0, yardDays: 0, watchDays: 0 };

const faultKeys: Record<PeriodFault, { key: string; field: string }> = {
  ends_before_start: { key: "sea-service:endsBeforeStart", field: "endsOn" },
  too_many_days: { key: "sea-service:tooManyDays", field: "actualDays" },
  too_many_watches: { key: "sea-service:tooManyWatches", field: "watchDays" },
};

type Told = Pick<EarlierServiceRow, keyof Parameters<typeof faultOfToldService>[0] | "id" | "profileId"> & {
  readonly paperId?: string | null;
};

async function expectRight(scope: VesselScope, service: Told): Promise<void> {
  const { tx, vesselId } = scope;
  const { id, profileId, paperId } = service;
  const fault = faultOfToldService(service);
  if (fault) throw invalid(faultKeys[fault].key, faultKeys[fault].field);
  const [engagements, others] = await Promise.all([
    engagementsOf(tx, vesselId, profileId),
    earlierOf(tx, vesselId, profileId),
  ]);
  if (
    engagements.some(({ signedOnOn, signedOffOn }) =>
      overlapsPeriod(service, { startsOn: signedOnOn, endsOn: signedOffOn }),
    )
  )
    throw invalid("sea-service:overlapsHere", "startsOn");
  if (others.some((other) => other.id !== id && overlapsPeriod(service, other)))
    throw invalid("sea-service:overlapsOther", "startsOn");
  if (paperId && !(await isPaperOf(tx, vesselId, profileId, paperId)))
    throw invalid("sea-service:noSuchPaper", "paperId");
}

const invalid = (key: string, field: string) => new AppError("invalid", key, {}, { [field]: key });

const expectKept = (scope: VesselScope, { isOwn }: ServedPerson, fields: readonly ("added" | "removed")[]) =>
  expectMayChange(scope, earlierServicePolicy, heldEarlierService(isOwn), fields);

export async function removeEarlier(
  scope: VesselScope,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { tx, vesselId } = scope;
  const found = expectRow(await findEarlier(tx, vesselId, id));
  const person = await lockKept(scope, found.profileId);
  expectKept(scope, person, ["removed"]);
  const before = expectRow(await findEarlier(tx, vesselId, id));
  expectVersion(before, version);
  await deleteEarlier(tx, vesselId, id);
  await tell(scope, person, "service_removed", before);
}

async function tell(
  scope: VesselScope,
  { row }: ServedPerson,
  verb: string,
  { vesselName, startsOn, endsOn, ...service }: EarlierServiceRow,
  before?: EarlierServiceRow,
): Promise<void> {
  await recordChange(scope, servedRecord, service.profileId, {
    verb,
    facts: { name: fullName(row), vessel: vesselName, from: startsOn, to: endsOn },
    ...(before ? { before, after: { vesselName, startsOn, endsOn, ...service } } : {}),
  });
}
