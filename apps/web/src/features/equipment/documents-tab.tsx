import { equipmentFileKinds } from "@ymp/api/modules/equipment/equipment.schema";
import { acceptedFiles } from "@ymp/core/accepted-files";
import { newId } from "@ymp/core/ids";
import { FileDropzone, type FileInFlight } from "@ymp/ui/patterns/file-dropzone";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { PaperRow } from "../../lib/paper-row.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { UploadInFlight } from "../../lib/uploads/shown-uploads.ts";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { type Machine, type MachineFile, useMachineFiles } from "./equipment.queries.ts";
import { useRemoveFile } from "./files.mutations.ts";
import { MachinePhotos } from "./machine-photos.tsx";

type FileKind = (typeof equipmentFileKinds)[number];

/** Photos, manuals, certificates and drawings of the machine. */
export function DocumentsTab({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { data: files = [] } = useMachineFiles(machine.id);
  const photos = files.filter(({ kind }) => kind === "photo");
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      {machine.can.edit ? <AddFiles machine={machine} /> : null}
      {photos.length > 0 ? <MachinePhotos machine={machine} photos={photos} /> : null}
      {equipmentFileKinds
        .filter((kind) => kind !== "photo")
        .map((kind) => (
          <Papers key={kind} machine={machine} kind={kind} files={files.filter((file) => file.kind === kind)} />
        ))}
      {files.length === 0 ? <p className="text-muted-foreground text-sm">{t("equipment:files.none")}</p> : null}
    </div>
  );
}

function AddFiles({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [kind, setKind] = useState<FileKind>("photo");
  const uploads = useUploads({
    place: `equipment:${machine.id}`,
    afterwards: {
      path: "equipment.addFile",
      input: (fileId) => ({ id: newId(), equipmentId: machine.id, fileId, kind }),
    },
  });
  const shown = (file: UploadInFlight): FileInFlight => ({
    id: file.id,
    name: file.name,
    size: formats.bytes(file.sizeBytes),
    state:
      file.state.kind === "failed"
        ? { kind: "failed", why: file.state.why ?? t("common:failure.unreachable") }
        : { kind: "sending", percent: file.state.kind === "sending" ? file.state.percent : 0 },
  });
  return (
    <section aria-label={t("equipment:files.add")} className="flex flex-col gap-2">
      <Segmented
        label={t("equipment:files.kind")}
        value={kind}
        onValueChange={setKind}
        options={equipmentFileKinds.map((value) => ({ value, label: t(`equipment:fileKind.${value}`) }))}
        className="max-w-full self-start overflow-x-auto"
      />
      <FileDropzone
        label={t("equipment:files.add")}
        hint={t(`equipment:files.hint.${kind === "photo" ? "photo" : "paper"}`)}
        accept={kind === "photo" ? "image/*" : acceptedFiles}
        onFiles={uploads.add}
        files={uploads.files.map(shown)}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
    </section>
  );
}

interface PapersProps {
  machine: Machine;
  kind: Exclude<FileKind, "photo">;
  files: readonly MachineFile[];
}

function Papers({ machine, kind, files }: PapersProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const remove = useRemoveFile();
  if (files.length === 0) return null;
  const title = t(`equipment:files.plural.${kind}`);
  return (
    <section aria-label={title}>
      <SectionHead title={title} fact={files.length} />
      <RowList>
        {files.map((file) => (
          <PaperRow
            key={file.id}
            fileId={file.fileId}
            name={file.title ?? file.name}
            facts={formats.list([formats.bytes(file.sizeBytes), formats.dateTime(file.addedAt)])}
            onRemove={machine.can.edit ? () => remove.mutate({ id: file.id }) : undefined}
          />
        ))}
      </RowList>
    </section>
  );
}
