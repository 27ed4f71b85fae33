import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { newId } from "@ymp/core/ids";
import { FileDropzone } from "@ymp/ui/patterns/file-dropzone";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { ChevronRight } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { UploadsInFlight } from "../../lib/uploads/uploads-in-flight.tsx";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { type Machine, useMachineFiles } from "./equipment.queries.ts";
import { MachinePhotos } from "./machine-photos.tsx";

/** All photos of one machine of the gallery, and room for more. */
export function MachinePhotosDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: machine } = useQuery(useTrpc().equipment.get.queryOptions({ id }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {machine ? <Photos machine={machine} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Photos({ machine, onClose }: { machine: Machine; onClose: () => void }) {
  const { t } = useTranslation("equipment-photos");
  const { data: files = [] } = useMachineFiles(machine.id);
  const photos = files.filter(({ kind }) => kind === "photo");
  const uploads = useUploads({
    place: `equipment:${machine.id}`,
    afterwards: {
      path: "equipment.addFile",
      input: (fileId) => ({ id: newId(), equipmentId: machine.id, fileId, kind: "photo" }),
    },
  });
  return (
    <DialogContent
      size="lg"
      title={machine.name}
      footer={
        <>
          <Button variant="ghost" size="lg" onClick={onClose}>
            {t("ui:close")}
          </Button>
          <Button variant="secondary" size="lg" asChild>
            <Link to="/app/equipment/$id" params={{ id: machine.id }}>
              {t("toMachine")}
              <ChevronRight className="rtl:rotate-180" />
            </Link>
          </Button>
        </>
      }
    >
      {machine.can.edit ? (
        <FileDropzone
          label={t("equipment:files.add")}
          hint={t("equipment:files.hint.photo")}
          accept="image/*"
          onFiles={uploads.add}
        />
      ) : null}
      <UploadsInFlight uploads={uploads} />
      {photos.length > 0 ? (
        <MachinePhotos machine={machine} photos={photos} />
      ) : (
        <p className="text-muted-foreground text-sm">{t("noneOfMachine")}</p>
      )}
    </DialogContent>
  );
}
