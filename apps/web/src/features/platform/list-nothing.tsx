import { EmptyState, type EmptyStateProps, ErrorState, NoMatchState } from "@ymp/ui/patterns/states";
import { useTranslation } from "react-i18next";
import { refusalOf } from "../../app/failures.ts";

interface AskedList {
  isError: boolean;
  error: unknown;
  isRefetching: boolean;
  refetch: () => unknown;
}

export interface ListNothingProps {
  query: AskedList;
  isFiltered: boolean;
  onClear: () => void;
  empty: EmptyStateProps;
}

/** Why a list is empty: it could not be read, the filters find nothing, or nothing was ever entered. */
export function ListNothing({ query, isFiltered, onClear, empty }: ListNothingProps) {
  const { t } = useTranslation("platform-screens");
  if (query.isError) return <ListFailure query={query} />;
  if (isFiltered) {
    return (
      <NoMatchState title={t("list.noMatch")} onClearAll={onClear}>
        {t("list.noMatchWhy")}
      </NoMatchState>
    );
  }
  return <EmptyState {...empty} />;
}

/** A list or a figure that could not be read, with the way to ask again. */
export function ListFailure({ query }: { query: AskedList }) {
  const { t } = useTranslation();
  const refusal = refusalOf(query.error);
  return (
    <ErrorState
      title={t("common:failure.notLoaded")}
      onRetry={() => void query.refetch()}
      retrying={query.isRefetching}
      code={refusal?.code ?? "unreachable"}
      requestId={refusal?.requestId ?? undefined}
    >
      {refusal ? t(refusal.messageKey, refusal.params) : t("common:failure.notLoadedWhy")}
    </ErrorState>
  );
}
