import { createHash } from "node:crypto";
import { type Seeding, sessionToken } from "./seeding.ts";
import { departments } from "./words.ts";

/** Members of a vessel who have an account and an open session; the first is the captain. */
export const membersWithSession = 4;

export async function seedPeople({ sql, size, range }: Seeding): Promise<void> {
  await sql`
    insert into vessels (id, number, name, time_zone, currency) overriding system value
    select pg_temp.id_of('vessel', v, 0), v, 'Bench ' || v, 'Europe/Paris', 'EUR'
    from generate_series(${range.from}::int, ${range.to}::int) v`;
  await sql`
    insert into users (id, username, email, name, password_hash, background_color)
    select pg_temp.id_of('user', v, m), 'bench-' || v || '-' || m, 'bench-' || v || '-' || m || '@example.com',
      'Member ' || m, 'nobody signs in by a password', '#1d4ed8'
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${membersWithSession}::int) m`;
  await sql`
    insert into memberships (vessel_id, id, user_id, role, department)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('membership', v, m), pg_temp.id_of('user', v, m),
      case m when 1 then 'captain' else 'hod' end, case m when 1 then 'bridge' else 'engineering' end
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${membersWithSession}::int) m`;
  await sql`
    insert into profiles (vessel_id, id, user_id, first_name, last_name, department, role, color)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('profile', v, p),
      case when p <= ${membersWithSession} then pg_temp.id_of('user', v, p) end, 'Person', 'Number ' || p,
      pg_temp.one_of(${[...departments]}::text[], p), case p when 1 then 'captain' else 'crew' end, '#1d4ed8'
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.people}::int) p`;
  await openSessions({ sql, size, range });
}

async function openSessions({ sql, range }: Seeding): Promise<void> {
  const rows = [];
  for (let vessel = range.from; vessel <= range.to; vessel++)
    for (let member = 1; member <= membersWithSession; member++) {
      const id = createHash("sha256").update(sessionToken(vessel, member)).digest("hex");
      rows.push({ id, vessel, member });
    }
  await sql`
    insert into sessions (id, user_id, expires_at, last_seen_at)
    select s.id, pg_temp.id_of('user', s.vessel, s.member), now() + interval '30 days', now()
    from jsonb_to_recordset(${sql.json(rows)}) as s(id text, vessel int, member int)`;
}
