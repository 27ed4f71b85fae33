import type { Message } from "@ymp/core/errors";
import { paperAccess } from "@ymp/core/people/document-access";
import { heldPaper, paperPolicy } from "@ymp/core/people/paper-fields";
import { crewDocuments } from "@ymp/db/schema/people";
import type { VesselScope } from "../../context.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { type DocumentRow, documentRecord } from "../crew-documents/crew-documents.record.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeGivingBack } from "./judge-taking-back.ts";
import { deletePapers, listHolderNames, listReferredTo, lockPapers } from "./papers-on-board.repository.ts";
import { listTouched } from "./undo.repository.ts";
import { beforeOf, giveRowsBack, idsOf, nothingUndone, type Undone, undoneOf } from "./undone-rows.ts";
import { importedPaperFields } from "./write-papers.service.ts";

/**
 * New papers go unless somebody mended, scanned, compared or renewed them; filled-in ones are as before. What this person may not
 * keep by hand stays, and is named as far as they may know of it.
 */
export async function undoPapers(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, changed] = [idsOf(written, "crew_document", "create"), idsOf(written, "crew_document", "update")];
  if (made.length + changed.length === 0) return nothingUndone;
  const [touched, renewed, papers] = await Promise.all([
    listTouched(tx, "crew_document", [...made, ...changed], row),
    listReferredTo(tx, vesselId, [...made, ...changed]),
    lockPapers(tx, vesselId, [...made, ...changed]),
  ]);
  const [isMade, before] = [new Set(made), beforeOf(written, "crew_document")];
  const refused = new Map(
    papers.flatMap((paper) => {
      const why = judgePaper(scope, paper, renewed.has(paper.id), isMade.has(paper.id) ? null : before.get(paper.id));
      return why ? [[paper.id, why] as const] : [];
    }),
  );
  const stays = ({ id }: { id: string }) => touched.has(id) || refused.has(id) || (isMade.has(id) && renewed.has(id));
  const given = papers.filter((paper) => !isMade.has(paper.id) && !stays(paper));
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
  const named = papers.map((paper) => ({ id: paper.id, name: nameFor(scope, paper, names) }));
  return undoneOf("crew_document", named, stays, ({ id }) => refused.get(id) ?? null);
}

const heldBy = (scope: VesselScope, { profileId, type }: DocumentRow) =>
  paperAccess(scope.access, profileId === scope.profileId, type);

/** `before` is null for a paper that the list made. */
function judgePaper(
  scope: VesselScope,
  paper: DocumentRow,
  isRenewed: boolean,
  before: Readonly<Record<string, unknown>> | null = {},
): Message | null {
  if (heldBy(scope, paper) !== "edit") return { messageKey: "papers:notYoursToKeep", params: {} };
  if (before === null) return null;
  const asIs = heldPaper({ ...paper, isRenewed }, paper.profileId === scope.profileId);
  return judgeGivingBack(scope, paperPolicy, { asIs, inUse: asIs }, { now: paper, before });
}

/** Whose it is, and its title or number; empty where this person may not know of it. */
function nameFor(scope: VesselScope, paper: DocumentRow, names: ReadonlyMap<string, string>): string {
  const held = heldBy(scope, paper);
  if (held === "none") return "";
  const { title, number } = paper;
  return [names.get(paper.profileId), held === "dates" ? null : (title ?? number)].filter(Boolean).join(", ");
}
