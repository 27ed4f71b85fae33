CREATE SCHEMA IF NOT EXISTS app;
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
-- Row-level security keeps operators that are not leakproof out of index conditions, so finding goes through these two
-- functions of the owner. They take the vessel from the scope, never from an argument.
CREATE FUNCTION app.find_records(p_words text[], p_kinds text[], p_limit integer)
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
		SELECT s.record_kind, s.record_id, s.title, s.detail FROM search_entries s
		WHERE s.vessel_id = vessel AND s.words @@ wanted AND (p_kinds IS NULL OR s.record_kind = ANY (p_kinds))
		ORDER BY s.record_kind, length(s.title), s.title LIMIT least(p_limit, 500);
END $$;
--> statement-breakpoint
CREATE FUNCTION app.mend_words(p_words text[]) RETURNS TABLE (typed text, meant text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT w.typed, CASE WHEN known.word IS NOT NULL OR length(w.typed) < 3 THEN w.typed ELSE coalesce(near.word, w.typed) END
	FROM unnest(p_words) WITH ORDINALITY AS w(typed, place)
	LEFT JOIN LATERAL (
		SELECT s.word FROM search_words s
		WHERE s.vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid AND starts_with(s.word, w.typed) LIMIT 1
	) known ON true
	LEFT JOIN LATERAL (
		SELECT s.word FROM search_words s
		WHERE known.word IS NULL AND s.vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid
			AND length(s.word) BETWEEN length(w.typed) - 2 AND length(w.typed) + 6
			AND levenshtein_less_equal(left(s.word, length(w.typed) + 1), left(w.typed, 60), CASE WHEN length(w.typed) > 4 THEN 2 ELSE 1 END)
				<= CASE WHEN length(w.typed) > 4 THEN 2 ELSE 1 END
		ORDER BY levenshtein_less_equal(left(s.word, 60), left(w.typed, 60), 2) > 2,
			levenshtein(left(s.word, length(w.typed)), left(w.typed, 60)), abs(length(s.word) - length(w.typed)), s.word LIMIT 1
	) near ON true
	ORDER BY w.place
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.find_records(text[], text[], integer), app.mend_words(text[]) FROM PUBLIC;
