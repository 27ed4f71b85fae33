import { useMutation, useQuery } from "@tanstack/react-query";
import type { FiledKind } from "@ymp/api/modules/record-files/record-files.schema";
import { newId } from "@ymp/core/ids";
import { staleAfter } from "../app/live-kinds.ts";
import { useClient, useTrpc } from "../app/services-context.tsx";
import { useTranslation } from "./translation.tsx";
import { RecordFiles } from "./uploads/record-files.tsx";
import { useUploads } from "./uploads/use-uploads.ts";
import { useFormats } from "./use-formats.ts";

export interface FilesOfProps {
  recordKind: FiledKind;
  recordId: string;
  mayEdit: boolean;
  /** Where the record has other papers besides. */
  title?: string;
  /** Said to those who may add none, while there is none. */
  none?: string;
}

function useRemoveRecordFile(recordKind: FiledKind) {
  const client = useClient();
  return useMutation({
    mutationFn: (id: string) => client.recordFiles.remove.mutate({ id }),
    meta: {
      failure: "uploads:ofRecord.notRemoved",
      invalidates: [["recordFiles"], ...staleAfter(recordKind)],
    },
  });
}

/** Photos and papers of a record that has no files of its own kind: an item, a part, a supplier, an order, a worklist. */
export function FilesOf({ recordKind, recordId, mayEdit, title, none }: FilesOfProps) {
  const { t } = useTranslation("comments");
  const formats = useFormats();
  const { data: files = [], isSuccess } = useQuery(useTrpc().recordFiles.list.queryOptions({ recordKind, recordId }));
  const remove = useRemoveRecordFile(recordKind);
  const linkOf = (fileId: string) => files.find((file) => file.fileId === fileId)?.id;
  const uploads = useUploads({
    place: `${recordKind}:${recordId}`,
    afterwards: {
      path: "recordFiles.add",
      input: (fileId) => ({ id: newId(), recordKind, recordId, fileId }),
    },
  });
  if (none && isSuccess && files.length === 0 && !mayEdit)
    return <p className="pt-4 text-muted-foreground text-sm">{none}</p>;
  return (
    <RecordFiles
      files={files.map(({ fileId, name, kind, sizeBytes, addedAt, addedByName, mayRemove }) => ({
        ...{ id: fileId, name, kind, sizeBytes, mayRemove },
        meta: formats.list([formats.dateTime(addedAt), addedByName ?? t("formerPerson")]),
      }))}
      uploads={uploads}
      mayAdd={mayEdit}
      title={title ?? t("uploads:ofRecord.all")}
      onRemove={
        mayEdit
          ? (fileId) => {
              const id = linkOf(fileId);
              if (id) remove.mutate(id);
            }
          : undefined
      }
    />
  );
}
