-- At most p_limit of each kind, the shortest titles first. What the asker may not read takes no place among them: of items, each is
-- looked up until there are as many as wanted. The owner of these functions may be above row-level security, so the policy of
-- inventory_items is told here once more. Of a word that is in more than ten thousand records the rest is not looked at: nobody
-- reads so far, and the cost stays what it is however large the vessel grows.
CREATE OR REPLACE FUNCTION app.find_records(p_words text[], p_kinds text[], p_limit integer)
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
REVOKE ALL ON FUNCTION app.find_among(uuid[], text[], text[], integer) FROM PUBLIC;