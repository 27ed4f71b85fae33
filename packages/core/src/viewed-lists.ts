import { type KindWith, kindsWith, recordFacts } from "./records.ts";

/** Lists whose filters and order are kept under a name, each by the kind of record that it lists. */
export type ViewedList = (typeof recordFacts)[KindWith<"views">]["views"]["of"];

const kinds = kindsWith("views");

export const viewedLists: ViewedList[] = kinds.map((kind) => recordFacts[kind].views.of);

/** The kind that the list is of, whose right to view opens it, and whether people from outside find there what was shared with them. */
export function listFacts(list: ViewedList) {
  const kind = kinds.find((known) => recordFacts[known].views.of === list);
  if (!kind) throw new RangeError(`No kind of record has the list ${list}.`);
  const { module, views } = recordFacts[kind];
  return { kind, module, isShared: "shared" in views };
}
