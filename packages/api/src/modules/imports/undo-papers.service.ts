import { crewDocuments } from "@ymp/db/schema/people";
import type { VesselScope } from "../../context.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { documentRecord } from "../crew-documents/crew-documents.record.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { deletePapers, listHolderNames, listRenewed, lockPapers } from "./papers-on-board.repository.ts";
import { listTouched } from "./undo.repository.ts";
import { giveRowsBack, idsOf, nothingUndone, type Undone, undoneOf } from "./undone-rows.ts";
import { importedPaperFields } from "./write-papers.service.ts";

/** New papers go unless somebody mended, scanned, compared or renewed them; filled-in ones are as before. */
export async function undoPapers(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, changed] = [idsOf(written, "crew_document", "create"), idsOf(written, "crew_document", "update")];
  if (made.length + changed.length === 0) return nothingUndone;
  const [touched, renewed, papers] = await Promise.all([
    listTouched(tx, "crew_document", [...made, ...changed], row),
    listRenewed(tx, vesselId, made),
    lockPapers(tx, vesselId, [...made, ...changed]),
  ]);
  const stays = ({ id }: { id: string }) => touched.has(id) || renewed.has(id);
  const isMade = new Set(made);
  const given = papers.filter(({ id }) => !isMade.has(id) && !touched.has(id));
  await giveRowsBack(scope, crewDocuments, importedPaperFields, given, written);
  await recordChanges(
    scope,
    documentRecord,
    given.map(({ id, type, profileId }) => ({
      recordId: id,
      verb: "updated",
      facts: { type, profileId, fileName: row.fileName },
    })),
  );
  await deletePapers(
    tx,
    vesselId,
    papers.filter((paper) => isMade.has(paper.id) && !stays(paper)).map(({ id }) => id),
  );
  const kept = papers.filter(stays);
  const names = await listHolderNames(
    tx,
    vesselId,
    kept.map(({ profileId }) => profileId),
  );
  const named = papers.map(({ id, profileId, title, number }) => ({
    id,
    name: [names.get(profileId), title ?? number].filter(Boolean).join(", "),
  }));
  return undoneOf("crew_document", named, stays);
}
