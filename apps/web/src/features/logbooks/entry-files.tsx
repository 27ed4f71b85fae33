import { newId } from "@ymp/core/ids";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { RecordFiles } from "../../lib/uploads/record-files.tsx";
import { type UploadTarget, useUploads } from "../../lib/uploads/use-uploads.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { shortHash } from "./book-words.ts";
import { placeOfEntry } from "./entry-place.ts";
import type { EntryRecord } from "./logbooks.queries.ts";

/** Photos, receipts and delivery notes of an entry: each is hashed into the book and stays there. */
export function EntryFiles({ entry }: { entry: EntryRecord }) {
  const { t } = useTranslation("logbooks");
  return <FilesOfEvent title={t("files")} eventId={entry.id} files={entry.files} mayAdd={entry.can.attach} />;
}

interface FilesOfEventProps {
  title: string;
  /** What they are put to: an entry, a period on paper, a declaration. */
  eventId: string;
  files: readonly EntryRecord["files"][number][];
  mayAdd: boolean;
}

export function FilesOfEvent({ title, eventId, files: put, mayAdd }: FilesOfEventProps) {
  const formats = useFormats();
  const uploads = useUploads(useMemo(() => targetOf(eventId), [eventId]));
  const files = put.map(({ fileId, name, isPhoto, bytes, sha256, addedAt }) => ({
    ...{ id: fileId, name, kind: isPhoto ? "photo" : "file", sizeBytes: bytes, mayRemove: false },
    meta: formats.list([formats.dateTime(addedAt), `SHA-256 ${shortHash(sha256)}`]),
  }));
  return <RecordFiles title={title} files={files} uploads={uploads} mayAdd={mayAdd} />;
}

/** Files of an entry that waits on this device: they follow it, and its signature follows them. */
export function FilesOfUnsent({ entryId, mayAdd }: { entryId: string; mayAdd: boolean }) {
  const { t } = useTranslation("logbooks");
  return <FilesOfEvent title={t("files")} eventId={entryId} files={[]} mayAdd={mayAdd} />;
}

const targetOf = (entryId: string): UploadTarget<"logbooks.attachFile"> => ({
  place: placeOfEntry(entryId),
  afterwards: { path: "logbooks.attachFile", input: (fileId) => ({ id: newId(), entryId, fileId }) },
});
