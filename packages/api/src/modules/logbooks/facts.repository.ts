import type { FilterTold } from "@ymp/core/books/filter-failures";
import type { BookKind } from "@ymp/core/books/kinds";
import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { tanks } from "@ymp/db/schema/logbooks";
import { profiles } from "@ymp/db/schema/people";
import { soundings } from "@ymp/db/schema/soundings";
import { and, asc, between, desc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import type { TankRow } from "./logbooks.record.ts";

export function tanksOnBoard(tx: Db, vesselId: string): Promise<TankRow[]> {
  return tx.select().from(tanks).where(eq(tanks.vesselId, vesselId)).orderBy(asc(tanks.name), asc(tanks.id));
}

export async function lockTank(tx: Db, vesselId: string, id: string): Promise<TankRow | undefined> {
  const [row] = await tx
    .select()
    .from(tanks)
    .where(and(eq(tanks.vesselId, vesselId), eq(tanks.id, id)))
    .for("update");
  return row;
}

export async function isTankName(tx: Db, vesselId: string, name: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: tanks.id })
    .from(tanks)
    .where(and(eq(tanks.vesselId, vesselId), eq(tanks.name, name), sql`${tanks.id} <> ${exceptId}`));
  return rows.length > 0;
}

export async function insertTank(tx: Db, row: typeof tanks.$inferInsert): Promise<TankRow> {
  return expectRow((await tx.insert(tanks).values(row).returning())[0]);
}

export async function updateTank(
  tx: Db,
  { vesselId, id }: TankRow,
  values: Partial<typeof tanks.$inferInsert>,
): Promise<TankRow> {
  const rows = await tx
    .update(tanks)
    .set({ ...values, version: sql`${tanks.version} + 1` })
    .where(and(eq(tanks.vesselId, vesselId), eq(tanks.id, id)))
    .returning();
  return expectRow(rows[0]);
}

const inValues = {
  tank: sql`'{payload,values,tank}'`,
  retained: sql`'{payload,values,retained}'`,
  to: sql`'{payload,values,to}'`,
  total: sql`'{payload,values,total}'`,
};

/** What each tank held at that time by the last standing entry of the volumes of that kind, whenever that was taken in. */
export async function retainedByTank(tx: Db, vesselId: string, kind: BookKind, at: Date) {
  const told = (tank: "tank" | "to", figure: "retained" | "total") => sql`
    select e.event #>> ${inValues[tank]} as tank, e.event #>> ${inValues[figure]} as held,
      e.occurred_at, e.created_at, e.seq
    from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId} and b.kind = ${kind} and e.type = 'entry' and e.code in ('C', 'D')
      and e.occurred_at <= ${at.toISOString()}
      and not exists (select from logbook_events s where s.vessel_id = e.vessel_id and s.entry_id = e.id and s.type = 'strike')`;
  const rows = await tx.execute<{ tank: string; held: string; occurred_at: string }>(sql`
    select distinct on (tank) tank, held, occurred_at from (${told("tank", "retained")} union all ${told("to", "total")}) told
    where tank is not null and held is not null order by tank, occurred_at desc, created_at desc, seq desc`);
  return new Map(rows.map((row) => [row.tank, { retained: row.held, retainedAt: new Date(row.occurred_at) }]));
}

export interface TankAt {
  readonly tankId: string;
  readonly at: Date;
}

/** What a tank held at a time by the last standing entry of the oil record books, part I, that was done before. */
export async function retainedAtTimes(tx: Db, vesselId: string, asked: readonly TankAt[]) {
  if (asked.length === 0) return new Map<string, { retained: string; at: Date }>();
  const told = (tank: "tank" | "to", figure: "retained" | "total") => sql`
    select e.event #>> ${inValues[figure]} as held, e.occurred_at, e.created_at, e.seq
    from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId} and b.kind in ('oil1', 'imooil1') and e.type = 'entry' and e.code in ('C', 'D')
      and e.event #>> ${inValues[tank]} = a.tank and e.event #>> ${inValues[figure]} is not null and e.occurred_at <= a.at
      and not exists (select from logbook_events s where s.vessel_id = e.vessel_id and s.entry_id = e.id and s.type = 'strike')`;
  const json = JSON.stringify(asked.map(({ tankId, at }) => ({ tank: tankId, at: at.toISOString() })));
  const rows = await tx.execute<{ tank: string; held: string; occurred_at: string }>(sql`
    select a.tank, told.held, told.occurred_at
    from jsonb_to_recordset(${json}::jsonb) as a (tank text, at timestamptz)
    cross join lateral (
      select * from (${told("tank", "retained")} union all ${told("to", "total")}) either
      order by occurred_at desc, created_at desc, seq desc limit 1) told`);
  return new Map(rows.map((row) => [row.tank, { retained: row.held, at: new Date(row.occurred_at) }]));
}

