import { ColumnMenu } from "@ymp/ui/patterns/column-menu";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { useMemo } from "react";
import { SaveViewDialog } from "../../lib/saved-views/save-view-dialog.tsx";
import { SavedViewMenu } from "../../lib/saved-views/saved-view-menu.tsx";
import { useSavedViews } from "../../lib/saved-views/use-saved-views.ts";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { ItemRow } from "./inventory.queries.ts";
import { type ListSearch, noFilters, readViewSearch, viewSearchOf } from "./inventory.search.ts";
import { useInventoryAddress } from "./inventory-address.ts";
import { useItemFilterFields } from "./item-filter-fields.tsx";

export interface InventoryFilterBarProps {
  columns: readonly DataColumn<ItemRow>[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

export function InventoryFilterBar(columns: InventoryFilterBarProps) {
  const { t } = useTranslation();
  const { search, change, clear } = useInventoryAddress();
  const fields = useItemFilterFields({ filters: search, onChange: change });
  const builtIn = useMemo(
    (): { id: string; name: string; search: ListSearch }[] => [
      { id: "all", name: t("inventory:views.all"), search: {} },
      { id: "order", name: t("inventory:views.toOrder"), search: { state: "low" } },
      { id: "critical", name: t("inventory:views.critical"), search: { isCritical: true } },
    ],
    [t],
  );
  const kept = useSavedViews<ListSearch>({
    module: "inventory",
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
              label={t("inventory:find")}
              hint={t("inventory:find")}
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
