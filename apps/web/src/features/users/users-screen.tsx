import { useRouter } from "@tanstack/react-router";
import { DataTable, type TableSort } from "@ymp/ui/patterns/data-table";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { CrewPages } from "../../lib/crew-pages.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { useUsersAddress } from "./addresses.ts";
import { usePlaceFields } from "./choice-filter.tsx";
import { PeopleHeader } from "./crew-header.tsx";
import { ListNothing } from "./list-nothing.tsx";
import { NewPersonPanel } from "./new-person-panel.tsx";
import { useExportLocale } from "./use-export-locale.ts";
import { UserCard } from "./user-card.tsx";
import { UserDialogsProvider } from "./user-dialogs.tsx";
import { useExportUsers } from "./users.mutations.ts";
import { type UserPages, type UserRow, useUserPages } from "./users.queries.ts";
import { isNarrowed, noUserFilters, type UsersList, usersInputOf } from "./users.search.ts";
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
  useScreenKeys(screen, { n: mayEdit ? () => go({ new: "user" }) : undefined, "/": find });
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

function UsersHeader({ total }: { total: number | null }) {
  const { t } = useTranslation();
  const { search, go } = useUsersAddress();
  const exportUsers = useExportUsers();
  const locale = useExportLocale();
  return (
    <PeopleHeader
      title={t("users:title")}
      count={total === null ? undefined : t("users:accountCount", { count: total })}
      isExporting={exportUsers.isPending}
      onExport={(format) => exportUsers.mutate({ ...usersInputOf(search), format, locale })}
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

function UsersTable({ pages, onFind }: { pages: UserPages; onFind: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { search, go } = useUsersAddress();
  const { rows, query, total } = pages;
  const { sort, descending } = usersInputOf(search);
  const columns = useUserColumns(search.list ?? "current");
  const open = (row: UserRow, { newTab }: { newTab: boolean }) => {
    if (newTab) window.open(pageOf(row), "_blank", "noopener");
    else void router.navigate({ href: pageOf(row) });
  };
  const changeSort = ({ columnId, direction }: TableSort) =>
    go(
      { sort: sorts.find((known) => known === columnId), descending: direction === "descending" || undefined },
      { replace: true },
    );
  return (
    <>
      <DataTable
        label={t("users:title")}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        card={(row) => <UserCard row={row} />}
        sort={{ columnId: sort, direction: descending ? "descending" : "ascending" }}
        onSortChange={changeSort}
        onOpen={open}
        onSearch={onFind}
        pageKeys
        loading={query.isPending}
        loadingMore={query.isFetchingNextPage}
        hasMore={query.hasNextPage}
        onEndReached={() => {
          if (!query.isFetchingNextPage) void query.fetchNextPage();
        }}
        total={total ?? undefined}
        empty={
          <ListNothing
            query={query}
            isFiltered={isNarrowed(search)}
            onClear={() => go(noUserFilters, { replace: true })}
            title={t(`users:empty.${search.list ?? "current"}Title`)}
            text={t(`users:empty.${search.list ?? "current"}Text`)}
          />
        }
      />
      <ScreenFoot
        shown={t("users:foot", { count: total ?? rows.length })}
        keys={[
          { keys: ["J", "K"], word: t("common:keys.down") },
          { keys: ["↵"], word: t("common:keys.open") },
        ]}
      />
    </>
  );
}
