import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { counters, equipment, readings } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { changes, comments } from "@ymp/db/schema/platform";
import { signatures } from "@ymp/db/schema/signatures";
import { workHistory } from "@ymp/db/schema/work-history";
import { type Slots, statement } from "@ymp/db/statements";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { visibleItemNames } from "../../platform/changes/visible-items.repository.ts";
import { withinItem } from "./branch.ts";
import type { LoggedKind } from "./equipment.record.ts";
import { type EquipmentHistoryInput, type HistoryKind, historyKinds } from "./equipment.schema.ts";
import type { HistoryLine } from "./history-lines.ts";

const pages = keysetPages(z.tuple([z.string(), z.uuid()]));
/** The machine and what belongs to it, and the jobs on those; made once for all sources. */
const within = sql`(select id from branch)`;
const jobsWithin = sql`(select id from branch_jobs)`;

function branchOf(vesselId: Placeholder, id: Placeholder): SQL {
  return sql`branch as materialized ${withinItem(vesselId, id)},
    branch_jobs as materialized (select j.id from ${jobs} j where j.vessel_id = ${vesselId} and j.equipment_id in ${within})`;
}

type Source = (vesselId: Placeholder) => SQL;

/**
 * Each source gives id, at, equipment_id, user_id and its line. What another source tells better is left out of `change`.
 * What is told of several kinds of records is asked for kind by kind: only so is it found by its index.
 */
const sources: Record<HistoryKind, Source> = {
  reading: (vesselId) => sql`
    select r.id, r.read_at as at, c.equipment_id, r.created_by as user_id, jsonb_build_object('kind', 'reading', 'counterKind', c.kind,
      'reading', r.reading, 'total', r.total, 'source', r.source, 'jobId', r.job_id, 'note', r.note) as line
    from ${readings} r join ${counters} c on c.vessel_id = r.vessel_id and c.id = r.counter_id
    where r.vessel_id = ${vesselId} and c.equipment_id in ${within} and r.withdrawn_at is null`,
  work: (vesselId) => sql`
    select w.id, w.done_at as at, w.equipment_id, w.created_by as user_id, jsonb_build_object('kind', 'work', 'outcome', w.outcome,
      'jobId', w.job_id, 'title', w.title, 'dueOn', w.due_on, 'doneBy', p.first_name || ' ' || p.last_name, 'workDone', w.work_done,
      'spentTenths', w.spent_tenths, 'total', w.total, 'parts', w.parts,
      'signedBy', (select string_agg(concat_ws(', ', s.name, s.rank), '; ' order by s.signed_at) from ${signatures} s
        where s.vessel_id = w.vessel_id and s.act_id = w.id)) as line
    from ${workHistory} w left join ${profiles} p on p.vessel_id = w.vessel_id and p.id = w.done_by_profile_id
    where w.vessel_id = ${vesselId} and w.equipment_id in ${within} and w.withdrawn_at is null`,
  job: (vesselId) => sql`
    select j.id, j.created_at as at, j.equipment_id, j.created_by as user_id, jsonb_build_object('kind', 'job', 'jobId', j.id,
      'number', j.number, 'year', j.year, 'jobKind', j.kind, 'title', j.title) as line
    from ${jobs} j where j.vessel_id = ${vesselId} and j.equipment_id in ${within} and j.plan_id is null and j.archived_at is null`,
  remark: (vesselId) =>
    together(
      remarks(vesselId, sql`m.record_kind = 'equipment' and m.record_id in ${within}`),
      remarks(vesselId, sql`m.record_kind = 'job' and m.record_id in ${jobsWithin}`),
    ),
  change: (vesselId) => together(...Object.values(toldChanges).map((of) => told(vesselId, of))),
};

const toldChanges: Record<LoggedKind, SQL> = {
  equipment: sql`h.record_kind = 'equipment' and h.record_id in ${within} and h.verb not in ('reading', 'commented')`,
  job: sql`h.record_kind = 'job' and h.record_id in ${jobsWithin} and h.verb in ('postponed', 'cancelled', 'reopened', 'verified')`,
  part: sql`h.record_kind = 'part' and h.related_ids && array(select id from branch) and h.verb in ('created', 'updated', 'removed')`,
};

const together = (...parts: SQL[]) => sql.join(parts, sql` union all `);

