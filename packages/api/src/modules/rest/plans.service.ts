import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { gridInSlots } from "@ymp/core/rest/letters";
import { monthOf } from "@ymp/core/rest/rest-month";
import { whyNotPlan } from "@ymp/core/rest/rest-rights";
import type { VesselScope } from "../../context.ts";
import { asSeen, expectBase } from "../../kit/expect-base.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { restPlanRecord } from "./rest.record.ts";
import { takeTurn } from "./rest.repository.ts";
import type { SaveRestPlanInput } from "./rest.schema.ts";
import { plansUpTo, putPlan } from "./rules.repository.ts";
import { rulesOfMonth } from "./rules.service.ts";
import { expectInSlots } from "./slots.service.ts";
import { expectPerson, readerOf } from "./whose.service.ts";

/** The hours that somebody is to work each day, from a day on; what lies before today was planned otherwise. */
export async function saveRestPlan(
  scope: VesselScope,
  { profileId, fromDay, version, base: sent, grid: told }: SaveRestPlanInput,
): Promise<{ version: number }> {
  const { tx, vesselId, actor, now } = scope;
  const person = await expectPerson(scope, profileId);
  const refusal = actor.kind === "user" ? whyNotPlan(readerOf(scope), person) : "refusals:signedByPersons";
  if (refusal !== null) throw new AppError("forbidden", refusal);
  if (fromDay < shipsDay(scope))
    throw new AppError("invalid", "hours-of-rest:refusal.planPast", {}, { fromDay: "hours-of-rest:refusal.planPast" });
  await takeTurn(tx, vesselId, person.profileId);
  const { slotMinutes } = (await rulesOfMonth(scope, [], monthOf(fromDay))).rules;
  const grid = expectInSlots(told, slotMinutes);
  const base = sent?.grid === undefined ? sent : { grid: gridInSlots(sent.grid, slotMinutes) };
  const plans = (await plansUpTo(tx, vesselId, [person.profileId], fromDay)).map((plan) => ({
    ...plan,
    grid: gridInSlots(plan.grid, slotMinutes),
  }));
  const own = plans.find((plan) => plan.fromDay === fromDay);
  const seen = { grid: plans.findLast((plan) => plan !== own)?.grid ?? null };
  const before = { grid: plans.at(-1)?.grid ?? null, version: own?.version ?? 0 };
  const isNew = expectBase(before, asSeen({ version, base }, seen), { grid });
  if (!isNew) return { version: own?.version ?? 0 };
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const row = await putPlan(tx, { ...stamp, id: own?.id ?? newId(), profileId: person.profileId, fromDay, grid });
  await recordChange(scope, restPlanRecord, row.id, {
    verb: own ? "updated" : "created",
    ...(own ? { before: own } : {}),
    after: row,
    facts: { name: person.name, on: fromDay },
  });
  return { version: row.version };
}
