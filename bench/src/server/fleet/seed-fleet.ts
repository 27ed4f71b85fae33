import { seedMachines } from "./seed-machines.ts";
import { seedPeople } from "./seed-people.ts";
import { seedSearch } from "./seed-search.ts";
import { seedStores } from "./seed-stores.ts";
import { seedWork } from "./seed-work.ts";
import type { Seeding } from "./seeding.ts";

/**
 * Writes vessels by statements over whole sets. Works as a superuser who leaves triggers and the checks of foreign keys
 * aside, as the rows fit by the way they are made.
 */
export async function seedFleet(seeding: Seeding): Promise<void> {
  const { sql } = seeding;
  await sql`set session_replication_role = replica`;
  await sql.unsafe(idFunctions);
  await seedPeople(seeding);
  await seedMachines(seeding);
  await seedStores(seeding);
  await seedWork(seeding);
  await seedSearch(seeding);
  await sql`reset session_replication_role`;
}

/** Ids can be told from what they are of, so that rows point at each other without being looked up. They sort by `n`. */
const idFunctions = `
  create or replace function pg_temp.id_of(kind text, vessel int, n bigint) returns uuid language sql immutable as $$
    select (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7' || substr(md5(kind), 1, 3)
      || '8' || lpad(to_hex(vessel), 3, '0') || lpad(to_hex(n), 12, '0'))::uuid
  $$;
  create or replace function pg_temp.one_of(words text[], n bigint) returns text language sql immutable as $$
    select words[1 + n % cardinality(words)]
  $$`;
