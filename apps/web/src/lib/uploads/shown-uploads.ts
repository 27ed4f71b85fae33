import type { KeptUpload } from "./upload-store.ts";

export type UploadState =
  /** `why` is the server's sentence where not the link is away; only in this window, where the device would not keep it. */
  | { kind: "waiting"; why?: string | null; isOnlyInWindow: boolean }
  | { kind: "sending"; percent: number }
  /** Its record has it; the row says so for a moment. */
  | { kind: "sent" }
  /** `why` is the server's sentence; null when it did not say. Gone is what the device can no longer read. */
  | { kind: "failed"; why: string | null; isGone?: true | undefined };

/** A file that is not yet on the server, as it is shown. */
export interface UploadInFlight {
  id: string;
  place: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  addedAt: Date;
  /** Address of the picture on this device; null for other files. */
  previewUrl: string | null;
  state: UploadState;
}

/** The files on their way as somebody sees them, in the order in which they were added; anyone who shows them subscribes. */
export function createShownUploads() {
  let shown: readonly UploadInFlight[] = [];
  const listeners = new Set<() => void>();

  function show(next: readonly UploadInFlight[]) {
    shown = next;
    for (const listener of listeners) listener();
  }
  const forgetPreview = ({ previewUrl }: UploadInFlight) => {
    if (previewUrl) URL.revokeObjectURL(previewUrl);
  };

  return {
    add({ id, place, name, mediaType, sizeBytes, addedAt, bytes }: KeptUpload, state: UploadState) {
      const previewUrl = mediaType.startsWith("image/") ? URL.createObjectURL(bytes) : null;
      show([...shown, { id, place, name, mediaType, sizeBytes, addedAt, previewUrl, state }]);
    },
    setState: (id: string, state: UploadState) =>
      show(shown.map((upload) => (upload.id === id ? { ...upload, state } : upload))),
    leaveOut(id: string) {
      for (const upload of shown) if (upload.id === id) forgetPreview(upload);
      show(shown.filter((upload) => upload.id !== id));
    },
    clear() {
      for (const upload of shown) forgetPreview(upload);
      show([]);
    },
    find: (id: string) => shown.find((upload) => upload.id === id),
    getState: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
