import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ClassState, type ClassSurvey, classStates, classSurveys } from "@ymp/core/maintenance/class-items";
import { Select } from "@ymp/ui/primitives/select";
import { Anchor } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { WholeList } from "../../lib/lists/whole-list.tsx";
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
  const { state, survey } = filter;
  const list = useExport<"xlsx" | "csv" | "pdf">((client, { format, locale }) =>
    client.jobs.exportClassItems.query({
      ...{ format, locale, states: state && [state], surveys: survey && [survey] },
    }),
  );
  return (
    <WholeList
      title={t("jobs:classItems.title")}
      query={query}
      rows={rows}
      counted={t("class-items:count", { count: rows.length, total: formats.count(rows.length) })}
      list={list}
      columns={useClassItemColumns()}
      rowId={rowId}
      rowName={rowName}
      card={(row) => <ClassItemCard row={row} />}
      pathOf={({ jobId, creditedJobId }) => `/app/jobdetails/${jobId ?? creditedJobId ?? ""}`}
      filters={{
        bar: <FilterBar filter={filter} onNarrow={narrow} />,
        areSet: state !== undefined || survey !== undefined,
        clear: () => narrow({ state: undefined, survey: undefined }),
      }}
      empty={{ icon: <Anchor />, title: t("class-items:none"), children: t("class-items:noneWhy") }}
    />
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
