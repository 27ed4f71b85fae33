-- At most p_limit of each kind, the shortest titles first. Of a word that is in more than ten thousand records the rest is
-- not looked at: nobody reads so far, and the cost stays what it is however large the vessel grows.
CREATE OR REPLACE FUNCTION app.find_records(p_words text[], p_kinds text[], p_limit integer)
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
		SELECT f.record_kind, f.record_id, f.title, f.detail FROM (
			SELECT c.*, row_number() OVER (PARTITION BY c.record_kind ORDER BY length(c.title), c.title) AS place FROM (
				SELECT s.record_kind, s.record_id, s.title, s.detail FROM search_entries s
				WHERE s.vessel_id = vessel AND s.words @@ wanted AND (p_kinds IS NULL OR s.record_kind = ANY (p_kinds))
				LIMIT 10000) c) f
		WHERE f.place <= least(p_limit, 500) ORDER BY f.record_kind, f.place;
END $$;
--> statement-breakpoint
-- What the vessel's words begin with stands. Else the nearest word: among those of letters for letters, and among those of
-- the same beginning for what has digits, since numbers are most of a large vessel's words.
CREATE OR REPLACE FUNCTION app.mend_words(p_words text[]) RETURNS TABLE (typed text, meant text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT w.typed, CASE WHEN known.word IS NOT NULL OR length(w.typed) < 3 THEN w.typed ELSE coalesce(near.word, w.typed) END
	FROM (SELECT nullif(current_setting('app.vessel_id', true), '')::uuid AS id) vessel
	CROSS JOIN unnest(p_words) WITH ORDINALITY AS w(typed, place)
	LEFT JOIN LATERAL (
		SELECT s.word FROM search_words s WHERE s.vessel_id = vessel.id
			AND s.word COLLATE "C" >= w.typed COLLATE "C" AND s.word COLLATE "C" < (w.typed || chr(1114111)) COLLATE "C" LIMIT 1
	) known ON true
	LEFT JOIN LATERAL (
		SELECT s.word FROM (
			SELECT l.word FROM search_words l WHERE w.typed !~ '[0-9]' AND l.vessel_id = vessel.id AND l.word !~ '[0-9]'
			UNION ALL
			SELECT d.word FROM search_words d WHERE w.typed ~ '[0-9]' AND d.vessel_id = vessel.id
				AND d.word COLLATE "C" >= left(w.typed, 2) COLLATE "C" AND d.word COLLATE "C" < (left(w.typed, 2) || chr(1114111)) COLLATE "C"
		) s
		WHERE known.word IS NULL AND length(w.typed) >= 3
			AND length(s.word) BETWEEN length(w.typed) - 2 AND length(w.typed) + 6
			AND levenshtein_less_equal(left(s.word, length(w.typed) + 1), left(w.typed, 60), CASE WHEN length(w.typed) > 4 THEN 2 ELSE 1 END)
				<= CASE WHEN length(w.typed) > 4 THEN 2 ELSE 1 END
		ORDER BY levenshtein_less_equal(left(s.word, 60), left(w.typed, 60), 2) > 2,
			levenshtein(left(s.word, length(w.typed)), left(w.typed, 60)), abs(length(s.word) - length(w.typed)), s.word LIMIT 1
	) near ON true
	ORDER BY w.place
$$;
