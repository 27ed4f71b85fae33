import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { useRef } from "react";
import { useClient } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { CrewPages } from "../../lib/crew-pages.tsx";
import type { ListPages } from "../../lib/lists/list-pages.ts";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { useUsersAddress } from "./addresses.ts";
import { usePlaceFields } from "./choice-filter.tsx";
import { PeopleHeader } from "./crew-header.tsx";
import { NewPersonPanel } from "./new-person-panel.tsx";
import { PeopleNothing } from "./people-nothing.tsx";
import { UserCard } from "./user-card.tsx";
import { UserDialogsProvider } from "./user-dialogs.tsx";
import { type UserRow, useUserPages } from "./users.queries.ts";
import { isNarrowed, noUserFilters, type UsersList, type UsersSearch, usersInputOf } from "./users.search.ts";
import { useUserColumns } from "./users-columns.tsx";

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

const mainWayOf = ({ list }: UsersSearch) => (list === "invited" ? ("invite" as const) : ("user" as const));

function UsersHeader({ total }: { total: number | null }) {
  const { t } = useTranslation();
  const { search, go } = useUsersAddress();
  const client = useClient();
  const exportUsers = useExport<"xlsx" | "csv" | "pdf">(({ format, locale }) =>
    client.users.export.query({ ...usersInputOf(search), format, locale }),
  );
  return (
    <PeopleHeader
      title={t("users:title")}
      count={total === null ? undefined : t("users:accountCount", { count: total })}
      list={exportUsers}
      main={mainWayOf(search)}
      onNew={(panel) => go({ new: panel })}
    />
  );
}

function UsersFilterBar() {
  const { t } = useTranslation();
  const { search, go } = useUsersAddress();
  const fields = usePlaceFields(search, (change) => go(change, { replace: true }));
  const show = (id: string) => {
    const list = lists.find((known) => known === id);
    go({ list: list === "current" ? undefined : list }, { replace: true });
  };
  return (
    <FilterBar
      views={lists.map((id) => ({ id, label: t(`users:list.${id}`) }))}
      activeView={search.list ?? "current"}
      onViewChange={show}
      fields={fields}
      onClearAll={() => go(noUserFilters, { replace: true })}
      tools={
        <SearchField
          label={t("users:find")}
          hint={t("users:find")}
          text={search.search ?? ""}
          onChange={(text) => go({ search: text || undefined }, { replace: true })}
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
        <PeopleNothing
          query={pages.query}
          isFiltered={isNarrowed(search)}
          onClear={() => change(noUserFilters)}
          title={t(`users:empty.${search.list ?? "current"}Title`)}
          text={t(`users:empty.${search.list ?? "current"}Text`)}
        />
      }
      counted={({ count }) => t("users:foot", { count })}
    />
  );
}
