import { departments, vesselRoles } from "@ymp/core/access/roles";
import { crewSorts, userSorts } from "@ymp/core/lists";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { flag, oneOf, type SearchOf, searchOf, severalOf, text } from "../../lib/search-readers.ts";

/** The ways to bring somebody, each a form that can be open. */
export const personPanels = ["user", "invite"] as const;
export type PersonPanel = (typeof personPanels)[number];
const panel = oneOf(personPanels);

export const crewAddress = listAddress({
  path: "/app/employees",
  filters: {
    search: text(),
    departments: severalOf(departments),
    roles: severalOf(vesselRoles),
    onboard: flag,
  },
  usual: {},
  sorts: crewSorts,
  order: { sort: "department" },
  more: { new: panel },
});
export type CrewSearch = SearchIn<typeof crewAddress>;

export const usersSearch = searchOf({
  search: text(),
  departments: severalOf(departments),
  roles: severalOf(vesselRoles),
  list: oneOf(["current", "invited", "deleted"]),
  sort: oneOf(userSorts),
  descending: flag,
  new: panel,
});
export type UsersSearch = SearchOf<typeof usersSearch>;
export type UsersList = NonNullable<UsersSearch["list"]>;
export const noUserFilters = { search: undefined, departments: undefined, roles: undefined };

/** The accounts' search as the server takes it: three lists, each of its own kind. */
export function usersInputOf({ list = "current", search, sort = "name", descending = false, ...rest }: UsersSearch) {
  const { departments, roles } = rest;
  const kind = list === "invited" ? ("invited" as const) : ("all" as const);
  const state = list === "deleted" ? ("deleted" as const) : ("current" as const);
  return { search: search || undefined, departments, roles, kind, state, sort, descending };
}

export const isNarrowed = ({ search, departments, roles }: UsersSearch) =>
  Boolean(search || departments?.length || roles?.length);
