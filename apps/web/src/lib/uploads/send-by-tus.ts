import { DetailedError, Upload } from "tus-js-client";
import { z } from "zod";
import { watchCall } from "../../app/limited-fetch.ts";
import type { KeptUpload } from "./upload-store.ts";

/** What became of sending: `refused` is the server's word and stays; `interrupted` is tried again later. */
export type SendOutcome =
  | { status: "sent" }
  /** `why` in the reader's language. */
  | { status: "refused"; why: string | null }
  /** `why` is the server's sentence, null where another answered in its place, and absent where nobody did. */
  | { status: "interrupted"; why?: string | null };

export interface SendNeeds {
  upload: KeptUpload;
  /** Language of the server's answers. */
  language: string;
  /** Share between 0 and 1. Called while bytes go. */
  onProgress: (share: number) => void;
  /** No bytes go for a moment; the same file is tried again by itself. */
  onPause: () => void;
  /** The server has made room; the address is kept so that sending can go on after a reload. */
  onPlace: (uploadUrl: string) => void;
  signal: AbortSignal;
}

export type SendFile = (needs: SendNeeds) => Promise<SendOutcome>;

const chunkBytes = 1_000_000;

/** A link that is half open takes no more bytes, and ends nothing: sending is given up after so long, and goes on over a new one. */
const longestSilenceMs = 60_000;

const refusalSchema = z.object({ errors: z.array(z.object({ msg: z.string() })).min(1) });

/** Statuses with which the server says what will be no different later. */
const lastingStatuses = new Set([400, 402, 403, 404, 410, 413, 415, 422]);

/** Sends a file in pieces that survive a lost link and a reload. */
export const sendByTus: SendFile = ({ upload, language, onProgress, onPause, onPlace, signal }) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve({ status: "interrupted" });
    const { id, name, accountId, vesselId, bytes } = upload;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: SendOutcome) => {
      call.over();
      clearTimeout(silence);
      resolve(outcome);
    };
    const giveUp = () => {
      void sending.abort();
      end({ status: "interrupted" });
    };
    const call = watchCall(giveUp);
    const hear = () => {
      call.heard();
      clearTimeout(silence);
      silence = setTimeout(giveUp, longestSilenceMs);
    };
    const sending = new Upload(bytes, {
      endpoint: "/uploads",
      uploadUrl: upload.uploadUrl,
      metadata: { id, name, vesselId },
      headers: { "accept-language": language, "x-account-id": accountId },
      chunkSize: chunkBytes,
      retryDelays: [0, 1000, 3000],
      storeFingerprintForResuming: false,
      onBeforeRequest: hear,
      onProgress: (sent, total) => {
        hear();
        onProgress(total > 0 ? sent / total : 1);
      },
      onShouldRetry(error) {
        const status = answerIn(error)?.status ?? 0;
        const helps = status < 400 || status >= 500 || status === 409 || status === 423;
        if (!helps || !navigator.onLine) return false;
        onPause();
        return true;
      },
      onUploadUrlAvailable: () => {
        if (sending.url) onPlace(sending.url);
      },
      onSuccess: () => end({ status: "sent" }),
      onError: (error) => end(outcomeOf(answerIn(error))),
    });
    signal.addEventListener("abort", giveUp);
    sending.start();
  });

export interface SendAnswer {
  method: string;
  status: number;
  body: string;
}

function answerIn(error: Error): SendAnswer | null {
  if (!(error instanceof DetailedError) || !error.originalResponse) return null;
  const { originalRequest, originalResponse } = error;
  const status = originalResponse.getStatus();
  if (status === 0) return null;
  return { method: originalRequest?.getMethod() ?? "", status, body: originalResponse.getBody() };
}

/**
 * A sign-in page of a port, a proxy and a session that is over answer in the server's place or with a status that passes:
 * only the server's own words, under a status that lasts, refuse a file.
 */
export function outcomeOf(answer: SendAnswer | null): SendOutcome {
  if (!answer) return { status: "interrupted" };
  const { method, status, body } = answer;
  const refusal = refusalSchema.safeParse(readJson(body));
  if (!refusal.success || status === 401) return { status: "interrupted", why: null };
  const why = refusal.data.errors.map(({ msg }) => msg).join(" ");
  // What was half sent is gone on the server after a day: it starts again with the next attempt.
  const isGone = method !== "POST" && (status === 404 || status === 410);
  return { status: lastingStatuses.has(status) && !isGone ? "refused" : "interrupted", why };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not the server's own words.
    return null;
  }
}
