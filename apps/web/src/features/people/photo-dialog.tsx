import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field, FieldError } from "@ymp/ui/primitives/field";
import { Slider } from "@ymp/ui/primitives/slider";
import { useEffect, useRef, useState } from "react";
import ReactCrop from "react-image-crop";
import { useTranslation } from "../../lib/translation.tsx";
import "react-image-crop/dist/ReactCrop.css";
import { type CropSquare, centreOf, drawSquare, portraitOf, portraitPx, squareAt, zoomOf } from "./crop-photo.ts";

interface PhotoDialogProps {
  photo: File;
  isSaving: boolean;
  onSave: (portrait: File) => void;
  onClose: () => void;
}

const zoomRange = { min: 1, max: 4, step: 0.1 } as const;
const previewPx = 96;

/** Chooses the square of a photo that is shown: by dragging, by arrow keys on the square, and by the zoom. */
export function PhotoDialog({ photo, isSaving, onSave, onClose }: PhotoDialogProps) {
  const { t } = useTranslation();
  const address = useAddressOf(photo);
  const image = useRef<HTMLImageElement>(null);
  const [square, setSquare] = useState<CropSquare | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const size = () => ({ width: image.current?.width ?? 1, height: image.current?.height ?? 1 });
  const zoom = square ? Math.min(zoomOf(size(), square), zoomRange.max) : 1;
  const save = async () => {
    const portrait = image.current && square && (await portraitOf(image.current, square));
    if (portrait) onSave(portrait);
    else setIsUnreadable(true);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("people:photo.title")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("controls:cancel")}
            </Button>
            <Button variant="primary" size="lg" disabled={!square} busy={isSaving} onClick={() => void save()}>
              {t("people:photo.save")}
            </Button>
          </>
        }
      >
        {isUnreadable ? <FieldError>{t("people:photo.unreadable")}</FieldError> : null}
        <div className="flex justify-center rounded-md bg-muted">
          <ReactCrop
            crop={square ? { unit: "%", ...square } : undefined}
            onChange={(_, next) => setSquare(next)}
            aspect={1}
            minWidth={40}
            keepSelection
            circularCrop
            ruleOfThirds={false}
            ariaLabels={labelsOf(t)}
          >
            <img
              ref={image}
              src={address}
              alt={t("people:photo.chosen")}
              className="max-h-[46dvh]"
              onLoad={() => setSquare(squareAt(size(), 1))}
              onError={() => setIsUnreadable(true)}
            />
          </ReactCrop>
        </div>
        <div className="flex items-center gap-5">
          <Preview image={image} square={square} label={t("people:photo.preview")} />
          <Field label={t("people:photo.zoom")} group className="flex-1">
            <Slider
              label={t("people:photo.zoom")}
              value={zoom}
              onValueChange={(next) => square && setSquare(squareAt(size(), next, centreOf(square)))}
              {...zoomRange}
              disabled={!square}
              valueText={t("people:photo.zoomed", { percent: Math.round(zoom * 100) })}
            />
          </Field>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The address of a file on this device, as long as it is shown. */
function useAddressOf(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

interface PreviewProps {
  image: { readonly current: HTMLImageElement | null };
  square: CropSquare | null;
  label: string;
}

/** How the portrait will look. */
function Preview({ image, square, label }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && image.current && square) drawSquare(canvas.current, image.current, square);
  }, [image, square]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={portraitPx / 2}
      height={portraitPx / 2}
      style={{ width: previewPx, height: previewPx }}
      className="flex-none rounded-full bg-muted"
    />
  );
}

function labelsOf(t: (key: string) => string) {
  const handle = t("people:photo.handle");
  return {
    cropArea: t("people:photo.area"),
    nwDragHandle: handle,
    nDragHandle: handle,
    neDragHandle: handle,
    eDragHandle: handle,
    seDragHandle: handle,
    sDragHandle: handle,
    swDragHandle: handle,
    wDragHandle: handle,
  };
}
