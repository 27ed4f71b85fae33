import { accountSorts } from "@ymp/api/modules/platform/accounts.schema";
import { DataTable, type TableSort } from "@ymp/ui/patterns/data-table";
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AccountCard } from "./account-card.tsx";
import { useAccountColumns } from "./account-columns.tsx";
import { ListFoot } from "./list-foot.tsx";
import { ListNothing } from "./list-nothing.tsx";
import type { AccountRow, useAccounts } from "./platform.queries.ts";
import type { AccountsSearch } from "./platform.search.ts";

const rowId = ({ userId }: AccountRow) => userId;
const rowName = ({ name }: AccountRow) => name;

export interface AccountsTableProps {
  accounts: ReturnType<typeof useAccounts>;
  search: AccountsSearch;
  onSearchChange: (change: Partial<AccountsSearch>) => void;
  onOpen: (userId: string) => void;
  onClear: () => void;
  onFind: () => void;
}

export function AccountsTable({ accounts, search, onSearchChange, onOpen, onClear, onFind }: AccountsTableProps) {
  const { t } = useTranslation("platform-screens");
  const { query, rows, total } = accounts;
  const columns = useAccountColumns();
  const { sort = "name", descending = false } = search;
  const changeSort = ({ columnId, direction }: TableSort) =>
    onSearchChange({
      sort: accountSorts.find((known) => known === columnId),
      descending: direction === "descending" || undefined,
    });
  return (
    <>
      <DataTable
        label={t("title.accounts")}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        card={(account) => <AccountCard account={account} />}
        sort={{ columnId: sort, direction: descending ? "descending" : "ascending" }}
        onSortChange={changeSort}
        onOpen={({ userId }) => onOpen(userId)}
        openId={search.user}
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
            isFiltered={Boolean(search.search || search.state || search.isSuperadmin)}
            onClear={onClear}
            empty={{ icon: <Users />, title: t("list.emptyAccounts"), children: t("list.emptyAccountsWhy") }}
          />
        }
      />
      <ListFoot kind="accounts" shown={rows.length} total={total} />
    </>
  );
}
