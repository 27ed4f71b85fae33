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
REVOKE ALL ON FUNCTION app.found_ids(text[], text) FROM PUBLIC;
