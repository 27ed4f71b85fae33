import { newId } from "@ymp/core/ids";
import { sendByTus } from "./send-by-tus.ts";

export interface Sender {
  accountId: string;
  vesselId: string;
  language: string;
}

/** Sends a file that a form waits for, and answers its id. What is tried again starts again. @param place names the form */
export async function sendNow(file: File, place: string, { accountId, vesselId, language }: Sender): Promise<string> {
  const id = newId();
  const outcome = await sendByTus({
    upload: {
      id,
      accountId,
      vesselId,
      place,
      name: file.name,
      mediaType: file.type,
      sizeBytes: file.size,
      bytes: file,
      addedAt: new Date(),
      uploadUrl: null,
      isSent: false,
      afterwards: null,
    },
    language,
    onProgress: () => {},
    onPause: () => {},
    onPlace: () => {},
    signal: new AbortController().signal,
  });
  if (outcome.status !== "sent") throw new FileNotSent(outcome.status === "refused" ? outcome.why : null);
  return id;
}

/** `why` is the server's sentence in the reader's language; null when no answer came. */
export class FileNotSent extends Error {
  override readonly name = "FileNotSent";

  constructor(readonly why: string | null) {
    super(why ?? "The file did not reach the server.");
  }
}
