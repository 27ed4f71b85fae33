import { buffer } from "node:stream/consumers";
import { inScope } from "@ymp/db/scope";
import type { Services } from "../../services.ts";
import { findFile } from "../files/files.repository.ts";
import { partKey } from "../files/stored-parts.ts";
import type { MailAttachment } from "./deliver-mail.ts";

/** A file of a vessel as it goes out with a mail. Throws when it is gone, so that nobody is sent a mail that lacks it. */
export async function attachmentOf(
  { database, files }: Services,
  { vesselId, fileId }: { vesselId: string; fileId: string },
): Promise<MailAttachment> {
  const scope = { vesselId, userId: null, access: "read" } as const;
  const file = await inScope(database, scope, (tx) => findFile(tx, vesselId, fileId));
  const stored = file && (await files.read(partKey(file.storageKey, "original")));
  if (!file || !stored) throw new Error(`The file ${fileId} that a mail should carry is missing`);
  return { fileName: file.name, mediaType: file.mediaType, content: await buffer(stored.stream) };
}
