-- Suppliers that stood as names beside machines and items become records of their own. The tables' policies are put aside
-- for the owner while the rows are written; migrate() forces them again.
ALTER TABLE suppliers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE equipment NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE inventory_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE changes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE search_entries NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Ids are UUIDv7 as everywhere: the time in milliseconds in front of random bits. Elder servers have no function for it.
INSERT INTO suppliers (vessel_id, id, name)
SELECT vessel_id, encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
	PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid, name
FROM (
	SELECT vessel_id, btrim(supplier_name) AS name FROM equipment WHERE btrim(supplier_name) <> ''
	UNION
	SELECT vessel_id, btrim(supplier_name) FROM inventory_items WHERE btrim(supplier_name) <> ''
) AS named;
--> statement-breakpoint
UPDATE equipment SET supplier_id = s.id FROM suppliers s
WHERE s.vessel_id = equipment.vessel_id AND s.name = btrim(equipment.supplier_name);
--> statement-breakpoint
UPDATE inventory_items SET supplier_id = s.id FROM suppliers s
WHERE s.vessel_id = inventory_items.vessel_id AND s.name = btrim(inventory_items.supplier_name);
--> statement-breakpoint
UPDATE inventory_items SET owner_user_id = created_by WHERE is_private;
--> statement-breakpoint
-- An item of the inventory and a spare part of a machine are two kinds of record.
UPDATE changes SET record_kind = 'item' FROM inventory_items i
WHERE changes.record_kind = 'part' AND i.vessel_id = changes.vessel_id AND i.id = changes.record_id;
--> statement-breakpoint
UPDATE search_entries SET record_kind = 'item' FROM inventory_items i
WHERE search_entries.record_kind = 'part' AND i.vessel_id = search_entries.vessel_id AND i.id = search_entries.record_id;
--> statement-breakpoint
-- Which order a supplier answers: the link is all they have.
CREATE FUNCTION app.order_of_answer(p_token_hash text) RETURNS TABLE (vessel_id uuid, order_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT o.vessel_id, o.id FROM orders o WHERE o.answer_token_hash = p_token_hash AND o.answer_expires_at > now()
$$;
