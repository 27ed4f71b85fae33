-- Histories are only added to, by grant. These two take private values out of those of an account that was erased, and of no
-- other: keys leave what changed, and what a sentence names becomes a dash, so that it still reads.
CREATE FUNCTION app.without_private(p_facts jsonb, p_keys text[], p_values text[]) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
	SELECT coalesce(jsonb_object_agg(f.key, CASE WHEN f.key = ANY (p_keys) OR lower(f.value #>> '{}') = ANY (p_values) THEN '"–"'::jsonb ELSE f.value END), '{}')
	FROM jsonb_each(p_facts) f
$$;
--> statement-breakpoint
-- Of the person's own history on the vessel of the scope.
CREATE FUNCTION app.forget_in_history(p_user uuid, p_fields text[], p_facts text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	UPDATE changes c SET diff = c.diff - p_fields, facts = app.without_private(c.facts, p_facts, '{}')
	WHERE c.vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid AND c.record_kind = 'profile'
		AND c.record_id IN (SELECT p_user UNION ALL SELECT p.id FROM profiles p WHERE p.vessel_id = c.vessel_id AND p.user_id = p_user)
		AND (c.diff ?| p_fields OR c.facts ?| p_facts)
		AND EXISTS (SELECT 1 FROM users u WHERE u.id = p_user AND u.erased_at IS NOT NULL)
$$;
--> statement-breakpoint
-- Of what was done from outside: in the account's own history by key, in those of vessels and companies by value.
CREATE FUNCTION app.forget_in_platform_history(p_user uuid, p_facts text[], p_values text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	UPDATE platform_changes c
	SET facts = app.without_private(c.facts, CASE WHEN c.subject_kind = 'account' AND c.subject_id = p_user THEN p_facts ELSE '{}' END, p_values)
	WHERE ((c.subject_kind = 'account' AND c.subject_id = p_user AND c.facts ?| p_facts)
			OR EXISTS (SELECT 1 FROM jsonb_each_text(c.facts) f WHERE lower(f.value) = ANY (p_values)))
		AND EXISTS (SELECT 1 FROM users u WHERE u.id = p_user AND u.erased_at IS NOT NULL)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.without_private(jsonb, text[], text[]), app.forget_in_history(uuid, text[], text[]), app.forget_in_platform_history(uuid, text[], text[]) FROM PUBLIC;
