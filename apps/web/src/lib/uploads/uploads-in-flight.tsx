import { IconButton } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { Progress } from "@ymp/ui/primitives/progress";
import { FileText, RotateCw, X } from "lucide-react";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";
import type { UploadInFlight } from "./shown-uploads.ts";
import type { UploadsUnderway } from "./use-uploads.ts";

/** Files that are not on the server yet: how far each has come, and what became of those it would not take. */
export function UploadsInFlight({ uploads }: { uploads: UploadsUnderway }) {
  const { t } = useTranslation("uploads");
  if (uploads.files.length === 0) return null;
  return (
    <RowList aria-label={t("title")} className="mt-2">
      {uploads.files.map((file) => (
        <Row key={file.id} file={file} uploads={uploads} />
      ))}
    </RowList>
  );
}

function Row({ file, uploads }: { file: UploadInFlight; uploads: UploadsUnderway }) {
  const { t } = useTranslation("uploads");
  const formats = useFormats();
  const { state } = file;
  return (
    <li>
      {file.previewUrl ? (
        <img src={file.previewUrl} alt="" className="h-8 w-10 flex-none rounded-sm object-cover" />
      ) : (
        <FileText aria-hidden className="size-4 text-muted-foreground" />
      )}
      <span className="min-w-0 flex-1 py-1.5">
        <span className="flex gap-2">
          <bdi className="min-w-0 break-all">{file.name}</bdi>
          <bdi className="ms-auto flex-none text-muted-foreground text-xs">{formats.bytes(file.sizeBytes)}</bdi>
        </span>
        {state.kind === "waiting" ? (
          <span dir="auto" className="text-muted-foreground text-xs">
            {state.why ?? t(state.isOnlyInWindow ? "offline:sync.onlyInWindow" : "uploads:onDevice")}
          </span>
        ) : null}
        {state.kind === "sent" ? (
          <span role="status" dir="auto" className="text-muted-foreground text-xs">
            {t("uploads:sent")}
          </span>
        ) : null}
        {state.kind === "sending" ? (
          <>
            <span dir="auto" className="text-muted-foreground text-xs">
              {t("uploads:sending")}
            </span>
            <Progress
              tone="progress"
              className="mt-1"
              value={state.percent}
              label={t("controls:fileProgress", { name: file.name, percent: state.percent })}
            />
          </>
        ) : null}
        {state.kind === "failed" ? (
          <span role="alert" dir="auto" className="flex items-start gap-1.5 text-status-overdue text-xs">
            <OverdueIcon className="size-3.5" />
            {state.why ?? t(state.isGone ? "gone" : "notTaken")}
          </span>
        ) : null}
      </span>
      {state.kind === "failed" ? (
        <IconButton label={t("retry", { name: file.name })} size="icon-sm" onClick={() => uploads.retry(file.id)}>
          <RotateCw />
        </IconButton>
      ) : null}
      {state.kind === "sent" ? null : (
        <IconButton
          label={t(state.kind === "failed" ? "discard" : "controls:remove", { name: file.name })}
          size="icon-sm"
          onClick={() => uploads.remove(file.id)}
        >
          <X />
        </IconButton>
      )}
    </li>
  );
}
