import { cursorOf } from "@ymp/core/page";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { counters, equipment, readings } from "@ymp/db/schema/equipment";
import { jobs, workHistory } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { changes, comments } from "@ymp/db/schema/platform";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { withinItem } from "./branch.ts";
import { type EquipmentHistoryInput, type HistoryKind, historyKinds } from "./equipment.schema.ts";
import { historyLine } from "./history.schema.ts";

const cursor = cursorOf(z.tuple([z.string(), z.uuid()]));
const historyRow = z.object({
  id: z.uuid(),
  at: z.string(),
  equipmentId: z.uuid().nullable(),
  equipmentName: z.string().nullable(),
  byName: z.string().nullable(),
  line: historyLine,
});

type Source = (place: { vesselId: string; within: SQL }) => SQL;

const jobsWithin = ({ vesselId, within }: { vesselId: string; within: SQL }) =>
  sql`(select j.id from ${jobs} j where j.vessel_id = ${vesselId} and j.equipment_id in ${within})`;

/** Each source gives id, at, equipment_id, user_id and its line. What another source tells better is left out of `change`. */
const sources: Record<HistoryKind, Source> = {
  reading: ({ vesselId, within }) => sql`
    select r.id, r.read_at as at, c.equipment_id, r.created_by as user_id, jsonb_build_object('kind', 'reading', 'counterKind', c.kind,
      'reading', r.reading, 'total', r.total, 'source', r.source, 'jobId', r.job_id, 'note', r.note) as line
    from ${readings} r join ${counters} c on c.vessel_id = r.vessel_id and c.id = r.counter_id
    where r.vessel_id = ${vesselId} and c.equipment_id in ${within} and r.withdrawn_at is null`,
  work: ({ vesselId, within }) => sql`
    select w.id, w.done_at as at, w.equipment_id, w.created_by as user_id, jsonb_build_object('kind', 'work', 'outcome', w.outcome,
      'jobId', w.job_id, 'title', w.title, 'dueOn', w.due_on, 'doneBy', p.first_name || ' ' || p.last_name, 'workDone', w.work_done,
      'spentTenths', w.spent_tenths, 'total', w.total, 'parts', w.parts) as line
    from ${workHistory} w left join ${profiles} p on p.vessel_id = w.vessel_id and p.id = w.done_by_profile_id
    where w.vessel_id = ${vesselId} and w.equipment_id in ${within} and w.withdrawn_at is null`,
  job: ({ vesselId, within }) => sql`
    select j.id, j.created_at as at, j.equipment_id, j.created_by as user_id, jsonb_build_object('kind', 'job', 'jobId', j.id,
      'number', j.number, 'year', j.year, 'jobKind', j.kind, 'title', j.title) as line
    from ${jobs} j where j.vessel_id = ${vesselId} and j.equipment_id in ${within} and j.plan_id is null and j.archived_at is null`,
  remark: (place) => sql`
    select m.id, m.created_at as at, case m.record_kind when 'equipment' then m.record_id end as equipment_id, m.created_by as user_id,
      jsonb_build_object('kind', 'remark', 'recordKind', m.record_kind, 'recordId', m.record_id, 'body', m.body) as line
    from ${comments} m where m.vessel_id = ${place.vesselId} and m.deleted_at is null
      and (m.record_kind = 'equipment' and m.record_id in ${place.within} or m.record_kind = 'job' and m.record_id in ${jobsWithin(place)})`,
  change: (place) => sql`
    select h.id, h.created_at as at, case h.record_kind when 'equipment' then h.record_id end as equipment_id, h.user_id,
      jsonb_build_object('kind', 'change', 'recordKind', h.record_kind, 'recordId', h.record_id, 'verb', h.verb, 'diff', h.diff,
        'facts', h.facts) as line
    from ${changes} h where h.vessel_id = ${place.vesselId}
      and (h.record_kind = 'equipment' and h.record_id in ${place.within} and h.verb not in ('reading', 'commented')
        or h.record_kind = 'job' and h.record_id in ${jobsWithin(place)} and h.verb in ('postponed', 'cancelled', 'reopened', 'verified')
        or h.record_kind = 'part' and h.related_ids && array(select machine.id from ${place.within} machine)
          and h.verb in ('created', 'updated', 'removed'))`,
};

/** The logbook of a machine and of what belongs to it, the latest first. Every source is read no further than the page needs. */
export async function listHistory(tx: Db, vesselId: string, input: EquipmentHistoryInput) {
  const within = withinItem(vesselId, input.id);
  const seen = input.cursor ? cursor.decode(input.cursor) : undefined;
  const beyond = seen ? sql`where (s.at, s.id) < (${seen[0]}::timestamptz, ${seen[1]}::uuid)` : sql``;
  const wanted = input.limit + 1;
  const parts = (input.kinds ?? historyKinds).map(
    (kind) =>
      sql`(select * from (${sources[kind]({ vesselId, within })}) s ${beyond} order by s.at desc, s.id desc limit ${wanted}::int)`,
  );
  const found = await tx.execute(sql`
    select s.id, to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, s.equipment_id as "equipmentId",
      e.name as "equipmentName", u.name as "byName", s.line
    from (${sql.join(parts, sql` union all `)}) s
    left join ${equipment} e on e.vessel_id = ${vesselId} and e.id = s.equipment_id
    left join ${users} u on u.id = s.user_id
    order by s.at desc, s.id desc limit ${wanted}::int`);
  const rows = z.array(historyRow).parse([...found]);
  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  return {
    rows: page.map(({ line, at, ...entry }) => ({ ...entry, at: new Date(at), ...line })),
    nextCursor: last ? cursor.encode([last.at, last.id]) : null,
  };
}
