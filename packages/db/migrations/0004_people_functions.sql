CREATE TRIGGER support_visits_announce AFTER INSERT OR UPDATE OR DELETE ON support_visits FOR EACH ROW EXECUTE FUNCTION app.announce_principal();
--> statement-breakpoint
-- What the platform's own screens show of vessels. Figures and memberships only: nothing of a vessel's work leaves here.
CREATE FUNCTION app.vessel_figures(p_vessels uuid[])
RETURNS TABLE (vessel_id uuid, users bigint, storage_bytes bigint, last_activity_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT wanted.id,
		(SELECT count(*) FROM memberships m WHERE m.vessel_id = wanted.id AND m.soft_deleted_at IS NULL),
		(SELECT coalesce(sum(f.size_bytes), 0)::bigint FROM files f WHERE f.vessel_id = wanted.id),
		(SELECT c.created_at FROM changes c WHERE c.vessel_id = wanted.id ORDER BY c.seq DESC LIMIT 1)
	FROM unnest(p_vessels) AS wanted(id)
$$;
--> statement-breakpoint
CREATE FUNCTION app.memberships_of(p_users uuid[])
RETURNS TABLE (user_id uuid, vessel_id uuid, vessel_name text, edition text, role text, user_type text, department text, ends_on date, soft_deleted_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT m.user_id, m.vessel_id, v.name, v.edition, m.role, m.user_type, m.department, m.ends_on, m.soft_deleted_at
	FROM memberships m JOIN vessels v ON v.id = m.vessel_id WHERE m.user_id = ANY (p_users) ORDER BY v.name
$$;
--> statement-breakpoint
-- Removes a vessel and everything of it, once its cooling-off is over. Tables that others point at wait for their turn.
CREATE FUNCTION app.erase_vessel(p_vessel uuid, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	tenant_table text;
	waiting text[];
	remaining text[];
BEGIN
	PERFORM FROM vessels WHERE id = p_vessel AND deletes_at <= p_now FOR UPDATE;
	IF NOT FOUND THEN RETURN false; END IF;
	PERFORM set_config('app.vessel_id', p_vessel::text, true);
	UPDATE vessels SET photo_file_id = NULL WHERE id = p_vessel;
	SELECT array_agg(c.relname::text) INTO remaining FROM pg_class c
	JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'vessel_id' AND NOT a.attisdropped
	WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace;
	WHILE cardinality(remaining) > 0 LOOP
		waiting := '{}';
		FOREACH tenant_table IN ARRAY remaining LOOP
			BEGIN
				EXECUTE format('DELETE FROM %I WHERE vessel_id = $1', tenant_table) USING p_vessel;
			EXCEPTION WHEN foreign_key_violation THEN
				waiting := waiting || tenant_table;
			END;
		END LOOP;
		IF cardinality(waiting) = cardinality(remaining) THEN
			RAISE EXCEPTION 'Tables point at each other in a circle: %', waiting;
		END IF;
		remaining := waiting;
	END LOOP;
	UPDATE users SET last_vessel_id = NULL WHERE last_vessel_id = p_vessel;
	DELETE FROM vessels WHERE id = p_vessel;
	RETURN true;
END $$;
