-- Whether the account opens more than the vessel of the scope: another one, or those of a management company.
CREATE FUNCTION app.opens_elsewhere(p_user uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT EXISTS (SELECT FROM company_memberships c WHERE c.user_id = p_user)
		OR EXISTS (SELECT FROM memberships m WHERE m.user_id = p_user AND m.soft_deleted_at IS NULL
			AND m.vessel_id IS DISTINCT FROM nullif(current_setting('app.vessel_id', true), '')::uuid)
$$;
--> statement-breakpoint
-- Whether the account is nobody's yet, and the vessel of the scope has it aboard or has asked it by a row that stands for it: such
-- an account is emptied by whoever asks its owner aboard, and its mailbox gets the link. Who works for a management company was proved
-- when the platform let them.
CREATE OR REPLACE FUNCTION app.is_unproven_here(p_user uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT EXISTS (
		SELECT FROM users u WHERE u.id = p_user AND u.proven_email IS NULL AND NOT u.is_superadmin
			AND NOT EXISTS (SELECT FROM company_memberships c WHERE c.user_id = u.id)
			AND EXISTS (
				SELECT FROM memberships m JOIN users held ON held.id = m.user_id
				WHERE m.vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid AND u.id IN (held.id, held.stands_for_id)))
$$;
--> statement-breakpoint
-- A vessel's scope changes people with a place on her, of those that somebody has proved to be theirs neither address nor name of
-- sign-in, and of nobody's what opens the account: that it may only empty, and only where nobody has proved it. An account changes
-- its own row; of a row that stands for it, it erases and removes. Administrators of the platform are changed by themselves and
-- their like, and made outside every vessel.
CREATE OR REPLACE FUNCTION app.guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
	is_outside boolean := vessel IS NULL;
	is_process boolean := vessel IS NULL AND reader IS NULL;
	ways_in text[] := '{password_hash,password_set_at,must_change_password,proven_email,totp_secret,totp_confirmed_at,totp_last_step,security_keys_since,updated_at}';
	is_self boolean;
	stands_for_reader boolean;
	is_aboard boolean;
	is_emptied boolean;
BEGIN
	IF current_user <> 'ymp_app' THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'INSERT' THEN
		IF NEW.is_superadmin AND NOT (is_process OR is_outside AND app.reader_administers()) THEN
			PERFORM app.refuse_row('An administrator is made outside every vessel, by another.');
		END IF;
		IF is_outside AND NOT is_process AND NOT app.reader_administers() THEN
			PERFORM app.refuse_row('An account makes no others.');
		END IF;
		IF NOT is_outside AND num_nonnulls(NEW.proven_email, NEW.totp_secret, NEW.totp_confirmed_at, NEW.security_keys_since) > 0 THEN
			PERFORM app.refuse_row('A mailbox is proved by its owner.');
		END IF;
		RETURN NEW;
	END IF;
	is_self := coalesce(reader = OLD.id, false);
	stands_for_reader := coalesce(reader = OLD.stands_for_id, false);
	IF TG_OP = 'DELETE' THEN
		IF NOT is_process AND NOT stands_for_reader THEN
			PERFORM app.refuse_row('An account is emptied and stays; one that stands for another goes with its answer.');
		END IF;
		RETURN OLD;
	END IF;
	IF NEW.is_superadmin <> OLD.is_superadmin AND NOT (
		is_outside AND app.reader_administers() OR NOT NEW.is_superadmin AND (is_process OR is_outside AND is_self))
	THEN
		PERFORM app.refuse_row('Who administers the platform is set outside every vessel, by an administrator.');
	END IF;
	IF is_process THEN RETURN NEW; END IF;
	is_aboard := NOT is_outside AND EXISTS (SELECT FROM memberships m WHERE m.vessel_id = vessel AND m.user_id = OLD.id);
	-- Whom a row stands for is told as it is made. Where its place was asked by a wrong address, the row is emptied and asks at
	-- another, where it stands for somebody else, or becomes the account of whoever has that mailbox.
	IF NEW.stands_for_id IS DISTINCT FROM OLD.stands_for_id AND NOT (
		is_aboard AND app.is_unproven_here(OLD.id) AND NEW.password_hash = ''
		AND (NEW.stands_for_id IS NULL) = (NEW.invited_email IS NULL)
		AND (NEW.stands_for_id IS NULL OR NEW.stands_for_id <> OLD.id AND NEW.email = OLD.id || '@invited.invalid')
		AND NOT app.opens_elsewhere(OLD.id))
	THEN
		PERFORM app.refuse_row('Whom an account stands for is set where it was asked, and of no account in use.');
	END IF;
	IF (NEW.password_hash, NEW.password_set_at, NEW.proven_email, NEW.totp_secret, NEW.totp_confirmed_at, NEW.security_keys_since)
		IS DISTINCT FROM (OLD.password_hash, OLD.password_set_at, OLD.proven_email, OLD.totp_secret, OLD.totp_confirmed_at, OLD.security_keys_since)
	THEN
		is_emptied := OLD.proven_email IS NULL AND NEW.password_hash IN ('', OLD.password_hash)
			AND num_nonnulls(NEW.proven_email, NEW.totp_secret, NEW.totp_confirmed_at, NEW.security_keys_since) = 0
			AND (stands_for_reader OR NOT is_outside AND app.is_unproven_here(OLD.id));
		IF NOT is_emptied AND NOT (is_outside AND (is_self OR app.reader_administers())) THEN
			PERFORM app.refuse_row('What opens an account is changed in its own scope.');
		END IF;
	END IF;
	IF is_self OR stands_for_reader OR app.reader_administers() THEN RETURN NEW; END IF;
	IF is_aboard AND NOT OLD.is_superadmin AND (OLD.proven_email IS NULL AND NOT app.opens_elsewhere(OLD.id)
		OR (NEW.email, NEW.username, NEW.invited_email, NEW.soft_deleted_at, NEW.erased_at)
			IS NOT DISTINCT FROM (OLD.email, OLD.username, OLD.invited_email, OLD.soft_deleted_at, OLD.erased_at))
	THEN
		RETURN NEW;
	END IF;
	-- Asked, and not aboard: emptied, and nothing else.
	IF app.is_unproven_here(OLD.id) AND to_jsonb(NEW) - ways_in = to_jsonb(OLD) - ways_in THEN RETURN NEW; END IF;
	PERFORM app.refuse_row('The account is of no concern to this scope.');
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Management companies are the platform's, outside every vessel.
CREATE FUNCTION app.guard_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_user <> 'ymp_app' OR nullif(current_setting('app.vessel_id', true), '') IS NULL
		AND (app.is_unattended() OR app.reader_administers())
	THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	PERFORM app.refuse_row('Management companies are set by the platform.');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_guard BEFORE INSERT OR UPDATE OR DELETE ON companies FOR EACH ROW EXECUTE FUNCTION app.guard_company();
--> statement-breakpoint
-- What a mail says, which may hold a link that opens an account: to the process that sends it, and to nobody else.
CREATE FUNCTION app.text_of_mail(p_mail uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF nullif(current_setting('app.vessel_id', true), '') IS NOT NULL OR nullif(current_setting('app.user_id', true), '') IS NOT NULL THEN
		PERFORM app.refuse_row('Mails are read by what sends them.');
	END IF;
	RETURN (SELECT jsonb_build_object('subject', m.subject, 'html', m.html, 'text', m.text) FROM mails m WHERE m.id = p_mail);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.opens_elsewhere(uuid), app.guard_company(), app.text_of_mail(uuid) FROM PUBLIC;
--> statement-breakpoint
ALTER TABLE "digest_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "security_alarms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "digest_settings_read" ON "digest_settings" AS PERMISSIVE FOR SELECT TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or true);--> statement-breakpoint
CREATE POLICY "digest_settings_added" ON "digest_settings" AS PERMISSIVE FOR INSERT TO "ymp_app" WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "digest_settings_changed" ON "digest_settings" AS PERMISSIVE FOR UPDATE TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "digest_settings_removed" ON "digest_settings" AS PERMISSIVE FOR DELETE TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_read" ON "notification_preferences" AS PERMISSIVE FOR SELECT TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or true);--> statement-breakpoint
CREATE POLICY "notification_preferences_added" ON "notification_preferences" AS PERMISSIVE FOR INSERT TO "ymp_app" WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_changed" ON "notification_preferences" AS PERMISSIVE FOR UPDATE TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notification_preferences_removed" ON "notification_preferences" AS PERMISSIVE FOR DELETE TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "mails_read" ON "mails" AS PERMISSIVE FOR SELECT TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or (user_id in (select u.id from users u where nullif(current_setting('app.user_id', true), '')::uuid in (u.id, u.stands_for_id)) or lower(recipient) = (select lower(u.email) from users u where u.id = nullif(current_setting('app.user_id', true), '')::uuid)) or user_id in (select m.user_id from memberships m where m.vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "mails_added" ON "mails" AS PERMISSIVE FOR INSERT TO "ymp_app" WITH CHECK (sent_at is null and failure is null);--> statement-breakpoint
CREATE POLICY "mails_changed" ON "mails" AS PERMISSIVE FOR UPDATE TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or (user_id in (select u.id from users u where nullif(current_setting('app.user_id', true), '')::uuid in (u.id, u.stands_for_id)) or lower(recipient) = (select lower(u.email) from users u where u.id = nullif(current_setting('app.user_id', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "mails_removed" ON "mails" AS PERMISSIVE FOR DELETE TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (user_id in (select u.id from users u where nullif(current_setting('app.user_id', true), '')::uuid in (u.id, u.stands_for_id)) or lower(recipient) = (select lower(u.email) from users u where u.id = nullif(current_setting('app.user_id', true), '')::uuid))));--> statement-breakpoint
CREATE POLICY "rate_limits_read" ON "rate_limits" AS PERMISSIVE FOR SELECT TO "ymp_app" USING (nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null);--> statement-breakpoint
CREATE POLICY "rate_limits_added" ON "rate_limits" AS PERMISSIVE FOR INSERT TO "ymp_app" WITH CHECK (nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null);--> statement-breakpoint
CREATE POLICY "rate_limits_changed" ON "rate_limits" AS PERMISSIVE FOR UPDATE TO "ymp_app" USING (nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) WITH CHECK (nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null);--> statement-breakpoint
CREATE POLICY "rate_limits_removed" ON "rate_limits" AS PERMISSIVE FOR DELETE TO "ymp_app" USING (nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null);--> statement-breakpoint
CREATE POLICY "security_alarms_read" ON "security_alarms" AS PERMISSIVE FOR SELECT TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())));--> statement-breakpoint
CREATE POLICY "security_alarms_added" ON "security_alarms" AS PERMISSIVE FOR INSERT TO "ymp_app" WITH CHECK (nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null);--> statement-breakpoint
CREATE POLICY "security_alarms_changed" ON "security_alarms" AS PERMISSIVE FOR UPDATE TO "ymp_app" USING (nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) WITH CHECK (nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null);--> statement-breakpoint
CREATE POLICY "security_alarms_removed" ON "security_alarms" AS PERMISSIVE FOR DELETE TO "ymp_app" USING (nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null);
