import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";
import { useLayer } from "../lib/layers.ts";
import { IconButton } from "../primitives/button.tsx";
import { useWords } from "../primitives/words.tsx";

export type Photo = {
  id: string;
  /** What is to be seen; read out and shown under the large picture. */
  alt: string;
  thumbnailUrl: string;
  url: string;
  /** "Priya Nair, today 10:01" */
  meta?: string;
};

export type PhotoGridProps = {
  label: string;
  photos: readonly Photo[];
  /** The last cell: a way to add more. */
  add?: ReactNode;
  /** What can be done with the photo in the lightbox: download, remove, annotate. */
  tools?: (photo: Photo) => ReactNode;
  className?: string;
};

/** Photos in cells of 4 to 3; pressing one opens it large, arrow keys go through them. */
export function PhotoGrid({ label, photos, add, tools, className }: PhotoGridProps) {
  const say = useWords();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  return (
    <>
      <ul aria-label={label} className={cn("grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2", className)}>
        {photos.map((photo, index) => (
          <li key={photo.id} className="aspect-4/3">
            <button
              type="button"
              aria-label={`${photo.alt}, ${say("photo", { position: index + 1, total: photos.length })}`}
              onClick={() => setOpenIndex(index)}
              className="block size-full overflow-hidden rounded-md bg-secondary"
            >
              <img src={photo.thumbnailUrl} alt="" loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
        {add ? (
          <li data-screen-only className="aspect-4/3">
            {add}
          </li>
        ) : null}
      </ul>
      <Lightbox photos={photos} index={openIndex} onIndexChange={setOpenIndex} tools={tools} />
    </>
  );
}

type LightboxProps = Pick<PhotoGridProps, "photos" | "tools"> & {
  index: number | null;
  onIndexChange: (index: number | null) => void;
};

function Lightbox({ photos, index, onIndexChange, tools }: LightboxProps) {
  const photo = index === null ? undefined : photos[index];
  const show = (target: number | undefined) => {
    if (target !== undefined && photos[target]) onIndexChange(target);
  };
  return (
    <RadixDialog.Root open={photo !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-background" />
        {photo && index !== null ? (
          <RadixDialog.Content
            aria-describedby={undefined}
            onOpenAutoFocus={keepOnPicture}
            onKeyDown={(event) => {
              // What is over the picture may have taken the key, such as a choice between two captions.
              if (!event.defaultPrevented) show(photoAfterKey(event, index, photos.length));
            }}
            className="fixed inset-0 z-50 flex flex-col outline-none"
          >
            <LightboxBar photo={photo} position={index + 1} total={photos.length} tools={tools?.(photo)} />
            <LightboxStage photo={photo} index={index} total={photos.length} show={show} />
          </RadixDialog.Content>
        ) : null}
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The picture is looked at first: a field among the tools would take the arrow keys and bring up a phone's keyboard. */
function keepOnPicture(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

function photoAfterKey({ key }: KeyboardEvent, index: number, total: number): number | undefined {
  const targets: Record<string, number | undefined> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: total - 1,
  };
  return targets[key];
}

function LightboxBar({
  photo,
  position,
  total,
  tools,
}: {
  photo: Photo;
  position: number;
  total: number;
  tools: ReactNode;
}) {
  const say = useWords();
  useLayer();
  return (
    <div className="flex h-14 flex-none items-center gap-2 ps-6 pe-3 max-md:ps-4">
      <RadixDialog.Title dir="auto" className="min-w-0 font-semibold text-sm">
        {photo.alt}
      </RadixDialog.Title>
      <span className="text-muted-foreground text-xs max-md:hidden">{photo.meta}</span>
      <span className="ms-auto whitespace-nowrap text-muted-foreground text-xs tabular-nums">
        {say("position", { position, total })}
      </span>
      {tools}
      <RadixDialog.Close asChild>
        <IconButton label={say("close")} size="icon-lg">
          <X />
        </IconButton>
      </RadixDialog.Close>
    </div>
  );
}

type LightboxStageProps = { photo: Photo; index: number; total: number; show: (index: number) => void };

function LightboxStage({ photo, index, total, show }: LightboxStageProps) {
  const say = useWords();
  return (
    <div dir="ltr" className="relative flex min-h-0 flex-1 items-center justify-center px-14 pb-6 max-md:px-2">
      <img src={photo.url} alt={photo.alt} className="max-h-full max-w-full rounded-md object-contain" />
      <IconButton
        label={say("previous")}
        variant="secondary"
        size="icon-touch"
        disabled={index === 0}
        onClick={() => show(index - 1)}
        className="absolute left-3"
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        label={say("next")}
        variant="secondary"
        size="icon-touch"
        disabled={index === total - 1}
        onClick={() => show(index + 1)}
        className="absolute right-3"
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
}
