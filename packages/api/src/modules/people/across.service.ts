import { includesLevel } from "@ymp/core/access/permissions";
import { type Access, can } from "@ymp/core/access/resolve-access";
import { todayIn } from "@ymp/core/calendar-date";
import { inScope } from "@ymp/db/scope";
import type { Principal, RequestContext } from "../../context.ts";
import type { Vessel } from "../../platform/accounts/accounts.ts";
import { whoLeft } from "../../platform/accounts/departures.ts";
import { accessOf } from "../../procedures.ts";
import type { Services } from "../../services.ts";
import { everyVessel } from "./people.repository.ts";
import { presentRow } from "./people.rules.ts";
import type { AcrossInput } from "./people.schema.ts";
import { listEverybody } from "./people-list.repository.ts";

/** How many vessels are read at once; each takes a connection. */
const atOnce = 4;

interface Door {
  vessel: Vessel;
  access: Access;
  profileId: string | null;
  /** Looked at by the platform: how to reach people is learnt on a visit, which is recorded and told. */
  isOutside: boolean;
}

/** The people of every vessel on which the caller may see the crew, each read under that vessel's own scope. */
export async function peopleAcross({ services }: RequestContext, principal: Principal, { edition }: AcrossInput) {
  const doors = (await openDoors(services, principal)).filter(
    ({ vessel, access }) =>
      (!edition || vessel.edition === edition) && can(access, "employees:view") && !access.seesOnlyShared,
  );
  const people = [];
  for (let start = 0; start < doors.length; start += atOnce) {
    const some = doors.slice(start, start + atOnce);
    people.push(...(await Promise.all(some.map((door) => peopleBehind(services, principal, door)))));
  }
  return people.flat();
}

async function openDoors(services: Services, principal: Principal): Promise<Door[]> {
  if (mayLookEverywhere(principal)) {
    const vessels = await everyVessel(services.database.db);
    return vessels.map((vessel) => ({
      vessel,
      access: accessFromOutside(principal, vessel, services),
      profileId: null,
      isOutside: true,
    }));
  }
  const { account, limits } = principal;
  const vessels = await services.accounts.listVessels(account, limits);
  const doors = await Promise.all(
    vessels.map(async (vessel) => {
      const entry = await services.accounts.findEntry(account, vessel.id);
      if (!entry) return undefined;
      const { profileId } = entry;
      return { vessel, access: accessOf(principal, entry, services.now()), profileId, isOutside: false };
    }),
  );
  return doors.filter((door) => door !== undefined);
}

function mayLookEverywhere({ account, limits }: Principal): boolean {
  if (!account.isSuperadmin) return false;
  return !limits || (limits.vesselId === null && includesLevel(limits.levels.superadmin ?? "none", "view"));
}

/** What an administrator of the platform would see of the crew on a visit. */
function accessFromOutside(principal: Principal, vessel: Vessel, services: Services): Access {
  const visit = {
    membership: null,
    hasCompanyMembership: false,
    companySince: null,
    hasSupportVisit: true,
    visitSince: null,
  };
  const entry = { ...visit, vessel, profileId: null, photoFileId: null, isOnMailingList: null, companyName: null };
  return accessOf(principal, entry, services.now());
}

async function peopleBehind(services: Services, { account }: Principal, door: Door) {
  const { vessel } = door;
  const scope = { vesselId: vessel.id, userId: account.id, access: "read" } as const;
  const today = todayIn(vessel.timeZone, services.now());
  const rows = await inScope(services.database, scope, async (tx) => {
    const left = await whoLeft(tx, vessel.id, today);
    return (await listEverybody(tx, vessel.id)).map((row) => ({ ...row, hasLeft: left.has(row.id) }));
  });
  const facts = { vesselId: vessel.id, vesselName: vessel.name, companyId: vessel.companyId };
  const reach = door.isOutside ? { email: null, phone: null, photoFileId: null } : {};
  return rows.map((row) => ({ ...presentRow(row, door), ...reach, ...facts }));
}
