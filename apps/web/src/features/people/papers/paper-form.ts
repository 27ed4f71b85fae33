import { saveDocumentInput } from "@ymp/api/modules/crew-documents/crew-documents.schema";
import { factsOfPaper, type PaperType, paperTypes } from "@ymp/core/people/document-types";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { UploadTarget } from "../../../lib/uploads/use-uploads.ts";
import type { Paper } from "./papers.queries.ts";

export type PaperInput = z.input<typeof saveDocumentInput>;
export type PaperForm = UseFormReturn<PaperInput, unknown, z.output<typeof saveDocumentInput>>;
export const paperSchema = saveDocumentInput;

/** Handing in, renewing or mending a paper. */
export type PaperTask =
  | { kind: "new"; type: PaperType | null }
  | { kind: "renew"; paper: Paper }
  | { kind: "edit"; paper: Paper };

const typeOf = (name: string): PaperType => paperTypes.find((type) => type === name) ?? "other";

/** Papers of a kind that never prints a date start without one. */
export const startsWithoutExpiry = (type: string): boolean => factsOfPaper(type).expiry === "never";

export function valuesOf(task: PaperTask, id: string, profileId: string, firstType: PaperType): PaperInput {
  if (task.kind === "new") {
    const type = task.type ?? firstType;
    return { id, profileId, type, hasNoExpiry: startsWithoutExpiry(type) };
  }
  const { title, issuingCountry, issuingAuthority, limitation } = task.paper;
  const kept = { profileId, type: typeOf(task.paper.type), title, issuingCountry, issuingAuthority, limitation };
  if (task.kind === "renew")
    return { ...kept, id, replacesId: task.paper.id, hasNoExpiry: startsWithoutExpiry(task.paper.type) };
  const { version, number, issuedOn, expiresOn, hasNoExpiry, replacesId } = task.paper;
  return { ...kept, id: task.paper.id, version, number, issuedOn, expiresOn, hasNoExpiry, replacesId };
}

/** Where the scan of a paper goes once it is on the server. */
export const scanTarget = (id: string): UploadTarget<"crewDocuments.setFile"> => ({
  place: `crew_document:${id}`,
  afterwards: { path: "crewDocuments.setFile", input: (fileId) => ({ id, fileId }) },
});
