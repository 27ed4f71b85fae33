import { tokensOf } from "@ymp/core/search/tokens";
import type { VesselScope } from "../../context.ts";
import { findRecords, mendWords } from "../../platform/search/search.repository.ts";

/** What one typed word is known of by the search index, whose answers end at some hundreds. */
export interface FoundByWord {
  /** The word itself, its spelling mended. */
  word: string;
  partIds: string[];
  equipmentIds: string[];
  itemIds: string[];
}

const mostFound = 500;

/** Looks up every word on its own, its spelling mended: "generator seal" names a machine and a part of it. */
export async function findByWords(scope: VesselScope, search: string | undefined): Promise<FoundByWord[]> {
  const typed = tokensOf(search ?? "");
  if (typed.length === 0) return [];
  const words = await mendWords(scope.tx, typed);
  return Promise.all(words.map(({ meant }) => findByWord(scope, meant)));
}

async function findByWord({ tx }: VesselScope, word: string): Promise<FoundByWord> {
  const [parts, machines, items] = await Promise.all([
    findRecords(tx, [word], ["part"], mostFound),
    findRecords(tx, [word], ["equipment"], mostFound),
    findRecords(tx, [word], ["item"], mostFound),
  ]);
  const idsOf = (found: typeof parts) => found.map(({ recordId }) => recordId);
  return { word, partIds: idsOf(parts), equipmentIds: idsOf(machines), itemIds: idsOf(items) };
}
