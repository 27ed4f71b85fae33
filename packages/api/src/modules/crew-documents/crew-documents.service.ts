import { can } from "@ymp/core/access/resolve-access";
import { addDays, todayIn } from "@ymp/core/calendar-date";
import { paperAccess } from "@ymp/core/people/document-access";
import { needsAttention } from "@ymp/core/people/document-status";
import { paperTypes } from "@ymp/core/people/document-types";
import { missingPapers } from "@ymp/core/people/document-usual";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import type { GivenOut } from "../../platform/disclosures/given-out.ts";
import {
  findHolder,
  findHolderOfUser,
  type HolderRow,
  listDocuments,
  listExpiring,
} from "./crew-documents.repository.ts";
import { givenOfPapers, presentDocument, type Reading } from "./crew-documents.rules.ts";

export const todayOf = ({ vessel, now }: VesselScope) => todayIn(vessel.timeZone, now);

/** Outsiders know of themselves only. */
export async function expectHolder(scope: VesselScope, profileId: string): Promise<HolderRow> {
  const isHidden = scope.access.seesOnlyShared && profileId !== scope.profileId;
  return expectRow(isHidden ? undefined : await findHolder(scope.tx, scope.vesselId, profileId));
}

export async function documentsOf(scope: VesselScope, profileId: string) {
  return presentPapers(scope, await expectHolder(scope, profileId));
}

export async function documentsOfUser(scope: VesselScope, userId: string) {
  const holder = expectRow(await findHolderOfUser(scope.tx, scope.vesselId, userId));
  return presentPapers(scope, await expectHolder(scope, holder.id));
}

/** A person's papers as far as the reader may know them, and what people of the department usually hold besides. */
async function presentPapers(scope: VesselScope, holder: HolderRow) {
  const reading: Reading = { access: scope.access, isOwn: holder.id === scope.profileId, today: todayOf(scope) };
  const rows = await listDocuments(scope.tx, scope.vesselId, holder.id);
  const replaced = new Set(rows.map(({ document }) => document.replacesId));
  const papers = rows.flatMap(({ document, file, verifiedByName }) => {
    const details = { file, verifiedByName, isReplaced: replaced.has(document.id) };
    return presentDocument(document, details, reading) ?? [];
  });
  const heldTypes = rows.map(({ document }) => document.type);
  const accessTo = (type: string) => paperAccess(reading.access, reading.isOwn, type);
  return {
    profileId: holder.id,
    name: `${holder.firstName} ${holder.lastName}`,
    birthDate: reading.isOwn || can(scope.access, "employees:edit") ? holder.birthDate : null,
    papers,
    missing: missingPapers(holder.department, heldTypes).filter((type) => accessTo(type) !== "none"),
    /** Types the reader may hand in for this person. */
    addable: paperTypes.filter((type) => accessTo(type) === "edit"),
  };
}

/** What a look at somebody's papers tells. */
export function givenOfHolder({ profileId, birthDate, papers }: Awaited<ReturnType<typeof presentPapers>>): GivenOut[] {
  const origin: GivenOut[] = birthDate === null ? [] : [{ kind: "origin", profileIds: [profileId] }];
  return [...givenOfPapers(papers), ...origin];
}

/** The longest time before its end at which a paper begins to ask for attention: a passport's. */
const farthestDays = 183;

/** The crew's papers that have ended, ask for attention or end within so many days, as far as the reader may know them. */
export async function expiringDocuments(scope: VesselScope, { withinDays }: { withinDays: number }) {
  const today = todayOf(scope);
  const until = addDays(today, Math.max(withinDays, farthestDays));
  const rows = await listExpiring(scope.tx, scope.vesselId, { until, today });
  return rows.flatMap(({ document, holder: { birthDate: _, ...holder } }) => {
    const reading = { access: scope.access, isOwn: holder.id === scope.profileId, today };
    const paper = presentDocument(document, { file: null, verifiedByName: null, isReplaced: false }, reading);
    if (!paper || !(needsAttention(paper) || (paper.daysLeft ?? 0) <= withinDays)) return [];
    return { ...paper, holder };
  });
}
