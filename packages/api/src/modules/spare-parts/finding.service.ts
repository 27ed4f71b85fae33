import { tokensOf } from "@ymp/core/search/tokens";
import type { SQL } from "drizzle-orm";
import type { VesselScope } from "../../context.ts";
import { havingWord, mendWords } from "../../platform/search/search.repository.ts";

/** What one typed word is known of by the search index: ids, for `in`. */
export interface FoundByWord {
  /** The word itself, its spelling mended. */
  word: string;
  parts: SQL;
  machines: SQL;
  items: SQL;
}

/** Looks up every word on its own, its spelling mended: "generator seal" names a machine and a part of it. */
export async function findByWords(scope: VesselScope, search: string | undefined): Promise<FoundByWord[]> {
  const typed = tokensOf(search ?? "");
  if (typed.length === 0) return [];
  const words = await mendWords(scope.tx, typed);
  return words.map(({ meant: word }) => ({
    word,
    parts: havingWord(word, "part"),
    machines: havingWord(word, "equipment"),
    items: havingWord(word, "item"),
  }));
}
