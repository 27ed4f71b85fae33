import { fileAddress } from "@ymp/api/platform/files/files.schema";
import { cn } from "@ymp/ui/lib/cn";
import { touchQuery, useMedia } from "@ymp/ui/lib/use-media";
import { PhotoGrid } from "@ymp/ui/patterns/photo-grid";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Camera, Download, FileText, Trash2, Upload, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useVessel } from "../../app/session.ts";
import { type FileTaker, FileTakerArea } from "../../lib/uploads/file-taker.tsx";
import { UploadsInFlight } from "../../lib/uploads/uploads-in-flight.tsx";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { useRemoveFile } from "./job-sheet.mutations.ts";
import type { Job, JobFile } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";

/** Files on their way to a job, wherever they were added: on the sheet or while completing. */
export function useJobUploads(jobId: string) {
  return useUploads({
    place: `job:${jobId}`,
    afterwards: { path: "jobs.addFiles", input: (fileId) => ({ id: jobId, fileIds: [fileId] }) },
  });
}

/** Photos and files of the work. */
export function JobPhotos({ job }: { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const uploads = useJobUploads(job.id);
  const photos = job.files.filter(({ kind }) => kind === "photo");
  const files = job.files.filter(({ kind }) => kind !== "photo");
  if (job.files.length === 0 && !job.can.attach) return null;
  return (
    <FileTakerArea label={t("photos.title")} disabled={!job.can.attach} onFiles={uploads.add} className="mt-5">
      {(taker) => (
        <>
          <SectionHead title={t("photos.title")} fact={photos.length || undefined}>
            {job.can.attach ? <AddButton taker={taker} /> : null}
          </SectionHead>
          <JobPhotoGrid job={job} photos={photos} taker={taker} />
          <UploadsInFlight uploads={uploads} />
          {files.length > 0 ? <JobFiles job={job} files={files} /> : null}
        </>
      )}
    </FileTakerArea>
  );
}

/** On a phone the camera opens; with a mouse, the choice of files. */
function AddButton({ taker }: { taker: FileTaker }) {
  const { t } = useTranslation("job-sheet");
  const hasCamera = useMedia(touchQuery);
  return (
    <Button variant="ghost" size="sm" className="-me-2.5" onClick={hasCamera ? taker.takePhoto : taker.choose}>
      <Camera />
      {t("photos.add")}
    </Button>
  );
}

interface JobPhotoGridProps {
  job: Job;
  photos: readonly JobFile[];
  taker: FileTaker;
}

export function JobPhotoGrid({ job, photos, taker }: JobPhotoGridProps) {
  const { t } = useTranslation("job-sheet");
  const vesselId = useVessel().id;
  const words = useSheetWords();
  const remove = useRemoveFile();
  const address = (id: string, variant: "thumb" | "view" | "original") => fileAddress(vesselId, id, variant);
  return (
    <PhotoGrid
      className="mt-1"
      label={t("photos.title")}
      photos={photos.map((photo) => ({
        id: photo.id,
        alt: photo.name,
        thumbnailUrl: address(photo.id, "thumb"),
        url: address(photo.id, "view"),
        meta: t("history.meta", {
          when: words.moment(photo.addedAt),
          name: photo.addedByName ?? t("conflict.somebody"),
        }),
      }))}
      add={job.can.attach ? <DropCell taker={taker} /> : undefined}
      tools={(photo) => (
        <>
          <Button variant="ghost" asChild>
            <a
              href={address(photo.id, "original")}
              download={photo.alt}
              aria-label={t("photos.download", { name: photo.alt })}
            >
              <Download />
            </a>
          </Button>
          {job.can.edit ? (
            <IconButton
              label={t("ui:remove", { name: photo.alt })}
              onClick={() => remove.mutate({ id: job.id, fileId: photo.id })}
            >
              <Trash2 />
            </IconButton>
          ) : null}
        </>
      )}
    />
  );
}

export function DropCell({ taker }: { taker: FileTaker }) {
  const { t } = useTranslation("job-sheet");
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
      {t("photos.drop")}
    </button>
  );
}

function JobFiles({ job, files }: { job: Job; files: readonly JobFile[] }) {
  const { t } = useTranslation("job-sheet");
  const vesselId = useVessel().id;
  const formats = useFormats();
  const remove = useRemoveFile();
  return (
    <RowList aria-label={t("photos.files")} className="mt-2">
      {files.map((file) => (
        <li key={file.id}>
          <FileText aria-hidden className="size-4 flex-none text-muted-foreground" />
          <a
            href={fileAddress(vesselId, file.id, "original")}
            className="link min-w-0 flex-1 break-all"
            download={file.name}
          >
            {file.name}
          </a>
          <bdi className="text-muted-foreground text-xs">{formats.bytes(file.sizeBytes)}</bdi>
          {job.can.edit ? (
            <IconButton
              label={t("ui:remove", { name: file.name })}
              size="icon-sm"
              onClick={() => remove.mutate({ id: job.id, fileId: file.id })}
            >
              <X />
            </IconButton>
          ) : null}
        </li>
      ))}
    </RowList>
  );
}
