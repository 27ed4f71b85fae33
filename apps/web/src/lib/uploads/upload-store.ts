import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { keptOrInWindow, type PendingStore } from "../offline/pending-store.ts";
import { removalNotes } from "../offline/removal-notes.ts";

/** A file on its way to the server, kept with its bytes until it is there. */
export interface KeptUpload {
  /** Made on the device; the file keeps it on the server. */
  id: string;
  accountId: string;
  vesselId: string;
  /** The record it belongs to, for showing it there: "job:018f…". */
  place: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  bytes: Blob;
  addedAt: Date;
  /** Where the half that was sent is; null before the first byte. */
  uploadUrl: string | null;
  isSent: boolean;
  /** Why the server would not take it; it waits for its author then. Earlier editions also kept that its bytes were lost. */
  refusal?: { why: string | null; isGone?: true | undefined } | null;
  /** The procedure that links the file to its record, once it is there. */
  afterwards: { path: string; input: unknown } | null;
}

export type UploadStore = PendingStore<KeptUpload>;

/** Records whose files are not all on the server. */
export async function placesWithFiles(store: UploadStore, accountId: string): Promise<ReadonlySet<string>> {
  return new Set((await store.list(accountId)).map(({ place }) => place));
}

const database = () => codeInTime(() => import("./upload-database.ts"));

export const deviceUploadStore: UploadStore = keptOrInWindow(
  {
    list: async (accountId) => (await database()).listUploads(accountId),
    put: async (upload) => (await database()).putUpload(upload),
    remove: async (id) => (await database()).removeUpload(id),
  },
  removalNotes("uploads"),
);
