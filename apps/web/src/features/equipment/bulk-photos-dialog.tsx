import { newId } from "@ymp/core/ids";
import { FileDropzone } from "@ymp/ui/patterns/file-dropzone";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { FolderUp, X } from "lucide-react";
import { useRef } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { uploadsOf } from "../../lib/uploads/use-uploads.ts";
import { type RegisterNode, useRegisterTree } from "./equipment.queries.ts";
import { EquipmentPicker } from "./equipment-picker.tsx";
import { type PhotoProposal, usePhotoProposals } from "./use-photo-proposals.ts";

/** Many photos at once: what each is thought to show stands beside it and is corrected before anything is sent. */
export function BulkPhotosDialog({ onClose }: { onClose: () => void }) {
  const { data } = useRegisterTree({});
  return data ? <Proposals nodes={data} onClose={onClose} /> : null;
}

function Proposals({ nodes, onClose }: { nodes: readonly RegisterNode[]; onClose: () => void }) {
  const { t } = useTranslation("equipment-photos");
  const { proposals, reading, add, choose, remove } = usePhotoProposals(nodes);
  const send = useSendPhotos();
  const matched = proposals.filter(({ equipmentId }) => equipmentId !== null);
  const save = () => {
    send(matched);
    if (matched.length === proposals.length) onClose();
    else remove(new Set(matched.map(({ key }) => key)));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("bulk.title")}
        onInteractOutside={(event) => {
          if (proposals.length > 0) event.preventDefault();
        }}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("controls:cancel")}
            </Button>
            <Button variant="primary" size="lg" disabled={matched.length === 0 || reading > 0} onClick={save}>
              {matched.length > 0 ? t("bulk.save", { count: matched.length }) : t("add")}
            </Button>
          </>
        }
      >
        <p className="text-muted-foreground text-sm">{t("bulk.text")}</p>
        <FileDropzone
          label={t("bulk.choose")}
          hint={t("bulk.hint")}
          accept="image/*"
          onFiles={(files) => void add(files)}
        />
        <FolderChoice onFiles={(files) => void add(files)} />
        {reading > 0 ? (
          <p role="status" className="text-muted-foreground text-sm">
            {t("bulk.reading", { count: reading })}
          </p>
        ) : null}
        {proposals.length > 0 ? (
          <ul aria-label={t("bulk.list")} className="flex flex-col">
            {proposals.map((proposal) => (
              <ProposalRow
                key={proposal.key}
                proposal={proposal}
                onChoose={(equipmentId) => choose(proposal.key, equipmentId)}
                onRemove={() => remove(new Set([proposal.key]))}
              />
            ))}
          </ul>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

/** Sends each photo to its machine, one after another; what is not sent when the page closes goes on the next time. */
function useSendPhotos() {
  const services = useServices();
  const accountId = useSession().account.id;
  const vesselId = useVessel().id;
  return (photos: readonly PhotoProposal[]) => {
    for (const { file, equipmentId } of photos)
      if (equipmentId)
        void uploadsOf(services).add([file], {
          ...{ accountId, vesselId, place: `equipment:${equipmentId}` },
          afterwards: (fileId) => ({
            path: "equipment.addFile",
            input: { id: newId(), equipmentId, fileId, kind: "photo" },
          }),
        });
  };
}

function FolderChoice({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation("equipment-photos");
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="touch:hidden">
      <Button size="sm" onClick={() => input.current?.click()}>
        <FolderUp />
        {t("bulk.folder")}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          element?.setAttribute("webkitdirectory", "");
        }}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t("bulk.folder")}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </span>
  );
}

interface ProposalRowProps {
  proposal: PhotoProposal;
  onChoose: (equipmentId: string | null) => void;
  onRemove: () => void;
}

function ProposalRow({ proposal, onChoose, onRemove }: ProposalRowProps) {
  const { t } = useTranslation("equipment-photos");
  const { file, previewUrl, equipmentId, ground } = proposal;
  return (
    <li className="hairline-b flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <img src={previewUrl} alt={file.name} className="h-12 w-16 flex-none rounded-sm object-cover" />
      <span className="min-w-0 flex-1 basis-40 text-sm">
        <bdi className="block break-all">{file.webkitRelativePath || file.name}</bdi>
        <span className="block text-muted-foreground text-xs">
          {ground ? t(`ground.${ground}`) : t(equipmentId ? "ground.chosen" : "ground.none")}
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-56">
        <EquipmentPicker
          label={t("bulk.machineOf", { name: file.name })}
          equipmentId={equipmentId}
          onPick={(machine) => onChoose(machine?.id ?? null)}
          size="sm"
        />
      </span>
      <IconButton
        size="icon-sm"
        className="touch:size-touch"
        label={t("controls:remove", { name: file.name })}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </li>
  );
}
