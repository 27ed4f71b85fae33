import { type KindWith, kindsWith, recordFacts } from "../records.ts";

export type SearchKind = KindWith<"search">;
type Facts = typeof recordFacts;

/** The kind among whose finds those of a kind stand: a part is found once, in the stores or on its machine. */
type GroupOf<Kind extends SearchKind> = Facts[Kind] extends { readonly foundWith: infer Group extends SearchKind }
  ? Group
  : Kind;
export type SearchGroup = { [Kind in SearchKind]: GroupOf<Kind> }[SearchKind];

/** The kinds whose finds stand in a group. */
export function kindsIn(group: SearchGroup): SearchKind[] {
  return kindsWith("search").filter((kind) => {
    const facts = recordFacts[kind];
    return ("foundWith" in facts ? facts.foundWith : kind) === group;
  });
}
