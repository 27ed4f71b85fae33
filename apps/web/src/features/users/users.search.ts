import { crewFilters, crewSorts, userFilters, userSorts } from "@ymp/api/modules/users/users.schema";
import { z } from "zod";

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

const crew = crewFilters.shape;
const users = userFilters.shape;
const panel = lenient(z.enum(["user", "invite"]));

export const crewSearch = z.object({
  search: lenient(crew.search),
  departments: lenient(crew.departments),
  roles: lenient(crew.roles),
  onboard: lenient(crew.onboard),
  sort: lenient(z.enum(crewSorts)),
  descending: lenient(z.boolean()),
  /** The form that is open. */
  new: panel,
});
export type CrewSearch = z.infer<typeof crewSearch>;
export const noCrewFilters = { search: undefined, departments: undefined, roles: undefined, onboard: undefined };

export const usersSearch = z.object({
  search: lenient(users.search),
  departments: lenient(users.departments),
  roles: lenient(users.roles),
  list: lenient(z.enum(["current", "invited", "deleted"])),
  sort: lenient(z.enum(userSorts)),
  descending: lenient(z.boolean()),
  new: panel,
});
export type UsersSearch = z.infer<typeof usersSearch>;
export type UsersList = NonNullable<UsersSearch["list"]>;
export const noUserFilters = { search: undefined, departments: undefined, roles: undefined };

/** The crew's search as the server takes it. */
export function crewInputOf({ new: _new, search, sort = "department", descending = false, ...filters }: CrewSearch) {
  return { ...filters, search: search || undefined, sort, descending };
}

/** The accounts' search as the server takes it: three lists, each of its own kind. */
export function usersInputOf({ list = "current", search, sort = "name", descending = false, ...rest }: UsersSearch) {
  const { departments, roles } = rest;
  const kind = list === "invited" ? ("invited" as const) : ("all" as const);
  const state = list === "deleted" ? ("deleted" as const) : ("current" as const);
  return { search: search || undefined, departments, roles, kind, state, sort, descending };
}

export const isNarrowed = (search: CrewSearch | UsersSearch) =>
  Boolean(search.search || search.departments?.length || search.roles?.length) ||
  ("onboard" in search && search.onboard !== undefined);
