import { changeableFields } from "@ymp/core/access/field-policy";
import type { Access } from "@ymp/core/access/resolve-access";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { mayVerifyPaper, paperAccess } from "@ymp/core/people/document-access";
import { paperStatusOn } from "@ymp/core/people/document-status";
import { factsOfPaper } from "@ymp/core/people/document-types";
import { heldPaper, paperPolicy } from "@ymp/core/people/paper-fields";
import { keepsPeople } from "@ymp/core/people/profile-access";
import type { GivenOut } from "../../platform/disclosures/given-out.ts";
import type { DocumentRow } from "./crew-documents.record.ts";

/** Who looks at whose papers, on which day of the ship. */
export interface Reading {
  access: Access;
  isOwn: boolean;
  today: CalendarDate;
}

interface Details {
  file: { id: string; name: string; mediaType: string; sizeBytes: number } | null;
  verifiedByName: string | null;
  isReplaced: boolean;
}

/** A paper as far as the reader may know it; null where they may not know of it. Dates come without number, remark and scan. */
export function presentDocument(document: DocumentRow, details: Details, { access, isOwn, today }: Reading) {
  const held = paperAccess(access, isOwn, document.type);
  if (held === "none") return null;
  const isWhole = held !== "dates";
  const fields = changeableFields(paperPolicy, heldPaper({ ...document, isRenewed: details.isReplaced }, isOwn), {
    userId: null,
    role: access.role,
    department: access.department,
    ...keepsPeople(access),
  });
  return {
    id: document.id,
    version: document.version,
    profileId: document.profileId,
    type: document.type,
    group: factsOfPaper(document.type).group,
    /** A more exact name of a medical certificate can say what is examined. */
    title: isWhole ? document.title : null,
    issuedOn: document.issuedOn,
    expiresOn: document.expiresOn,
    hasNoExpiry: document.hasNoExpiry,
    ...paperStatusOn(document, today),
    isWhole,
    number: isWhole ? document.number : null,
    issuingCountry: isWhole ? document.issuingCountry : null,
    issuingAuthority: isWhole ? document.issuingAuthority : null,
    limitation: isWhole ? document.limitation : null,
    file: isWhole ? details.file : null,
    verifiedAt: document.verifiedAt,
    verifiedByName: details.verifiedByName,
    replacesId: document.replacesId,
    isReplaced: details.isReplaced,
    may: {
      edit: held === "edit" && fields.includes("number"),
      remove: held === "edit" && fields.includes("deletedAt"),
      verify: mayVerifyPaper(access, isOwn, document.type) && fields.includes("verifiedAt"),
    },
  };
}

export type PresentedDocument = NonNullable<ReturnType<typeof presentDocument>>;

/** Whose papers were shown with more than their dates. */
export function givenOfPapers(papers: readonly Pick<PresentedDocument, "isWhole" | "profileId">[]): GivenOut[] {
  return [{ kind: "papers", profileIds: papers.filter(({ isWhole }) => isWhole).map(({ profileId }) => profileId) }];
}

const comparedFields = [
  ...(["type", "title", "number", "issuingCountry", "issuingAuthority"] as const),
  ...(["issuedOn", "expiresOn", "hasNoExpiry", "limitation"] as const),
];

/** Whether what somebody compared with the original says something else now. */
export function contradictsOriginal(
  before: DocumentRow,
  after: Pick<DocumentRow, (typeof comparedFields)[number]>,
): boolean {
  return comparedFields.some((field) => before[field] !== after[field]);
}
