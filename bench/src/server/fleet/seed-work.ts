import type { Seeding } from "./seeding.ts";
import { departments, machines, work } from "./words.ts";

/** Jobs are counted from here, so that a number is told from a year at sight. */
export const firstJobNumber = 10_001;

export async function seedWork(seeding: Seeding): Promise<void> {
  await seedPlans(seeding);
  await seedJobs(seeding);
  await seedPartsOfJobs(seeding);
  await seedHistory(seeding);
}

async function seedPlans({ sql, size, range }: Seeding): Promise<void> {
  await sql`
    insert into plans (vessel_id, id, equipment_id, title, instructions, department, trigger, interval_count, interval_unit)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('plan', v, p),
      pg_temp.id_of('equipment', v, p % ${size.equipment}::int + 1),
      pg_temp.one_of(${[...work]}::text[], p / 7) || ' ' || lower(pg_temp.one_of(${[...machines]}::text[], p % ${size.equipment}::int + 1)),
      'Isolate, tag out, follow the maker''s manual.', pg_temp.one_of(${[...departments]}::text[], p), 'calendar', p % 11 + 1, 'month'
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.plans}::int) p`;
  await sql`
    insert into plan_tasks (vessel_id, id, plan_id, position, title)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('plan task', v, (p - 1) * 3 + t), pg_temp.id_of('plan', v, p), t,
      pg_temp.one_of(array['Isolate and tag out', 'Do the work', 'Test run and sign'], t - 1)
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.plans}::int) p, generate_series(1, 3) t`;
  await sql`
    insert into plan_parts (vessel_id, id, plan_id, item_id, quantity)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('plan part', v, p), pg_temp.id_of('plan', v, p),
      pg_temp.id_of('item', v, p % ${size.items}::int + 1), 1
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.plans}::int) p`;
}

/** First what was done, then the open job of each plan, then single jobs. */
async function seedJobs({ sql, size, range }: Seeding): Promise<void> {
  const total = size.doneJobs + size.plans + size.singleJobs;
  await sql`
    with shape as (
      select v, n, n <= ${size.doneJobs}::int as is_done,
        case when n <= ${size.doneJobs}::int then (n - 1) % ${size.plans}::int + 1
          when n <= ${size.doneJobs + size.plans}::int then n - ${size.doneJobs}::int end as plan,
        case when n <= ${size.doneJobs}::int then (n - 1) / ${size.plans}::int + 1
          when n <= ${size.doneJobs + size.plans}::int then ${Math.ceil(size.doneJobs / size.plans) + 1}::int end as occurrence
      from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${total}::int) n)
    insert into jobs (vessel_id, id, number, year, plan_id, occurrence, equipment_id, title, description, kind, status,
      priority, department, due_on, original_due_on, planned_on, done_at, done_by_profile_id, work_done, created_at)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('job', v, n), ${firstJobNumber - 1}::int + n, 2025,
      pg_temp.id_of('plan', v, plan), occurrence, pg_temp.id_of('equipment', v, coalesce(plan, n) % ${size.equipment}::int + 1),
      pg_temp.one_of(${[...work]}::text[], coalesce(plan, n) / 7) || ' '
        || lower(pg_temp.one_of(${[...machines]}::text[], coalesce(plan, n) % ${size.equipment}::int + 1)),
      'Isolate, tag out, follow the maker''s manual.', case when plan is null then 'request' else 'planned' end,
      case when is_done then 'done' else 'due' end,
      pg_temp.one_of(array['normal', 'normal', 'normal', 'high', 'low', 'critical'], n),
      pg_temp.one_of(${[...departments]}::text[], n), due.on_, due.on_, due.on_,
      case when is_done then now() - n % 700 * interval '1 day' end,
      case when is_done then pg_temp.id_of('profile', v, n % ${size.people}::int + 1) end,
      case when is_done then 'Done as planned.' end, now() - n % 700 * interval '1 day'
    from shape, lateral (select current_date + case when is_done then -(n % 700) else n % 330 - 30 end as on_) due`;
  await sql`
    insert into number_sequences (vessel_id, key, last_number)
    select pg_temp.id_of('vessel', v, 0), 'job', ${firstJobNumber - 1 + total}::int
    from generate_series(${range.from}::int, ${range.to}::int) v`;
}

async function seedPartsOfJobs({ sql, size, range }: Seeding): Promise<void> {
  const total = size.doneJobs + size.plans + size.singleJobs;
  const planned = size.doneJobs + size.plans;
  await sql`
    insert into job_assignees (vessel_id, id, job_id, profile_id)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('assignee', v, n), pg_temp.id_of('job', v, n),
      pg_temp.id_of('profile', v, n % ${size.people}::int + 1)
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${total}::int) n`;
  await sql`
    insert into job_tasks (vessel_id, id, job_id, position, title, done_at)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('task', v, (n - 1) * 3 + t), pg_temp.id_of('job', v, n), t,
      pg_temp.one_of(array['Isolate and tag out', 'Do the work', 'Test run and sign'], t - 1), now() - interval '1 hour'
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${planned}::int) n, generate_series(1, 3) t`;
  await sql`
    insert into job_parts (vessel_id, id, job_id, item_id, planned_quantity)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('job part', v, n), pg_temp.id_of('job', v, n),
      pg_temp.id_of('item', v, n % ${size.items}::int + 1), 1
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${planned}::int) n`;
  await sql`
    insert into work_history (vessel_id, id, job_id, plan_id, equipment_id, title, done_at, due_on, done_by_profile_id, work_done)
    select vessel_id, pg_temp.id_of('history', (select number from vessels where id = vessel_id), number), id, plan_id,
      equipment_id, title, done_at, due_on, done_by_profile_id, work_done
    from jobs where done_at is not null and vessel_id in (
      select pg_temp.id_of('vessel', v, 0) from generate_series(${range.from}::int, ${range.to}::int) v)`;
}

/** Two years of changes, three of jobs to one of a machine. */
async function seedHistory({ sql, size, range }: Seeding): Promise<void> {
  const total = size.doneJobs + size.plans + size.singleJobs;
  await sql`
    insert into changes (vessel_id, id, created_at, created_by, user_id, record_kind, record_id, verb, diff, facts, related_ids)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('change', v, c),
      now() - (${size.changes}::int - c) * (interval '2 years' / ${size.changes}::int),
      pg_temp.id_of('user', v, c % 4 + 1), pg_temp.id_of('user', v, c % 4 + 1),
      case when c % 4 = 0 then 'equipment' else 'job' end,
      case when c % 4 = 0 then pg_temp.id_of('equipment', v, c % ${size.equipment}::int + 1)
        else pg_temp.id_of('job', v, c % ${total}::int + 1) end,
      pg_temp.one_of(array['updated', 'updated', 'postponed', 'verified', 'status', 'completed'], c / 4),
      '{"status": {"old": "due", "new": "in_progress"}, "dueOn": {"old": "2025-03-01", "new": "2025-04-01"}}',
      '{"number": "J-2025-10001", "title": "Change oil of main engine"}',
      array[pg_temp.id_of('equipment', v, c % ${size.equipment}::int + 1)]
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.changes}::int) c
    order by c, v`;
}
