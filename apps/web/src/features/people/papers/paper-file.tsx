import { fileAddress } from "@ymp/core/file-address";
import { IconButton } from "@ymp/ui/primitives/button";
import { FileText, Trash2 } from "lucide-react";
import { useVessel } from "../../../app/session.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { HeldFile } from "../../../lib/uploads/held-file.tsx";
import { useRemovePaperFile } from "./papers.mutations.ts";
import type { Paper } from "./papers.queries.ts";

export interface PaperFileProps {
  /** The paper that is mended, with the scan it has. */
  paper: Paper | null;
  scan: File | null;
  onScan: (scan: File | null) => void;
}

/** The scan or photo of the paper. */
export function PaperFile({ paper, scan, onScan }: PaperFileProps) {
  const { t } = useTranslation("papers");
  return (
    <HeldFile
      title={t("field.scan")}
      label={t(paper?.file ? "field.replaceScan" : "field.scan")}
      hint={t("field.scanHint")}
      file={scan}
      onFile={onScan}
    >
      {paper?.file ? <KeptScan paperId={paper.id} file={paper.file} /> : null}
    </HeldFile>
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
        label={t("controls:remove", { name: file.name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(paperId)}
      >
        <Trash2 />
      </IconButton>
    </p>
  );
}
