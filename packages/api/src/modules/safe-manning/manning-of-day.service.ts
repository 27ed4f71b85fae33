import type { CalendarDate } from "@ymp/core/calendar-date";
import { paperStatusOn } from "@ymp/core/people/document-status";
import { fullName } from "@ymp/core/people/profile-fields";
import { documentOn, isManned, manningOn } from "@ymp/core/people/safe-manning";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { papersHeldBy } from "../crew-documents/held-papers.service.ts";
import { crewAboardOn } from "../crew-list/crew-aboard.service.ts";
import type { ManningDocumentRow } from "./safe-manning.record.ts";
import { manningDocumentsOf } from "./safe-manning.repository.ts";

const mostDocuments = 200;

/** The document in force on a day, its rows, and who of those aboard fills them. */
export async function manningOfDay(scope: VesselScope, onDay: CalendarDate) {
  const documents = await wholeUpTo(manningDocumentsOf(scope.tx, scope.vesselId), mostDocuments, "refusals:noRoom");
  const document = documentOn(documents, onDay) ?? null;
  const others = documents.filter((each) => each !== document).map(shown);
  if (!document) return { document: null, others, rows: [], isManned: true, aboard: 0 };
  const { rows, aboard } = await filledOn(scope, document, onDay);
  return {
    document: { ...shown(document), ...paperStatusOn(asPaper(document), onDay) },
    ...{ others, rows, aboard, isManned: isManned(rows) },
  };
}

const shown = ({ vesselId: _, createdBy: __, ...document }: ManningDocumentRow) => document;

const asPaper = ({ expiresOn }: ManningDocumentRow) => ({ type: "other", expiresOn, hasNoExpiry: expiresOn === null });

async function filledOn(scope: VesselScope, document: ManningDocumentRow, onDay: CalendarDate) {
  const crew = await crewAboardOn(scope, onDay);
  const papersOf = await papersHeldBy(
    scope,
    crew.map(({ id }) => id),
  );
  const people = crew.map(({ id, rank, role }) => ({ profileId: id, rank, role, papers: papersOf.get(id) ?? [] }));
  const byId = new Map(crew.map((person) => [person.id, person]));
  const told = <Found extends { profileId: string; paper: { expiresOn: CalendarDate | null } | null }>({
    paper,
    ...found
  }: Found) => {
    const person = byId.get(found.profileId);
    return {
      ...found,
      name: person ? fullName(person) : "",
      rank: person?.rank ?? null,
      until: paper?.expiresOn ?? null,
    };
  };
  const rows = manningOn(document.rows, people, onDay).map(({ row, filled, near, empty }) => ({
    ...row,
    ...{ empty, filled: filled.map(told), near: near.map(told) },
  }));
  return { rows, aboard: crew.length };
}
