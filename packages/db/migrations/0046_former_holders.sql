ALTER TABLE "files" ADD COLUMN "former_holders" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
-- What a file is taken off is kept with the file: whose paper it once was decides who reads it. Arguments: the kind of the holder,
-- or 'record' where the row tells it, the column of its id, the column of the file.
CREATE FUNCTION app.remember_holder() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := to_jsonb(OLD);
	kind text := CASE WHEN TG_ARGV[0] <> 'record' THEN TG_ARGV[0] WHEN was ->> 'kind' = 'print' THEN 'print' ELSE was ->> 'record_kind' END;
	holder jsonb := jsonb_build_array(jsonb_build_object('kind', kind, 'id', was ->> TG_ARGV[1]));
BEGIN
	UPDATE files SET former_holders = former_holders || holder
	WHERE vessel_id = coalesce(was ->> 'vessel_id', was ->> 'id')::uuid AND id = (was ->> TG_ARGV[2])::uuid AND NOT former_holders @> holder;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_files_held AFTER UPDATE OF job_id, file_id ON job_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND (OLD.job_id, OLD.file_id) IS DISTINCT FROM (NEW.job_id, NEW.file_id)) EXECUTE FUNCTION app.remember_holder('job', 'job_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER job_files_held_gone AFTER DELETE ON job_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('job', 'job_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER equipment_files_held AFTER UPDATE OF equipment_id, file_id ON equipment_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND (OLD.equipment_id, OLD.file_id) IS DISTINCT FROM (NEW.equipment_id, NEW.file_id)) EXECUTE FUNCTION app.remember_holder('equipment', 'equipment_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER equipment_files_held_gone AFTER DELETE ON equipment_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('equipment', 'equipment_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER record_files_held AFTER UPDATE OF record_id, file_id ON record_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND (OLD.record_id, OLD.file_id) IS DISTINCT FROM (NEW.record_id, NEW.file_id)) EXECUTE FUNCTION app.remember_holder('record', 'record_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER record_files_held_gone AFTER DELETE ON record_files FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('record', 'record_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER equipment_held AFTER UPDATE OF photo_file_id ON equipment FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL AND OLD.photo_file_id IS DISTINCT FROM NEW.photo_file_id) EXECUTE FUNCTION app.remember_holder('equipment', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER equipment_held_gone AFTER DELETE ON equipment FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('equipment', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER sections_held AFTER UPDATE OF equipment_id, drawing_file_id ON sections FOR EACH ROW
WHEN (OLD.drawing_file_id IS NOT NULL AND (OLD.equipment_id, OLD.drawing_file_id) IS DISTINCT FROM (NEW.equipment_id, NEW.drawing_file_id)) EXECUTE FUNCTION app.remember_holder('equipment', 'equipment_id', 'drawing_file_id');
--> statement-breakpoint
CREATE TRIGGER sections_held_gone AFTER DELETE ON sections FOR EACH ROW
WHEN (OLD.drawing_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('equipment', 'equipment_id', 'drawing_file_id');
--> statement-breakpoint
CREATE TRIGGER inventory_items_held AFTER UPDATE OF photo_file_id ON inventory_items FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL AND OLD.photo_file_id IS DISTINCT FROM NEW.photo_file_id) EXECUTE FUNCTION app.remember_holder('item', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER inventory_items_held_gone AFTER DELETE ON inventory_items FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('item', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER supplier_documents_held AFTER UPDATE OF supplier_id, file_id ON supplier_documents FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND (OLD.supplier_id, OLD.file_id) IS DISTINCT FROM (NEW.supplier_id, NEW.file_id)) EXECUTE FUNCTION app.remember_holder('supplier', 'supplier_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER supplier_documents_held_gone AFTER DELETE ON supplier_documents FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('supplier', 'supplier_id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER vessels_held AFTER UPDATE OF photo_file_id ON vessels FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL AND OLD.photo_file_id IS DISTINCT FROM NEW.photo_file_id) EXECUTE FUNCTION app.remember_holder('vessel', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER crew_documents_held AFTER UPDATE OF file_id ON crew_documents FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL AND OLD.file_id IS DISTINCT FROM NEW.file_id) EXECUTE FUNCTION app.remember_holder('paper', 'id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER crew_documents_held_gone AFTER DELETE ON crew_documents FOR EACH ROW
WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('paper', 'id', 'file_id');
--> statement-breakpoint
CREATE TRIGGER profiles_portrait_held AFTER UPDATE OF photo_file_id ON profiles FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL AND OLD.photo_file_id IS DISTINCT FROM NEW.photo_file_id) EXECUTE FUNCTION app.remember_holder('portrait', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER profiles_portrait_held_gone AFTER DELETE ON profiles FOR EACH ROW
WHEN (OLD.photo_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('portrait', 'id', 'photo_file_id');
--> statement-breakpoint
CREATE TRIGGER profiles_signature_held AFTER UPDATE OF signature_file_id ON profiles FOR EACH ROW
WHEN (OLD.signature_file_id IS NOT NULL AND OLD.signature_file_id IS DISTINCT FROM NEW.signature_file_id) EXECUTE FUNCTION app.remember_holder('signature', 'id', 'signature_file_id');
--> statement-breakpoint
CREATE TRIGGER profiles_signature_held_gone AFTER DELETE ON profiles FOR EACH ROW
WHEN (OLD.signature_file_id IS NOT NULL) EXECUTE FUNCTION app.remember_holder('signature', 'id', 'signature_file_id');
--> statement-breakpoint
-- Scans that were replaced or removed stand in the histories of the papers. The tables' policies are put aside for the owner while
-- the rows are written; migrate() forces them again.
ALTER TABLE files NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE files SET former_holders = scans.holders
FROM (
	SELECT c.vessel_id, c.diff -> 'fileId' ->> 'old' AS file_id, jsonb_agg(DISTINCT jsonb_build_object('kind', 'paper', 'id', c.record_id)) AS holders
	FROM changes c WHERE c.record_kind = 'crew_document' AND c.diff -> 'fileId' ->> 'old' IS NOT NULL GROUP BY 1, 2) AS scans
WHERE files.vessel_id = scans.vessel_id AND files.id = scans.file_id::uuid;
--> statement-breakpoint
ALTER TABLE record_files NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A printed order and its place among the order's files are made at the same moment, what people add is not.
UPDATE record_files SET kind = 'print' FROM files f
WHERE record_files.record_kind = 'order' AND record_files.kind = 'file' AND f.vessel_id = record_files.vessel_id
	AND f.id = record_files.file_id AND f.created_at = record_files.created_at;
