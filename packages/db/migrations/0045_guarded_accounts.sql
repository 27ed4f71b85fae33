ALTER TABLE "platform_creations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "platform_creations_of_platform" ON "platform_creations" AS PERMISSIVE FOR ALL TO "ymp_app" USING (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (app.is_unattended() or app.reader_administers())) WITH CHECK (nullif(current_setting('app.vessel_id', true), '')::uuid is null and (app.is_unattended() or app.reader_administers()));--> statement-breakpoint
-- The application's role works in scopes: of a vessel, of an account outside every vessel, and of nobody, which is the process
-- itself. What each may do to accounts and vessels is judged here row by row, whatever a statement forgot to ask. The owner's own
-- functions judge by themselves.
CREATE FUNCTION app.refuse_row(p_why text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '%', p_why USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- A vessel's scope changes people with a place on her, and accounts that nobody has proved to be theirs; an account its own row and
-- those that stand for it. Administrators are made by administrators outside every vessel.
CREATE FUNCTION app.guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
	reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
	is_outside boolean := vessel IS NULL;
	is_process boolean := vessel IS NULL AND reader IS NULL;
	is_own boolean;
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
		RETURN NEW;
	END IF;
	is_own := coalesce(reader IN (OLD.id, OLD.stands_for_id), false);
	IF TG_OP = 'DELETE' THEN
		IF NOT is_process AND NOT (OLD.stands_for_id IS NOT NULL AND is_own) THEN
			PERFORM app.refuse_row('An account is emptied and stays; one that stands for another goes with its answer.');
		END IF;
		RETURN OLD;
	END IF;
	IF NEW.is_superadmin <> OLD.is_superadmin AND NOT (
		is_outside AND app.reader_administers() OR NOT NEW.is_superadmin AND (is_process OR is_outside AND is_own))
	THEN
		PERFORM app.refuse_row('Who administers the platform is set outside every vessel, by an administrator.');
	END IF;
	IF is_process THEN RETURN NEW; END IF;
	-- What opens the account. One that nobody has proved to be theirs may be emptied by whoever asks its owner aboard.
	IF (NEW.password_hash, NEW.proven_email, NEW.totp_secret, NEW.totp_confirmed_at, NEW.security_keys_since)
			IS DISTINCT FROM (OLD.password_hash, OLD.proven_email, OLD.totp_secret, OLD.totp_confirmed_at, OLD.security_keys_since)
		AND NOT (is_outside AND (is_own OR app.reader_administers()))
		AND NOT (OLD.proven_email IS NULL AND NEW.password_hash IN ('', OLD.password_hash) AND NEW.proven_email IS NULL
			AND NEW.totp_secret IS NULL AND NEW.totp_confirmed_at IS NULL AND NEW.security_keys_since IS NULL)
	THEN
		PERFORM app.refuse_row('What opens an account is changed in its own scope.');
	END IF;
	IF is_own OR (NOT is_outside AND (OLD.proven_email IS NULL
			OR EXISTS (SELECT FROM memberships m WHERE m.vessel_id = vessel AND m.user_id = OLD.id)))
		OR app.reader_administers()
	THEN
		RETURN NEW;
	END IF;
	PERFORM app.refuse_row('The account is of no concern to this scope.');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_guard BEFORE INSERT OR UPDATE OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION app.guard_account();
--> statement-breakpoint
-- A vessel's scope changes its own row and no other; outside, the platform does.
CREATE FUNCTION app.guard_vessel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vessel uuid := nullif(current_setting('app.vessel_id', true), '')::uuid;
BEGIN
	IF current_user <> 'ymp_app' THEN RETURN NEW; END IF;
	IF (vessel IS NULL AND (app.is_unattended() OR app.reader_administers())) OR (TG_OP = 'UPDATE' AND OLD.id = vessel AND NEW.id = vessel)
	THEN
		RETURN NEW;
	END IF;
	PERFORM app.refuse_row('The vessel is another''s.');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vessels_guard BEFORE INSERT OR UPDATE ON vessels FOR EACH ROW EXECUTE FUNCTION app.guard_vessel();
--> statement-breakpoint
-- The application may not read the column; sign-in, links and the account itself ask here.
CREATE FUNCTION app.password_of(p_user uuid) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF nullif(current_setting('app.vessel_id', true), '') IS NOT NULL OR nullif(current_setting('app.user_id', true), '')::uuid <> p_user THEN
		PERFORM app.refuse_row('A password is read in the scope of its account.');
	END IF;
	RETURN (SELECT u.password_hash FROM users u WHERE u.id = p_user);
END $$;
--> statement-breakpoint
-- What was done from outside names accounts by key in their own histories, and by value in those of vessels and companies. The names
-- of an account leave both as it is erased, and in no other way.
CREATE FUNCTION app.forget_erased_account() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	keys text[] := '{email,from,to,username}';
	names text[] := ARRAY(SELECT lower(n) FROM unnest(ARRAY[OLD.username, OLD.email, OLD.proven_email, OLD.invited_email]) n WHERE n IS NOT NULL);
BEGIN
	UPDATE platform_changes c
	SET facts = app.without_private(c.facts, CASE WHEN c.subject_kind = 'account' AND c.subject_id = OLD.id THEN keys ELSE '{}' END, names)
	WHERE (c.subject_kind = 'account' AND c.subject_id = OLD.id AND c.facts ?| keys)
		OR EXISTS (SELECT 1 FROM jsonb_each_text(c.facts) f WHERE lower(f.value) = ANY (names));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forgotten AFTER UPDATE OF erased_at ON users FOR EACH ROW
WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION app.forget_erased_account();
--> statement-breakpoint
DROP FUNCTION app.forget_in_platform_history(uuid, text[], text[]);
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.refuse_row(text), app.guard_account(), app.guard_vessel(), app.password_of(uuid), app.forget_erased_account() FROM PUBLIC;
