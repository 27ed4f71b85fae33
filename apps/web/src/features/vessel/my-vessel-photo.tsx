import { fileAddress } from "@ymp/core/file-address";
import { Button } from "@ymp/ui/primitives/button";
import { Card } from "@ymp/ui/primitives/card";
import { Progress } from "@ymp/ui/primitives/progress";
import { ImageUp, Ship, Trash2 } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { FileTakerArea } from "../../lib/uploads/file-taker.tsx";
import type { UploadInFlight } from "../../lib/uploads/shown-uploads.ts";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { useRemoveVesselPhoto } from "./vessel.mutations.ts";
import type { VesselRecord } from "./vessel.queries.ts";

/** The vessel's picture; those who keep her particulars drop, paste or choose another. */
export function MyVesselPhoto({ vessel }: { vessel: VesselRecord }) {
  if (!vessel.mayEdit && !vessel.photoFileId) return null;
  return (
    <Card className="p-0">{vessel.mayEdit ? <ChangingPhoto vessel={vessel} /> : <Picture vessel={vessel} />}</Card>
  );
}

function Picture({ vessel: { id, name, photoFileId } }: { vessel: VesselRecord }) {
  const { t } = useTranslation("vessel");
  return photoFileId ? (
    <img
      src={fileAddress(id, photoFileId, "view")}
      alt={t("photo.alt", { vessel: name })}
      className="aspect-[16/10] w-full rounded-lg bg-secondary object-cover"
    />
  ) : (
    <div className="flex aspect-[16/10] flex-col items-center justify-center gap-2 rounded-lg bg-secondary text-muted-foreground text-sm">
      <Ship aria-hidden className="size-7 stroke-[1.4]" />
      {t("photo.none")}
    </div>
  );
}

function ChangingPhoto({ vessel }: { vessel: VesselRecord }) {
  const { t } = useTranslation("vessel");
  const remove = useRemoveVesselPhoto();
  const uploads = useUploads({
    place: `vessel:${vessel.id}`,
    afterwards: { path: "vessel.setPhoto", input: (fileId) => ({ fileId }) },
  });
  const [sending] = uploads.files;
  const take = (files: readonly File[]) => {
    const picture = files.find(({ type }) => type.startsWith("image/"));
    if (picture) uploads.add([picture]);
  };
  return (
    <FileTakerArea label={t("photo.label")} onFiles={take}>
      {({ isOver, choose }) => (
        <>
          <div className={isOver ? "rounded-lg outline-2 outline-ring" : undefined}>
            <Picture vessel={vessel} />
          </div>
          <div className="flex min-h-11 flex-wrap items-center gap-2 px-3 py-2">
            {sending ? (
              <SendingPicture file={sending} onRetry={uploads.retry} onRemove={uploads.remove} />
            ) : (
              <>
                <Button size="sm" onClick={choose}>
                  <ImageUp />
                  {t(vessel.photoFileId ? "photo.change" : "photo.choose")}
                </Button>
                {vessel.photoFileId ? (
                  <Button size="sm" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
                    <Trash2 />
                    {t("photo.remove")}
                  </Button>
                ) : null}
                {isOver ? <span className="text-muted-foreground text-xs">{t("photo.drop")}</span> : null}
              </>
            )}
          </div>
        </>
      )}
    </FileTakerArea>
  );
}

interface SendingPictureProps {
  file: UploadInFlight;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

function SendingPicture({ file: { id, name, state }, onRetry, onRemove }: SendingPictureProps) {
  const { t } = useTranslation("vessel");
  if (state.kind !== "failed")
    return <Progress label={name} value={state.kind === "sending" ? state.percent : 0} className="flex-1" />;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-sm">
      <span dir="auto">{state.why ?? t("failed.photo")}</span>
      <Button size="sm" onClick={() => onRetry(id)}>
        {t("ui:retry")}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onRemove(id)}>
        {t("controls:cancel")}
      </Button>
    </p>
  );
}
