import { countedUpTo } from "@ymp/core/page";
import { type DataColumn, DataTable, type TableSort } from "@ymp/ui/patterns/data-table";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { RegisterPages, RegisterRow } from "./equipment.queries.ts";
import { listInputOf, type RegisterSearch } from "./equipment.search.ts";
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
  selection?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
  onFind?: () => void;
  empty: ReactNode;
}

export function RegisterTable(props: RegisterTableProps) {
  const { pages, search, columns, hidden, onSearchChange, onOpen, selection, onFind, empty } = props;
  const { t } = useTranslation();
  const { query, rows, total } = pages;
  const { sort, descending } = listInputOf(search);
  const changeSort = ({ columnId, direction }: TableSort) =>
    onSearchChange({
      sort: sorts.find((known) => known === columnId),
      descending: direction === "descending" || undefined,
    });
  return (
    <>
      <DataTable
        label={t("equipment:title")}
        rows={rows}
        columns={columns}
        hiddenColumns={hidden}
        rowId={rowId}
        rowName={rowName}
        card={(row, { isSelected, toggle }) => (
          <RegisterCard row={row} selection={selection ? { isSelected, toggle } : undefined} />
        )}
        sort={{ columnId: sort, direction: descending ? "descending" : "ascending" }}
        onSortChange={changeSort}
        selection={selection}
        onOpen={(row, { newTab }) =>
          newTab ? window.open(`/app/equipment/${row.id}`, "_blank", "noopener") : onOpen(row)
        }
        onSearch={onFind}
        pageKeys
        loading={query.isPending}
        loadingMore={query.isFetchingNextPage}
        hasMore={query.hasNextPage}
        onEndReached={() => {
          if (!query.isFetchingNextPage) void query.fetchNextPage();
        }}
        total={total ?? undefined}
        empty={empty}
      />
      <RegisterFoot shown={rows.length} total={total} canSelect={selection !== undefined} />
    </>
  );
}

function RegisterFoot({ shown, total, canSelect }: { shown: number; total: number | null; canSelect: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isMany = total !== null && total > countedUpTo;
  const words =
    total === null
      ? null
      : t(isMany ? "equipment:foot.many" : "equipment:foot.shown", {
          count: isMany ? countedUpTo : total,
          total: formats.count(isMany ? countedUpTo : total),
          shown: formats.count(shown),
        });
  return (
    <ScreenFoot
      shown={words}
      keys={[
        { keys: ["J", "K"], word: t("equipment:keys.move") },
        ...(canSelect ? [{ keys: ["X"], word: t("equipment:keys.select") }] : []),
        { keys: ["↵"], word: t("equipment:keys.open") },
      ]}
    />
  );
}
