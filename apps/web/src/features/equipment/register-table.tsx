import type { DataColumn } from "@ymp/ui/patterns/data-table";
import type { ReactNode } from "react";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import type { TickedRows } from "../../lib/lists/use-ticked-rows.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { RegisterPages, RegisterRow } from "./equipment.queries.ts";
import { type RegisterSearch, registerAddress } from "./equipment.search.ts";
import { RegisterCard } from "./register-card.tsx";

const rowId = (row: RegisterRow) => row.id;
const rowName = (row: RegisterRow) => row.name;
const sorts = ["name", "code", "location", "manufacturer"] as const;

export interface RegisterTableProps {
  pages: RegisterPages;
  search: RegisterSearch;
  columns: readonly DataColumn<RegisterRow>[];
  hidden?: ReadonlySet<string>;
  onSearchChange: (change: Partial<RegisterSearch>) => void;
  onOpen: (row: RegisterRow) => void;
  selection?: TickedRows<RegisterRow>["selection"];
  onFind?: () => void;
  empty: ReactNode;
}

export function RegisterTable(props: RegisterTableProps) {
  const { pages, search, columns, hidden, onSearchChange, onOpen, selection, onFind, empty } = props;
  const { t } = useTranslation();
  return (
    <PagedTable
      label={t("equipment:title")}
      pages={pages}
      columns={columns}
      hidden={hidden}
      rowId={rowId}
      rowName={rowName}
      card={(row, { isSelected, toggle }) => (
        <RegisterCard row={row} selection={selection ? { isSelected, toggle } : undefined} />
      )}
      order={{ ...registerAddress.inputOf(search), sorts, onChange: onSearchChange }}
      selection={selection}
      pathOf={({ id }) => `/app/equipment/${id}`}
      onOpen={onOpen}
      onFind={onFind}
      empty={empty}
      counted={({ isMany, ...counted }) => t(isMany ? "equipment:foot.many" : "equipment:foot.shown", counted)}
    />
  );
}
