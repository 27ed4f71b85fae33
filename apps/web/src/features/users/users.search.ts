import { departments, vesselRoles } from "@ymp/core/access/roles";
import { crewSorts, userSorts } from "@ymp/core/lists";
import { askedAs, listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { flag, oneOf, severalOf, text } from "../../lib/search-readers.ts";

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

/** Every account of the vessel: those in force, the invited among them, and those taken off the list. */
export const usersAddress = askedAs(
  listAddress({
    path: "/app/users",
    filters: { search: text(), departments: severalOf(departments), roles: severalOf(vesselRoles) },
    parts: { list: oneOf(["current", "invited", "deleted"]) },
    usual: { list: "current" },
    sorts: userSorts,
    order: { sort: "name" },
    more: { new: panel },
  }),
  ({ list, ...filters }) => ({
    ...filters,
    kind: list === "invited" ? ("invited" as const) : ("all" as const),
    state: list === "deleted" ? ("deleted" as const) : ("current" as const),
  }),
);
export type UsersSearch = SearchIn<typeof usersAddress>;
