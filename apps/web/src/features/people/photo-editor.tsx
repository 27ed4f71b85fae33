import { Avatar } from "@ymp/ui/primitives/avatar";
import { Button } from "@ymp/ui/primitives/button";
import { Camera, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSetPhoto } from "./people.mutations.ts";
import type { Person } from "./people.queries.ts";
import { usePortrait } from "./use-portrait.ts";

const PhotoDialog = lazyPanel("largeDialog", async () => (await import("./photo-dialog.tsx")).PhotoDialog);

/** The portrait with the way to change it. What is chosen is cut before it is sent. */
export function PhotoEditor({ person }: { person: Person }) {
  const { t } = useTranslation();
  const portrait = usePortrait(person);
  const setPhoto = useSetPhoto(person.id);
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const close = () => setChosen(null);
  return (
    <div className="flex items-center gap-4">
      <Avatar person={portrait} className="size-20 text-xl" />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" busy={setPhoto.isPending} onClick={() => chooser.current?.click()}>
          <Camera />
          {t(person.photoFileId ? "people:photo.change" : "people:photo.add")}
        </Button>
        {person.photoFileId ? (
          <Button variant="ghost" disabled={setPhoto.isPending} onClick={() => setPhoto.mutate(null)}>
            <Trash2 />
            {t("people:photo.remove")}
          </Button>
        ) : null}
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={t("people:photo.add")}
          className="sr-only"
          onChange={(event) => {
            setChosen(event.target.files?.[0] ?? null);
            event.target.value = "";
          }}
        />
      </div>
      {chosen ? (
        <PhotoDialog
          photo={chosen}
          isSaving={setPhoto.isPending}
          onSave={(file) => setPhoto.mutate(file, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
