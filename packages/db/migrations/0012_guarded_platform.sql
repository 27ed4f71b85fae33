-- Whoever must change a password is asked for none: of a person who is aboard and proved, the owner alone is told to.
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
		OR (NEW.email, NEW.username, NEW.invited_email, NEW.soft_deleted_at, NEW.erased_at, NEW.must_change_password, NEW.last_vessel_id)
			IS NOT DISTINCT FROM (OLD.email, OLD.username, OLD.invited_email, OLD.soft_deleted_at, OLD.erased_at, OLD.must_change_password, OLD.last_vessel_id))
	THEN
		RETURN NEW;
	END IF;
	-- Asked, and not aboard: emptied, and nothing else.
	IF app.is_unproven_here(OLD.id) AND to_jsonb(NEW) - ways_in = to_jsonb(OLD) - ways_in THEN RETURN NEW; END IF;
	PERFORM app.refuse_row('The account is of no concern to this scope.');
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A vessel's scope changes its own row and no other, and nothing that the platform sets of it.
CREATE OR REPLACE FUNCTION app.guard_vessel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
BEGIN
	IF current_user <> 'ymp_app' THEN RETURN NEW; END IF;
	IF (vessel IS NULL AND (app.is_unattended() OR app.reader_administers()))
		OR (TG_OP = 'UPDATE' AND OLD.id = vessel AND NEW.id = vessel
			AND (NEW.company_id, NEW.edition, NEW.subscription, NEW.subscription_state, NEW.subscription_ends_on, NEW.suspended_at, NEW.suspended_reason, NEW.is_template)
				IS NOT DISTINCT FROM (OLD.company_id, OLD.edition, OLD.subscription, OLD.subscription_state, OLD.subscription_ends_on, OLD.suspended_at, OLD.suspended_reason, OLD.is_template))
	THEN
		RETURN NEW;
	END IF;
	PERFORM app.refuse_row('The vessel is another''s, or it is for the platform to change.');
	RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE "company_departures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "platform_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "company_departures_of_company" ON "company_departures" AS PERMISSIVE FOR ALL TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (select app.reader_administers())) or user_id = nullif(current_setting('app.user_id', true), '')::uuid or managed_vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid or company_id in (select works.company_id from company_memberships works where works.user_id = nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "platform_changes_read" ON "platform_changes" AS PERMISSIVE FOR SELECT TO "ymp_app" USING ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or (select app.reader_administers()) or (nullif(current_setting('app.user_id', true), '')::uuid is null and subject_kind = 'vessel' and subject_id = nullif(current_setting('app.vessel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "platform_changes_added" ON "platform_changes" AS PERMISSIVE FOR INSERT TO "ymp_app" WITH CHECK ((nullif(current_setting('app.vessel_id', true), '')::uuid is null and nullif(current_setting('app.user_id', true), '')::uuid is null) or (select app.reader_administers()) or (subject_kind = 'account' and subject_id = nullif(current_setting('app.user_id', true), '')::uuid) or (nullif(current_setting('app.user_id', true), '')::uuid is null and subject_kind = 'vessel' and subject_id = nullif(current_setting('app.vessel_id', true), '')::uuid));