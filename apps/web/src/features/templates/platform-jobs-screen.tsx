import { ClipboardCopy } from "lucide-react";
import { useMemo } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useWordsOf } from "../../app/use-words-of.ts";
import { ListEmptyState } from "../../lib/lists/list-empty-state.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { PlatformArea } from "../platform/platform-area.tsx";
import { type PlatformJob, usePlatformJobs } from "./library.queries.ts";
import { EntryOrigin, Lacking } from "./library-marks.tsx";
import { PlatformJobPage } from "./platform-job-page.tsx";
import { Department, TemplateMarks } from "./template-columns.tsx";
import { groupsOf } from "./template-groups.ts";
import { useTemplatesAddress } from "./templates-address.ts";
import { TemplatesFilterBar } from "./templates-filter-bar.tsx";
import { useTemplateWords } from "./use-template-words.ts";

const rowId = ({ key }: PlatformJob) => key;
const rowName = ({ template }: PlatformJob) => template.title;
const pathOf = ({ key }: PlatformJob) => `/app/adminjobs?of=platform&look=${encodeURIComponent(key)}`;

/** The job templates that every vessel is offered, kept by the platform's administrators. */
export function PlatformJobsScreen() {
  useWordsOf(["office"]);
  const { search, go } = useTemplatesAddress();
  const { look } = search;
  const leave = () => go({ look: undefined });
  return look ? (
    <PlatformJobPage key={look} entryKey={look === "new" ? null : look} onLeave={leave} />
  ) : (
    <PlatformJobs />
  );
}

function PlatformJobs() {
  const { t } = useTranslation("library");
  const formats = useFormats();
  const { search, go, isFiltered, clear } = useTemplatesAddress();
  const words = useTemplateWords();
  const pages = usePlatformJobs(search);
  const columns = useColumns();
  const groups = useMemo(
    () => ({ of: ({ equipmentType }: PlatformJob) => equipmentType, list: groupsOf(pages.rows, words.type) }),
    [pages.rows, words],
  );
  const adding = useAdding({ word: t("templates:action.new"), onAdd: () => go({ look: "new" }) });
  return (
    <PlatformArea edition="full">
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ScreenHeader
          title={t("templates:title")}
          count={pages.total ? formats.count(pages.total) : undefined}
          tools={adding.tool}
          action={adding.action}
        />
        <p className="max-w-[72ch] px-6 pt-3 text-muted-foreground text-sm max-md:px-4">{t("jobsIntro")}</p>
        <TemplatesFilterBar />
        <PagedTable
          label={t("templates:title")}
          pages={pages}
          columns={columns}
          rowId={rowId}
          rowName={rowName}
          groups={groups}
          card={(job) => <JobCard job={job} />}
          pathOf={pathOf}
          onOpen={({ key }) => go({ look: key })}
          empty={
            <ListEmptyState
              query={pages.query}
              isFiltered={isFiltered}
              onClear={clear}
              empty={{
                icon: <ClipboardCopy />,
                title: t("templates:empty.title"),
                children: t("jobsIntro"),
                actions: adding.button,
              }}
            />
          }
          counted={({ count, total }) => t("templates:foot", { count, total })}
        />
      </div>
    </PlatformArea>
  );
}

function useColumns() {
  const { t } = useTranslation("library");
  const words = useTemplateWords();
  return useMemo(
    () => [
      {
        id: "title",
        header: t("templates:field.title"),
        width: "minmax(220px,2fr)",
        isName: true,
        hideable: false,
        cell: ({ template }: PlatformJob) => (
          <span className="flex min-w-0 items-center gap-2">
            <bdi className="min-w-0 font-medium">{template.title}</bdi>
            <TemplateMarks template={template} />
          </span>
        ),
      },
      {
        id: "rhythm",
        header: t("templates:field.rhythm"),
        width: "minmax(180px,1.2fr)",
        cell: ({ template }: PlatformJob) => (
          <span className="block first-letter:uppercase">{words.rhythm(template)}</span>
        ),
      },
      {
        id: "department",
        header: t("templates:field.department"),
        width: "minmax(110px,0.7fr)",
        cell: ({ template }: PlatformJob) => <Department department={template.department} />,
      },
      {
        id: "languages",
        header: t("languages.label"),
        width: "minmax(140px,1fr)",
        cell: ({ lacking }: PlatformJob) => <Lacking languages={lacking} />,
      },
      {
        id: "origin",
        header: t("templates:field.origin"),
        width: "150px",
        givesWay: true,
        cell: (job: PlatformJob) => <EntryOrigin entry={job} />,
      },
    ],
    [t, words],
  );
}

function JobCard({ job }: { job: PlatformJob }) {
  const words = useTemplateWords();
  const { template, lacking } = job;
  return (
    <div className="min-h-16 px-4 py-2">
      <p className="break-words font-medium text-base">{template.title}</p>
      <p className="text-muted-foreground text-sm first-letter:uppercase">{words.rhythm(template)}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Department department={template.department} />
        <TemplateMarks template={template} />
        <EntryOrigin entry={job} />
        {lacking.length > 0 ? <Lacking languages={lacking} /> : null}
      </div>
    </div>
  );
}
