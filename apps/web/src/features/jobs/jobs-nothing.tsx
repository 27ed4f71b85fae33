import { Link } from "@tanstack/react-router";
import { EmptyState, ErrorState, NoMatchState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { ClipboardCopy, ClipboardList, Plus, Upload } from "lucide-react";
import { Suspense } from "react";
import { failureOf } from "../../app/failures.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import type { ListFilter } from "../../lib/lists/list-filters.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { WhyUnread } from "../../lib/why-unread.tsx";
import { type JobFilterFacts, jobFilters, useJobFilterFacts, usualFilters } from "./job-filters.tsx";
import { type JobPages, useJobCounts } from "./jobs.queries.ts";
import { activeFilters, type FilterSearch, filtersOf, type JobsSearch, type ListSearch } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useMayPlan } from "./may-plan.ts";

/** Why there is no row: an error, filters that hide everything, nothing shared, or a vessel without jobs. */
export function JobsNothing({ query }: { query: JobPages["query"] }) {
  const { search } = useJobsAddress();
  if (query.isError || query.isPending)
    return <JobsError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  return (
    <Suspense>
      <NothingInWords search={search} />
    </Suspense>
  );
}

function NothingInWords({ search }: { search: JobsSearch }) {
  useWordsOf(["panels"]);
  return activeFilters(search).length > 0 ? <NoMatch search={search} /> : <NoJobs />;
}

interface JobsErrorProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

export function JobsError(props: JobsErrorProps) {
  return (
    <Suspense>
      <ErrorInWords {...props} />
    </Suspense>
  );
}

function ErrorInWords({ error, onRetry, retrying }: JobsErrorProps) {
  useWordsOf(["panels"]);
  const { t } = useTranslation("device");
  const failure = failureOf(error);
  const refused = failure?.kind === "refused" ? failure : null;
  // Nothing has failed yet where nobody was asked.
  const isUnanswered = !error || failure?.kind === "unreachable";
  return (
    <ErrorState
      title={t("unread.jobs")}
      onRetry={onRetry}
      retrying={retrying}
      code={refused?.code}
      requestId={refused?.requestId ?? undefined}
    >
      {refused ? t(refused.messageKey, refused.params) : null}
      {isUnanswered ? <WhyUnread /> : null}
      {failure || isUnanswered ? null : t("unread.why")}
    </ErrorState>
  );
}

function NoJobs() {
  const { t } = useTranslation();
  const { go } = useJobsAddress();
  const mayPlan = useMayPlan();
  if (!mayPlan)
    return (
      <EmptyState icon={<ClipboardList />} title={t("no-jobs:empty.sharedTitle")}>
        {t("no-jobs:empty.shared")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={t("no-jobs:empty.title")}
      actions={
        <>
          <Button variant="primary" onClick={() => go({ new: "job" })}>
            <Plus />
            {t("jobs:action.new")}
          </Button>
          <Button asChild>
            <Link to="/app/import/$kind" params={{ kind: "jobs" }}>
              <Upload />
              {t("jobs:action.import")}
            </Link>
          </Button>
          <Button asChild>
            <Link to="/app/adminjobs" search={{ tab: "library" }}>
              <ClipboardCopy />
              {t("jobs:doors.templates")}
            </Link>
          </Button>
        </>
      }
    >
      {t("no-jobs:empty.text")}
    </EmptyState>
  );
}

interface Without {
  filter: ListFilter<FilterSearch, JobFilterFacts>;
  /** The address changed so that the filter is gone. */
  cleared: FilterSearch;
  search: ListSearch;
}

/** The search as it would be without each of the filters in force. */
function searchesWithout(search: JobsSearch): Without[] {
  const active: readonly string[] = activeFilters(search);
  return jobFilters
    .filter(({ clears }) => clears.some((key) => active.includes(key)))
    .map((filter) => {
      const cleared: FilterSearch = Object.fromEntries(filter.clears.map((key) => [key, undefined]));
      return { filter, cleared, search: { ...filtersOf(search), ...cleared } };
    });
}

function NoMatch({ search }: { search: JobsSearch }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { go, filterBy } = useJobsAddress();
  const facts = useJobFilterFacts(search);
  const without = searchesWithout(search);
  const counts = useJobCounts(without.map((one) => one.search));
  const found = without
    .map((one, index) => ({ ...one, count: counts[index] ?? 0 }))
    .toSorted((a, b) => b.count - a.count)[0];
  const best = found && found.count > 0 && without.length > 1 ? found : null;
  const nameOf = ({ id, label, inWords }: Without["filter"]) => {
    const usual = id === "state" ? usualFilters.state : undefined;
    const value = inWords({ search, facts, t, change: go }, usual) ?? "";
    return t("no-jobs:noMatch.filter", { field: t(label), value });
  };
  return (
    <NoMatchState
      title={t("no-jobs:noMatch.title", { count: without.length })}
      onClearAll={() => filterBy({})}
      action={
        best
          ? {
              label: t("no-jobs:noMatch.remove", { filter: t(best.filter.label) }),
              onPress: () => go(best.cleared),
            }
          : undefined
      }
    >
      {best
        ? t("no-jobs:noMatch.without", {
            filter: nameOf(best.filter),
            count: best.count,
            total: formats.count(best.count),
          })
        : t("no-jobs:noMatch.only", { filter: without[0] ? nameOf(without[0].filter) : "" })}
    </NoMatchState>
  );
}
