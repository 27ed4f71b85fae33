import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ClassState, type ClassSurvey, classStates, classSurveys } from "@ymp/core/maintenance/class-items";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@ymp/ui/primitives/dropdown-menu";
import { Select } from "@ymp/ui/primitives/select";
import { Anchor, MoreHorizontal } from "lucide-react";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type ClassItem, ClassItemCard, useClassItemColumns } from "./class-items-columns.tsx";

interface Filter {
  state?: ClassState | undefined;
  survey?: ClassSurvey | undefined;
}

const rowId = ({ id }: ClassItem) => id;
const rowName = ({ title }: ClassItem) => title;

/** Items of the classification society: what is due, within which days, and who credited it last. */
export function ClassItemsScreen() {
  const { t } = useTranslation();
  const formats = useFormats();
  const filter: Filter = useSearch({ from: "/app/classitems" });
  const navigate = useNavigate({ from: "/app/classitems" });
  const narrow = (part: Filter) => void navigate({ search: (before) => ({ ...before, ...part }), replace: true });
  const query = useQuery(useTrpc().jobs.classItems.queryOptions());
  const rows = (query.data?.rows ?? []).filter(
    ({ state, survey }) => (!filter.state || state === filter.state) && (!filter.survey || survey === filter.survey),
  );
  const columns = useClassItemColumns();
  const counted = t("class-items:count", { count: rows.length, total: formats.count(rows.length) });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={t("jobs:classItems.title")}
        count={query.data ? counted : undefined}
        tools={<ExportMenu filter={filter} />}
      />
      <FilterBar filter={filter} onNarrow={narrow} />
      <PagedTable
        label={t("jobs:classItems.title")}
        pages={{ rows, total: query.data ? rows.length : null, query }}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        card={(row) => <ClassItemCard row={row} />}
        pathOf={({ jobId, creditedJobId }) => `/app/jobdetails/${jobId ?? creditedJobId ?? ""}`}
        empty={
          <ListNothing
            query={query}
            isFiltered={filter.state !== undefined || filter.survey !== undefined}
            onClear={() => narrow({ state: undefined, survey: undefined })}
            empty={{
              icon: <Anchor />,
              title: t("class-items:none"),
              children: t("class-items:noneWhy"),
            }}
          />
        }
        counted={() => counted}
      />
    </div>
  );
}

function FilterBar({ filter, onNarrow }: { filter: Filter; onNarrow: (part: Filter) => void }) {
  const { t } = useTranslation();
  const states = [
    { value: "all", label: t("class-items:allStates") },
    ...classStates.map((value) => ({ value, label: t(`class-items:state.${value}`) })),
  ];
  const surveys = [
    { value: "all", label: t("class-items:allSurveys") },
    ...classSurveys.map((value) => ({ value, label: t(`class-items:survey.${value}`) })),
  ];
  return (
    <div className="grid grid-cols-2 gap-2 px-4 pb-2 md:flex md:px-6">
      <Select
        className="md:w-48"
        aria-label={t("class-items:column.state")}
        value={filter.state ?? "all"}
        onValueChange={(value) => onNarrow({ state: classStates.find((known) => known === value) })}
        options={states}
      />
      <Select
        className="md:w-56"
        aria-label={t("class-items:column.survey")}
        value={filter.survey ?? "all"}
        onValueChange={(value) => onNarrow({ survey: classSurveys.find((known) => known === value) })}
        options={surveys}
      />
    </div>
  );
}

function ExportMenu({ filter: { state, survey } }: { filter: Filter }) {
  const { t } = useTranslation();
  const isPhone = useMedia(phoneQuery);
  const client = useClient();
  const list = useExport<"xlsx" | "csv" | "pdf">(({ format, locale }) =>
    client.jobs.exportClassItems.query({
      ...{ format, locale, states: state && [state], surveys: survey && [survey] },
    }),
  );
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
