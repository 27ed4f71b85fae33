import { departments, vesselRoles } from "@ymp/core/access/roles";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { Shield, Users } from "lucide-react";
import { useRef } from "react";
import { useCan } from "../../app/session.ts";
import { CrewPages } from "../../lib/crew-pages.tsx";
import { filterFields, filtersFor } from "../../lib/lists/list-filters.tsx";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import type { ListPages } from "../../lib/lists/list-pages.ts";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { useUsersAddress } from "./addresses.ts";
import { NewPersonPanel } from "./new-person-panel.tsx";
import { UserCard } from "./user-card.tsx";
import { UserDialogsProvider } from "./user-dialogs.tsx";
import { type UserRow, useUserPages } from "./users.queries.ts";
import { isNarrowed, noUserFilters, type UsersList, type UsersSearch, usersInputOf } from "./users.search.ts";
import { useUserColumns } from "./users-columns.tsx";
import { mainWayOf, UsersHeader } from "./users-header.tsx";

const rowId = (row: UserRow) => row.userId;
const rowName = (row: UserRow) => row.name;
const lists = ["current", "invited", "deleted"] as const satisfies readonly UsersList[];
const sorts = ["name", "role", "department", "username", "lastSeen"] as const;

/** Every account of the vessel: those in force, the invited among them, and those taken off the list. */
export function UsersScreen() {
  const { search, go } = useUsersAddress();
  const pages = useUserPages(search);
  const mayEdit = useCan("employees:edit");
  const screen = useRef<HTMLDivElement>(null);
  const find = () => screen.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  useScreenKeys(screen, { n: mayEdit ? () => go({ new: mainWayOf(search) }) : undefined, "/": find });
  return (
    <UserDialogsProvider>
      <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
        <UsersHeader total={pages.total} />
        <CrewPages />
        <UsersFilterBar />
        <UsersTable pages={pages} onFind={find} />
      </div>
      <NewPersonPanel open={search.new} onClose={() => go({ new: undefined }, { replace: true })} />
    </UserDialogsProvider>
  );
}

const by = filtersFor<UsersSearch>();
const filters = [
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
];

function UsersFilterBar() {
  const { t } = useTranslation();
  const { search, go } = useUsersAddress();
  const change = (next: Partial<UsersSearch>) => go(next, { replace: true });
  const fields = filterFields(filters, { search, facts: undefined, change, t }, {});
  const show = (id: string) => {
    const list = lists.find((known) => known === id);
    change({ list: list === "current" ? undefined : list });
  };
  return (
    <FilterBar
      views={lists.map((id) => ({ id, label: t(`users:list.${id}`) }))}
      activeView={search.list ?? "current"}
      onViewChange={show}
      fields={fields}
      onClearAll={() => change(noUserFilters)}
      tools={
        <SearchField
          label={t("users:find")}
          hint={t("users:find")}
          text={search.search ?? ""}
          onChange={(text) => change({ search: text || undefined })}
        />
      }
    />
  );
}

/** Crew are opened as people; outsiders and accounts without a profile as accounts. */
export const pageOf = ({ role, profileId, userId }: Pick<UserRow, "role" | "profileId" | "userId">) =>
  role === "user" || !profileId ? `/app/userdetails/${userId}` : `/app/profiledetails/${profileId}`;

function UsersTable({ pages, onFind }: { pages: ListPages<UserRow>; onFind: () => void }) {
  const { t } = useTranslation();
  const { search, go } = useUsersAddress();
  const columns = useUserColumns(search.list ?? "current");
  const change = (next: Partial<UsersSearch>) => go(next, { replace: true });
  return (
    <PagedTable
      label={t("users:title")}
      pages={pages}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      card={(row) => <UserCard row={row} />}
      order={{ ...usersInputOf(search), sorts, onChange: change }}
      pathOf={pageOf}
      onFind={onFind}
      empty={
        <ListNothing
          query={pages.query}
          isFiltered={isNarrowed(search)}
          onClear={() => change(noUserFilters)}
          noMatch={{ title: t("users:noMatch.title"), text: t("users:noMatch.text") }}
          empty={{
            icon: <Users />,
            title: t(`users:empty.${search.list ?? "current"}Title`),
            children: t(`users:empty.${search.list ?? "current"}Text`),
          }}
        />
      }
      counted={({ count }) => t("users:foot", { count })}
    />
  );
}
