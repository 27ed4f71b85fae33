import type { Seeding } from "./seeding.ts";
import { departments, machines, makers, sides } from "./words.ts";

/** Machines stand in systems of twenty; every second has a counter of hours. */
export async function seedMachines(seeding: Seeding): Promise<void> {
  const { sql, size, range } = seeding;
  await sql`
    insert into equipment (vessel_id, id, parent_id, code, name, position, department, location, manufacturer, model_number,
      serial_number, is_critical)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('equipment', v, e),
      case when e % 20 <> 1 then pg_temp.id_of('equipment', v, (e - 1) / 20 * 20 + 1) end, 'E' || lpad(e::text, 5, '0'),
      pg_temp.one_of(${[...machines]}::text[], e) || ' ' || pg_temp.one_of(${[...sides]}::text[], e / 20) || ' ' || e / 100 + 1,
      e, pg_temp.one_of(${[...departments]}::text[], e), 'Deck ' || e % 5 + 1,
      pg_temp.one_of(${[...makers]}::text[], e), 'M' || e % 37, 'SN' || v || 'x' || e, e % 20 = 0
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.equipment}::int) e`;
  await sql`
    insert into counters (vessel_id, id, equipment_id, last_reading, last_total, last_read_at, daily_average)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('counter', v, e), pg_temp.id_of('equipment', v, e),
      300000 + e, 300000 + e, now() - interval '1 day', 60
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(2, ${size.equipment}::int, 2) e`;
  await sql`
    insert into counter_segments (vessel_id, id, counter_id, number, offset_total, start_reading, started_at)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('segment', v, e), pg_temp.id_of('counter', v, e), 1, 0, 0,
      now() - interval '3 years'
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(2, ${size.equipment}::int, 2) e`;
  await readCounters(seeding);
}

async function readCounters({ sql, size, range }: Seeding): Promise<void> {
  const counters = Math.floor(size.equipment / 2);
  await sql`
    insert into readings (vessel_id, id, counter_id, segment_number, reading, total, read_at)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('reading', v, r),
      pg_temp.id_of('counter', v, (r % ${counters}::int + 1) * 2), 1, 1000 + (r / ${counters}::int) * 900,
      1000 + (r / ${counters}::int) * 900,
      now() - interval '2 days' - (${size.readings}::int - r) * (interval '2 years' / ${size.readings}::int)
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.readings}::int) r`;
}
