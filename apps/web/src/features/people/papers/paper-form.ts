import type { paperFormSchema } from "@ymp/api/modules/crew-documents/crew-documents.schema";
import { factsOfPaper, type PaperType, paperTypes } from "@ymp/core/people/document-types";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { UploadTarget } from "../../../lib/uploads/use-uploads.ts";
import type { Paper } from "./papers.queries.ts";

type PaperInput = z.input<typeof paperFormSchema>;
export type PaperForm = UseFormReturn<PaperInput, unknown, z.output<typeof paperFormSchema>>;

/** Handing in, renewing or mending a paper. */
export type PaperTask =
  | { kind: "new"; type: PaperType | null }
  | { kind: "renew"; paper: Paper }
  | { kind: "edit"; paper: Paper };

const typeOf = (name: string): PaperType => paperTypes.find((type) => type === name) ?? "other";

/** Papers of a kind that never prints a date start without one. */
export const startsWithoutExpiry = (type: string): boolean => factsOfPaper(type).expiry === "never";

/** What a new paper begins with. */
export function begunBy(task: PaperTask, firstType: PaperType): PaperInput {
  if (task.kind === "new") {
    const type = task.type ?? firstType;
    return { type, hasNoExpiry: startsWithoutExpiry(type) };
  }
  const { id, type, title, issuingCountry, issuingAuthority, limitation } = task.paper;
  const kept = { type: typeOf(type), title, issuingCountry, issuingAuthority, limitation };
  return { ...kept, replacesId: id, hasNoExpiry: startsWithoutExpiry(type) };
}

export function valuesOf(paper: Paper): PaperInput {
  const { type, title, number, issuingCountry, issuingAuthority, limitation } = paper;
  const { issuedOn, expiresOn, hasNoExpiry, replacesId } = paper;
  const said = { title, number, issuingCountry, issuingAuthority, limitation };
  return { ...said, type: typeOf(type), issuedOn, expiresOn, hasNoExpiry, replacesId };
}

/** Where the scan of a paper goes once it is on the server. */
export const scanTarget = (id: string): UploadTarget<"crewDocuments.setFile"> => ({
  place: `crew_document:${id}`,
  afterwards: { path: "crewDocuments.setFile", input: (fileId) => ({ id, fileId }) },
});
