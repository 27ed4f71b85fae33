import { acceptedFiles } from "@ymp/core/accepted-files";
import { fileAddress } from "@ymp/core/file-address";
import { FileDropzone } from "@ymp/ui/patterns/file-dropzone";
import { IconButton } from "@ymp/ui/primitives/button";
import { FileText, Trash2 } from "lucide-react";
import { useVessel } from "../../../app/session.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import { useRemovePaperFile } from "./papers.mutations.ts";
import type { Paper } from "./papers.queries.ts";

export interface PaperFileProps {
  /** The paper that is mended, with the scan it has. */
  paper: Paper | null;
  scan: File | null;
  onScan: (scan: File | null) => void;
}

const heldId = "scan";

/** The scan or photo of the paper. It is sent once the paper itself is saved, and waits on the device without a link. */
export function PaperFile({ paper, scan, onScan }: PaperFileProps) {
  const { t } = useTranslation("papers");
  const formats = useFormats();
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{t("field.scan")}</p>
      {paper?.file && !scan ? <KeptScan paperId={paper.id} file={paper.file} /> : null}
      <FileDropzone
        label={t(paper?.file ? "field.replaceScan" : "field.scan")}
        hint={t("field.scanHint")}
        accept={acceptedFiles}
        multiple={false}
        onFiles={([file]) => onScan(file ?? null)}
        files={
          scan
            ? [{ id: heldId, name: scan.name, size: formats.bytes(scan.size), state: { kind: "sent" as const } }]
            : []
        }
        onRetry={() => undefined}
        onRemove={() => onScan(null)}
      />
    </div>
  );
}

function KeptScan({ paperId, file }: { paperId: string; file: NonNullable<Paper["file"]> }) {
  const { t } = useTranslation("papers");
  const vesselId = useVessel().id;
  const remove = useRemovePaperFile();
  if (remove.isSuccess) return null;
  return (
    <p className="flex min-h-row items-center gap-2.5 text-sm">
      <FileText aria-hidden className="size-4 flex-none text-muted-foreground" />
      <a
        href={fileAddress(vesselId, file.id, "original")}
        target="_blank"
        rel="noopener"
        className="min-w-0 flex-1 break-words hover:underline"
      >
        {file.name}
      </a>
      <IconButton
        size="icon-sm"
        label={t("ui:remove", { name: file.name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(paperId)}
      >
        <Trash2 />
      </IconButton>
    </p>
  );
}