const remarks = (vesselId: Placeholder, of: SQL) => sql`
  select m.id, m.created_at as at, case m.record_kind when 'equipment' then m.record_id end as equipment_id, m.created_by as user_id,
    jsonb_build_object('kind', 'remark', 'recordKind', m.record_kind, 'recordId', m.record_id, 'body', m.body) as line
  from ${comments} m where m.vessel_id = ${vesselId} and m.deleted_at is null and ${of}`;

const told = (vesselId: Placeholder, of: SQL) => sql`
  select h.id, h.created_at as at, case h.record_kind when 'equipment' then h.record_id end as equipment_id, h.user_id,
    jsonb_build_object('kind', 'change', 'recordKind', h.record_kind, 'recordId', h.record_id, 'verb', h.verb, 'diff', h.diff,
      'facts', h.facts) as line
  from ${changes} h where h.vessel_id = ${vesselId} and ${of}`;

interface Asked {
  readonly vesselId: string;
  readonly id: string;
  readonly seenAt: string | null;
  readonly seenId: string | null;
  readonly wanted: number;
}

/** Every source is read no further than the page needs. */
const logbookOf = (kinds: readonly HistoryKind[]) =>
  statement((db, of: Slots<Asked>) => {
    const beyond = sql`where ${of.seenAt}::timestamptz is null or (s.at, s.id) < (${of.seenAt}::timestamptz, ${of.seenId}::uuid)`;
    const parts = kinds.map(
      (kind) =>
        sql`(select * from (${sources[kind](of.vesselId)}) s ${beyond} order by s.at desc, s.id desc limit ${of.wanted}::int)`,
    );
    const lines = sql`(with ${branchOf(of.vesselId, of.id)}
      select s.id, s.at, s.equipment_id, e.name as equipment_name, u.name as by_name, s.line
      from (${sql.join(parts, sql` union all `)}) s
      left join ${equipment} e on e.vessel_id = ${of.vesselId} and e.id = s.equipment_id
      left join ${users} u on u.id = s.user_id
      order by s.at desc, s.id desc limit ${of.wanted}::int) told`;
    return db
      .select({
        id: sql<string>`told.id`,
        at: sql<string>`to_char(told.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
        equipmentId: sql<string | null>`told.equipment_id`,
        equipmentName: sql<string | null>`told.equipment_name`,
        byName: sql<string | null>`told.by_name`,
        line: sql<HistoryLine>`told.line`,
      })
      .from(lines)
      .orderBy(sql`told.at desc, told.id desc`);
  });

const logbooks = new Map<string, ReturnType<typeof logbookOf>>();

function logbookFor(kinds: readonly HistoryKind[]) {
  const chosen = historyKinds.filter((kind) => kinds.length === 0 || kinds.includes(kind));
  const key = chosen.join();
  const logbook = logbooks.get(key) ?? logbookOf(chosen);
  logbooks.set(key, logbook);
  return logbook;
}

/** Work names the parts it took by the names they had; of a private one only to whom it is shown. */
async function leaveOutHiddenParts(tx: Db, vesselId: string, rows: readonly { line: HistoryLine }[]): Promise<void> {
  const works = rows.flatMap(({ line }) => (line.kind === "work" && line.parts.length > 0 ? [line] : []));
  const ids = works.flatMap(({ parts }) => parts.map(({ itemId }) => itemId));
  const visible = await visibleItemNames(tx, vesselId, ids);
  for (const work of works) work.parts = work.parts.filter(({ itemId }) => visible.has(itemId));
}

/** The logbook of a machine and of what belongs to it, the latest first. */
export async function listHistory(tx: Db, vesselId: string, input: EquipmentHistoryInput) {
  const [seenAt, seenId] = pages.seen(input) ?? [null, null];
  const asked = { vesselId, id: input.id, seenAt, seenId, wanted: pages.rowsToRead(input) };
  const rows = await logbookFor(input.kinds ?? [])(tx, asked);
  const page = pages.page(rows, input, ({ at, id }) => [at, id]);
  await leaveOutHiddenParts(tx, vesselId, page.rows);
  return {
    // Each line was parsed for this answer, so it takes what else is known of it: a copy of two hundred would cost more than they do.
    rows: page.rows.map(({ line, id, at, equipmentId, equipmentName, byName }) =>
      Object.assign(line, { id, at: new Date(at), equipmentId, equipmentName, byName }),
    ),
    nextCursor: page.nextCursor,
  };
}
