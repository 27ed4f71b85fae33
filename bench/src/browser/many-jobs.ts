import postgres from "postgres";

const count = 10_000;

/** Open jobs on the vessel that the demo shows, one for each of the next days, in the words of the jobs it has. */
export async function addJobs(adminUrl: string): Promise<void> {
  const sql = postgres(adminUrl, { max: 1 });
  try {
    await sql`
      with vessel as (select vessel_id as id, max(number) as last from jobs group by vessel_id order by count(*) desc limit 1),
      model as (
        select title, equipment_id, priority, department, row_number() over (order by jobs.id) as place, count(*) over () as many
        from jobs, vessel where vessel_id = vessel.id and status = 'due'
      )
      insert into jobs (vessel_id, id, number, year, title, equipment_id, kind, status, priority, department, due_on, planned_on)
      select vessel.id, uuidv7(), vessel.last + n, 2026, model.title || ' ' || n, model.equipment_id, 'planned', 'due',
        model.priority, model.department, current_date + 1 + n / 20, current_date + 1 + n / 20
      from vessel, generate_series(1, ${count}) n
      join model on model.place = 1 + n % model.many`;
    await sql`analyze jobs`;
  } finally {
    await sql.end();
  }
}
