-- Whether somebody works for a management company, whichever: to the vessel that has them aboard or has asked them, and outside.
CREATE FUNCTION app.works_for_company(p_user uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT EXISTS (SELECT FROM company_memberships c WHERE c.user_id = p_user)
		AND (nullif(current_setting('app.vessel_id', true), '') IS NULL
			OR p_user = nullif(current_setting('app.user_id', true), '')::uuid
			OR EXISTS (
				SELECT FROM memberships m JOIN users held ON held.id = m.user_id
				WHERE m.vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid AND p_user IN (held.id, held.stands_for_id)))
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.works_for_company(uuid) FROM PUBLIC;
--> statement-breakpoint
ALTER TABLE "company_memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "company_memberships_of_company" ON "company_memberships" AS PERMISSIVE FOR ALL TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or user_id = nullif(current_setting('app.user_id', true), '')::uuid or company_id = (select v.company_id from vessels v where v.id = nullif(current_setting('app.vessel_id', true), '')::uuid)) WITH CHECK (true);