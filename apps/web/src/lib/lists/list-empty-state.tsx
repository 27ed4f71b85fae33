import { EmptyState, type EmptyStateProps, NoMatchState } from "@ymp/ui/patterns/states";
import { NotLoaded } from "../not-loaded.tsx";
import { useTranslation } from "../translation.tsx";
import type { ListQuery } from "./list-pages.ts";

export interface ListEmptyStateProps {
  query: ListQuery;
  isFiltered: boolean;
  /** Takes search and filters away. */
  onClear: () => void;
  /** What is said when the filters hide everything; a general sentence unless the list has a better one. */
  noMatch?: { title: string; text: string };
  /** What is said while nothing was ever entered. */
  empty: EmptyStateProps;
}

/** Why a list is empty: it could not be read, the filters find nothing, or nothing was ever entered. */
export function ListEmptyState({ query, isFiltered, onClear, noMatch, empty }: ListEmptyStateProps) {
  const { t } = useTranslation("lists");
  if (query.isError || query.isPending) return <NotLoaded query={query} />;
  if (isFiltered)
    return (
      <NoMatchState title={noMatch?.title ?? t("noMatch.title")} onClearAll={onClear}>
        {noMatch?.text ?? t("noMatch.text")}
      </NoMatchState>
    );
  return <EmptyState {...empty} />;
}
