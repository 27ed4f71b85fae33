import { useMutation, useQuery } from "@tanstack/react-query";
import { newId } from "@ymp/core/ids";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { RecordFiles } from "../../lib/uploads/record-files.tsx";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { PartSheetData } from "./spares.queries.ts";

/** Photos and papers of a part: how it is fitted, its data sheet. */
export function PartFiles({ part }: { part: PartSheetData }) {
  const { t } = useTranslation();
  const client = useClient();
  const formats = useFormats();
  const record = { recordKind: "part" as const, recordId: part.id };
  const { data: files = [] } = useQuery(useTrpc().recordFiles.list.queryOptions(record));
  const uploads = useUploads({
    place: `part:${part.id}`,
    afterwards: {
      path: "recordFiles.add",
      input: (fileId) => ({ ...record, id: newId(), fileId }),
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => client.recordFiles.remove.mutate({ id }),
    meta: { success: "spares:said.fileRemoved", failure: "spares:failed.file", invalidates: [["recordFiles"]] },
  });
  if (files.length === 0 && !part.can.edit)
    return <p className="pt-4 text-muted-foreground text-sm">{t("spares:files.none")}</p>;
  return (
    <RecordFiles
      files={files.map(({ fileId, name, kind, sizeBytes, mayRemove }) => ({
        id: fileId,
        name,
        kind,
        sizeBytes,
        mayRemove,
        meta: formats.bytes(sizeBytes),
      }))}
      uploads={uploads}
      mayAdd={part.can.edit}
      onRemove={
        part.can.edit
          ? (fileId) => {
              const file = files.find((known) => known.fileId === fileId);
              if (file) remove.mutate(file.id);
            }
          : undefined
      }
    />
  );
}
