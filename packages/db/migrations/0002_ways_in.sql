-- Whether the account is nobody's yet, and the vessel of the scope has it aboard or has asked it by a row that stands for it: such
-- an account is emptied by whoever asks its owner aboard, and its mailbox gets the link.
CREATE FUNCTION app.is_unproven_here(p_user uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT EXISTS (
		SELECT FROM users u WHERE u.id = p_user AND u.proven_email IS NULL AND NOT u.is_superadmin
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
	ways_in text[] := '{password_hash,must_change_password,proven_email,totp_secret,totp_confirmed_at,totp_last_step,security_keys_since,updated_at}';
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
		AND NOT EXISTS (SELECT FROM app.memberships_of(ARRAY[OLD.id]) m WHERE m.vessel_id <> vessel AND m.soft_deleted_at IS NULL))
	THEN
		PERFORM app.refuse_row('Whom an account stands for is set where it was asked, and of no account in use.');
	END IF;
	IF (NEW.password_hash, NEW.proven_email, NEW.totp_secret, NEW.totp_confirmed_at, NEW.security_keys_since)
		IS DISTINCT FROM (OLD.password_hash, OLD.proven_email, OLD.totp_secret, OLD.totp_confirmed_at, OLD.security_keys_since)
	THEN
		is_emptied := OLD.proven_email IS NULL AND NEW.password_hash IN ('', OLD.password_hash)
			AND num_nonnulls(NEW.proven_email, NEW.totp_secret, NEW.totp_confirmed_at, NEW.security_keys_since) = 0
			AND (stands_for_reader OR NOT is_outside AND app.is_unproven_here(OLD.id));
		IF NOT is_emptied AND NOT (is_outside AND (is_self OR app.reader_administers())) THEN
			PERFORM app.refuse_row('What opens an account is changed in its own scope.');
		END IF;
	END IF;
	IF is_self OR stands_for_reader OR app.reader_administers() THEN RETURN NEW; END IF;
	IF is_aboard AND NOT OLD.is_superadmin AND (OLD.proven_email IS NULL
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
-- Whose vessels somebody looks after is set by the platform, outside every vessel; an account that is erased leaves by itself.
CREATE FUNCTION app.guard_company_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
	is_outside boolean := nullif(current_setting('app.vessel_id', true), '') IS NULL;
BEGIN
	IF current_user <> 'ymp_app' OR is_outside AND (reader IS NULL OR app.reader_administers()
		OR TG_OP = 'DELETE' AND OLD.user_id = reader)
	THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	PERFORM app.refuse_row('Who works for a management company is set by the platform.');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_memberships_guard BEFORE INSERT OR UPDATE OR DELETE ON company_memberships FOR EACH ROW EXECUTE FUNCTION app.guard_company_member();
--> statement-breakpoint
-- A vessel's scope changes its own row and no other, and does not choose who looks after her; outside, the platform does.
CREATE OR REPLACE FUNCTION app.guard_vessel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
BEGIN
	IF current_user <> 'ymp_app' THEN RETURN NEW; END IF;
	IF (vessel IS NULL AND (app.is_unattended() OR app.reader_administers()))
		OR (TG_OP = 'UPDATE' AND OLD.id = vessel AND NEW.id = vessel AND NEW.company_id IS NOT DISTINCT FROM OLD.company_id)
	THEN
		RETURN NEW;
	END IF;
	PERFORM app.refuse_row('The vessel is another''s.');
	RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.is_unproven_here(uuid), app.guard_company_member() FROM PUBLIC;
--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "password_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "security_key_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "security_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "api_tokens_of_account" ON "api_tokens" AS PERMISSIVE FOR ALL TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or (not (nullif(current_setting('app.vessel_id', true), '')::uuid is null) and (app.is_unproven_here(user_id) or bound_vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid))) WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)) or revoked_at is not null);--> statement-breakpoint
CREATE POLICY "password_resets_of_account" ON "password_resets" AS PERMISSIVE FOR ALL TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or (not (nullif(current_setting('app.vessel_id', true), '')::uuid is null) and app.is_unproven_here(user_id))) WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)) or used_at is not null or (not (nullif(current_setting('app.vessel_id', true), '')::uuid is null) and app.is_unproven_here(user_id)));--> statement-breakpoint
CREATE POLICY "recovery_codes_of_account" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or (not (nullif(current_setting('app.vessel_id', true), '')::uuid is null) and app.is_unproven_here(user_id))) WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "security_key_challenges_of_account" ON "security_key_challenges" AS PERMISSIVE FOR ALL TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or (not (nullif(current_setting('app.vessel_id', true), '')::uuid is null) and app.is_unproven_here(user_id))) WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "security_keys_of_account" ON "security_keys" AS PERMISSIVE FOR ALL TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or (not (nullif(current_setting('app.vessel_id', true), '')::uuid is null) and app.is_unproven_here(user_id))) WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "sessions_of_account" ON "sessions" AS PERMISSIVE FOR ALL TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or (not (nullif(current_setting('app.vessel_id', true), '')::uuid is null) and app.is_unproven_here(user_id))) WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and (nullif(current_setting('app.user_id', true), '')::uuid is null or user_id = nullif(current_setting('app.user_id', true), '')::uuid)));
