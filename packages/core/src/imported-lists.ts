import { type KindWith, kindsWith, recordFacts } from "./records.ts";

type Facts = typeof recordFacts;
type ImportedKind = {
  [Kind in KindWith<"import">]: Facts[Kind]["import"] extends { readonly as: string } ? Kind : never;
}[KindWith<"import">];

/** Lists that can be read from a file. */
export type ImportKind = Facts[ImportedKind]["import"]["as"];

const factsOfLists = kindsWith("import")
  .filter((kind): kind is ImportedKind => recordFacts[kind].import !== "along")
  .map((kind) => recordFacts[kind]);

export const importKinds: ImportKind[] = factsOfLists.map((facts) => facts.import.as);

function factsOf(list: ImportKind): Facts[ImportedKind] {
  const found = factsOfLists.find((facts) => facts.import.as === list);
  if (!found) throw new RangeError(`No kind of record is imported as ${list}.`);
  return found;
}

/** Each kind of list is set up by those who may set up its records one by one. */
export const importNeed = (list: ImportKind): `${Facts[ImportedKind]["module"]}:edit` => `${factsOf(list).module}:edit`;

/** Where the records are listed. */
export const listPath = (list: ImportKind): string => factsOf(list).import.list;
