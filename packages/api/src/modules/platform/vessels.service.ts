import { isAdministrator } from "@ymp/core/access/administrators";
import type { Edition } from "@ymp/core/access/modules";
import { accessOverridesSchema } from "@ymp/core/access/overrides-schema";
import { closedReason, subscriptionStateOn } from "@ymp/core/access/subscription";
import { todayIn } from "@ymp/core/calendar-date";
import { openVisitsOn } from "../../platform/accounts/visits.repository.ts";
import { enterFromOutside, lookOver, type Outside, type PlatformRequest } from "../../platform/outside.ts";
import { listPlatformChanges } from "./changes.repository.ts";
import { keptBooks } from "./kept-books.service.ts";
import { countWork, findCompany, listMembers, type VesselRow } from "./vessels.repository.ts";
import type { ListVesselsInput } from "./vessels.schema.ts";
import { captainsOf, figuresOf, listVesselRows, ownVisits, sumVessels } from "./vessels-list.repository.ts";

/** Every vessel of the platform, with its state and how much is on it. */
export function listVessels(request: PlatformRequest, input: ListVesselsInput) {
  return lookOver(request, async (outside) => {
    const { tx, now, actor } = outside;
    const { rows, ...page } = await listVesselRows(tx, input, now);
    const ids = rows.map(({ vessel }) => vessel.id);
    const [figures, captains, visits] = await Promise.all([
      figuresOf(tx, ids),
      captainsOf(tx, ids),
      ownVisits(tx, actor.userId ?? "", now),
    ]);
    const figuresById = new Map(figures.map((figure) => [figure.vesselId, figure]));
    const captainsOn = ({ id, timeZone }: VesselRow) =>
      captains
        .filter(({ vesselId, endsOn }) => vesselId === id && (endsOn === null || endsOn >= todayIn(timeZone, now)))
        .map(({ userId, name }) => ({ userId, name }));
    const items = rows.map(({ vessel, companyName }) => ({
      ...standingOf(vessel, now),
      companyName,
      users: figuresById.get(vessel.id)?.users ?? 0,
      storageBytes: figuresById.get(vessel.id)?.storageBytes ?? 0,
      lastActivityAt: figuresById.get(vessel.id)?.lastActivityAt ?? null,
      captains: captainsOn(vessel),
      ownVisit: visits.find(({ vesselId }) => vesselId === vessel.id) ?? null,
    }));
    return { ...page, items };
  });
}
export type PlatformVesselRow = Awaited<ReturnType<typeof listVessels>>["items"][number];

function standingOf(vessel: VesselRow, now: Date) {
  const { id, name, edition, companyId, timeZone, isTemplate, imo, flag, createdAt, version } = vessel;
  const { subscription, subscriptionState, subscriptionEndsOn } = vessel;
  const { suspendedAt, suspendedReason, deletionRequestedAt, deletesAt } = vessel;
  const today = todayIn(timeZone, now);
  return {
    ...{ id, name, edition, companyId, timeZone, isTemplate, imo, flag, createdAt, version },
    ...{ subscription, subscriptionState, subscriptionEndsOn },
    ...{ suspendedAt, suspendedReason, deletionRequestedAt, deletesAt },
    stateInForce: subscriptionStateOn(vessel, today),
    closedReason: closedReason(vessel, today),
  };
}

export function summariseVessels(request: PlatformRequest, { edition }: { edition?: Edition | undefined }) {
  return lookOver(request, ({ tx, now }) => sumVessels(tx, edition, now));
}

/** One vessel as the platform sees it: particulars, figures, who is aboard, and what was done to it from outside. */
export function describeVesselFromOutside(request: PlatformRequest, vesselId: string) {
  return lookOver(request, async (outside) => {
    const scope = await enterFromOutside(outside, vesselId);
    const { vessel } = scope;
    const { tx, now, actor } = outside;
    const [company, [figures], work, members, visits, changes, books] = await Promise.all([
      vessel.companyId ? findCompany(tx, vessel.companyId) : undefined,
      figuresOf(tx, [vesselId]),
      countWork(tx, vesselId),
      listMembers(tx, vesselId),
      openVisitsOn(tx, vesselId, now),
      listPlatformChanges(tx, { kind: "vessel", id: vesselId }, { limit: 20 }),
      keptBooks(scope),
    ]);
    return {
      ...vessel,
      ...standingOf(vessel, now),
      companyName: company?.name ?? null,
      /** What keeps her from being deleted before an archive is made. */
      kept: { numbers: books.books.map(({ number, until }) => ({ number, until })), areArchived: books.areArchived },
      figures: {
        users: figures?.users ?? 0,
        storageBytes: figures?.storageBytes ?? 0,
        lastActivityAt: figures?.lastActivityAt ?? null,
        ...work,
      },
      people: members.map((member) => presentMember(member, vessel, outside)),
      visits: visits.map((visit) => ({ ...visit, isOwn: visit.userId === actor.userId })),
      changes,
    };
  });
}
export type PlatformVessel = Awaited<ReturnType<typeof describeVesselFromOutside>>;

type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

function presentMember(member: MemberRow, vessel: VesselRow, { now }: Outside) {
  const access = accessOverridesSchema.parse(member.access);
  const today = todayIn(vessel.timeZone, now);
  const isGone = member.isDeleted || member.isAccountDeleted;
  return {
    ...member,
    access,
    hasEnded: member.endsOn !== null && member.endsOn < today,
    isAdministrator: isAdministrator({ ...member, access, isDeleted: isGone }, today),
  };
}
