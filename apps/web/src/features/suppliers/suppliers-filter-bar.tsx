import { ColumnMenu } from "@ymp/ui/patterns/column-menu";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { useMemo } from "react";
import { SaveViewDialog } from "../../lib/saved-views/save-view-dialog.tsx";
import { SavedViewMenu } from "../../lib/saved-views/saved-view-menu.tsx";
import { useSavedViews } from "../../lib/saved-views/use-saved-views.ts";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSupplierFilterFields } from "./supplier-filter-fields.tsx";
import type { ListedSupplier } from "./suppliers.queries.ts";
import { type ListSearch, noFilters, readViewSearch, viewSearchOf } from "./suppliers.search.ts";
import { useSuppliersAddress } from "./suppliers-address.ts";

export interface SuppliersFilterBarProps {
  columns: readonly DataColumn<ListedSupplier>[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

export function SuppliersFilterBar(columns: SuppliersFilterBarProps) {
  const { t } = useTranslation();
  const { search, change, clear } = useSuppliersAddress();
  const fields = useSupplierFilterFields({ filters: search, onChange: change });
  const builtIn = useMemo(
    (): { id: string; name: string; search: ListSearch }[] => [
      { id: "all", name: t("suppliers:views.all"), search: {} },
      { id: "best", name: t("suppliers:views.best"), search: { minRating: 4, sort: "rating", descending: true } },
      { id: "orders", name: t("suppliers:views.orders"), search: { hasOpenOrders: true } },
    ],
    [t],
  );
  const kept = useSavedViews<ListSearch>({
    module: "suppliers",
    builtIn,
    read: readViewSearch,
    current: viewSearchOf(search),
  });
  const show = (id: string) => {
    const view = kept.views.find((known) => known.id === id);
    if (view) change({ ...noFilters, sort: undefined, descending: undefined, ...view.search });
  };
  return (
    <>
      <FilterBar
        views={kept.views.map(({ id, name }) => ({ id, label: name }))}
        activeView={kept.active?.id ?? null}
        onViewChange={show}
        onSaveView={kept.saveNew}
        fields={fields}
        onClearAll={clear}
        tools={
          <>
            <SearchField
              label={t("suppliers:find")}
              hint={t("suppliers:find")}
              text={search.search ?? ""}
              onChange={(text) => change({ search: text || undefined })}
            />
            <span className="flex max-md:hidden">
              <SavedViewMenu kept={kept} />
              <ColumnMenu {...columns} />
            </span>
          </>
        }
      />
      <SaveViewDialog kept={kept} />
    </>
  );
}
