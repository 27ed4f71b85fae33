import type { Edition } from "@ymp/core/access/modules";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { expectBase } from "../../kit/expect-base.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import type { Outside, PlatformRequest } from "../../platform/outside.ts";
import { changeVessel } from "./changing.service.ts";
import { findCompany, type VesselRow } from "./vessels.repository.ts";
import type { ExtendInput, SetSubscriptionInput, UpdateVesselInput } from "./vessels.schema.ts";

/** With another company, its people enter the vessel from then on, and those of the one before no longer do. */
export async function updateVessel(request: PlatformRequest, input: UpdateVesselInput): Promise<void> {
  const { vesselId, version, base, ...patch } = input;
  await changeVessel(request, vesselId, async (vessel, outside) => {
    if (!expectBase(vessel, { version, base }, patch)) return null;
    const { companyId = vessel.companyId } = patch;
    const alongside = companyId === vessel.companyId ? undefined : await moveToCompany(outside, vessel, companyId);
    return { patch, verb: "updated", facts: { name: patch.name ?? vessel.name }, alongside };
  });
}

/** Stands in the history of the vessel as a change of its own. */
async function moveToCompany(outside: Outside, vessel: VesselRow, companyId: string | null) {
  const { tx } = outside;
  const before = vessel.companyId ? await findCompany(tx, vessel.companyId) : undefined;
  const after = companyId ? await findCompany(tx, companyId) : undefined;
  if (companyId && !after) throw new AppError("not_found", "platform:noSuchCompany");
  const facts = { from: before?.name ?? null, to: after?.name ?? null };
  return () => recordPlatformChanges(outside, { subject: { kind: "vessel", id: vessel.id }, verb: "company", facts });
}

/** The same tables and ids serve both editions: nothing is copied and nothing is lost, in either direction. */
export async function setEdition(
  request: PlatformRequest,
  { vesselId, edition }: { vesselId: string; edition: Edition },
): Promise<void> {
  await changeVessel(request, vesselId, (vessel) =>
    vessel.edition === edition
      ? null
      : { patch: { edition }, verb: "edition", facts: { from: vessel.edition, to: edition } },
  );
}

export async function setSubscription(
  request: PlatformRequest,
  { vesselId, version, base, ...wanted }: SetSubscriptionInput,
): Promise<void> {
  await changeVessel(request, vesselId, (vessel) => {
    const held = { version: vessel.version, subscription: vessel.subscription, state: vessel.subscriptionState };
    if (!expectBase(held, { version, base }, wanted)) return null;
    const { subscription = held.subscription, state = held.state } = wanted;
    return {
      patch: { subscription, subscriptionState: state },
      verb: "subscription",
      facts: { kind: subscription, state },
    };
  });
}

/** A last day that has not passed opens a vessel again whose subscription had ended. */
export async function extendSubscription(
  request: PlatformRequest,
  { vesselId, endsOn, version, base }: ExtendInput,
): Promise<void> {
  await changeVessel(request, vesselId, (vessel, { now }) => {
    refusePast(endsOn, vessel.timeZone, now);
    const held = { version: vessel.version, endsOn: vessel.subscriptionEndsOn };
    if (!expectBase(held, { version, base }, { endsOn }) && vessel.subscriptionState === "ACTIVE") return null;
    return {
      patch: { subscriptionEndsOn: endsOn, subscriptionState: "ACTIVE" },
      verb: "extended",
      facts: { from: vessel.subscriptionEndsOn, to: endsOn },
    };
  });
}

export function refusePast(endsOn: CalendarDate | null | undefined, timeZone: string, now: Date): void {
  if (endsOn && endsOn < todayIn(timeZone, now))
    throw new AppError("invalid", "platform:endsInPast", {}, { endsOn: "platform:endsInPast" });
}

/** Shuts everybody out at once; the captain can still take the records out. */
export async function suspendVessel(
  request: PlatformRequest,
  { vesselId, reason }: { vesselId: string; reason: string },
): Promise<void> {
  await changeVessel(request, vesselId, (vessel, { now }) => {
    if (vessel.suspendedAt && vessel.suspendedReason === reason) return null;
    return {
      patch: { suspendedAt: vessel.suspendedAt ?? now, suspendedReason: reason },
      verb: "suspended",
      facts: { reason },
    };
  });
}

export async function resumeVessel(request: PlatformRequest, vesselId: string): Promise<void> {
  await changeVessel(request, vesselId, (vessel) =>
    vessel.suspendedAt ? { patch: { suspendedAt: null, suspendedReason: null }, verb: "resumed" } : null,
  );
}

export async function markTemplate(
  request: PlatformRequest,
  { vesselId, isTemplate }: { vesselId: string; isTemplate: boolean },
): Promise<void> {
  await changeVessel(request, vesselId, (vessel) =>
    vessel.isTemplate === isTemplate ? null : { patch: { isTemplate }, verb: "template", facts: { isTemplate } },
  );
}
