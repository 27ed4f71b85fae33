import { fileAddress } from "@ymp/core/file-address";
import { touchQuery, useMedia } from "@ymp/ui/lib/use-media";
import { PhotoGrid } from "@ymp/ui/patterns/photo-grid";
import { FieldError } from "@ymp/ui/primitives/field";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { FileTakerArea } from "../../lib/uploads/file-taker.tsx";
import { UploadsInFlight } from "../../lib/uploads/uploads-in-flight.tsx";
import { useJobUploads } from "./job-photos.tsx";
import type { Job } from "./job-sheet-data.ts";

interface CompletionPhotosProps {
  job: Job;
  fault?: string;
  /** Stands at the end of the row of photos. */
  aside: ReactNode;
}

/** Photos go to the job at once, so that a closed dialog or a lost link keeps them. */
export function CompletionPhotos({ job, fault, aside }: CompletionPhotosProps) {
  const { t } = useTranslation("job-sheet");
  const vesselId = useVessel().id;
  const uploads = useJobUploads(job.id);
  const hasCamera = useMedia(touchQuery);
  const photos = job.files.filter(({ kind }) => kind === "photo");
  const isMissing = job.plan?.needsPhoto && photos.length + uploads.files.length === 0;
  return (
    <FileTakerArea label={t("uploads:ofRecord.photos")} onFiles={uploads.add}>
      {(taker) => (
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <PhotoGrid
              className="min-w-36 flex-1 grid-cols-[repeat(auto-fill,64px)]"
              label={t("uploads:ofRecord.photos")}
              photos={photos.map((photo) => ({
                id: photo.id,
                alt: photo.name,
                thumbnailUrl: fileAddress(vesselId, photo.id, "thumb"),
                url: fileAddress(vesselId, photo.id, "view"),
              }))}
              add={
                <button
                  type="button"
                  aria-label={t("uploads:ofRecord.add")}
                  title={t("uploads:ofRecord.add")}
                  onClick={hasCamera ? taker.takePhoto : taker.choose}
                  className="flex size-full items-center justify-center rounded-md border border-border-strong border-dashed text-muted-foreground hover:text-foreground"
                >
                  <Camera aria-hidden className="size-4" />
                </button>
              }
            />
            {aside}
          </div>
          <UploadsInFlight uploads={uploads} />
          {fault ? <FieldError>{fault}</FieldError> : null}
          {!fault && isMissing ? <p className="text-status-due-soon text-xs">{t("complete.photoMissing")}</p> : null}
        </div>
      )}
    </FileTakerArea>
  );
}
