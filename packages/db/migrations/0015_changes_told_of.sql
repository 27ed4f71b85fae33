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
REVOKE ALL ON FUNCTION app.changes_told_of(uuid[], bigint, integer) FROM PUBLIC;
