import { DetailedError, Upload } from "tus-js-client";

export interface FileToSend {
  readonly id: string;
  readonly name: string;
  readonly vesselId: string;
  readonly bytes: Buffer;
  /** Where the server made room for it, once it has. */
  uploadUrl: string | null;
}

/** The server's answer to an upload that it did not take; status 0 where there was none. */
export class UploadRefused extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

const chunkBytes = 20_000;

/** Sends what is missing of the file, in pieces, as the browser does. */
export function sendFile(origin: string, cookie: string, file: FileToSend): Promise<void> {
  const { id, name, vesselId, bytes } = file;
  return new Promise((resolve, reject) => {
    const sending = new Upload(bytes, {
      endpoint: `${origin}/uploads`,
      uploadUrl: file.uploadUrl,
      metadata: { id, name, vesselId },
      headers: { cookie },
      chunkSize: chunkBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        file.uploadUrl = sending.url;
      },
      onSuccess: () => resolve(),
      onError: (error) => reject(refusalIn(error)),
    });
    sending.start();
  });
}

function refusalIn(error: Error): UploadRefused {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  return new UploadRefused(response?.getStatus() ?? 0, response?.getBody() || error.message);
}
