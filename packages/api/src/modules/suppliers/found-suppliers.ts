import { tokensOf } from "@ymp/core/search/tokens";
import type { VesselScope } from "../../context.ts";
import { findRecords, mendWords } from "../../platform/search/search.repository.ts";

const mostFound = 500;

/** The suppliers that typed words mean, spelling forgiven; null when nothing was typed. */
export async function foundSupplierIds(scope: VesselScope, search: string | undefined): Promise<string[] | null> {
  const typed = tokensOf(search ?? "");
  if (typed.length === 0) return null;
  const mended = await mendWords(scope.tx, typed);
  const words = mended.map(({ meant }) => meant);
  const found = await findRecords(scope.tx, words, ["supplier"], mostFound);
  return found.map(({ recordId }) => recordId);
}
