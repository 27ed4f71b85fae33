import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import { recordFiles } from "@ymp/db/schema/platform";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../changes/record-change.ts";
import type { RecordKind } from "../records.ts";
import { fileRecord } from "./file.record.ts";
import { insertFile } from "./files.repository.ts";
import { partKey, sha256Of } from "./stored-parts.ts";

export interface MadeDocument {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Keeps a document that was made here, such as a printed order; among the papers of a record where one is named. */
export async function keepDocument(
  scope: VesselScope,
  record: { kind: RecordKind; id: string } | null,
  { name, mediaType, bytes }: MadeDocument,
): Promise<string> {
  const { tx, vesselId, actor, now, services } = scope;
  const folder = await mkdtemp(path.join(tmpdir(), "ymp-document-"));
  try {
    const made = path.join(folder, "document");
    await writeFile(made, bytes);
    const storageKey = `${vesselId}/${newId()}`;
    const sizeBytes = bytes.byteLength;
    await services.files.put(partKey(storageKey, "original"), { path: made, sizeBytes, mediaType });
    const owner = { vesselId, createdBy: actor.userId, createdAt: now };
    const facts = { name, mediaType, sizeBytes, sha256: await sha256Of(made), storageKey };
    const file = expectRow(await insertFile(tx, { id: newId(), ...facts, ...owner }));
    if (record) {
      const link = { recordKind: record.kind, recordId: record.id, fileId: file.id, kind: "file" } as const;
      await tx.insert(recordFiles).values({ id: newId(), ...owner, ...link });
    }
    await recordChange(scope, fileRecord, file.id, { verb: "create", after: file, facts: { name } });
    return file.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
