import { useQuery } from "@tanstack/react-query";
import { acceptedFiles } from "@ymp/core/accepted-files";
import { fileAddress } from "@ymp/core/file-address";
import { newId } from "@ymp/core/ids";
import { FileDropzone } from "@ymp/ui/patterns/file-dropzone";
import { PhotoGrid } from "@ymp/ui/patterns/photo-grid";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Star, Trash2 } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { PaperRow } from "../../lib/paper-row.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { UploadInFlight } from "../../lib/uploads/shown-uploads.ts";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { useRemoveItemFile, useSetItemPhoto } from "./inventory.mutations.ts";
import type { Item } from "./inventory.queries.ts";

type ItemFile = OutputOf<"recordFiles.list">[number];

/** Photos of the thing, and its papers: data sheets, certificates. */
export function ItemFiles({ item }: { item: Item }) {
  const { t } = useTranslation();
  const { data: files = [] } = useQuery(
    useTrpc().recordFiles.list.queryOptions({ recordKind: "item", recordId: item.id }),
  );
  const photos = files.filter(({ kind }) => kind === "photo");
  const papers = files.filter(({ kind }) => kind === "file");
  return (
    <div className="flex flex-col gap-6 pt-4">
      {photos.length > 0 ? <Photos item={item} photos={photos} /> : null}
      {papers.length > 0 ? <Papers papers={papers} /> : null}
      {files.length === 0 ? <p className="text-muted-foreground text-sm">{t("inventory:files.none")}</p> : null}
      {item.can.edit ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <AddFiles item={item} kind="photo" accept="image/*" />
          <AddFiles item={item} kind="file" accept={acceptedFiles} />
        </div>
      ) : null}
    </div>
  );
}

function AddFiles({ item, kind, accept }: { item: Item; kind: "photo" | "file"; accept: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const uploads = useUploads({
    place: `item-${kind}:${item.id}`,
    afterwards: {
      path: "recordFiles.add",
      input: (fileId) => ({ id: newId(), recordKind: "item", recordId: item.id, fileId, kind }),
    },
  });
  const stateOf = ({ state }: UploadInFlight) =>
    state.kind === "failed"
      ? { kind: "failed" as const, why: state.why ?? t("common:failure.unreachable") }
      : { kind: "sending" as const, percent: state.kind === "sending" ? state.percent : 0 };
  return (
    <FileDropzone
      label={t(`inventory:files.add.${kind}`)}
      hint={t(`inventory:files.hint.${kind}`)}
      accept={accept}
      onFiles={uploads.add}
      files={uploads.files.map((file) => ({
        id: file.id,
        name: file.name,
        size: formats.bytes(file.sizeBytes),
        state: stateOf(file),
      }))}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
    />
  );
}

function Photos({ item, photos }: { item: Item; photos: readonly ItemFile[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const vesselId = useVessel().id;
  const choose = useSetItemPhoto();
  const remove = useRemoveItemFile();
  const fileOf = (id: string) => photos.find((photo) => photo.id === id)?.fileId ?? null;
  return (
    <section aria-label={t("inventory:files.photos")}>
      <SectionHead title={t("inventory:files.photos")} fact={photos.length} />
      <PhotoGrid
        label={t("inventory:files.photos")}
        className="grid-cols-[repeat(auto-fill,minmax(140px,1fr))]"
        photos={photos.map((photo) => ({
          id: photo.id,
          alt: photo.name,
          thumbnailUrl: fileAddress(vesselId, photo.fileId, "thumb"),
          url: fileAddress(vesselId, photo.fileId, "view"),
          meta: formats.bytes(photo.sizeBytes),
        }))}
        tools={
          item.can.edit
            ? ({ id, alt }) => (
                <>
                  {fileOf(id) === item.photoFileId ? null : (
                    <Button size="lg" onClick={() => choose.mutate({ id: item.id, fileId: fileOf(id) })}>
                      <Star />
                      {t("inventory:files.setMain")}
                    </Button>
                  )}
                  {photos.some((photo) => photo.id === id && photo.mayRemove) ? (
                    <IconButton
                      size="icon-lg"
                      label={t("controls:remove", { name: alt })}
                      onClick={() => remove.mutate({ id })}
                    >
                      <Trash2 />
                    </IconButton>
                  ) : null}
                </>
              )
            : undefined
        }
      />
    </section>
  );
}

function Papers({ papers }: { papers: readonly ItemFile[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const remove = useRemoveItemFile();
  return (
    <section aria-label={t("inventory:files.papers")}>
      <SectionHead title={t("inventory:files.papers")} fact={papers.length} />
      <RowList>
        {papers.map((file) => (
          <PaperRow
            key={file.id}
            fileId={file.fileId}
            name={file.name}
            facts={formats.bytes(file.sizeBytes)}
            onRemove={file.mayRemove ? () => remove.mutate({ id: file.id }) : undefined}
          />
        ))}
      </RowList>
    </section>
  );
}
