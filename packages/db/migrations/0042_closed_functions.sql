-- Whether the scope works in nobody's name: the queue, and what the process asks for itself.
CREATE FUNCTION app.is_unattended() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('app.user_id', true), '') IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION app.reader_administers() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT EXISTS (SELECT FROM users u WHERE u.id = nullif(current_setting('app.user_id', true), '')::uuid AND u.is_superadmin AND u.soft_deleted_at IS NULL)
$$;
--> statement-breakpoint
-- Starts the cooling-off of a vessel, or takes it back. The application may not write these columns in another way.
CREATE FUNCTION app.set_deletion(p_vessel uuid, p_requested_at timestamptz, p_deletes_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF NOT app.reader_administers() OR coalesce(nullif(current_setting('app.vessel_id', true), '')::uuid, p_vessel) <> p_vessel THEN
		RAISE EXCEPTION 'Only an administrator of the platform closes a vessel.' USING ERRCODE = 'insufficient_privilege';
	END IF;
	IF (p_requested_at IS NULL) <> (p_deletes_at IS NULL) OR p_deletes_at < p_requested_at + interval '30 days' THEN
		RAISE EXCEPTION 'A vessel cools off for thirty days.' USING ERRCODE = 'check_violation';
	END IF;
	UPDATE vessels SET deletion_requested_at = p_requested_at, deletes_at = p_deletes_at,
		deletion_requested_by = CASE WHEN p_requested_at IS NULL THEN NULL ELSE nullif(current_setting('app.user_id', true), '')::uuid END
	WHERE id = p_vessel;
END $$;
--> statement-breakpoint
-- Removes a vessel and everything of it, once its cooling-off is over: in that vessel's own scope, and in nobody's name. Tables that
-- others point at wait for their turn.
CREATE OR REPLACE FUNCTION app.erase_vessel(p_vessel uuid, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	tenant_table text;
	waiting text[];
	remaining text[];
BEGIN
	IF NOT app.is_unattended() OR p_vessel IS DISTINCT FROM nullif(current_setting('app.vessel_id', true), '')::uuid THEN
		RAISE EXCEPTION 'A vessel is erased by the queue alone, in its own scope.' USING ERRCODE = 'insufficient_privilege';
	END IF;
	PERFORM FROM vessels WHERE id = p_vessel AND deletion_requested_at IS NOT NULL AND deletes_at <= p_now FOR UPDATE;
	IF NOT FOUND THEN RETURN false; END IF;
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
--> statement-breakpoint
-- What the platform's own screens show of vessels, to its administrators and to the process itself.
CREATE OR REPLACE FUNCTION app.vessel_figures(p_vessels uuid[])
RETURNS TABLE (vessel_id uuid, users bigint, storage_bytes bigint, last_activity_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT wanted.id,
		(SELECT count(*) FROM memberships m WHERE m.vessel_id = wanted.id AND m.soft_deleted_at IS NULL),
		(SELECT coalesce(sum(f.size_bytes), 0)::bigint FROM files f WHERE f.vessel_id = wanted.id),
		(SELECT c.created_at FROM changes c WHERE c.vessel_id = wanted.id ORDER BY c.seq DESC LIMIT 1)
	FROM unnest(p_vessels) AS wanted(id)
	WHERE app.is_unattended() OR app.reader_administers()
$$;
--> statement-breakpoint
-- A vessel's scope learns the places of its own people and of the reader; the platform, and what an account does with its own
-- places, stand in no vessel's scope.
CREATE OR REPLACE FUNCTION app.memberships_of(p_users uuid[])
RETURNS TABLE (user_id uuid, vessel_id uuid, vessel_name text, edition text, role text, user_type text, department text, ends_on date, soft_deleted_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT m.user_id, m.vessel_id, v.name, v.edition, m.role, m.user_type, m.department, m.ends_on, m.soft_deleted_at
	FROM memberships m JOIN vessels v ON v.id = m.vessel_id
	WHERE m.user_id = ANY (p_users) AND (
		nullif(current_setting('app.vessel_id', true), '') IS NULL
		OR m.user_id = nullif(current_setting('app.user_id', true), '')::uuid
		OR m.user_id IN (SELECT aboard.user_id FROM memberships aboard WHERE aboard.vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid)
		OR app.reader_administers())
	ORDER BY v.name
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.is_unattended(), app.reader_administers(), app.set_deletion(uuid, timestamptz, timestamptz),
	app.erase_vessel(uuid, timestamptz), app.vessel_figures(uuid[]), app.memberships_of(uuid[]), app.order_of_answer(text) FROM PUBLIC;
