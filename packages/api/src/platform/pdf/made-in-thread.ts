import type { Locale } from "@ymp/i18n/locales";
import type { VesselScope } from "../../context.ts";
import { type Asker, documentWork } from "../heavy/heavy-work.ts";
import type { CrewListSheet } from "./crew-list-sheet.ts";
import type { PdfDocument } from "./document.ts";
import type { LabelSheet } from "./label-sheet.ts";
import type { RestSheet } from "./rest-sheet.ts";
import type { TestimonialSheet } from "./testimonial-sheet.ts";

/** Its pages are numbered by anyone who prints it. */
export type DocumentToPrint = Omit<PdfDocument, "pageWords">;

type Asking = Pick<VesselScope, "actor" | "vesselId" | "services">;

/**
 * A document in print, where nobody waits for it, with "Page 2 of 7" in the reader's language.
 * @throws AppError limit where too many wait, invalid beyond the budget
 */
export async function printDocument(scope: Asking, document: DocumentToPrint): Promise<Uint8Array> {
  const pageWords = pageWordsIn(scope, document.locale);
  return (
    await documentWork.perform(askerOf(scope), {
      task: { name: "writeDocument", document: { ...document, pageWords } },
    })
  ).bytes;
}

/** Sheets of labels in print; the same holds. */
export async function printLabels(scope: Asking, sheet: LabelSheet): Promise<Uint8Array> {
  return (await documentWork.perform(askerOf(scope), { task: { name: "writeLabels", sheet } })).bytes;
}

/** Months of hours of rest in print; the same holds. */
export async function printRest(scope: Asking, sheet: RestSheet): Promise<Uint8Array> {
  return (await documentWork.perform(askerOf(scope), { task: { name: "writeRest", sheet } })).bytes;
}

/** The crew list in print; the same holds. */
export async function printCrewList(scope: Asking, sheet: CrewListSheet): Promise<Uint8Array> {
  return (await documentWork.perform(askerOf(scope), { task: { name: "writeCrewList", sheet } })).bytes;
}

/** A testimonial in print; the same holds. */
export async function printTestimonialSheet(scope: Asking, sheet: TestimonialSheet): Promise<Uint8Array> {
  return (await documentWork.perform(askerOf(scope), { task: { name: "writeTestimonial", sheet } })).bytes;
}

/** With {page} and {pages} in it, to be filled in by the thread. */
export const pageWordsIn = ({ services }: Pick<Asking, "services">, locale: Locale): string =>
  services.translate(locale, "exports:pageOf", { page: "{page}", pages: "{pages}" });

const askerOf = ({ actor, vesselId }: Asking): Asker => ({ accountId: actor.userId, vesselId });
