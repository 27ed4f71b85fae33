-- Views of lists go with the account they are of; what stood in the history of views that nobody has any more goes with them.
CREATE OR REPLACE FUNCTION app.forget_in_history(p_user uuid, p_fields text[], p_facts text[]) RETURNS void
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
