import { fileAddress } from "@ymp/core/file-address";
import { PhotoGrid } from "@ymp/ui/patterns/photo-grid";
import { IconButton } from "@ymp/ui/primitives/button";
import { FileText, X } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";

export interface SentFile {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
}

/** What was sent with a comment: photos to look at, other files to take. */
export function CommentFiles({ files }: { files: readonly SentFile[] }) {
  const { t } = useTranslation("comments");
  const formats = useFormats();
  const vesselId = useVessel().id;
  const photos = files.filter(({ mediaType }) => mediaType.startsWith("image/"));
  const others = files.filter(({ mediaType }) => !mediaType.startsWith("image/"));
  if (files.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-1.5">
      {photos.length > 0 ? (
        <PhotoGrid
          label={t("files")}
          className="grid-cols-[repeat(auto-fill,minmax(96px,112px))]"
          photos={photos.map(({ id, name, sizeBytes }) => ({
            id,
            alt: name,
            thumbnailUrl: fileAddress(vesselId, id, "thumb"),
            url: fileAddress(vesselId, id, "view"),
            meta: formats.bytes(sizeBytes),
          }))}
        />
      ) : null}
      {others.map(({ id, name, sizeBytes }) => (
        <span key={id} className="flex items-center gap-2">
          <FileText aria-hidden className="size-4 flex-none text-muted-foreground" />
          <a href={fileAddress(vesselId, id, "original")} className="link min-w-0 break-all" download={name}>
            {name}
          </a>
          <bdi className="text-muted-foreground text-xs">{formats.bytes(sizeBytes)}</bdi>
        </span>
      ))}
    </div>
  );
}

/** What will go along with the comment that is being written. */
export function HeldFiles({ files, onLeaveOut }: { files: readonly File[]; onLeaveOut: (file: File) => void }) {
  const { t } = useTranslation("comments");
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("files")} className="flex flex-wrap gap-1.5">
      {files.map((file) => (
        <li
          key={`${file.name}-${file.size}-${file.lastModified}`}
          className="flex h-control-sm items-center gap-1 rounded-md bg-secondary ps-2 text-xs touch:h-touch"
        >
          <bdi className="max-w-48 break-all">{file.name}</bdi>
          <IconButton size="icon-sm" label={t("takeOut", { name: file.name })} onClick={() => onLeaveOut(file)}>
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
