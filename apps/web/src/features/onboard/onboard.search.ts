import { departments } from "@ymp/core/access/roles";
import { oneOf, type SearchOf, searchOf, text } from "../../lib/search-readers.ts";

export const onboardSearch = searchOf({
  mode: oneOf(["muster"]),
  where: oneOf(["aboard", "ashore"]),
  department: oneOf(departments),
  search: text(100),
});
export type OnboardSearch = SearchOf<typeof onboardSearch>;
