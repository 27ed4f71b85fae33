import { useQuery } from "@tanstack/react-query";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@ymp/ui/primitives/dropdown-menu";
import { MoreHorizontal, TriangleAlert } from "lucide-react";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { CriticalCard, type CriticalRow, useCriticalColumns } from "./critical-columns.tsx";

const rowId = ({ id }: CriticalRow) => id;
const rowName = ({ name }: CriticalRow) => name;
const nothingToClear = () => undefined;

/** Equipment whose failure may be hazardous, with its last and next test; what needs a hand on top. */
export function CriticalScreen() {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useQuery(useTrpc().equipment.critical.queryOptions());
  const rows = query.data?.rows ?? [];
  const columns = useCriticalColumns();
  const counted = t("equipment:criticalList.count", { count: rows.length, total: formats.count(rows.length) });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={t("equipment:criticalList.title")}
        count={query.data ? counted : undefined}
        tools={<CriticalMenu />}
      />
      <PagedTable
        label={t("equipment:criticalList.title")}
        pages={{ rows, total: query.data ? rows.length : null, query }}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        card={(row) => <CriticalCard row={row} />}
        pathOf={({ id }) => `/app/equipment/${id}`}
        empty={
          <ListNothing
            query={query}
            isFiltered={false}
            onClear={nothingToClear}
            empty={{
              icon: <TriangleAlert />,
              title: t("equipment:criticalList.none"),
              children: t("equipment:criticalList.noneWhy"),
            }}
          />
        }
        counted={() => counted}
      />
    </div>
  );
}

function CriticalMenu() {
  const { t } = useTranslation();
  const isPhone = useMedia(phoneQuery);
  const client = useClient();
  const list = useExport<"xlsx" | "csv" | "pdf">((order) => client.equipment.exportCritical.query(order));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("ui:moreActions")} size={isPhone ? "icon-touch" : "icon"}>
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <ExportItems formats={["pdf", "xlsx", "csv"]} list={list} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
