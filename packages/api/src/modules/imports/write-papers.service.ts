import { newId } from "@ymp/core/ids";
import { crewDocuments } from "@ymp/db/schema/people";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import type { PapersPlan, PlannedPaper } from "../../platform/imports/plan-papers-import.ts";
import { type DocumentRow, documentRecord } from "../crew-documents/crew-documents.record.ts";
import type { Writing } from "./import-kind.ts";
import { dateOf } from "./new-plans.ts";
import { lockPapers } from "./papers-on-board.repository.ts";
import { created, updated, type WrittenRecord } from "./written-rows.ts";

/** Fields that an import may change, and so has to be able to give back. */
export const importedPaperFields = [
  "title",
  "number",
  "issuingCountry",
  "issuingAuthority",
  "issuedOn",
  "expiresOn",
  "limitation",
  "verifiedBy",
  "verifiedAt",
  "updatedAt",
  "version",
] as const satisfies readonly (keyof DocumentRow)[];

/** Writes the rows of a list of certificates: new papers, and what nobody had entered of those on file. */
export async function writePapers(scope: VesselScope, plan: PapersPlan, writing: Writing): Promise<WrittenRecord[]> {
  const fresh = plan.rows
    .filter(({ action }) => action === "create")
    .map((planned) => ({ planned, row: newPaper(scope, planned) }));
  await insertRows(
    scope.tx,
    crewDocuments,
    fresh.map(({ row }) => row),
  );
  await recordChanges(
    scope,
    documentRecord,
    fresh.map(({ row }) => ({ recordId: row.id, verb: "created", facts: factsOf(row, writing) })),
  );
  const filled = await fillIn(
    scope,
    plan.rows.filter(({ action }) => action === "update"),
    writing,
  );
  return [...fresh.map(({ planned, row }) => created(planned.sourceRow, "crew_document", row.id)), ...filled];
}

const factsOf = ({ type, profileId }: Pick<DocumentRow, "type" | "profileId">, { fileName }: Writing) => ({
  type,
  profileId,
  fileName,
});

function newPaper(scope: VesselScope, { values, profileId }: PlannedPaper) {
  const { paperType, issuedOn, expiresOn, ...same } = values;
  return {
    ...stampOf(scope, newId()),
    ...same,
    type: paperType,
    profileId: expectRow(profileId ?? undefined),
    issuedOn: dateOf(issuedOn),
    expiresOn: dateOf(expiresOn),
  };
}

/** A paper that says more than before has to be compared with its original again. */
async function fillIn(scope: VesselScope, rows: readonly PlannedPaper[], writing: Writing): Promise<WrittenRecord[]> {
  const planned = new Map(rows.map((row) => [row.matchedId, row]));
  const before = await lockPapers(
    scope.tx,
    scope.vesselId,
    rows.flatMap(({ matchedId }) => matchedId ?? []),
  );
  const changes = before.map((old) => {
    const { added = {}, sourceRow } = expectRow(planned.get(old.id));
    const { issuedOn, expiresOn, ...same } = added;
    const dates = {
      issuedOn: issuedOn ? dateOf(issuedOn) : old.issuedOn,
      expiresOn: expiresOn ? dateOf(expiresOn) : old.expiresOn,
    };
    const version = old.version + 1;
    const row: DocumentRow = {
      ...old,
      ...same,
      ...dates,
      verifiedBy: null,
      verifiedAt: null,
      updatedAt: scope.now,
      version,
    };
    return { sourceRow, old, row };
  });
  await updateRows(
    scope.tx,
    crewDocuments,
    scope.vesselId,
    importedPaperFields,
    changes.map(({ row }) => row),
  );
  await recordChanges(
    scope,
    documentRecord,
    changes.map(({ old, row }) => ({
      recordId: row.id,
      verb: "updated",
      before: old,
      after: row,
      facts: factsOf(row, writing),
    })),
  );
  return changes.map(({ sourceRow, old, row }) =>
    updated(
      sourceRow,
      "crew_document",
      row,
      Object.fromEntries(importedPaperFields.map((field) => [field, old[field]])),
    ),
  );
}
