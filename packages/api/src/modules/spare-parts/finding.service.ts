import { mayViewKind } from "@ymp/core/access/may-view-kind";
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

const lookedUp = { parts: "part", machines: "equipment", items: "item" } as const;

/** Looks up every word on its own, its spelling mended: "generator seal" names a machine and a part of it. */
export async function findByWords(scope: VesselScope, search: string | undefined): Promise<FoundByWord[]> {
  const typed = tokensOf(search ?? "");
  if (typed.length === 0) return [];
  const kinds = Object.values(lookedUp).filter((kind) => mayViewKind(scope.access, kind));
  const words = await mendWords(scope.tx, scope.access, typed, kinds);
  return words.map((word) => ({
    word,
    parts: havingWord(word, lookedUp.parts),
    machines: havingWord(word, lookedUp.machines),
    items: havingWord(word, lookedUp.items),
  }));
}
