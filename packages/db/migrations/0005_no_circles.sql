-- A row that points to another of its table never leads back to itself: whoever walks up comes to an end. Asked at the end of the
-- transaction, when two rows may have changed places. A circle comes back by a row that points here: where none does, nothing is
-- walked, however long the way up has grown. Argument: the column.
CREATE FUNCTION app.refuse_circle() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	above uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
	is_pointed_at boolean;
	comes_back boolean;
BEGIN
	EXECUTE format('SELECT EXISTS (SELECT FROM %1$I WHERE vessel_id = $1 AND %2$I = $2)', TG_TABLE_NAME, TG_ARGV[0])
		INTO is_pointed_at USING NEW.vessel_id, NEW.id;
	IF NOT is_pointed_at THEN RETURN NULL; END IF;
	EXECUTE format('WITH RECURSIVE up (id) AS (
			SELECT $2 UNION SELECT t.%2$I FROM %1$I t JOIN up ON t.id = up.id WHERE t.vessel_id = $1 AND t.%2$I IS NOT NULL)
		SELECT EXISTS (SELECT FROM up WHERE id = $3)', TG_TABLE_NAME, TG_ARGV[0])
		INTO comes_back USING NEW.vessel_id, above, NEW.id;
	IF comes_back THEN
		RAISE EXCEPTION '% of % leads in a circle.', TG_ARGV[0], TG_TABLE_NAME USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.refuse_circle() FROM PUBLIC;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER equipment_parent_ends AFTER INSERT OR UPDATE OF parent_id ON equipment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('parent_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER crew_documents_replaces_ends AFTER INSERT OR UPDATE OF replaces_id ON crew_documents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.replaces_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('replaces_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER jobs_previous_job_ends AFTER INSERT OR UPDATE OF previous_job_id ON jobs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.previous_job_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('previous_job_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER jobs_found_during_job_ends AFTER INSERT OR UPDATE OF found_during_job_id ON jobs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.found_during_job_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('found_during_job_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER stock_moves_reverses_move_ends AFTER INSERT OR UPDATE OF reverses_move_id ON stock_moves DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.reverses_move_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('reverses_move_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_receipts_reverses_receipt_ends AFTER INSERT OR UPDATE OF reverses_receipt_id ON order_receipts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.reverses_receipt_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('reverses_receipt_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER suppliers_merged_into_ends AFTER INSERT OR UPDATE OF merged_into_id ON suppliers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.merged_into_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('merged_into_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER worklists_copied_from_ends AFTER INSERT OR UPDATE OF copied_from_id ON worklists DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.copied_from_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('copied_from_id');
