ALTER TABLE "stock_count_lines" ADD COLUMN "taken_back_at" timestamp with time zone;
--> statement-breakpoint
-- Vessels that keep a profile of the account, also where it has no place any more: to whoever erases it, outside every vessel.
CREATE FUNCTION app.profiles_of(p_user uuid) RETURNS TABLE (vessel_id uuid, profile_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF nullif(current_setting('app.vessel_id', true), '') IS NOT NULL OR NOT (app.is_unattended() OR app.reader_administers()
		OR EXISTS (SELECT FROM users u WHERE u.id = p_user AND nullif(current_setting('app.user_id', true), '')::uuid IN (u.id, u.stands_for_id)))
	THEN
		PERFORM app.refuse_row('Profiles over all vessels are their account''s.');
	END IF;
	RETURN QUERY SELECT p.vessel_id, p.id FROM profiles p WHERE p.user_id = p_user ORDER BY 1;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.profiles_of(uuid) FROM PUBLIC;
