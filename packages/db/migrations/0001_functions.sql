CREATE SCHEMA IF NOT EXISTS app;
--> statement-breakpoint
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
-- Stands here and not with the other policies, since it asks the functions above.
CREATE POLICY "platform_creations_of_platform" ON "platform_creations" AS PERMISSIVE FOR ALL TO "ymp_app" USING (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (app.is_unattended() or app.reader_administers())) WITH CHECK (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (app.is_unattended() or app.reader_administers()));
--> statement-breakpoint
CREATE FUNCTION app.announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('ymp_changes', json_build_object(
		'vesselId', NEW.vessel_id, 'seq', NEW.seq, 'recordKind', NEW.record_kind, 'recordId', NEW.record_id,
		'verb', NEW.verb, 'userId', NEW.user_id)::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER changes_announce AFTER INSERT ON changes FOR EACH ROW EXECUTE FUNCTION app.announce_change();
--> statement-breakpoint
CREATE FUNCTION app.announce_principal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(coalesce(NEW, OLD));
BEGIN
	PERFORM pg_notify('ymp_principals', coalesce(changed ->> 'user_id', CASE WHEN TG_TABLE_NAME = 'users' THEN changed ->> 'id' END, '*'));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_announce AFTER UPDATE OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION app.announce_principal();
--> statement-breakpoint
CREATE TRIGGER memberships_announce AFTER INSERT OR UPDATE OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION app.announce_principal();
--> statement-breakpoint
CREATE TRIGGER company_memberships_announce AFTER INSERT OR UPDATE OR DELETE ON company_memberships FOR EACH ROW EXECUTE FUNCTION app.announce_principal();
--> statement-breakpoint
CREATE TRIGGER sessions_announce AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION app.announce_principal();
--> statement-breakpoint
CREATE TRIGGER vessels_announce AFTER UPDATE OR DELETE ON vessels FOR EACH ROW EXECUTE FUNCTION app.announce_principal();
--> statement-breakpoint
CREATE TRIGGER support_visits_announce AFTER INSERT OR UPDATE OR DELETE ON support_visits FOR EACH ROW EXECUTE FUNCTION app.announce_principal();
--> statement-breakpoint
CREATE FUNCTION app.put_search_entry(p_kind text, p_record uuid, p_entry uuid, p_title text, p_detail text, p_words text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	prefix text := 'v' || (SELECT number FROM vessels WHERE id = vessel) || '.';
BEGIN
	INSERT INTO search_entries (vessel_id, id, record_kind, record_id, title, detail, words)
	VALUES (vessel, p_entry, p_kind, p_record, p_title, p_detail, array_to_tsvector(ARRAY(SELECT DISTINCT prefix || word FROM unnest(p_words) word)))
	ON CONFLICT (vessel_id, record_kind, record_id) DO UPDATE
		SET title = excluded.title, detail = excluded.detail, words = excluded.words, updated_at = now();
	INSERT INTO search_words (vessel_id, word) SELECT DISTINCT vessel, word FROM unnest(p_words) word WHERE length(word) >= 3
	ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- Whether a record that the asker may read has every one of the words: of the kinds, and no item that somebody else keeps private.
-- The owner of these functions may be above row-level security, so the policy of inventory_items is told here once more.
CREATE FUNCTION app.is_found(p_words text[], p_kinds text[]) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
	hides boolean := coalesce(current_setting('app.hides_private', true), '') = 'on';
	prefix text := 'v' || (SELECT number FROM vessels WHERE id = vessel) || '.';
	wanted tsquery;
BEGIN
	SELECT string_agg(quote_literal(prefix || word) || ':*', ' & ')::tsquery INTO wanted
	FROM unnest(p_words) word WHERE word ~ '^[^''\\\s]+$';
	RETURN EXISTS (
		SELECT FROM search_entries s WHERE s.vessel_id = vessel AND s.words @@ wanted AND (p_kinds IS NULL OR s.record_kind = ANY (p_kinds))
			AND (s.record_kind <> 'item' OR EXISTS (
				SELECT FROM inventory_items i WHERE i.vessel_id = vessel AND i.id = s.record_id
					AND (NOT i.is_private OR NOT hides OR i.owner_user_id = reader))));
END $$;
--> statement-breakpoint
-- At most p_limit of each kind, the shortest titles first. What the asker may not read takes no place among them: of items, each is
-- looked up until there are as many as wanted. The owner of these functions may be above row-level security, so the policy of
-- inventory_items is told here once more. Of a word that is in more than ten thousand records the rest is not looked at: nobody
-- reads so far, and the cost stays what it is however large the vessel grows.
CREATE FUNCTION app.find_records(p_words text[], p_kinds text[], p_limit integer)
RETURNS TABLE (record_kind text, record_id uuid, title text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
	hides boolean := coalesce(current_setting('app.hides_private', true), '') = 'on';
	prefix text := 'v' || (SELECT number FROM vessels WHERE id = vessel) || '.';
	wanted tsquery;
BEGIN
	IF vessel IS NULL OR coalesce(cardinality(p_words), 0) = 0 THEN RETURN; END IF;
	SELECT string_agg(quote_literal(prefix || word) || ':*', ' & ')::tsquery INTO wanted
	FROM unnest(p_words) word WHERE word ~ '^[^''\\\s]+$';
	IF NOT hides OR 'item' <> ALL (p_kinds) THEN
		RETURN QUERY
			SELECT f.record_kind, f.record_id, f.title, f.detail FROM (
				SELECT c.*, row_number() OVER (PARTITION BY c.record_kind ORDER BY length(c.title), c.title) AS place FROM (
					SELECT s.record_kind, s.record_id, s.title, s.detail FROM search_entries s
					WHERE s.vessel_id = vessel AND s.words @@ wanted AND (p_kinds IS NULL OR s.record_kind = ANY (p_kinds))
					LIMIT 10000) c) f
			WHERE f.place <= least(p_limit, 500) ORDER BY f.record_kind, f.place;
		RETURN;
	END IF;
	RETURN QUERY
		WITH hit AS MATERIALIZED (
			SELECT s.record_kind, s.record_id, s.title, s.detail FROM search_entries s
			WHERE s.vessel_id = vessel AND s.words @@ wanted AND (p_kinds IS NULL OR s.record_kind = ANY (p_kinds))
			LIMIT 10000)
		SELECT f.record_kind, f.record_id, f.title, f.detail FROM (
			SELECT c.record_kind, c.record_id, c.title, c.detail FROM (
				SELECT h.*, row_number() OVER (PARTITION BY h.record_kind ORDER BY length(h.title), h.title) AS place
				FROM hit h WHERE h.record_kind <> 'item') c
			WHERE c.place <= least(p_limit, 500)
			UNION ALL
			(SELECT i.record_kind, i.record_id, i.title, i.detail FROM (
				SELECT h.* FROM hit h WHERE h.record_kind = 'item' ORDER BY length(h.title), h.title OFFSET 0) i
			WHERE coalesce((SELECT NOT t.is_private OR t.owner_user_id = reader FROM inventory_items t
				WHERE t.vessel_id = vessel AND t.id = i.record_id), false)
			LIMIT least(p_limit, 500))) f
		ORDER BY f.record_kind, length(f.title), f.title;
END $$;
--> statement-breakpoint
-- The same among the given records alone, which are all that somebody from outside may read: how many others have the words
-- changes neither what is found nor how long it takes.
CREATE FUNCTION app.find_among(p_ids uuid[], p_words text[], p_kinds text[], p_limit integer)
RETURNS TABLE (record_kind text, record_id uuid, title text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	prefix text := 'v' || (SELECT number FROM vessels WHERE id = vessel) || '.';
	wanted tsquery;
BEGIN
	IF vessel IS NULL OR coalesce(cardinality(p_words), 0) = 0 THEN RETURN; END IF;
	SELECT string_agg(quote_literal(prefix || word) || ':*', ' & ')::tsquery INTO wanted
	FROM unnest(p_words) word WHERE word ~ '^[^''\\\s]+$';
	RETURN QUERY
		WITH own AS MATERIALIZED (
			SELECT s.* FROM search_entries s
			WHERE s.vessel_id = vessel AND s.record_kind = ANY (p_kinds) AND s.record_id = ANY (p_ids))
		SELECT f.record_kind, f.record_id, f.title, f.detail FROM (
			SELECT o.*, row_number() OVER (PARTITION BY o.record_kind ORDER BY length(o.title), o.title) AS place
			FROM own o WHERE o.words @@ wanted) f
		WHERE f.place <= least(p_limit, 500) ORDER BY f.record_kind, f.place;
END $$;
--> statement-breakpoint
CREATE FUNCTION app.mend_words(p_words text[], p_kinds text[]) RETURNS TABLE (typed text, meant text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	slips integer;
	near text;
BEGIN
	FOREACH typed IN ARRAY coalesce(p_words, '{}') LOOP
		meant := typed;
		IF length(typed) >= 3 AND NOT app.is_found(ARRAY[typed], p_kinds) THEN
			slips := CASE WHEN length(typed) > 4 THEN 2 ELSE 1 END;
			FOR near IN
				SELECT s.word FROM (
					SELECT l.word FROM search_words l WHERE typed !~ '[0-9]' AND l.vessel_id = vessel AND l.word !~ '[0-9]'
					UNION ALL
					SELECT d.word FROM search_words d WHERE typed ~ '[0-9]' AND d.vessel_id = vessel
						AND d.word COLLATE "C" >= left(typed, 2) COLLATE "C" AND d.word COLLATE "C" < (left(typed, 2) || chr(1114111)) COLLATE "C"
				) s
				WHERE length(s.word) BETWEEN length(typed) - 2 AND length(typed) + 6
					AND levenshtein_less_equal(left(s.word, length(typed) + 1), left(typed, 60), slips) <= slips
				ORDER BY levenshtein_less_equal(left(s.word, 60), left(typed, 60), 2) > 2,
					levenshtein(left(s.word, length(typed)), left(typed, 60)), abs(length(s.word) - length(typed)), s.word LIMIT 30
			LOOP
				IF app.is_found(ARRAY[near], p_kinds) THEN
					meant := near;
					EXIT;
				END IF;
			END LOOP;
		END IF;
		RETURN NEXT;
	END LOOP;
END $$;
--> statement-breakpoint
-- What has the words as they were typed, and only where nothing has them, as they were meant. No kinds are all kinds.
CREATE FUNCTION app.find_as_meant(p_words text[], p_kinds text[], p_limit integer)
RETURNS TABLE (words json, record_kind text, record_id uuid, title text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	as_meant text[];
	told json;
BEGIN
	IF app.is_found(p_words, p_kinds) THEN
		RETURN QUERY SELECT NULL::json, f.* FROM app.find_records(p_words, p_kinds, p_limit) f;
		RETURN;
	END IF;
	SELECT array_agg(m.meant), json_agg(json_build_object('typed', m.typed, 'meant', m.meant)) INTO as_meant, told
	FROM app.mend_words(p_words, p_kinds) m;
	IF as_meant IS DISTINCT FROM p_words THEN
		RETURN QUERY SELECT told, f.* FROM app.find_records(as_meant, p_kinds, p_limit) f;
	END IF;
END $$;
--> statement-breakpoint
-- Every record of a kind that has all of the words, as a set to narrow a list to: app.find_records answers the best few for a menu.
CREATE FUNCTION app.found_ids(p_words text[], p_kind text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	prefix text := 'v' || (SELECT number FROM vessels WHERE id = vessel) || '.';
	wanted tsquery;
BEGIN
	IF vessel IS NULL OR coalesce(cardinality(p_words), 0) = 0 THEN RETURN; END IF;
	SELECT string_agg(quote_literal(prefix || word) || ':*', ' & ')::tsquery INTO wanted
	FROM unnest(p_words) word WHERE word ~ '^[^''\\\s]+$';
	RETURN QUERY SELECT s.record_id FROM search_entries s
		WHERE s.vessel_id = vessel AND s.words @@ wanted AND s.record_kind = p_kind;
END $$;
--> statement-breakpoint
CREATE FUNCTION app.found_as_meant(p_words text[], p_kind text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF p_kind <> 'item' OR app.is_found(p_words, ARRAY[p_kind]) THEN
		RETURN QUERY SELECT app.found_ids(p_words, p_kind);
		IF FOUND THEN RETURN; END IF;
	END IF;
	RETURN QUERY SELECT app.found_ids(array_agg(m.meant), p_kind) FROM app.mend_words(p_words, ARRAY[p_kind]) m;
END $$;
--> statement-breakpoint
-- The changes of other records that tell of these, the latest first. Under the policy alone the index over related ids is not
-- used, and a history reads every change of its vessel. Ids are of one vessel only, so the index is asked first.
CREATE FUNCTION app.changes_told_of(p_records uuid[], p_before bigint, p_limit integer) RETURNS SETOF bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20 AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
BEGIN
	RETURN QUERY
		WITH told AS MATERIALIZED (SELECT c.seq, c.vessel_id FROM changes c WHERE c.related_ids && p_records)
		SELECT t.seq FROM told t
		WHERE t.vessel_id = vessel AND (p_before IS NULL OR t.seq < p_before)
		ORDER BY t.seq DESC LIMIT p_limit;
END $$;
--> statement-breakpoint
-- What the platform's own screens show of vessels, to its administrators and to the process itself.
CREATE FUNCTION app.vessel_figures(p_vessels uuid[])
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
CREATE FUNCTION app.memberships_of(p_users uuid[])
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
CREATE FUNCTION app.erase_vessel(p_vessel uuid, p_now timestamptz) RETURNS boolean
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
-- The application's role works in scopes: of a vessel, of an account outside every vessel, and of nobody, which is the process
-- itself. What each may do to accounts and vessels is judged here row by row, whatever a statement forgot to ask. The owner's own
-- functions judge by themselves.
CREATE FUNCTION app.refuse_row(p_why text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '%', p_why USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- A vessel's scope changes people with a place on her, and accounts that nobody has proved to be theirs; an account its own row and
-- those that stand for it. Administrators are made by administrators outside every vessel.
CREATE FUNCTION app.guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
	is_outside boolean := vessel IS NULL;
	is_process boolean := vessel IS NULL AND reader IS NULL;
	is_own boolean;
BEGIN
	IF current_user <> 'ymp_app' THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'INSERT' THEN
		IF NEW.is_superadmin AND NOT (is_process OR is_outside AND app.reader_administers()) THEN
			PERFORM app.refuse_row('An administrator is made outside every vessel, by another.');
		END IF;
		IF is_outside AND NOT is_process AND NOT app.reader_administers() THEN
			PERFORM app.refuse_row('An account makes no others.');
		END IF;
		RETURN NEW;
	END IF;
	is_own := coalesce(reader IN (OLD.id, OLD.stands_for_id), false);
	IF TG_OP = 'DELETE' THEN
		IF NOT is_process AND NOT (OLD.stands_for_id IS NOT NULL AND is_own) THEN
			PERFORM app.refuse_row('An account is emptied and stays; one that stands for another goes with its answer.');
		END IF;
		RETURN OLD;
	END IF;
	IF NEW.is_superadmin <> OLD.is_superadmin AND NOT (
		is_outside AND app.reader_administers() OR NOT NEW.is_superadmin AND (is_process OR is_outside AND is_own))
	THEN
		PERFORM app.refuse_row('Who administers the platform is set outside every vessel, by an administrator.');
	END IF;
	IF is_process THEN RETURN NEW; END IF;
	-- What opens the account. One that nobody has proved to be theirs may be emptied by whoever asks its owner aboard.
	IF (NEW.password_hash, NEW.proven_email, NEW.totp_secret, NEW.totp_confirmed_at, NEW.security_keys_since)
			IS DISTINCT FROM (OLD.password_hash, OLD.proven_email, OLD.totp_secret, OLD.totp_confirmed_at, OLD.security_keys_since)
		AND NOT (is_outside AND (is_own OR app.reader_administers()))
		AND NOT (OLD.proven_email IS NULL AND NEW.password_hash IN ('', OLD.password_hash) AND NEW.proven_email IS NULL
			AND NEW.totp_secret IS NULL AND NEW.totp_confirmed_at IS NULL AND NEW.security_keys_since IS NULL)
	THEN
		PERFORM app.refuse_row('What opens an account is changed in its own scope.');
	END IF;
	IF is_own OR (NOT is_outside AND (OLD.proven_email IS NULL
			OR EXISTS (SELECT FROM memberships m WHERE m.vessel_id = vessel AND m.user_id = OLD.id)))
		OR app.reader_administers()
	THEN
		RETURN NEW;
	END IF;
	PERFORM app.refuse_row('The account is of no concern to this scope.');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_guard BEFORE INSERT OR UPDATE OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION app.guard_account();
--> statement-breakpoint
-- A vessel's scope changes its own row and no other; outside, the platform does.
CREATE FUNCTION app.guard_vessel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
BEGIN
	IF current_user <> 'ymp_app' THEN RETURN NEW; END IF;
	IF (vessel IS NULL AND (app.is_unattended() OR app.reader_administers())) OR (TG_OP = 'UPDATE' AND OLD.id = vessel AND NEW.id = vessel)
	THEN
		RETURN NEW;
	END IF;
	PERFORM app.refuse_row('The vessel is another''s.');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vessels_guard BEFORE INSERT OR UPDATE ON vessels FOR EACH ROW EXECUTE FUNCTION app.guard_vessel();
--> statement-breakpoint
-- The application may not read the column; sign-in, links and the account itself ask here.
CREATE FUNCTION app.password_of(p_user uuid) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF nullif(current_setting('app.vessel_id', true), '') IS NOT NULL OR nullif(current_setting('app.user_id', true), '')::uuid <> p_user THEN
		PERFORM app.refuse_row('A password is read in the scope of its account.');
	END IF;
	RETURN (SELECT u.password_hash FROM users u WHERE u.id = p_user);
END $$;
--> statement-breakpoint
-- What a file is taken off is kept with the file: whose paper it once was decides who reads it. Arguments: the kind of the holder,
-- or 'record' where the row tells it, the column of its id, the column of the file.
CREATE FUNCTION app.remember_holder() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := to_jsonb(OLD);
	kind text := CASE WHEN TG_ARGV[0] <> 'record' THEN TG_ARGV[0] WHEN was ->> 'kind' = 'print' THEN 'print' ELSE was ->> 'record_kind' END;
	holder jsonb := jsonb_build_array(jsonb_build_object('kind', kind, 'id', was ->> TG_ARGV[1]));
BEGIN
	UPDATE files SET former_holders = former_holders || holder
	WHERE vessel_id = coalesce(was ->> 'vessel_id', was ->> 'id')::uuid AND id = (was ->> TG_ARGV[2])::uuid AND NOT former_holders @> holder;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_files_held AFTER UPDATE OF job_id, file_id ON job_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND (OLD.job_id, OLD.file_id) IS DISTINCT FROM (NEW.job_id, NEW.file_id)) EXECUTE FUNCTION app.remember_holder('job', 'job_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER job_files_held_gone AFTER DELETE ON job_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('job', 'job_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER equipment_files_held AFTER UPDATE OF equipment_id, file_id ON equipment_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND (OLD.equipment_id, OLD.file_id) IS DISTINCT FROM (NEW.equipment_id, NEW.file_id)) EXECUTE FUNCTION app.remember_holder('equipment', 'equipment_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER equipment_files_held_gone AFTER DELETE ON equipment_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('equipment', 'equipment_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER record_files_held AFTER UPDATE OF record_id, file_id ON record_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND (OLD.record_id, OLD.file_id) IS DISTINCT FROM (NEW.record_id, NEW.file_id)) EXECUTE FUNCTION app.remember_holder('record', 'record_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER record_files_held_gone AFTER DELETE ON record_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('record', 'record_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER equipment_held AFTER UPDATE OF photo_file_id ON equipment FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL AND OLD.photo_file_id IS DISTINCT FROM NEW.photo_file_id) EXECUTE FUNCTION app.remember_holder('equipment', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER equipment_held_gone AFTER DELETE ON equipment FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('equipment', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER sections_held AFTER UPDATE OF equipment_id, drawing_file_id ON sections FOR EACH ROW
WHEN (OLD.drawing_file_id IS NOT NULL AND (OLD.equipment_id, OLD.drawing_file_id) IS DISTINCT FROM (NEW.equipment_id, NEW.drawing_file_id)) EXECUTE FUNCTION app.remember_holder('equipment', 'equipment_id', 'drawing_file_id');
--> statement-breakpoint
CREATE TRIGGER sections_held_gone AFTER DELETE ON sections FOR EACH ROW
WHEN (OLD.drawing_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('equipment', 'equipment_id', 'drawing_file_id');
--> statement-breakpoint
CREATE TRIGGER inventory_items_held AFTER UPDATE OF photo_file_id ON inventory_items FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL AND OLD.photo_file_id IS DISTINCT FROM NEW.photo_file_id) EXECUTE FUNCTION app.remember_holder('item', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER inventory_items_held_gone AFTER DELETE ON inventory_items FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('item', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER supplier_documents_held AFTER UPDATE OF supplier_id, file_id ON supplier_documents FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND (OLD.supplier_id, OLD.file_id) IS DISTINCT FROM (NEW.supplier_id, NEW.file_id)) EXECUTE FUNCTION app.remember_holder('supplier', 'supplier_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER supplier_documents_held_gone AFTER DELETE ON supplier_documents FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('supplier', 'supplier_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER vessels_held AFTER UPDATE OF photo_file_id ON vessels FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL AND OLD.photo_file_id IS DISTINCT FROM NEW.photo_file_id) EXECUTE FUNCTION app.remember_holder('vessel', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER crew_documents_held AFTER UPDATE OF file_id ON crew_documents FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND OLD.file_id IS DISTINCT FROM NEW.file_id) EXECUTE FUNCTION app.remember_holder('paper', 'id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER crew_documents_held_gone AFTER DELETE ON crew_documents FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('paper', 'id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER profiles_portrait_held AFTER UPDATE OF photo_file_id ON profiles FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL AND OLD.photo_file_id IS DISTINCT FROM NEW.photo_file_id) EXECUTE FUNCTION app.remember_holder('portrait', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER profiles_portrait_held_gone AFTER DELETE ON profiles FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('portrait', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER profiles_signature_held AFTER UPDATE OF signature_file_id ON profiles FOR EACH ROW
WHEN (OLD.signature_file_id IS NOT NULL AND OLD.signature_file_id IS DISTINCT FROM NEW.signature_file_id) EXECUTE FUNCTION app.remember_holder('signature', 'id', 'signature_file_id');
--> statement-breakpoint
CREATE TRIGGER profiles_signature_held_gone AFTER DELETE ON profiles FOR EACH ROW
WHEN (OLD.signature_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('signature', 'id', 'signature_file_id');
--> statement-breakpoint
-- Histories are only added to, by grant. These two take private values out of those of an account that was erased, and of no
-- other: keys leave what changed, and what a sentence names becomes a dash, so that it still reads.
CREATE FUNCTION app.without_private(p_facts jsonb, p_keys text[], p_values text[]) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
	SELECT coalesce(jsonb_object_agg(f.key, CASE WHEN f.key = ANY (p_keys) OR lower(f.value #>> '{}') = ANY (p_values) THEN '"–"'::jsonb ELSE f.value END), '{}')
	FROM jsonb_each(p_facts) f
$$;
--> statement-breakpoint
-- Views of lists go with the account they are of; what stood in the history of views that nobody has any more goes with them.
CREATE FUNCTION app.forget_in_history(p_user uuid, p_fields text[], p_facts text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	UPDATE changes c SET diff = c.diff - p_fields, facts = app.without_private(c.facts, p_facts, '{}')
	WHERE c.vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid AND c.record_kind = 'profile'
		AND c.record_id IN (SELECT p_user UNION ALL SELECT p.id FROM profiles p WHERE p.vessel_id = c.vessel_id AND p.user_id = p_user)
		AND (c.diff ?| p_fields OR c.facts ?| p_facts)
		AND EXISTS (SELECT 1 FROM users u WHERE u.id = p_user AND u.erased_at IS NOT NULL);
	UPDATE changes c SET diff = '{}', facts = app.without_private(c.facts, '{name}', '{}')
	WHERE c.vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid AND c.record_kind = 'saved_view' AND c.user_id = p_user
		AND NOT EXISTS (SELECT 1 FROM saved_views v WHERE v.vessel_id = c.vessel_id AND v.id = c.record_id)
		AND EXISTS (SELECT 1 FROM users u WHERE u.id = p_user AND u.erased_at IS NOT NULL)
$$;
--> statement-breakpoint
-- What was done from outside names accounts by key in their own histories, and by value in those of vessels and companies. The names
-- of an account leave both as it is erased, and in no other way.
CREATE FUNCTION app.forget_erased_account() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	keys text[] := '{email,from,to,username}';
	names text[] := ARRAY(SELECT lower(n) FROM unnest(ARRAY[OLD.username, OLD.email, OLD.proven_email, OLD.invited_email]) n WHERE n IS NOT NULL);
BEGIN
	UPDATE platform_changes c
	SET facts = app.without_private(c.facts, CASE WHEN c.subject_kind = 'account' AND c.subject_id = OLD.id THEN keys ELSE '{}' END, names)
	WHERE (c.subject_kind = 'account' AND c.subject_id = OLD.id AND c.facts ?| keys)
		OR EXISTS (SELECT 1 FROM jsonb_each_text(c.facts) f WHERE lower(f.value) = ANY (names));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forgotten AFTER UPDATE OF erased_at ON users FOR EACH ROW
WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION app.forget_erased_account();
--> statement-breakpoint
-- Which order a supplier answers: the link is all they have.
CREATE FUNCTION app.order_of_answer(p_token_hash text) RETURNS TABLE (vessel_id uuid, order_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT o.vessel_id, o.id FROM orders o WHERE o.answer_token_hash = p_token_hash AND o.answer_expires_at > now()
$$;
--> statement-breakpoint
-- The vessels among these that the reader's management company looks after; of no other does a figure leave here.
CREATE FUNCTION app.fleet_of_reader(p_vessels uuid[]) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT v.id FROM vessels v
	JOIN company_memberships m ON m.company_id = v.company_id
	WHERE v.id = ANY (p_vessels) AND m.user_id = nullif(current_setting('app.user_id', true), '')::uuid
$$;
--> statement-breakpoint
-- Due as the lists of each vessel say, on that vessel's own day.
CREATE FUNCTION app.fleet_jobs(p_vessels uuid[], p_days date[])
RETURNS TABLE (vessel_id uuid, overdue bigint, due_soon bigint, defects bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT j.vessel_id,
		count(*) FILTER (WHERE late.is_overdue),
		count(*) FILTER (WHERE NOT late.is_overdue AND (j.planned_on <= day.today + 7 OR j.due_on <= day.today OR coalesce(c.last_total >= j.due_total, false))),
		count(*) FILTER (WHERE j.kind = 'defect')
	FROM unnest(p_vessels, p_days) AS day(id, today)
	JOIN jobs j ON j.vessel_id = day.id
	LEFT JOIN counters c ON c.vessel_id = j.vessel_id AND c.id = j.counter_id
	CROSS JOIN LATERAL (SELECT coalesce(j.due_on + j.grace_days < day.today, false) OR coalesce(c.last_total - j.due_total > j.grace_tenths, false) AS is_overdue) late
	WHERE j.vessel_id IN (SELECT app.fleet_of_reader(p_vessels))
		AND j.archived_at IS NULL AND (j.status IS NULL OR j.status NOT IN ('done', 'verified', 'cancelled'))
	GROUP BY j.vessel_id
$$;
--> statement-breakpoint
CREATE FUNCTION app.fleet_approvals(p_vessels uuid[]) RETURNS TABLE (vessel_id uuid, approvals bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT o.vessel_id, count(*) FROM orders o
	WHERE o.vessel_id IN (SELECT app.fleet_of_reader(p_vessels)) AND o.status = 'requested'
	GROUP BY o.vessel_id
$$;
--> statement-breakpoint
-- Papers of the crew that ran out and that no renewal replaced.
CREATE FUNCTION app.fleet_papers(p_vessels uuid[], p_days date[]) RETURNS TABLE (vessel_id uuid, expired bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT d.vessel_id, count(*)
	FROM unnest(p_vessels, p_days) AS day(id, today)
	JOIN crew_documents d ON d.vessel_id = day.id
	JOIN profiles p ON p.vessel_id = d.vessel_id AND p.id = d.profile_id
	LEFT JOIN memberships m ON m.vessel_id = p.vessel_id AND m.user_id = p.user_id
	WHERE d.vessel_id IN (SELECT app.fleet_of_reader(p_vessels))
		AND d.deleted_at IS NULL AND NOT d.has_no_expiry AND d.expires_on < day.today
		AND NOT EXISTS (SELECT 1 FROM crew_documents renewal WHERE renewal.vessel_id = d.vessel_id AND renewal.replaces_id = d.id AND renewal.deleted_at IS NULL)
		AND p.role <> 'user'
		AND (p.is_onboard OR coalesce((SELECT stay.end_reason FROM onboard_stays stay WHERE stay.vessel_id = p.vessel_id AND stay.profile_id = p.id ORDER BY stay.started_at DESC LIMIT 1), '') <> 'left')
		AND m.soft_deleted_at IS NULL AND (m.ends_on IS NULL OR m.ends_on >= day.today)
	GROUP BY d.vessel_id
$$;
--> statement-breakpoint
-- The roles ask by their own grants.
REVOKE ALL ON FUNCTION
	app.is_unattended(),
	app.reader_administers(),
	app.is_found(text[], text[]),
	app.find_records(text[], text[], integer),
	app.find_among(uuid[], text[], text[], integer),
	app.mend_words(text[], text[]),
	app.find_as_meant(text[], text[], integer),
	app.found_ids(text[], text),
	app.found_as_meant(text[], text),
	app.changes_told_of(uuid[], bigint, integer),
	app.vessel_figures(uuid[]),
	app.memberships_of(uuid[]),
	app.set_deletion(uuid, timestamptz, timestamptz),
	app.erase_vessel(uuid, timestamptz),
	app.refuse_row(text),
	app.guard_account(),
	app.guard_vessel(),
	app.password_of(uuid),
	app.remember_holder(),
	app.without_private(jsonb, text[], text[]),
	app.forget_in_history(uuid, text[], text[]),
	app.forget_erased_account(),
	app.order_of_answer(text),
	app.fleet_of_reader(uuid[]),
	app.fleet_jobs(uuid[], date[]),
	app.fleet_approvals(uuid[]),
	app.fleet_papers(uuid[], date[])
FROM PUBLIC;
