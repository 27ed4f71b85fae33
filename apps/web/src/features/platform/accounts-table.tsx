import { accountSorts } from "@ymp/core/lists";
import { Users } from "lucide-react";
import { ListEmptyState } from "../../lib/lists/list-empty-state.tsx";
import type { ListPages } from "../../lib/lists/list-pages.ts";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AccountCard } from "./account-card.tsx";
import { useAccountColumns } from "./account-columns.tsx";
import type { AccountRow } from "./platform.queries.ts";
import type { AccountsSearch } from "./platform.search.ts";
import { useListFoot } from "./use-list-foot.ts";

const rowId = ({ userId }: AccountRow) => userId;
const rowName = ({ name }: AccountRow) => name;

export interface AccountsTableProps {
  accounts: ListPages<AccountRow>;
  search: AccountsSearch;
  onSearchChange: (change: Partial<AccountsSearch>) => void;
  onOpen: (userId: string) => void;
  onClear: () => void;
}

export function AccountsTable({ accounts, search, onSearchChange, onOpen, onClear }: AccountsTableProps) {
  const { t } = useTranslation("platform-screens");
  const columns = useAccountColumns();
  const { sort = "name", descending = false } = search;
  const foot = useListFoot("accounts");
  return (
    <PagedTable
      label={t("title.accounts")}
      pages={accounts}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      card={(account) => <AccountCard account={account} />}
      order={{ sort, descending, sorts: accountSorts, onChange: onSearchChange }}
      onOpen={({ userId }) => onOpen(userId)}
      openId={search.user}
      empty={
        <ListEmptyState
          query={accounts.query}
          isFiltered={Boolean(search.search || search.state || search.isSuperadmin)}
          onClear={onClear}
          empty={{ icon: <Users />, title: t("list.emptyAccounts"), children: t("list.emptyAccountsWhy") }}
        />
      }
      {...foot}
    />
  );
}
