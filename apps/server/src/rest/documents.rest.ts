import { z } from "@hono/zod-openapi";
import { AppError } from "@ymp/core/errors";
import { fileAddress as addressOf } from "@ymp/core/file-address";
import { paperStates } from "@ymp/core/people/document-status";
import { paperGroups, paperTypes } from "@ymp/core/people/document-types";
import { type Call, type CallRequest, defineCall } from "./call.ts";
import type { Caller } from "./caller.ts";
import { fileAddress, recordId } from "./fields.schema.ts";
import { nothing } from "./read-request.ts";

const day = z.iso.date().nullable();

const personDocument = z
  .object({
    _id: recordId,
    profileID: recordId,
    name: z.string().openapi({ description: "Its own name, else the name of its kind." }),
    type: z.string().openapi({ example: "medical_certificate" }),
    primary: z.boolean().openapi({ description: "False when a newer one has replaced it." }),
    expDate: day,
    mainFile: fileAddress.nullable().openapi({ description: "The scan." }),
    mainFolder: z.enum(paperGroups).openapi({ description: "The group it stands in." }),
    mainfolderID: z.enum(paperGroups),
    number: z.string().nullable(),
    issuedOn: day,
    issuingCountry: z.string().nullable(),
    issuingAuthority: z.string().nullable(),
    neverExpires: z.boolean(),
    status: z.enum(paperStates),
    daysLeft: z.int().nullable(),
    verified: z.boolean().openapi({ description: "Somebody has compared it with the original." }),
  })
  .openapi("PersonDocument", { description: "Of a medical paper others see only that it is there and until when." });

type Paper = Awaited<ReturnType<Caller["crewDocuments"]["forUser"]>>["papers"][number];

/** Kinds have a name in every language. */
const kindOf = (type: string) => paperTypes.find((known) => known === type) ?? "other";

function present(paper: Paper, vesselId: string, kind: string): z.input<typeof personDocument> {
  return {
    _id: paper.id,
    profileID: paper.profileId,
    name: paper.title ?? kind,
    type: paper.type,
    primary: !paper.isReplaced,
    expDate: paper.expiresOn,
    mainFile: paper.file && addressOf(vesselId, paper.file.id, "original"),
    mainFolder: paper.group,
    mainfolderID: paper.group,
    number: paper.number,
    issuedOn: paper.issuedOn,
    issuingCountry: paper.issuingCountry,
    issuingAuthority: paper.issuingAuthority,
    neverExpires: paper.hasNoExpiry,
    status: paper.state,
    daysLeft: paper.daysLeft,
    verified: paper.verifiedAt !== null,
  };
}

async function documentsOn(
  edition: "full" | "lite",
  { params, aboard, say }: CallRequest<{ userID: string }, unknown>,
): Promise<z.input<typeof personDocument>[]> {
  const { caller, vessel } = await aboard();
  if (vessel.edition !== edition) throw new AppError("not_found", "rest:otherEdition", { vessel: vessel.name });
  const { papers } = await caller.crewDocuments.forUser({ userId: params.userID });
  return papers.map((paper) => present(paper, vessel.id, say(`papers:type.${kindOf(paper.type)}`)));
}

const documentsOf = (facts: { name: string; path: `/api/${string}`; title: string }, edition: "full" | "lite"): Call =>
  defineCall({
    ...facts,
    method: "get",
    tag: "Documents",
    text: "Papers that are kept from the sender are left out. On a vessel of the other edition the answer is 404.",
    params: z.object({ userID: recordId }),
    body: nothing,
    answer: z.array(personDocument),
    answerText: "The papers.",
    act: (request) => documentsOn(edition, request),
  });

export const documentCalls: readonly Call[] = [
  documentsOf(
    {
      name: "listDocuments",
      path: "/api/docs/profiledocs/{userID}",
      title: "The papers of somebody on the current vessel, of the full edition.",
    },
    "full",
  ),
  documentsOf(
    {
      name: "listLiteDocuments",
      path: "/api/litedocs/profiledocs/{userID}",
      title: "The papers of somebody on the current lite boat.",
    },
    "lite",
  ),
];
