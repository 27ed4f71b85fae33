import { can } from "@ymp/core/access/resolve-access";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { fullName } from "@ymp/core/people/profile-fields";
import { monthName } from "@ymp/core/rest/month-name";
import { whyNotRule } from "@ymp/core/rest/rest-rights";
import { heldIn, isWatchkeeper, usualRules, type VesselRules } from "@ymp/core/rest/vessel-rules";
import type { VesselScope } from "../../context.ts";
import { asSeen, expectBase } from "../../kit/expect-base.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { newestSigned } from "./months.repository.ts";
import { restRulesRecord, restWatchkeeperRecord } from "./rest.record.ts";
import { takeTurn } from "./rest.repository.ts";
import { firstDayOf, type SaveRestRulesInput } from "./rest.schema.ts";
import {
  nextRules,
  nextWatchkeeper,
  putRules,
  putWatchkeeper,
  type RestRulesRow,
  rulesUpTo,
  watchkeepersUpTo,
} from "./rules.repository.ts";
import { expectPerson, type Person, readerOf } from "./whose.service.ts";

/** By which rules each person is judged in a month. */
export interface RulesOfMonth {
  readonly rules: VesselRules;
  readonly isWatchkeeper: (person: Pick<Person, "profileId" | "department">) => boolean;
}

export async function rulesOfMonth(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  profileIds: readonly string[],
  month: CalendarDate,
): Promise<RulesOfMonth> {
  const [rules, watchkeepers] = [
    await rulesUpTo(tx, vesselId, month),
    profileIds.length > 0 ? await watchkeepersUpTo(tx, vesselId, profileIds, month) : [],
  ];
  return {
    rules: rulesFrom(heldIn(rules, month)),
    isWatchkeeper: ({ profileId, department }) => {
      const own = watchkeepers.filter((row) => row.profileId === profileId);
      return isWatchkeeper(department, heldIn(own, month)?.isWatchkeeper);
    },
  };
}

const rulesFrom = (row: RestRulesRow | undefined): VesselRules => {
  if (!row) return usualRules;
  const { limits, periodRule, minPeriodMinutes, exceptionsReference, law } = row;
  const slotMinutes = row.slotMinutes === 15 ? 15 : 30;
  return { limits, periodRule, minPeriodMinutes, slotMinutes, exceptionsReference, law };
};

/** The rules of a month, and since when they hold. */
export async function readRestRules(scope: VesselScope, input: { month: string }) {
  const month = firstDayOf(input.month);
  const held = heldIn(await rulesUpTo(scope.tx, scope.vesselId, month), month);
  const own = held?.month === month ? held : undefined;
  return {
    ...rulesFrom(held),
    month,
    since: held?.month ?? null,
    version: own?.version ?? null,
    mayEdit: can(scope.access, "hourstracker:edit") && whyNotRule(readerOf(scope)) === null,
  };
}

/** The rules from a month on, and of one person whether they stand watches: both, or neither. */
export async function saveRestRules(scope: VesselScope, input: SaveRestRulesInput): Promise<{ version: number }> {
  expectMaster(scope);
  const { watchkeeper, ...rules } = input;
  const saved = await saveRules(scope, rules);
  if (watchkeeper) await saveWatchkeeper(scope, { month: input.month, ...watchkeeper });
  return saved;
}

async function saveRules(
  scope: VesselScope,
  input: Omit<SaveRestRulesInput, "watchkeeper">,
): Promise<{ version: number }> {
  const { tx, vesselId, actor, now } = scope;
  const { version, base, month: named, ...told } = input;
  const month = firstDayOf(named);
  await takeTurn(tx, vesselId, "rules");
  const rows = await rulesUpTo(tx, vesselId, month);
  const held = heldIn(rows, month);
  const own = held?.month === month ? held : undefined;
  const seen = rulesFrom(
    heldIn(
      rows.filter((row) => row !== own),
      month,
    ),
  );
  const before = { ...rulesFrom(held), version: own?.version ?? 0 };
  const { exceptionsReference = null, law = null, slotMinutes = before.slotMinutes } = told;
  const wanted = { ...told, slotMinutes, exceptionsReference, law };
  if (!expectBase(before, asSeen({ version, base }, seen), wanted)) return { version: before.version };
  await expectUnsigned(scope, { from: month, until: await nextRules(tx, vesselId, month) });
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const row = await putRules(tx, { ...stamp, id: own?.id ?? newId(), month, ...wanted });
  await recordChange(scope, restRulesRecord, row.id, {
    verb: own ? "updated" : "created",
    ...(own ? { before: own } : {}),
    after: row,
    facts: { month: named },
  });
  return { version: row.version };
}

/** Says of somebody whether they stand watches, from a month on. */
async function saveWatchkeeper(
  scope: VesselScope,
  input: NonNullable<SaveRestRulesInput["watchkeeper"]> & { month: string },
): Promise<void> {
  const { tx, vesselId, actor, now } = scope;
  const person = await expectPerson(scope, input.profileId);
  const month = firstDayOf(input.month);
  await takeTurn(tx, vesselId, person.profileId);
  const rows = await watchkeepersUpTo(tx, vesselId, [person.profileId], month);
  const before = isWatchkeeper(person.department, heldIn(rows, month)?.isWatchkeeper);
  if (before === input.isWatchkeeper) return;
  const until = await nextWatchkeeper(tx, vesselId, person.profileId, month);
  await expectUnsigned(scope, { from: month, until, profileId: person.profileId });
  const own = rows.find((row) => row.month === month);
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const row = await putWatchkeeper(tx, {
    ...{ ...stamp, id: own?.id ?? newId(), profileId: person.profileId, month },
    isWatchkeeper: input.isWatchkeeper,
  });
  await recordChange(scope, restWatchkeeperRecord, row.id, {
    verb: "updated",
    before: { isWatchkeeper: before },
    after: row,
    facts: { name: person.name, month: input.month },
  });
}

/** @throws AppError conflict where somebody has signed a month that would be judged otherwise: it is corrected first */
async function expectUnsigned(
  { tx, vesselId }: VesselScope,
  within: { from: CalendarDate; until: CalendarDate | undefined; profileId?: string },
): Promise<void> {
  const signed = await newestSigned(tx, vesselId, within);
  if (!signed) return;
  const params = { month: monthName(signed.month), name: fullName(signed) };
  throw new AppError("conflict", "hours-of-rest:refusal.rulesSigned", params);
}

/** @throws AppError forbidden for whoever is not the master, and for scripts */
export function expectMaster(scope: VesselScope): void {
  const refusal = scope.actor.kind === "user" ? whyNotRule(readerOf(scope)) : "refusals:signedByPersons";
  if (refusal !== null) throw new AppError("forbidden", refusal);
}
