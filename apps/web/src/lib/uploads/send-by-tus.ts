import { DetailedError, Upload } from "tus-js-client";
import { z } from "zod";
import type { KeptUpload } from "./upload-store.ts";

/** What became of sending: `refused` is the server's word and stays; `interrupted` goes on when the link is back. */
export type SendOutcome =
  | { status: "sent" }
  /** `why` in the reader's language; null when the answer was not the server's own. */
  | { status: "refused"; why: string | null }
  /** `why` where it is the server that cannot take it just now, such as one whose disk is full. */
  | { status: "interrupted"; why?: string | null };

export interface SendNeeds {
  upload: KeptUpload;
  /** Language of the server's answers. */
  language: string;
  /** Share between 0 and 1. */
  onProgress: (share: number) => void;
  /** The server has made room; the address is kept so that sending can go on after a reload. */
  onPlace: (uploadUrl: string) => void;
  signal: AbortSignal;
}

export type SendFile = (needs: SendNeeds) => Promise<SendOutcome>;

const chunkBytes = 1_000_000;

const refusalSchema = z.object({ errors: z.array(z.object({ msg: z.string() })).min(1) });

/** Sends a file in pieces that survive a lost link and a reload. */
export const sendByTus: SendFile = ({ upload, language, onProgress, onPlace, signal }) =>
  new Promise((resolve) => {
    const { id, name, vesselId, bytes } = upload;
    const sending = new Upload(bytes, {
      endpoint: "/uploads",
      uploadUrl: upload.uploadUrl,
      metadata: { id, name, vesselId },
      headers: { "accept-language": language },
      chunkSize: chunkBytes,
      retryDelays: [0, 1000, 3000],
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 1),
      onUploadUrlAvailable: () => {
        if (sending.url) onPlace(sending.url);
      },
      onSuccess: () => resolve({ status: "sent" }),
      onError: (error) => resolve(outcomeOf(error)),
    });
    signal.addEventListener("abort", () => {
      void sending.abort();
      resolve({ status: "interrupted" });
    });
    sending.start();
  });

function outcomeOf(error: Error): SendOutcome {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (!response || status === 401 || status === 0) return { status: "interrupted" };
  const refusal = refusalSchema.safeParse(readJson(response.getBody()));
  const why = refusal.success ? refusal.data.errors.map(({ msg }) => msg).join(" ") : null;
  return { status: status >= 500 ? "interrupted" : "refused", why };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy on the way answers in its own words; the general sentence stands in for them.
    return null;
  }
}
