import { fileAddress } from "@ymp/core/file-address";
import { cn } from "@ymp/ui/lib/cn";
import { touchQuery, useMedia } from "@ymp/ui/lib/use-media";
import { PhotoGrid } from "@ymp/ui/patterns/photo-grid";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Camera, Download, FileText, Trash2, Upload, X } from "lucide-react";
import type { ReactNode } from "react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";
import { type FileTaker, FileTakerArea } from "./file-taker.tsx";
import { UploadsInFlight } from "./uploads-in-flight.tsx";
import type { Uploads } from "./use-uploads.ts";

export interface RecordFile {
  id: string;
  name: string;
  kind: string;
  sizeBytes: number;
  /** Under the large photo: who added it, and when. */
  meta: string;
  /** As the server says; `onRemove` is there as well. */
  mayRemove: boolean;
}

export interface RecordFilesProps {
  files: readonly RecordFile[];
  /** Of `useUploads`, which says what links an arrived file to the record. */
  uploads: Uploads;
  mayAdd: boolean;
  /** Where papers matter as much as pictures; absent: photos. */
  title?: string;
  /** Absent: nothing may be removed. */
  onRemove?: (fileId: string) => void;
}

/** Photos and files of a record of any kind, and those on their way to it. */
export function RecordFiles({ files, uploads, mayAdd, title, onRemove }: RecordFilesProps) {
  const { t } = useTranslation("uploads");
  const heading = title ?? t("ofRecord.photos");
  const photos = files.filter(({ kind }) => kind === "photo");
  const others = files.filter(({ kind }) => kind !== "photo");
  if (files.length === 0 && !mayAdd) return null;
  return (
    <FileTakerArea label={heading} disabled={!mayAdd} onFiles={uploads.add} className="mt-5">
      {(taker) => (
        <>
          <SectionHead title={heading} fact={(title ? files : photos).length || undefined}>
            {mayAdd ? <AddButton taker={taker} /> : null}
          </SectionHead>
          <Photos photos={photos} add={mayAdd ? <DropCell taker={taker} /> : undefined} onRemove={onRemove} />
          <UploadsInFlight uploads={uploads} />
          {others.length > 0 ? <Files files={others} onRemove={onRemove} /> : null}
        </>
      )}
    </FileTakerArea>
  );
}

/** On a phone the camera opens; with a mouse, the choice of files. */
function AddButton({ taker }: { taker: FileTaker }) {
  const { t } = useTranslation("uploads");
  const hasCamera = useMedia(touchQuery);
  return (
    <Button variant="ghost" size="sm" className="-me-2.5" onClick={hasCamera ? taker.takePhoto : taker.choose}>
      <Camera />
      {t("ofRecord.add")}
    </Button>
  );
}

interface PhotosProps extends Pick<RecordFilesProps, "onRemove"> {
  photos: readonly RecordFile[];
  add: ReactNode;
}

function Photos({ photos, add, onRemove }: PhotosProps) {
  const { t } = useTranslation("uploads", "ui");
  const vesselId = useVessel().id;
  return (
    <PhotoGrid
      className="mt-1"
      label={t("ofRecord.photos")}
      photos={photos.map(({ id, name, meta }) => ({
        id,
        alt: name,
        thumbnailUrl: fileAddress(vesselId, id, "thumb"),
        url: fileAddress(vesselId, id, "view"),
        meta,
      }))}
      add={add}
      tools={({ id, alt }) => (
        <>
          <Button variant="ghost" asChild>
            <a
              href={fileAddress(vesselId, id, "original")}
              download={alt}
              aria-label={t("ofRecord.download", { name: alt })}
            >
              <Download />
            </a>
          </Button>
          {onRemove && photos.some((photo) => photo.id === id && photo.mayRemove) ? (
            <IconButton label={t("controls:remove", { name: alt })} onClick={() => onRemove(id)}>
              <Trash2 />
            </IconButton>
          ) : null}
        </>
      )}
    />
  );
}

function DropCell({ taker }: { taker: FileTaker }) {
  const { t } = useTranslation("uploads");
  return (
    <button
      type="button"
      onClick={taker.choose}
      className={cn(
        "flex size-full flex-col items-center justify-center gap-1.5 rounded-md border border-border-strong border-dashed text-muted-foreground text-xs hover:text-foreground",
        taker.isOver && "border-ring bg-selected",
      )}
    >
      <Upload aria-hidden className="size-4" />
      {t("ofRecord.drop")}
    </button>
  );
}

function Files({ files, onRemove }: Pick<RecordFilesProps, "files" | "onRemove">) {
  const { t } = useTranslation("uploads", "ui");
  const vesselId = useVessel().id;
  const formats = useFormats();
  return (
    <RowList aria-label={t("ofRecord.files")} className="mt-2">
      {files.map(({ id, name, sizeBytes, mayRemove }) => (
        <li key={id}>
          <FileText aria-hidden className="size-4 flex-none text-muted-foreground" />
          <a href={fileAddress(vesselId, id, "original")} className="link min-w-0 flex-1 break-all" download={name}>
            {name}
          </a>
          <bdi className="text-muted-foreground text-xs">{formats.bytes(sizeBytes)}</bdi>
          {onRemove && mayRemove ? (
            <IconButton label={t("controls:remove", { name })} size="icon-sm" onClick={() => onRemove(id)}>
              <X />
            </IconButton>
          ) : null}
        </li>
      ))}
    </RowList>
  );
}
