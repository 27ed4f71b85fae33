import { either, id, oneOf, type SearchOf, searchOf, text } from "../../lib/search-readers.ts";

export const countViews = ["all", "todo", "counted", "differences"] as const;
export type CountView = (typeof countViews)[number];

/** What the addresses of counting hold beside those of the stores. */
export const countsSearch = searchOf({
  /** One count, or "all" for their list. */
  count: either(oneOf(["all"]), id),
  /** The list of counts, as an older address names it. */
  tab: oneOf(["counts"]),
  lines: oneOf(countViews),
  find: text(),
  /** The form of a new count. */
  newCount: oneOf([true]),
  /** The code on a shelf: the stores of that place. */
  location: id,
});
export type CountsSearch = SearchOf<typeof countsSearch>;
