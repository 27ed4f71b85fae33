import { getRouteApi } from "@tanstack/react-router";
import { equipmentTypeGroups, equipmentTypesByGroup } from "@ymp/core/maintenance/equipment-types";
import { FilterBar, type FilterField } from "@ymp/ui/patterns/filter-bar";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { Archive, Boxes } from "lucide-react";
import { useMemo } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useWordsOf } from "../../app/use-words-of.ts";
import { ListEmptyState } from "../../lib/lists/list-empty-state.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { PlatformArea } from "../platform/platform-area.tsx";
import { type PlatformModel, usePlatformModels } from "./library.queries.ts";
import { EntryOrigin, Lacking } from "./library-marks.tsx";
import { PlatformModelPage } from "./platform-model-page.tsx";
import { Department } from "./template-columns.tsx";
import { groupsOf } from "./template-groups.ts";

const route = getRouteApi("/app/adminequipment");
const groupOf = (type: string) =>
  equipmentTypeGroups.find((group) => equipmentTypesByGroup[group].some((known) => known === type)) ?? "other";
const rowId = ({ key }: PlatformModel) => key;
const rowName = ({ model }: PlatformModel) => model.name;
const pathOf = ({ key }: PlatformModel) => `/app/adminequipment?of=platform&look=${encodeURIComponent(key)}`;

/** The models of machines that every vessel is offered, kept by the platform's administrators. */
export function PlatformModelsScreen() {
  useWordsOf(["office"]);
  const { look } = route.useSearch();
  const go = useGo();
  const leave = () => go({ look: undefined });
  if (!look) return <PlatformModels />;
  return <PlatformModelPage key={look} entryKey={look === "new" ? null : look} onLeave={leave} />;
}

type Search = ReturnType<typeof route.useSearch>;

function useGo() {
  const navigate = route.useNavigate();
  return (change: Partial<Search>) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
}

function PlatformModels() {
  const { t } = useTranslation("library");
  const formats = useFormats();
  const { archived } = route.useSearch();
  const go = useGo();
  const pages = usePlatformModels(archived ?? false);
  const columns = useColumns();
  const groups = useMemo(
    () => ({
      of: ({ equipmentType }: PlatformModel) => groupOf(equipmentType),
      list: groupsOf(
        pages.rows.map(({ equipmentType }) => ({ equipmentType: groupOf(equipmentType) })),
        (group) => t(`equipment-types:group.${group}`),
      ),
    }),
    [pages.rows, t],
  );
  const clear = () => go({ archived: undefined });
  const adding = useAdding({ word: t("model.new"), onAdd: () => go({ look: "new" }) });
  return (
    <PlatformArea edition="full">
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ScreenHeader
          title={t("models:title")}
          count={pages.total ? formats.count(pages.total) : undefined}
          tools={adding.tool}
          action={adding.action}
        />
        <p className="max-w-[72ch] px-6 pt-3 text-muted-foreground text-sm max-md:px-4">{t("modelsIntro")}</p>
        <FilterBar
          views={[]}
          activeView={null}
          onViewChange={clear}
          fields={[useArchivedField(archived ?? false, (on) => go({ archived: on || undefined }))]}
          onClearAll={clear}
        />
        <PagedTable
          label={t("models:title")}
          pages={pages}
          columns={columns}
          rowId={rowId}
          rowName={rowName}
          groups={groups}
          card={(entry) => <ModelCard entry={entry} />}
          pathOf={pathOf}
          onOpen={({ key }) => go({ look: key })}
          empty={
            <ListEmptyState
              query={pages.query}
              isFiltered={archived ?? false}
              onClear={clear}
              empty={{ icon: <Boxes />, title: t("model.none"), children: t("modelsIntro"), actions: adding.button }}
            />
          }
          counted={({ count }) => t("models:foot", { count })}
        />
      </div>
    </PlatformArea>
  );
}

function useArchivedField(isOn: boolean, onChange: (isOn: boolean) => void): FilterField {
  const { t } = useTranslation("templates");
  return {
    id: "archived",
    label: t("filter.archived"),
    icon: <Archive />,
    value: isOn ? t("lists:yes") : null,
    editor: <SwitchField label={t("library:model.onlyArchived")} checked={isOn} onCheckedChange={onChange} />,
    onClear: () => onChange(false),
  };
}

function useColumns() {
  const { t } = useTranslation("library");
  return useMemo(
    () => [
      {
        id: "name",
        header: t("equipment:column.name"),
        width: "minmax(200px,1.6fr)",
        isName: true,
        hideable: false,
        cell: ({ model }: PlatformModel) => <bdi className="font-medium">{model.name}</bdi>,
      },
      {
        id: "department",
        header: t("equipment:column.department"),
        width: "minmax(110px,0.7fr)",
        cell: ({ model }: PlatformModel) => <Department department={model.department} />,
      },
      {
        id: "location",
        header: t("equipment:column.location"),
        width: "minmax(140px,1fr)",
        givesWay: true,
        cell: ({ model }: PlatformModel) => model.location,
      },
      {
        id: "languages",
        header: t("languages.label"),
        width: "minmax(140px,1fr)",
        cell: ({ lacking }: PlatformModel) => <Lacking languages={lacking} />,
      },
      {
        id: "origin",
        header: t("templates:field.origin"),
        width: "150px",
        cell: (entry: PlatformModel) => <EntryOrigin entry={entry} />,
      },
    ],
    [t],
  );
}

function ModelCard({ entry }: { entry: PlatformModel }) {
  const { model, lacking } = entry;
  return (
    <div className="min-h-16 px-4 py-2">
      <p className="break-words font-medium text-base">{model.name}</p>
      <p className="text-muted-foreground text-sm">{model.location}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Department department={model.department} />
        <EntryOrigin entry={entry} />
        {lacking.length > 0 ? <Lacking languages={lacking} /> : null}
      </div>
    </div>
  );
}
