import type { Seeding } from "./seeding.ts";

/** Entries and vocabulary as the product writes them: words in lower case, each with the vessel's number before it. */
export async function seedSearch({ sql, range }: Seeding): Promise<void> {
  await sql`
    create temporary table found_by as
    select v.number, r.vessel_id, r.kind, r.record_id, r.title, r.detail,
      array(select distinct word from regexp_split_to_table(
        lower(concat_ws(' ', r.title, r.detail, r.more)), '[^a-z0-9]+') word where word <> '') as words
    from vessels v join (
      select j.vessel_id, 'job' as kind, j.id as record_id, j.title, concat_ws(', ', 'J-' || j.year || '-' || j.number, e.name) as detail,
        concat_ws(' ', j.number, j.description, j.location) as more
      from jobs j left join equipment e on e.vessel_id = j.vessel_id and e.id = j.equipment_id
      union all
      select vessel_id, 'equipment', id, name, concat_ws(' · ', code, manufacturer, model_number, location), serial_number from equipment
      union all
      select vessel_id, 'item', id, name, concat_ws(', ', part_no, manufacturer), category from inventory_items
      union all
      select vessel_id, 'profile', id, first_name || ' ' || last_name, job_title, null from profiles
    ) r on r.vessel_id = v.id
    where v.number between ${range.from}::int and ${range.to}::int`;
  await sql`
    insert into search_entries (vessel_id, id, record_kind, record_id, title, detail, words)
    select vessel_id, pg_temp.id_of('entry ' || kind, number, row_number() over (partition by number, kind order by record_id)),
      kind, record_id, title, detail,
      array_to_tsvector(array(select 'v' || number || '.' || word from unnest(words) word))
    from found_by`;
  await sql`
    insert into search_words (vessel_id, word)
    select distinct vessel_id, word from found_by, unnest(words) word where length(word) >= 3`;
  await sql`drop table found_by`;
}