/** What was sounded in each tank last before that time, and how long before at the most. */
export function soundedByTank(tx: Db, vesselId: string, { at, since }: { at: Date; since: Date }) {
  return tx
    .selectDistinctOn([soundings.tankId], {
      ...{ tankId: soundings.tankId, volume: soundings.volume, soundedAt: soundings.soundedAt },
      density: tanks.density,
    })
    .from(soundings)
    .innerJoin(tanks, and(eq(tanks.vesselId, soundings.vesselId), eq(tanks.id, soundings.tankId)))
    .where(and(eq(soundings.vesselId, vesselId), isNull(soundings.archivedAt), between(soundings.soundedAt, since, at)))
    .orderBy(asc(soundings.tankId), desc(soundings.soundedAt), desc(soundings.id));
}

/** What each tank held after it was bunkered last, by the standing entries of section H of the volumes of that kind. */
export async function bunkeredByTank(tx: Db, vesselId: string, kind: BookKind, at: Date) {
  const rows = await tx.execute<{ tank: string; tonnes: string; occurred_at: string }>(sql`
    select distinct on (t ->> 'tank') t ->> 'tank' as tank, t ->> 'content' as tonnes, e.occurred_at
    from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id,
      jsonb_array_elements(e.event #> '{payload,values,tanks}') t
    where e.vessel_id = ${vesselId} and b.kind = ${kind} and e.type = 'entry' and e.code = 'H'
      and e.occurred_at <= ${at.toISOString()} and t ->> 'content' is not null
      and not exists (select from logbook_events s where s.vessel_id = e.vessel_id and s.entry_id = e.id and s.type = 'strike')
    order by t ->> 'tank', e.occurred_at desc, e.created_at desc, e.seq desc`);
  return new Map(rows.map((row) => [row.tank, { tonnes: row.tonnes, tonnesAt: new Date(row.occurred_at) }]));
}

/** Litres on board at that time by the latest round that stands, at sea or in port, and told them; and when that was. */
export async function fuelAtLastRound(tx: Db, vesselId: string, at: Date) {
  const rows = await tx.execute<{ fuel: string; at: string }>(sql`
    select e.event #>> '{payload,values,fuel}' as fuel, e.occurred_at as at
    from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId} and b.kind in ('sea', 'port') and e.type = 'entry' and e.code = 'round'
      and e.occurred_at <= ${at.toISOString()}
      and e.event #>> '{payload,values,fuel}' is not null
      and not exists (select from logbook_events s where s.vessel_id = e.vessel_id and s.entry_id = e.id and s.type = 'strike')
    order by e.occurred_at desc, e.created_at desc, e.seq desc limit 1`);
  return rows[0] && { fuel: rows[0].fuel, at: new Date(rows[0].at) };
}

export interface LastTold {
  readonly vesselId: string;
  readonly logbookId: string;
  readonly keys: readonly string[];
  readonly at: Date;
}

/** What each of these fields of the book said at that time by the latest entry that stands and told it. */
export async function lastFigures(tx: Db, { vesselId, logbookId, keys, at }: LastTold) {
  if (keys.length === 0) return [];
  const figure = sql`e.event #>> array['payload', 'values', k.key]`;
  const rows = await tx.execute<{ key: string; figure: string; at: string }>(sql`
    select distinct on (k.key) k.key, ${figure} as figure, e.occurred_at as at
    from logbook_events e cross join jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) k (key)
    where e.vessel_id = ${vesselId} and e.logbook_id = ${logbookId} and e.type = 'entry'
      and e.occurred_at <= ${at.toISOString()} and ${figure} is not null
      and not exists (select from logbook_events s where s.vessel_id = e.vessel_id and s.entry_id = e.id and s.type = 'strike')
    order by k.key, e.occurred_at desc, e.created_at desc, e.seq desc`);
  return rows.map((row) => ({ key: row.key, figure: row.figure, at: new Date(row.at) }));
}

/** What the standing entries of section F tell of the filtering equipment. */
export async function filterTold(tx: Db, vesselId: string, kind: BookKind): Promise<FilterTold[]> {
  const rows = await tx.execute<{ failed_at: string | null; restored_at: string | null }>(sql`
    select e.event #>> '{payload,values,failedAt}' as failed_at,
      e.event #>> '{payload,values,restoredAt}' as restored_at
    from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId} and b.kind = ${kind} and e.type = 'entry' and e.code = 'F'
      and not exists (select from logbook_events s where s.vessel_id = e.vessel_id and s.entry_id = e.id and s.type = 'strike')`);
  return rows.map(({ failed_at: failedAt, restored_at: restoredAt }) => ({ failedAt, restoredAt }));
}

/** Names of people and machines that entries name by their ids. */
export async function namesOf(tx: Db, vesselId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [people, machines] = await Promise.all([
    tx
      .select({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName })
      .from(profiles)
      .where(and(eq(profiles.vesselId, vesselId), sql`${profiles.id} in ${jsonIds(ids)}`)),
    tx
      .select({ id: equipment.id, name: equipment.name })
      .from(equipment)
      .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${jsonIds(ids)}`)),
  ]);
  return new Map([
    ...people.map(({ id, firstName, lastName }): [string, string] => [id, `${firstName} ${lastName}`.trim()]),
    ...machines.map(({ id, name }): [string, string] => [id, name]),
  ]);
}
