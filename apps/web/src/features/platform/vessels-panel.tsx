import { vesselSorts } from "@ymp/core/lists";
import { FilterBar, type FilterField } from "@ymp/ui/patterns/filter-bar";
import { Button } from "@ymp/ui/primitives/button";
import { Plus, Ship } from "lucide-react";
import { useCallback, useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { ListEmptyState } from "../../lib/lists/list-empty-state.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useVessels, type VesselRow } from "./platform.queries.ts";
import type { BoatsSearch } from "./platform.search.ts";
import { useListFoot } from "./use-list-foot.ts";
import { VesselCard } from "./vessel-card.tsx";
import { useVesselColumns } from "./vessel-columns.tsx";
import { useVesselFields } from "./vessel-filters.tsx";
import type { VesselAct } from "./vessel-menu.tsx";
import { VesselsStats } from "./vessels-stats.tsx";

const UpgradeDialog = lazyPanel("dialog", async () => (await import("./edition-dialogs.tsx")).UpgradeDialog);
const EnterDialog = lazyPanel("dialog", async () => (await import("./enter-dialog.tsx")).EnterDialog);
const ExtendDialog = lazyPanel("dialog", async () => (await import("./extend-dialog.tsx")).ExtendDialog);

const rowId = ({ id }: VesselRow) => id;
const rowName = ({ name }: VesselRow) => name;
const pageOf = ({ id, edition }: VesselRow) =>
  edition === "full" ? `/app/superadmin/${id}` : `/app/liteboatdetails/${id}`;

export interface VesselsPanelProps {
  /** Absent: vessels of both editions. */
  edition: "full" | "lite" | undefined;
  search: BoatsSearch;
  go: (change: Partial<BoatsSearch>, options?: { replace?: boolean }) => void;
  /** Further filters of the screen, beside the state. */
  fields?: readonly FilterField[];
}

/** The vessels of the platform: their figures, then one row a vessel. */
export function VesselsPanel({ edition, search, go, fields = [] }: VesselsPanelProps) {
  const { t } = useTranslation("platform-screens");
  const [act, setAct] = useState<{ act: VesselAct; vessel: VesselRow } | null>(null);
  const onAct = useCallback((next: VesselAct, vessel: VesselRow) => setAct({ act: next, vessel }), []);
  const change = (next: Partial<BoatsSearch>) => go(next, { replace: true });
  const clear = () => change({ search: undefined, state: undefined });
  return (
    <>
      <VesselsStats edition={edition} state={search.state} onStateChange={(state) => change({ state })} />
      <FilterBar
        views={[]}
        activeView={null}
        onViewChange={clear}
        fields={[...fields, ...useVesselFields(search.state, (state) => change({ state }))]}
        onClearAll={clear}
        tools={
          <SearchField
            label={t("list.search")}
            text={search.search ?? ""}
            hint={t("list.searchVessels")}
            onChange={(text) => change({ search: text || undefined })}
          />
        }
      />
      <VesselsTable
        edition={edition}
        search={search}
        onSearchChange={change}
        onAct={onAct}
        onClear={clear}
        onNew={() => go({ new: 1 })}
      />
      {act ? <ActDialog {...act} onClose={() => setAct(null)} /> : null}
    </>
  );
}

const dialogs = { enter: EnterDialog, extend: ExtendDialog, upgrade: UpgradeDialog } as const;

function ActDialog({ act, vessel, onClose }: { act: VesselAct; vessel: VesselRow; onClose: () => void }) {
  const ActOn = dialogs[act];
  return <ActOn vessel={vessel} onClose={onClose} />;
}

interface VesselsTableProps {
  edition: VesselsPanelProps["edition"];
  search: BoatsSearch;
  onSearchChange: (change: Partial<BoatsSearch>) => void;
  onAct: (act: VesselAct, vessel: VesselRow) => void;
  onClear: () => void;
  onNew: () => void;
}

function VesselsTable({ edition, search, onSearchChange, onAct, onClear, onNew }: VesselsTableProps) {
  const { t } = useTranslation("platform-screens");
  const { search: text, state, sort = "name", descending = false } = search;
  const pages = useVessels({ search: text, state, sort, descending, edition });
  const columns = useVesselColumns(onAct);
  const foot = useListFoot("vessels");
  return (
    <PagedTable
      label={t("title.superadmin")}
      pages={pages}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      card={(vessel) => <VesselCard vessel={vessel} onAct={onAct} />}
      order={{ sort, descending, sorts: vesselSorts, onChange: onSearchChange }}
      pathOf={pageOf}
      empty={
        <ListEmptyState
          query={pages.query}
          isFiltered={Boolean(text || state)}
          onClear={onClear}
          empty={{
            icon: <Ship />,
            title: t("list.emptyVessels"),
            children: t("list.emptyVesselsWhy"),
            actions: (
              <Button variant="primary" onClick={onNew}>
                <Plus />
                {t("new.action")}
              </Button>
            ),
          }}
        />
      }
      {...foot}
    />
  );
}
