ALTER TABLE "logbook_events" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "logbook_events" ADD CONSTRAINT "logbook_events_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER logbook_events_held AFTER UPDATE OF logbook_id, file_id ON logbook_events FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND (OLD.logbook_id, OLD.file_id) IS DISTINCT FROM (NEW.logbook_id, NEW.file_id)) EXECUTE FUNCTION app.remember_holder('logbook', 'logbook_id', 'file_id');--> statement-breakpoint
CREATE TRIGGER logbook_events_held_gone AFTER DELETE ON logbook_events FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('logbook', 'logbook_id', 'file_id');
