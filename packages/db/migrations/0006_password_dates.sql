ALTER TABLE "users" ADD COLUMN "password_set_at" timestamp with time zone;
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
		AND NOT EXISTS (SELECT FROM app.memberships_of(ARRAY[OLD.id]) m WHERE m.vessel_id <> vessel AND m.soft_deleted_at IS NULL))
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
