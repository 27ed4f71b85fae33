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
-- A word stands where a record that the asker may read has one that begins so. Else the nearest of the vessel's words that such a
-- record has: among those of letters for letters, and among those of the same beginning for what has digits, since numbers are
-- most of a large vessel's words. Further than the thirty nearest is not looked.
DROP FUNCTION app.mend_words(text[]);
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
REVOKE ALL ON FUNCTION app.is_found(text[], text[]), app.mend_words(text[], text[]), app.find_as_meant(text[], text[], integer),
	app.found_as_meant(text[], text) FROM PUBLIC;
