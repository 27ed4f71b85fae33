import { cn } from "@ymp/ui/lib/cn";
import { touchQuery, useMedia } from "@ymp/ui/lib/use-media";
import { IconButton } from "@ymp/ui/primitives/button";
import { Camera, ImagePlus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";

export interface HeldPhotosProps {
  photos: readonly File[];
  onChange: (photos: File[]) => void;
  /** Fills the width with the way to the camera while there is no photo yet. */
  large?: boolean;
}

/** Photos of a record that is not made yet; they are sent once it is. */
export function HeldPhotos({ photos, onChange, large }: HeldPhotosProps) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const hasCamera = useMedia(touchQuery);
  const isLarge = large && photos.length === 0;
  const Icon = hasCamera ? Camera : ImagePlus;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t("job-sheet:new.photos")}</legend>
      <ul className={cn("grid gap-2", isLarge ? "grid-cols-1" : "grid-cols-[repeat(auto-fill,minmax(96px,1fr))]")}>
        {photos.map((photo, index) => (
          <HeldPhoto
            key={`${photo.name}${photo.lastModified}${photo.size}`}
            photo={photo}
            position={index + 1}
            total={photos.length}
            onRemove={() => onChange(photos.filter((other) => other !== photo))}
          />
        ))}
        <li className={isLarge ? "h-36" : "aspect-4/3"}>
          <button
            type="button"
            onClick={() => chooser.current?.click()}
            className="flex size-full flex-col items-center justify-center gap-1.5 rounded-md border border-border-strong border-dashed text-muted-foreground text-sm hover:text-foreground"
          >
            <Icon aria-hidden className={isLarge ? "size-7 stroke-[1.5]" : "size-5"} />
            {t(hasCamera ? "controls:camera" : "job-sheet:new.addPhotos")}
          </button>
        </li>
      </ul>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        capture={hasCamera ? "environment" : undefined}
        multiple={!hasCamera}
        aria-label={t("job-sheet:new.addPhotos")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onChange([...photos, ...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </fieldset>
  );
}

interface HeldPhotoProps {
  photo: File;
  position: number;
  total: number;
  onRemove: () => void;
}

function HeldPhoto({ photo, position, total, onRemove }: HeldPhotoProps) {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  const name = t("controls:photo", { position, total });
  return (
    <li className="relative aspect-4/3 overflow-hidden rounded-md bg-secondary">
      <img src={url} alt={name} className="size-full object-cover" />
      <IconButton
        label={t("controls:remove", { name })}
        variant="secondary"
        size="icon-sm"
        onClick={onRemove}
        className="absolute end-1 top-1"
      >
        <X />
      </IconButton>
    </li>
  );
}
