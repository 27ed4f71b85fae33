-- What a paper was when its scan was taken off is kept as well: a medical scan stays one when the paper becomes a certificate.
CREATE OR REPLACE FUNCTION app.remember_holder() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := to_jsonb(OLD);
	kind text := CASE WHEN TG_ARGV[0] <> 'record' THEN TG_ARGV[0] WHEN was ->> 'kind' = 'print' THEN 'print' ELSE was ->> 'record_kind' END;
	facts jsonb := CASE WHEN kind = 'paper' THEN jsonb_build_object('type', was ->> 'type') ELSE '{}' END;
	holder jsonb := jsonb_build_array(jsonb_build_object('kind', kind, 'id', was ->> TG_ARGV[1]) || facts);
BEGIN
	UPDATE files SET former_holders = former_holders || holder
	WHERE vessel_id = coalesce(was ->> 'vessel_id', was ->> 'id')::uuid AND id = (was ->> TG_ARGV[2])::uuid AND NOT former_holders @> holder;
	RETURN NULL;
END $$;
