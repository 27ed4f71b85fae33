import { can } from "@ymp/core/access/resolve-access";
import { fullName } from "@ymp/core/people/profile-fields";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { plansAtFault } from "../watch-plans/plans-at-fault.service.ts";
import { unsettledWatches } from "../watches/due-watches.service.ts";
import type { AttentionCard } from "./attention.rules.ts";

/** They have no list of their own to lead to, so the card holds them. */
const linesHeld = 100;

const mayPlan = ({ access }: VesselScope) => can(access, "watchkeeping:edit");

/** Published plans with a watch that has nobody by now, or somebody who cannot stand it. */
export async function watchPlansAtFault(scope: VesselScope): Promise<AttentionCard> {
  const plans = mayPlan(scope) ? await plansAtFault(scope) : [];
  const lines = plans.map(({ id, name, startsOn }) => ({
    ...{ id, recordKind: "watch_plan" as const, recordId: id, title: name, detail: null, on: startsOn },
  }));
  return { kind: "watchPlansAtFault", count: plans.length, lines };
}

/** Watches that nobody wrote they took, and handovers of which one signature is missing: everybody's to officers, else one's own. */
export async function watchCards(scope: VesselScope): Promise<AttentionCard[]> {
  const { missed, unsigned } = await unsettledWatches(scope);
  const isTold = ({ profileId }: { profileId: string }) => mayPlan(scope) || profileId === scope.profileId;
  const line = (id: string, title: string, person: { firstName: string; lastName: string }, at: Date | null) => ({
    ...{ id, recordKind: "watch_log" as const, recordId: id, title, detail: fullName(person) },
    on: at && shipsDay(scope, at),
  });
  const [own, open] = [missed.filter(isTold), unsigned.filter(isTold)];
  return [
    {
      ...{ kind: "watchesMissed", count: own.length },
      lines: own.slice(0, linesHeld).map((watch) => line(watch.id, watch.plan, watch, watch.startsAt)),
    },
    {
      ...{ kind: "watchesUnsigned", count: open.length },
      lines: open.slice(0, linesHeld).map((log) => line(log.id, log.name, log, log.handedAt)),
    },
  ];
}
