import type { Seeding } from "./seeding.ts";
import { goods, makers, storerooms } from "./words.ts";

/** Every second item has a minimum, and about every eighth is below it. */
export async function seedStores({ sql, size, range }: Seeding): Promise<void> {
  const places = storerooms.length;
  await sql`
    insert into locations (vessel_id, id, name)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('location', v, l), pg_temp.one_of(${[...storerooms]}::text[], l)
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${places}::int) l`;
  await sql`
    insert into inventory_items (vessel_id, id, name, part_no, manufacturer, category, min_quantity, max_quantity,
      price_minor, currency, is_critical)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('item', v, i),
      pg_temp.one_of(${[...goods]}::text[], i) || ' ' || i, 'P-' || lpad((i * 7)::text, 6, '0'),
      pg_temp.one_of(${[...makers]}::text[], i), pg_temp.one_of(array['Filters', 'Engine', 'Electrical', 'Safety'], i / 3),
      case when i % 2 = 0 then case when i % 8 = 0 then 100 else 4 end end, 200, 500 + i * 13 % 9000, 'EUR', i % 16 = 0
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.items}::int) i`;
  await sql`
    insert into item_locations (vessel_id, id, item_id, location_id, box)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('place', v, i), pg_temp.id_of('item', v, i),
      pg_temp.id_of('location', v, i % ${places}::int + 1), 'B' || i % 40
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.items}::int) i`;
  await sql`
    insert into stock_moves (vessel_id, id, item_id, location_id, quantity, kind, unit_cost_minor, moved_at)
    select pg_temp.id_of('vessel', v, 0), pg_temp.id_of('move', v, (i - 1) * ${size.movesPerItem}::int + m),
      pg_temp.id_of('item', v, i), pg_temp.id_of('location', v, i % ${places}::int + 1),
      case when m % 4 = 0 then -2 else 8 end, case when m % 4 = 0 then 'consume' else 'receive' end, 500,
      now() - m * interval '20 days'
    from generate_series(${range.from}::int, ${range.to}::int) v, generate_series(1, ${size.items}::int) i,
      generate_series(1, ${size.movesPerItem}::int) m`;
}
