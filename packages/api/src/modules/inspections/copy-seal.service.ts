import { canonicalJson } from "@ymp/core/definitions/chain";
import type { Db } from "@ymp/db/client";
import type { Secrets } from "../../platform/secrets/secrets.ts";
import { sha256 } from "../logbooks/chain.rules.ts";
import type { CopyRow } from "./inspections.record.ts";
import { copiesOnBoard, sealCopies } from "./inspections.repository.ts";

export type Certified = Pick<
  CopyRow,
  | "vesselId"
  | "id"
  | "createdAt"
  | "inspectionId"
  | "logbookId"
  | "fromPage"
  | "toPage"
  | "headSeq"
  | "headHash"
  | "hash"
  | "userId"
  | "masterName"
  | "masterRank"
  | "drawing"
>;

/** Over what was certified, when, in which inspection, by whom and with which drawing: with the key that is in no database. */
export function sealOfCopy(secrets: Secrets, copy: Certified): string {
  const { vesselId, id, inspectionId, logbookId, fromPage, toPage, headSeq, headHash, hash } = copy;
  const words = canonicalJson({
    ...{ type: "copy_seal", vesselId, id, inspectionId, logbookId, fromPage, toPage, headSeq, headHash, hash },
    ...{ at: copy.createdAt.toISOString(), userId: copy.userId, name: copy.masterName },
    ...{ rank: copy.masterRank ?? "", hasRank: copy.masterRank !== null, drawingHash: sha256(copy.drawing) },
  });
  return secrets.sign(words).toString("hex");
}

export const isSealed = (secrets: Secrets, copy: CopyRow): boolean => copy.seal === sealOfCopy(secrets, copy);

/** Copies of a vessel that comes by an archive are sealed with the key of this installation, as her books are. */
export async function receiveCopies(secrets: Secrets, { tx, vesselId }: { tx: Db; vesselId: string }): Promise<void> {
  const copies = await copiesOnBoard(tx, vesselId);
  await sealCopies(
    tx,
    vesselId,
    copies.map((copy) => ({ id: copy.id, seal: sealOfCopy(secrets, copy) })),
  );
}
