import { departments, vesselRoles } from "@ymp/core/access/roles";
import { Shield, Users } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { invitation, newPerson } from "./person-forms.ts";
import { UserCard } from "./user-card.tsx";
import { type UserRow, useUserPages } from "./users.queries.ts";
import { type UsersSearch, usersAddress } from "./users.search.ts";
import { useUserColumns } from "./users-columns.tsx";

interface Facts {
  areInvited: boolean;
}
const by = filtersFor<UsersSearch, Facts>();

export const usersList = defineList({
  address: usersAddress,
  icon: Users,
  edits: "employees:edit",
  words: {
    title: "users:title",
    find: "users:find",
    count: "users:accountCount",
    shown: "users:foot",
    many: "users:foot",
    empty: { title: "users:empty.currentTitle", text: "users:empty.currentText" },
    noMatch: { title: "users:noMatch.title", text: "users:noMatch.text" },
  },
  adds: [newPerson, invitation],
  useRows: useUserPages,
  useFacts: ({ list }): Facts => ({ areInvited: list === "invited" }),
  rowId: ({ userId }) => userId,
  rowName: ({ name }) => name,
  pathOf: pageOf,
  useColumns: useUserColumns,
  card: (row) => <UserCard row={row} />,
  parts: [
    { id: "current", name: "users:list.current", search: {}, adds: "user" },
    {
      ...{ id: "invited", name: "users:list.invited", search: { list: "invited" }, adds: "invite" },
      empty: { title: "users:empty.invitedTitle", text: "users:empty.invitedText" },
    },
    {
      ...{ id: "deleted", name: "users:list.deleted", search: { list: "deleted" } },
      empty: { title: "users:empty.deletedTitle", text: "users:empty.deletedText" },
    },
  ],
  filters: [
    by.several("departments", {
      label: "users:column.department",
      icon: Users,
      values: departments,
      word: (department, t) => t(`departments:of.${department}`),
    }),
    by.several("roles", {
      label: "users:column.role",
      icon: Shield,
      values: vesselRoles,
      word: (role, t) => t(`users:role.${role}`),
    }),
  ],
  exported: (client, input) => client.users.export.query(input),
});

/** Crew are opened as people; outsiders and accounts without a profile as accounts. */
function pageOf({ role, profileId, userId }: UserRow): string {
  return role === "user" || !profileId ? `/app/userdetails/${userId}` : `/app/profiledetails/${profileId}`;
}
