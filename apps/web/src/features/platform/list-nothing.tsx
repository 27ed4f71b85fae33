import { EmptyState, type EmptyStateProps, NoMatchState } from "@ymp/ui/patterns/states";
import { useTranslation } from "react-i18next";
import { type AskedQuery, NotLoaded } from "../../lib/not-loaded.tsx";

export interface ListNothingProps {
  query: AskedQuery & { isError: boolean };
  isFiltered: boolean;
  onClear: () => void;
  empty: EmptyStateProps;
}

/** Why a list is empty: it could not be read, the filters find nothing, or nothing was ever entered. */
export function ListNothing({ query, isFiltered, onClear, empty }: ListNothingProps) {
  const { t } = useTranslation("platform-screens");
  if (query.isError) return <NotLoaded query={query} />;
  if (isFiltered) {
    return (
      <NoMatchState title={t("list.noMatch")} onClearAll={onClear}>
        {t("list.noMatchWhy")}
      </NoMatchState>
    );
  }
  return <EmptyState {...empty} />;
}
