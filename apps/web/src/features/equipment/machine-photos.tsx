import { fileAddress } from "@ymp/core/file-address";
import { PhotoGrid } from "@ymp/ui/patterns/photo-grid";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Input } from "@ymp/ui/primitives/input";
import { RotateCw, Star, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { useKeptWhenGone } from "../../lib/forms/use-kept-when-gone.ts";
import { type SeenValue, useMeanwhile } from "../../lib/forms/use-meanwhile.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Machine, MachineFile } from "./equipment.queries.ts";
import { useRemoveFile, useRenameFile, useSetPhoto } from "./files.mutations.ts";
import { useTurnPhoto } from "./use-turn-photo.ts";

export interface MachinePhotosProps {
  machine: Pick<Machine, "id" | "photoFileId" | "can">;
  photos: readonly MachineFile[];
}

/** The photos of a machine; opened large, each can be made the main one, turned, given a caption or removed. */
export function MachinePhotos({ machine, photos }: MachinePhotosProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const vesselId = useVessel().id;
  return (
    <section aria-label={t("equipment:files.photos")}>
      <SectionHead title={t("equipment:files.photos")} fact={photos.length} />
      <PhotoGrid
        label={t("equipment:files.photos")}
        className="grid-cols-[repeat(auto-fill,minmax(140px,1fr))]"
        photos={photos.map((photo) => ({
          id: photo.id,
          alt: photo.title ?? photo.name,
          thumbnailUrl: fileAddress(vesselId, photo.fileId, "thumb"),
          url: fileAddress(vesselId, photo.fileId, "view"),
          meta: formats.list([formats.dateTime(photo.takenAt ?? photo.addedAt), formats.bytes(photo.sizeBytes)]),
        }))}
        tools={
          machine.can.edit
            ? ({ id }) => {
                const photo = photos.find((known) => known.id === id);
                return photo ? <PhotoTools key={id} machine={machine} photo={photo} /> : null;
              }
            : undefined
        }
      />
    </section>
  );
}

function PhotoTools({ machine, photo }: { machine: MachinePhotosProps["machine"]; photo: MachineFile }) {
  const { t } = useTranslation("equipment-photos");
  const setPhoto = useSetPhoto();
  const remove = useRemoveFile();
  const turn = useTurnPhoto();
  return (
    <>
      <Caption machineId={machine.id} photo={photo} />
      {photo.fileId === machine.photoFileId ? (
        <span className="whitespace-nowrap text-muted-foreground text-xs">{t("equipment:files.isMain")}</span>
      ) : (
        <Button size="lg" onClick={() => setPhoto.mutate({ id: machine.id, fileId: photo.fileId })}>
          <Star />
          {t("equipment:files.setMain")}
        </Button>
      )}
      <IconButton
        size="icon-lg"
        label={t("turn")}
        aria-busy={turn.isPending}
        disabled={turn.isPending}
        onClick={() => turn.mutate(photo)}
      >
        <RotateCw />
      </IconButton>
      <IconButton
        size="icon-lg"
        label={t("controls:remove", { name: photo.title ?? photo.name })}
        onClick={() => remove.mutate({ id: photo.id })}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}

/** Saved when one leaves it; Enter leaves it. From what stood there as the typing began, and where nothing is typed not at all. */
function Caption({ machineId, photo }: { machineId: string; photo: MachineFile }) {
  const { t } = useTranslation("equipment-photos");
  const { client } = useServices();
  const rename = useRenameFile();
  const [typed, setTyped] = useState<string | null>(null);
  const putBack = () => setTyped(null);
  const mine = typed?.trim() || null;
  const meanwhile = useMeanwhile<string | null>({
    first: captionOf(photo),
    read: async () => {
      const files = await client.equipment.files.query({ id: machineId });
      return captionOf(files.find(({ id }) => id === photo.id) ?? photo);
    },
    field: t("caption"),
    show: (title) => title ?? t("forms:empty"),
    save: (seen) => send(seen),
    onTakeTheirs: putBack,
  });
  const isSettled = useRef(false);
  const send = ({ version, value }: SeenValue<string | null>) => {
    isSettled.current = true;
    void rename
      .mutateAsync({ id: photo.id, title: mine ?? "", version, base: { title: value } })
      .catch((error) => {
        isSettled.current = false;
        throw error;
      })
      .then(putBack, meanwhile.onErrorOf(mine));
  };
  const save = () => {
    if (typed === null || rename.isPending || isSettled.current) return;
    if (mine === meanwhile.seen.value) putBack();
    else send(meanwhile.seen);
  };
  const type = (text: string) => {
    if (typed === null) meanwhile.startFrom(captionOf(photo));
    isSettled.current = false;
    setTyped(text);
  };
  useKeptWhenGone(save, typed !== null && mine !== meanwhile.seen.value);
  const conflict = meanwhile.conflict(mine);
  return (
    <>
      <Input
        aria-label={t("caption")}
        placeholder={t("caption")}
        className="w-56 max-md:w-full"
        value={typed ?? photo.title ?? ""}
        maxLength={200}
        onChange={(event) => type(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          // Arrows move in the words here, not from photo to photo.
          event.stopPropagation();
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key !== "Escape") return;
          isSettled.current = true;
          putBack();
        }}
      />
      {conflict ? (
        // Below the bar of the large photo, over the photo.
        <div className="absolute inset-x-4 top-15 z-10 mx-auto max-w-xl">{conflict}</div>
      ) : null}
    </>
  );
}

const captionOf = ({ version, title }: MachineFile): SeenValue<string | null> => ({ version, value: title });
