import { newId } from "@ymp/core/ids";
import { sendByTus } from "../../lib/uploads/send-by-tus.ts";

interface Sender {
  accountId: string;
  vesselId: string;
  language: string;
}

/** Sends a picture that a form waits for, and answers the id of its file. What is tried again starts again. */
export async function sendPicture(picture: File, { accountId, vesselId, language }: Sender): Promise<string> {
  const id = newId();
  const outcome = await sendByTus({
    upload: {
      id,
      accountId,
      vesselId,
      place: "profile",
      name: picture.name,
      mediaType: picture.type,
      sizeBytes: picture.size,
      bytes: picture,
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
  if (outcome.status !== "sent") throw new PictureNotSent(outcome.status === "refused" ? outcome.why : null);
  return id;
}

/** `why` is the server's sentence in the reader's language; null when no answer came. */
export class PictureNotSent extends Error {
  override readonly name = "PictureNotSent";

  constructor(readonly why: string | null) {
    super(why ?? "The picture did not reach the server.");
  }
}
