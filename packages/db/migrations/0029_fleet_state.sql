CREATE POLICY "counters_fleet" ON "counters" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_fleet" ON "jobs" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "crew_documents_fleet" ON "crew_documents" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "onboard_stays_fleet" ON "onboard_stays" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "profiles_fleet" ON "profiles" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);
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
REVOKE ALL ON FUNCTION app.fleet_of_reader(uuid[]), app.fleet_jobs(uuid[], date[]), app.fleet_approvals(uuid[]), app.fleet_papers(uuid[], date[]) FROM PUBLIC;
