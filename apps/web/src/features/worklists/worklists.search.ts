import { departments } from "@ymp/core/access/roles";
import { jobPriorities } from "@ymp/core/lists";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import { askedAs, listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { either, flag, id, oneOf, onlyYes, severalOf, text } from "../../lib/search-readers.ts";

/** All lists of the vessel; the server has one order for them. They share their path with the jobs. */
export const worklistsAddress = listAddress({
  path: "/app/home",
  filters: { search: text(), closed: onlyYes },
  sorts: ["period"],
  order: { sort: "period" },
  usual: {},
  more: {},
});
export type ListsSearch = SearchIn<typeof worklistsAddress>;

/** The jobs of one list, in its order. */
export const worklistAddress = askedAs(
  listAddress({
    path: "/app/home",
    filters: {
      search: text(),
      statuses: severalOf(jobStatuses),
      departments: severalOf(departments),
      priorities: severalOf(jobPriorities),
      assigneeId: either(oneOf(["me", "nobody"]), id),
      additional: flag,
    },
    parts: { state: oneOf(["all", "open", "archive"]) },
    usual: { state: "all" },
    sorts: ["position"],
    order: { sort: "position" },
    more: {},
  }),
  ({ additional, ...said }) => ({ ...said, isAdditional: additional }),
);
export type EntriesSearch = SearchIn<typeof worklistAddress>;
