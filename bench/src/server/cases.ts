import type postgres from "postgres";
import { membersWithSession } from "./fleet/seed-people.ts";
import { sessionToken } from "./fleet/seeding.ts";

/** Whom and what one request is about. Every value is text, so that a replay can put it in the place of another. */
export interface Case {
  readonly vesselId: string;
  readonly userId: string;
  readonly profileId: string;
  readonly token: string;
  readonly jobId: string;
  readonly planId: string;
  readonly equipmentId: string;
  /** The system that the machine belongs to. */
  readonly systemId: string;
  readonly itemId: string;
  readonly locationId: string;
}

/** Those that a recording may bind: what else a case holds never reaches a statement. */
export const boundKeys = [
  "vesselId",
  "userId",
  "profileId",
  "jobId",
  "planId",
  "equipmentId",
  "itemId",
  "locationId",
] as const satisfies (keyof Case)[];

export interface Cases {
  readonly planned: readonly Case[];
  readonly single: readonly Case[];
}

interface Row {
  vesselId: string;
  vessel: number;
  jobId: string;
  planId: string | null;
  equipmentId: string;
  systemId: string;
  itemId: string | null;
  locationId: string | null;
  users: { id: string; profileId: string; member: number }[];
}

/**
 * Open jobs of many vessels, each once and in the name of a member; neighbours in the list are of different vessels. None of
 * a plan that the fleet was seeded with as done today: it could not be completed again.
 */
export async function readCases(sql: postgres.Sql, vesselCount: number, jobsPerVessel: number): Promise<Cases> {
  const rows = await sql<Row[]>`
    with chosen as (
      select j.*, v.number as vessel, row_number() over (partition by j.vessel_id, j.plan_id is null order by md5(j.id::text)) as place
      from jobs j join vessels v on v.id = j.vessel_id
      where v.number <= ${vesselCount} and j.status = 'due' and not j.is_critical
        and not exists (
          select from jobs d
          where d.vessel_id = j.vessel_id and d.plan_id = j.plan_id and d.done_at > now() - interval '2 days'))
    select c.vessel_id as "vesselId", c.vessel, c.id as "jobId", c.plan_id as "planId", c.equipment_id as "equipmentId",
      coalesce(e.parent_id, e.id) as "systemId", p.item_id as "itemId", l.location_id as "locationId", u.users
    from chosen c
    join equipment e on e.vessel_id = c.vessel_id and e.id = c.equipment_id
    left join lateral (select item_id from job_parts where vessel_id = c.vessel_id and job_id = c.id order by item_id limit 1) p on true
    left join lateral (
      select location_id from item_locations where vessel_id = c.vessel_id and item_id = p.item_id order by location_id limit 1) l on true
    join (select vessel_id, json_agg(json_build_object('id', user_id, 'profileId', id, 'member',
        (select substring(username from '-(\\d+)$')::int from users where users.id = user_id)) order by id) as users
      from profiles where user_id is not null group by vessel_id) u on u.vessel_id = c.vessel_id
    where c.place <= ${jobsPerVessel}
    order by c.place, c.vessel`;
  const all = rows.map(caseOf);
  return { planned: firstOfEachPlan(all.filter(({ planId }) => planId)), single: all.filter(({ planId }) => !planId) };
}

/** A plan is completed once a day. */
function firstOfEachPlan(cases: readonly Case[]): Case[] {
  const seen = new Set<string>();
  return cases.filter(({ planId }) => !seen.has(planId) && seen.add(planId));
}

function caseOf({ users, vessel, ...row }: Row, index: number): Case {
  const user = users[Math.floor(index / 7) % membersWithSession];
  if (!user) throw new Error("A vessel of the fleet has nobody with a session.");
  return {
    ...row,
    planId: row.planId ?? "",
    itemId: row.itemId ?? "",
    locationId: row.locationId ?? "",
    userId: user.id,
    profileId: user.profileId,
    token: sessionToken(vessel, user.member),
  };
}
