import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { attachedFiles } from "./events.repository.ts";
import { type PutFile, putFile } from "./files-of-events.rules.ts";
import { findLogbook } from "./logbooks.repository.ts";

/** A file that was put to something in the book, and where its bytes are kept; null where they are not stored any more. */
export async function fileInBook(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  logbookId: string,
  fileId: string,
): Promise<{ file: PutFile; storageKey: string | null }> {
  const { headSeq } = expectRow(await findLogbook(tx, vesselId, logbookId));
  const attached = await attachedFiles(tx, vesselId, logbookId, headSeq);
  const { event, storageKey } = expectRow(attached.find((one) => one.event.fileId === fileId));
  return { file: putFile(event), storageKey };
}
