import { useMutation, useQuery } from "@tanstack/react-query";
import { fileAddress } from "@ymp/core/file-address";
import { newId } from "@ymp/core/ids";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { FileText, Upload, X } from "lucide-react";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { FileTakerArea } from "../../lib/uploads/file-taker.tsx";
import { UploadsInFlight } from "../../lib/uploads/uploads-in-flight.tsx";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { Supplier } from "./suppliers.queries.ts";

/** What is no document with an expiry: a quotation, a business card, a catalogue. */
export function SupplierFiles({ supplier: { id, can } }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const record = { recordKind: "supplier" as const, recordId: id };
  const { data: files = [] } = useQuery(useTrpc().recordFiles.list.queryOptions(record));
  const uploads = useUploads<"recordFiles.add">({
    place: `supplier:${id}`,
    afterwards: { path: "recordFiles.add", input: (fileId) => ({ ...record, id: newId(), fileId, kind: "file" }) },
  });
  if (files.length === 0 && !can.edit) return null;
  return (
    <FileTakerArea label={t("suppliers:files.title")} disabled={!can.edit} onFiles={uploads.add}>
      {(taker) => (
        <>
          <SectionHead title={t("suppliers:files.title")} fact={files.length || undefined}>
            {can.edit ? (
              <Button variant="ghost" size="sm" className="-me-2.5" onClick={taker.choose}>
                <Upload />
                {t("suppliers:files.add")}
              </Button>
            ) : null}
          </SectionHead>
          {files.length === 0 ? <p className="text-muted-foreground text-sm">{t("suppliers:files.none")}</p> : null}
          <FileList files={files} />
          <UploadsInFlight uploads={uploads} />
        </>
      )}
    </FileTakerArea>
  );
}

interface FileListProps {
  files: readonly { id: string; fileId: string; name: string; sizeBytes: number; mayRemove: boolean }[];
}

function FileList({ files }: FileListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useClient();
  const vesselId = useVessel().id;
  const remove = useMutation({
    mutationFn: (id: string) => client.recordFiles.remove.mutate({ id }),
    meta: { failure: "suppliers:failed.removeFile", invalidates: [["recordFiles"]] },
  });
  if (files.length === 0) return null;
  return (
    <RowList aria-label={t("suppliers:files.title")}>
      {files.map(({ id, fileId, name, sizeBytes, mayRemove }) => (
        <li key={id}>
          <FileText aria-hidden className="size-4 flex-none text-muted-foreground" />
          <a
            href={fileAddress(vesselId, fileId, "original")}
            target="_blank"
            rel="noopener"
            className="min-w-0 flex-1 break-all text-primary hover:underline"
          >
            <bdi>{name}</bdi>
          </a>
          <bdi className="text-muted-foreground text-xs">{formats.bytes(sizeBytes)}</bdi>
          {mayRemove ? (
            <IconButton label={t("ui:remove", { name })} size="icon-sm" onClick={() => remove.mutate(id)}>
              <X />
            </IconButton>
          ) : null}
        </li>
      ))}
    </RowList>
  );
}
