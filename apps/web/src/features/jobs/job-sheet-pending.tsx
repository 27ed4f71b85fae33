import type { UseQueryResult } from "@tanstack/react-query";
import { ErrorState, NoRightState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { failureOf } from "../../app/failures.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { UnreadRecord, useIsUnread, useListedName } from "../../lib/unread-record.tsx";
import { JobFrame } from "./job-sheet-frame.tsx";

interface JobSheetPendingProps {
  jobId: string;
  query: Pick<UseQueryResult, "error" | "refetch" | "isFetching">;
  isPage: boolean;
  onClose: () => void;
}

/** The sheet before its job has come, and when it does not come. */
export function JobSheetPending({ jobId, query, isPage, onClose }: JobSheetPendingProps) {
  const { t } = useTranslation("job-sheet");
  const isUnread = useIsUnread(query);
  const { number, title } = useListedName({ id: jobId, list: "jobs.list" });
  return (
    <JobFrame
      isPage={isPage}
      onClose={onClose}
      number={isUnread ? number : ""}
      url={location.href}
      title={isUnread ? title : query.error ? "" : <Skeleton className="h-6 w-72" />}
    >
      {isUnread ? <UnreadRecord /> : null}
      {query.error && !isUnread ? <NotLoaded query={query} onClose={onClose} /> : null}
      {isUnread || query.error ? null : <Shape label={t("ui:loading")} />}
    </JobFrame>
  );
}

function Shape({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-3.5 w-3/4" />
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-4" />
          <Skeleton className="h-3.5 w-64" />
        </div>
      ))}
    </div>
  );
}

function NotLoaded({ query, onClose }: Omit<JobSheetPendingProps, "isPage" | "jobId">) {
  const { t } = useTranslation("job-sheet");
  const failure = failureOf(query.error);
  if (failure?.kind === "refused" && failure.code === "not_found") {
    return (
      <NoRightState title={t("notFound.title")} action={<Button onClick={onClose}>{t("notFound.back")}</Button>}>
        {t("notFound.why")}
      </NoRightState>
    );
  }
  return (
    <ErrorState
      title={t("notLoaded.title")}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
      code={failure?.kind === "refused" ? failure.code : undefined}
      requestId={failure?.kind === "refused" ? (failure.requestId ?? undefined) : undefined}
    >
      {failure?.kind === "refused" ? t(failure.messageKey, failure.params) : t("notLoaded.why")}
    </ErrorState>
  );
}
