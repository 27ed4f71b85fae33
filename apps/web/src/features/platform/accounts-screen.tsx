import { useNavigate, useSearch } from "@tanstack/react-router";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { countedText } from "../../lib/counted-text.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useAccountFields } from "./account-filters.tsx";
import { AccountsTable } from "./accounts-table.tsx";
import { useAccounts } from "./platform.queries.ts";
import { type AccountsSearch, accountsSearch } from "./platform.search.ts";
import { PlatformArea } from "./platform-area.tsx";

const AccountSheet = lazyPanel("record", async () => (await import("./account-sheet.tsx")).AccountSheet);

export interface AccountsScreenProps {
  /** Full: every account of the platform. Lite: those with a place on a lite boat. */
  edition: "full" | "lite";
}

/** The accounts of the platform; one of them lies open over the list when the address names it. */
export function AccountsScreen({ edition }: AccountsScreenProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const search = accountsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (change: Partial<AccountsSearch>, replace = true) =>
    void navigate({ to: ".", search: (now) => ({ ...now, ...change }), replace });
  const clear = () => go({ search: undefined, state: undefined, isSuperadmin: undefined });
  const { user, ...filters } = search;
  const accounts = useAccounts({ ...filters, edition: edition === "lite" ? "lite" : undefined });
  const index = accounts.rows.findIndex(({ userId }) => userId === user);
  const neighbour = (step: 1 | -1) => {
    const next = index < 0 ? undefined : accounts.rows[index + step];
    return next && (() => go({ user: next.userId }));
  };
  return (
    <PlatformArea edition={edition}>
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ScreenHeader
          title={t(edition === "full" ? "title.accounts" : "title.liteAccounts")}
          count={accounts.total === null ? undefined : countedText(accounts.total, formats)}
        />
        <FilterBar
          views={[]}
          activeView={null}
          onViewChange={clear}
          fields={useAccountFields(search, go)}
          onClearAll={clear}
          tools={
            <SearchField
              label={t("list.search")}
              text={search.search ?? ""}
              hint={t("list.searchAccounts")}
              onChange={(text) => go({ search: text || undefined })}
            />
          }
        />
        <AccountsTable
          accounts={accounts}
          search={search}
          onSearchChange={go}
          onOpen={(userId) => go({ user: userId }, false)}
          onClear={clear}
        />
        {user ? (
          <AccountSheet
            key={user}
            userId={user}
            position={
              index < 0
                ? undefined
                : { index, total: accounts.rows.length, onPrevious: neighbour(-1), onNext: neighbour(1) }
            }
            onClose={() => go({ user: undefined })}
          />
        ) : null}
      </div>
    </PlatformArea>
  );
}
