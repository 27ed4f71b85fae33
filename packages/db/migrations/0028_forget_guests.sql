-- Histories are only added to, by grant. This takes a guest who was erased out of them, and out of mails, and no other: what the
-- guest's own history says beside the names of fields, the names of files that are gone, and mails of notices about the guest.
-- A mail that waits or is kept to be read goes as a whole, since the notice is gone; of one that was sent its subject is left.
-- Asked before the notices go, by which the mails are found.
CREATE FUNCTION app.forget_guest(p_guest uuid, p_files uuid[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	told uuid[];
	titles text[];
BEGIN
	IF NOT EXISTS (SELECT FROM guests g WHERE g.vessel_id = vessel AND g.id = p_guest AND g.erased_at IS NOT NULL) THEN RETURN; END IF;
	UPDATE changes c SET diff = '{}', facts = app.without_private(c.facts, '{name}', '{}')
	WHERE c.vessel_id = vessel AND c.record_kind = 'guest' AND c.record_id = p_guest AND (c.diff <> '{}' OR c.facts ? 'name');
	UPDATE changes c SET diff = '{}', facts = app.without_private(c.facts, '{name}', '{}')
	WHERE c.vessel_id = vessel AND c.record_kind = 'file' AND c.record_id = ANY (p_files)
		AND NOT EXISTS (SELECT FROM files f WHERE f.vessel_id = vessel AND f.id = c.record_id);
	SELECT array_agg(DISTINCT n.user_id), array_agg(DISTINCT n.facts ->> 'title') INTO told, titles
	FROM notifications n WHERE n.vessel_id = vessel AND n.record_kind = 'guest' AND n.record_id = p_guest;
	DELETE FROM mails m
	WHERE m.user_id = ANY (told) AND m.template IN ('notice', 'digest') AND m.sent_at IS NULL AND strpos(m.text, p_guest::text) > 0;
	UPDATE mails m SET subject = '–'
	WHERE m.user_id = ANY (told) AND m.template = 'notice' AND m.sent_at IS NOT NULL
		AND EXISTS (SELECT FROM unnest(titles) title WHERE title <> '' AND strpos(m.subject, title) > 0);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.forget_guest(uuid, uuid[]) FROM PUBLIC;
