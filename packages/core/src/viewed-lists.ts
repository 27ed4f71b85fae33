import { type KindWith, kindsWith, recordFacts } from "./records.ts";

/** Lists whose filters and order are kept under a name, each by the kind of record that it lists. */
export type ViewedList = (typeof recordFacts)[KindWith<"views">]["views"]["of"];

const views = kindsWith("views").map((kind) => recordFacts[kind]);

export const viewedLists: ViewedList[] = views.map((facts) => facts.views.of);

/** Whose right to view opens the list, and whether people from outside find there what was shared with them. */
export function listFacts(list: ViewedList) {
  const facts = views.find((known) => known.views.of === list);
  if (!facts) throw new RangeError(`No kind of record has the list ${list}.`);
  return { module: facts.module, isShared: "shared" in facts.views };
}
