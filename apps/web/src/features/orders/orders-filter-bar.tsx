import { orderStates } from "@ymp/core/lists";
import { orderStatuses } from "@ymp/core/orders/order-flow";
import { ColumnMenu } from "@ymp/ui/patterns/column-menu";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { FilterBar, type FilterField } from "@ymp/ui/patterns/filter-bar";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { CircleDot, Layers, User } from "lucide-react";
import { useMemo } from "react";
import { SaveViewDialog } from "../../lib/saved-views/save-view-dialog.tsx";
import { SavedViewMenu } from "../../lib/saved-views/saved-view-menu.tsx";
import { useSavedViews } from "../../lib/saved-views/use-saved-views.ts";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { OrderListRow } from "./orders.queries.ts";
import { type ListSearch, noFilters, readViewSearch, viewSearchOf } from "./orders.search.ts";
import { useOrdersAddress } from "./orders-address.ts";
import { useSupplierFilter } from "./supplier-filter.tsx";

export interface OrdersFilterBarProps {
  columns: readonly DataColumn<OrderListRow>[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

export function OrdersFilterBar(columns: OrdersFilterBarProps) {
  const { t } = useTranslation();
  const { search, change, clear } = useOrdersAddress();
  const builtIn = useMemo(
    (): { id: string; name: string; search: ListSearch }[] => [
      { id: "open", name: t("orders:state.open"), search: {} },
      { id: "mine", name: t("orders:filter.mine"), search: { isMine: true } },
      { id: "all", name: t("orders:state.all"), search: { state: "all" } },
    ],
    [t],
  );
  const current = viewSearchOf(search);
  const fields = useFields();
  const kept = useSavedViews<ListSearch>({ module: "orders", builtIn, read: readViewSearch, current });
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
              label={t("orders:find")}
              hint={t("orders:find")}
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

function useFields(): FilterField[] {
  const { t } = useTranslation();
  const { search, change } = useOrdersAddress();
  const statuses = search.statuses ?? [];
  const supplier = useSupplierFilter({ label: t("orders:column.supplier"), search, change });
  const toggle = (status: (typeof orderStatuses)[number]) => {
    const next = orderStatuses.filter((other) => statuses.includes(other) !== (other === status));
    change({ statuses: next.length > 0 ? next : undefined });
  };
  return [
    {
      id: "state",
      label: t("orders:filter.state"),
      icon: <Layers />,
      value: search.state && search.state !== "open" ? t(`orders:state.${search.state}`) : null,
      editor: (
        <RadioGroup
          aria-label={t("orders:filter.state")}
          value={search.state ?? "open"}
          onValueChange={(id) => change({ state: orderStates.find((known) => known === id && known !== "open") })}
        >
          {orderStates.map((state) => (
            <Radio key={state} value={state} label={t(`orders:state.${state}`)} />
          ))}
        </RadioGroup>
      ),
      onClear: () => change({ state: undefined }),
    },
    {
      id: "statuses",
      label: t("orders:column.status"),
      icon: <CircleDot />,
      value: statuses.length > 0 ? statuses.map((status) => t(`orders:status.${status}`)).join(", ") : null,
      editor: (
        <div>
          {orderStatuses.map((status) => (
            <CheckboxField
              key={status}
              label={t(`orders:status.${status}`)}
              checked={statuses.includes(status)}
              onCheckedChange={() => toggle(status)}
            />
          ))}
        </div>
      ),
      onClear: () => change({ statuses: undefined }),
    },
    supplier,
    {
      id: "isMine",
      label: t("orders:filter.mine"),
      icon: <User />,
      value: search.isMine ? t("exports:yes") : null,
      editor: (
        <SwitchField
          label={t("orders:filter.mine")}
          checked={search.isMine ?? false}
          onCheckedChange={(on) => change({ isMine: on || undefined })}
        />
      ),
      onClear: () => change({ isMine: undefined }),
    },
  ];
}
